#include "process/run_process.hpp"
#include "tools.hpp"

int main(int argc, char** argv) { return cli::run_process(argc, argv, rate::program); }
