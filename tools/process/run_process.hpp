#pragma once

namespace cli {

struct Program;

/// Runs a program as a process. \return its exit status
int run_process(int argc, const char* const* argv, Program (*program)());

}  // namespace cli
