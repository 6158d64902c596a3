#include "process/process.hpp"
#include "rate/program.hpp"

int main(int argc, char** argv) { return cli::run_process(argc, argv, rate::program()); }
