#include "messages/numbers.hpp"

#include <array>
#include <charconv>

namespace trf::detail {

void append_number(std::string& out, std::int64_t number) {
  std::array<char, 24> digits{};
  out.append(digits.data(),
             std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr);
}

void append_points(std::string& out, Score score) {
  if (score.tenths() % 10 != 0)
    append_decimal(out, score);
  else
    append_number(out, score.tenths() / 10);
}

void append_decimal(std::string& out, Decimal decimal) {
  std::array<char, 24> buffer{};
  const auto magnitude = decimal.units < 0
                             ? std::uint64_t{0} - static_cast<std::uint64_t>(decimal.units)
                             : static_cast<std::uint64_t>(decimal.units);
  auto* const end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), magnitude).ptr;
  std::string digits{buffer.data(), end};
  if (digits.size() <= decimal.decimals)
    digits.insert(0, decimal.decimals + 1 - digits.size(), '0');
  if (decimal.decimals > 0) digits.insert(digits.size() - decimal.decimals, 1, '.');
  if (decimal.units < 0) out += '-';
  out += digits;
}

}  // namespace trf::detail
