#pragma once

#include "cli/cli.hpp"

namespace validate {

/// Checks the reports of a command by its options. \returns the exit status
int check_reports(const cli::Arguments& arguments);

}  // namespace validate
