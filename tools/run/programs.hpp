#pragma once

#include <optional>
#include <string_view>

#include "cli/cli.hpp"

namespace run {

/// The tool of a name ("trf-pair"); empty if there is none.
[[nodiscard]] std::optional<cli::Program> program_of(std::string_view name);

}  // namespace run
