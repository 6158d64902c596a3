#include <algorithm>
#include <string>

#include "cli/language.hpp"
#include "cli/table.hpp"

namespace cli {

std::string spoken(trf::Decimal number) {
  auto text = to_string(number);
  std::ranges::replace(text, '.', spoken_language().decimal_point);
  return text;
}

}  // namespace cli
