#include "validate/names.hpp"

#include "trf/name.hpp"

#include <algorithm>
#include <charconv>

namespace validate {
std::string normalised_name(std::string_view name) { return trf::folded_name(name); }

int year_of(std::string_view birth) noexcept {
  // The year stands first or last: 1990, 1990-05-17, 17.05.1990.
  int year = 0;
  for (std::size_t i = 0; i + 4 <= birth.size(); ++i) {
    const auto part = birth.substr(i, 4);
    if (!std::ranges::all_of(part, [](char c) { return c >= '0' && c <= '9'; })) continue;
    std::from_chars(part.data(), part.data() + 4, year);
    return year;
  }
  return 0;
}

}  // namespace validate
