#include <algorithm>
#include <string>

#include "cli/language.hpp"
#include "cli/table.hpp"

namespace cli {

std::string to_string(Decimal number) {
  const bool negative = number.value < 0;
  // The smallest int64 has no positive counterpart in int64.
  const auto magnitude = negative ? ~static_cast<std::uint64_t>(number.value) + 1
                                  : static_cast<std::uint64_t>(number.value);
  auto digits = std::to_string(magnitude);
  const auto decimals = static_cast<std::size_t>(std::max(number.decimals, 0));
  if (decimals > 0) {
    if (digits.size() <= decimals) digits.insert(0, decimals + 1 - digits.size(), '0');
    digits.insert(digits.size() - decimals, ".");
  }
  if (negative) digits.insert(0, "-");
  return digits;
}

std::string spoken(Decimal number) {
  auto text = to_string(number);
  std::ranges::replace(text, '.', spoken_language().decimal_point);
  return text;
}

}  // namespace cli
