#pragma once

#include <charconv>
#include <optional>
#include <string_view>
#include <system_error>

namespace trf {

/// A text that is a whole number from its first to its last byte, in digits of the base, with '-'
/// before them if the type has a sign. Empty for other texts (spaces, '+', none) and if the type
/// does not hold the number.
template <class Number>
[[nodiscard]] std::optional<Number> whole_number(std::string_view text, int base = 10) {
  Number number = 0;
  const auto* const last = text.data() + text.size();
  const auto [end, error] = std::from_chars(text.data(), last, number, base);
  if (error != std::errc{} || end != last) return std::nullopt;
  return number;
}

/// The same from `least` to `most`; empty for other numbers.
[[nodiscard]] inline std::optional<int> whole_number_within(std::string_view text, int least,
                                                            int most) {
  const auto number = whole_number<int>(text);
  return number && *number >= least && *number <= most ? number : std::nullopt;
}

}  // namespace trf
