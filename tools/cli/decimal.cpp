#include <algorithm>
#include <string>

#include "cli/language.hpp"
#include "cli/table.hpp"

namespace cli {

std::string to_string(Decimal number) {
  return trf::to_string(trf::Decimal{number.value, static_cast<std::uint8_t>(number.decimals)});
}

std::string spoken(Decimal number) {
  auto text = to_string(number);
  std::ranges::replace(text, '.', spoken_language().decimal_point);
  return text;
}

}  // namespace cli
