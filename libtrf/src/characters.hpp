#pragma once

/// Classes of ASCII characters, which no locale changes.
namespace trf::detail {

[[nodiscard]] constexpr bool is_digit(char c) noexcept { return c >= '0' && c <= '9'; }
[[nodiscard]] constexpr bool is_capital(char c) noexcept { return c >= 'A' && c <= 'Z'; }

}  // namespace trf::detail
