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

/// Says a sentence in some language: the manual page is in English, --help in the user's.
using Say = std::string (*)(const trf::Message& message);
/// "--round=N", "--explain[=ID]".
[[nodiscard]] std::string long_form(const Option& option);
/// The help of an option with its values and default.
[[nodiscard]] std::string explained(const Option& option, Say say);
/// Examples as lines of a shell, followed by their remarks.
[[nodiscard]] std::string said_examples(const Tool& tool, Say say);

/// Text in roff: hyphens and apostrophes stay such on every device, and no line is a request.
[[nodiscard]] std::string roff(std::string_view text);

}  // namespace cli
