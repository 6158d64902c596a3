#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "trf/json_text.hpp"
#include "trf/utf8.hpp"

namespace cli {

using trf::CodePoint;
using trf::first_code_point;

/// Width of a text on a terminal in cells: wide East Asian characters have two, combining marks
/// none.
[[nodiscard]] std::size_t display_width(std::string_view text) noexcept;

/// Words in lines that begin at `indent` and end before `line_width`; the caller has written what
/// is left of the first word.
[[nodiscard]] std::string wrapped(std::string_view words, std::size_t indent,
                                  std::size_t line_width);

using trf::append_json_quoted;
using trf::json_quoted;

}  // namespace cli
