#pragma once

#include <string>
#include <string_view>

#include "cli/help.hpp"

namespace manual {

using cli::roff;
/// The manual page trf(5), the records and fields of trf::layout, in roff.
[[nodiscard]] std::string trf_5();
/// Its section about the JSON form of a tournament, of what describe() names.
[[nodiscard]] std::string json_form();
/// The manual page of a tool, section 1, in roff.
[[nodiscard]] std::string man_page(const cli::Tool& tool);
/// Its sections that no other tool has.
[[nodiscard]] std::string details(std::string_view tool);
/// Completion script for `shell` (bash, zsh or fish).
[[nodiscard]] std::string completion_script(const cli::Tool& tool, std::string_view shell);

}  // namespace manual
