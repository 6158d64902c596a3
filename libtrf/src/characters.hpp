#pragma once

#include <algorithm>
#include <cstddef>
#include <string_view>

/// Classes of ASCII characters, which no locale changes.
namespace trf::detail {

[[nodiscard]] constexpr bool is_digit(char c) noexcept { return c >= '0' && c <= '9'; }
[[nodiscard]] constexpr bool is_capital(char c) noexcept { return c >= 'A' && c <= 'Z'; }

/// What is between the numbers of records XXP and XXZ.
inline constexpr std::string_view gaps_of_numbers = " \t,/;";

/// So many digits side by side.
[[nodiscard]] inline bool has_digits(std::string_view text, std::ptrdiff_t count) noexcept {
  return std::search_n(text.begin(), text.end(), count, true,
                       [](char c, bool wanted) { return is_digit(c) == wanted; }) != text.end();
}

}  // namespace trf::detail
