#include "process/process.hpp"
#include "tiebreak/program.hpp"

int main(int argc, char** argv) { return cli::run_process(argc, argv, tiebreak_tool::program()); }
