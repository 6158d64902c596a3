#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#pragma GCC visibility push(default)
namespace trf {

/// Byte offset of the first byte that is no part of well-formed UTF-8 (overlong forms, surrogates
/// and code points above U+10FFFF are none); npos when there is none.
[[nodiscard]] std::size_t find_invalid_utf8(std::string_view text) noexcept;

/// Code points of valid UTF-8.
[[nodiscard]] std::size_t count_code_points(std::string_view utf8) noexcept;

/// Bytes of the first `count` code points of valid UTF-8; all bytes when there are fewer.
[[nodiscard]] std::size_t bytes_of(std::string_view utf8, std::size_t count) noexcept;

/// Latin-1 bytes as UTF-8.
[[nodiscard]] std::string utf8_of_latin1(std::string_view bytes);
/// UTF-8 as Latin-1; empty when a character has no place there.
[[nodiscard]] std::optional<std::string> latin1_of_utf8(std::string_view utf8);

/// Without blanks (0x20) at both ends.
[[nodiscard]] std::string_view trimmed(std::string_view text) noexcept;

/// ASCII letters in lower case, all else as it is.
[[nodiscard]] constexpr char lower(char c) noexcept {
  return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}
[[nodiscard]] std::string lower(std::string_view text);
/// ASCII letters in capitals, all else as it is.
[[nodiscard]] constexpr char upper(char c) noexcept {
  return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
}
[[nodiscard]] std::string upper(std::string_view text);
/// ASCII letters alone, in lower case: "Round-Robin" and "round robin" are one word.
[[nodiscard]] std::string lower_letters(std::string_view text);

/// A whole number of digits alone, blanks around it ignored; empty for anything else or above
/// 999,999,999.
[[nodiscard]] std::optional<int> parse_number(std::string_view field) noexcept;

}  // namespace trf
#pragma GCC visibility pop
