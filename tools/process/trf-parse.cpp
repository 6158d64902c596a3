#include "parse/program.hpp"
#include "process/process.hpp"

int main(int argc, char** argv) { return cli::run_process(argc, argv, parse::program()); }
