#include "process/foreign.hpp"
#include "process/run_process.hpp"
#include "tools.hpp"

int main(int argc, char** argv) {
  if (const auto status = trf_pair::run_as_another_program(argc, argv)) return *status;
  return cli::run_process(argc, argv, trf_pair::program);
}
