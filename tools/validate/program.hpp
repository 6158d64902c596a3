#pragma once

#include "cli/cli.hpp"

namespace validate {

/// trf-validate
[[nodiscard]] cli::Program program();

}  // namespace validate
