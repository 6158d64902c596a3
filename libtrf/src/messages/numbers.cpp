#include "messages/numbers.hpp"

#include <array>
#include <charconv>

namespace trf {
namespace detail {

void append_number(std::string& out, std::int64_t number) {
  std::array<char, 24> digits{};
  out.append(digits.data(),
             std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr);
}

void append_points(std::string& out, Score score) {
  if (score.tenths() % 10 != 0)
    out += to_string(Decimal{score});
  else
    append_number(out, score.tenths() / 10);
}

}  // namespace detail

std::string to_string(Decimal decimal) {
  // The smallest int64 has no positive counterpart in int64.
  const auto magnitude = decimal.units < 0
                             ? std::uint64_t{0} - static_cast<std::uint64_t>(decimal.units)
                             : static_cast<std::uint64_t>(decimal.units);
  auto digits = std::to_string(magnitude);
  if (digits.size() <= decimal.decimals)
    digits.insert(0, decimal.decimals + 1 - digits.size(), '0');
  if (decimal.decimals > 0) digits.insert(digits.size() - decimal.decimals, 1, '.');
  return decimal.units < 0 ? "-" + digits : digits;
}

}  // namespace trf
