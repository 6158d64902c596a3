#include "process/process.hpp"
#include "validate/program.hpp"

int main(int argc, char** argv) { return cli::run_process(argc, argv, validate::program()); }
