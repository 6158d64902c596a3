#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#pragma GCC visibility push(default)
/// UTF-8, read and written in one place.
namespace trf {

/// A code point and the bytes that it occupies; a byte that is not UTF-8 is returned as it is,
/// marked invalid.
struct CodePoint {
  char32_t value = 0;
  std::uint8_t length = 1;
  bool is_valid = true;
};
/// The first code point of `text`, by Unicode's table 3-7: overlong forms, surrogates and code
/// points above U+10FFFF are not valid. \pre text is not empty
///
///
///     for (; !text.empty(); text.remove_prefix(trf::first_code_point(text).length)) ++count;
[[nodiscard]] CodePoint first_code_point(std::string_view text) noexcept;

/// \pre point <= 0x10FFFF, and not a surrogate
void append_utf8(std::string& out, char32_t point);

}  // namespace trf
#pragma GCC visibility pop
