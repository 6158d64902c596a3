#pragma once

#include "cli/cli.hpp"

namespace trf_pair {

/// trf-pair
[[nodiscard]] cli::Program program();

}  // namespace trf_pair
