#pragma once

#include "cli/cli.hpp"

namespace parse {

/// trf-parse
[[nodiscard]] cli::Program program();

}  // namespace parse
