#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#pragma GCC visibility push(default)
namespace trf {

/// Byte offset of the first byte that is not part of well-formed UTF-8 (overlong forms, surrogates
/// and code points above U+10FFFF are not); npos if all is well-formed.
[[nodiscard]] std::size_t find_invalid_utf8(std::string_view text) noexcept;

/// Code points of valid UTF-8.
[[nodiscard]] std::size_t count_code_points(std::string_view utf8) noexcept;

/// Bytes of the first `count` code points of valid UTF-8; all bytes if there are fewer.
[[nodiscard]] std::size_t bytes_of(std::string_view utf8, std::size_t count) noexcept;

/// Windows-1252 as UTF-8. It is Latin-1 but for the bytes 80 to 9F; five of them have no character
/// and stay as in Latin-1.
[[nodiscard]] std::string utf8_of_windows1252(std::string_view bytes);
/// UTF-8 as Windows-1252; empty if it does not have one of the characters.
[[nodiscard]] std::optional<std::string> windows1252_of_utf8(std::string_view utf8);

/// Without spaces (0x20) at both ends.
[[nodiscard]] std::string_view trimmed(std::string_view text) noexcept;
/// Without spaces, TABs and carriage returns at both ends. Inline: it is called for every cell of a
/// rating list.
[[nodiscard]] constexpr std::string_view trimmed_blanks(std::string_view text) noexcept {
  constexpr auto is_blank = [](char c) { return c == ' ' || c == '\t' || c == '\r'; };
  const char* first = text.data();
  const char* last = first + text.size();
  while (last != first && last[-1] == ' ') --last;
  while (last != first && is_blank(last[-1])) --last;
  while (first != last && is_blank(*first)) ++first;
  return {first, static_cast<std::size_t>(last - first)};
}

/// ASCII letters in lower case; other characters do not change.
[[nodiscard]] constexpr char lower(char c) noexcept {
  return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}
[[nodiscard]] std::string lower(std::string_view text);
/// ASCII letters in upper case; other characters do not change.
[[nodiscard]] constexpr char upper(char c) noexcept {
  return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
}
[[nodiscard]] std::string upper(std::string_view text);
/// Only the ASCII letters, in lower case: "Round-Robin" and "round robin" are equal.
[[nodiscard]] std::string lower_letters(std::string_view text);

/// A whole number that has digits only, spaces around it ignored; empty for other texts and above
/// 999,999,999.
[[nodiscard]] std::optional<int> parse_number(std::string_view field) noexcept;

}  // namespace trf
#pragma GCC visibility pop
