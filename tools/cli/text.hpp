#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace cli {

/// A code point and the bytes it takes; a byte that is no UTF-8 stands for itself, marked invalid.
struct CodePoint {
  char32_t value = 0;
  std::uint8_t length = 1;
  bool is_valid = true;
};
/// The first code point of `text`. \pre text is not empty
[[nodiscard]] CodePoint first_code_point(std::string_view text) noexcept;

/// Cells that a terminal gives to a text: wide East Asian characters take two, combining marks
/// none.
[[nodiscard]] std::size_t display_width(std::string_view text) noexcept;

/// A JSON string with its quotes; bytes that are no UTF-8 are taken as Latin-1.
[[nodiscard]] std::string json_quoted(std::string_view text);
void append_json_quoted(std::string& out, std::string_view text);

}  // namespace cli
