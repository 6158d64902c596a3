#pragma once

#include "cli/cli.hpp"

namespace validate {

/// Checks the reports of a command by its options. \returns the exit status
int check_reports(const cli::Arguments& arguments);

/// --fix: each report with its repairs, which are listed on standard error, or the diff of them.
/// \returns the exit status: that of the reports as they are then
int fix_reports(const cli::Arguments& arguments);

}  // namespace validate
