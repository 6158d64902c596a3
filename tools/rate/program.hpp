#pragma once

#include "cli/cli.hpp"

namespace rate {

/// trf-rate
[[nodiscard]] cli::Program program();

}  // namespace rate
