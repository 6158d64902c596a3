// The run of the tests of tools/cli: in this process.

#include "cli/session.hpp"
#include "process/process.hpp"

namespace {

cli::Process process;
cli::Session run{process};
const cli::Within always{run};

}  // namespace
