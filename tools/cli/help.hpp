#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "cli/cli.hpp"

namespace cli {

/// The extent of --help.
enum class HelpExtent : std::uint8_t {
  own,  ///< Usage, examples, the tool's own options; the common options by name only
  all,  ///< Every option with its help
};
[[nodiscard]] std::string help_text(const Tool& tool, HelpExtent extent);
/// Version, supported dialects of TRF and editions of rules.
[[nodiscard]] std::string version_text(const Tool& tool);
/// The manual page, section 1, in roff.
[[nodiscard]] std::string man_page(const Tool& tool);
/// Completion script for `shell` (bash, zsh or fish).
[[nodiscard]] std::string completion_script(const Tool& tool, std::string_view shell);

}  // namespace cli
