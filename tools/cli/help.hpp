#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "cli/cli.hpp"

namespace cli {

/// How much --help tells.
enum class HelpExtent : std::uint8_t {
  own,  ///< Usage, examples, the tool's own options; those of all tools by name only
  all,  ///< Every option explained
};
[[nodiscard]] std::string help_text(const Tool& tool, HelpExtent extent);
/// Version, the TRF dialects read and the rule editions known.
[[nodiscard]] std::string version_text(const Tool& tool);
/// The manual page, section 1, in roff.
[[nodiscard]] std::string man_page(const Tool& tool);
/// Completion script for `shell` (bash, zsh or fish).
[[nodiscard]] std::string completion_script(const Tool& tool, std::string_view shell);

}  // namespace cli
