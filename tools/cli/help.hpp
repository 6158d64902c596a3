#pragma once

#include <string>
#include <string_view>

#include "cli/cli.hpp"

namespace cli {

/// One screen: usage, examples, options.
[[nodiscard]] std::string help_text(const Tool& tool);
/// Version, the TRF dialects read and the rule editions known.
[[nodiscard]] std::string version_text(const Tool& tool);
/// The manual page, section 1, in roff.
[[nodiscard]] std::string man_page(const Tool& tool);
/// Completion script for `shell` (bash, zsh or fish).
[[nodiscard]] std::string completion_script(const Tool& tool, std::string_view shell);

}  // namespace cli
