#pragma once

#include "cli/cli.hpp"

namespace tiebreak_tool {

/// trf-tiebreak
[[nodiscard]] cli::Program program();

}  // namespace tiebreak_tool
