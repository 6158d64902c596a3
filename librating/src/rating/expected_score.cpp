#include "trf/rating/expected_score.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <cstdlib>

namespace trf::rating {
namespace {

// Smallest rating difference for 50, 51, ... 100 hundredths.
constexpr std::array<std::int16_t, 51> first_difference{
    0,   4,   11,  18,  26,  33,  40,  47,  54,  62,  69,  77,  84,  92,  99,  107, 114,
    122, 130, 138, 146, 154, 163, 171, 180, 189, 198, 207, 216, 226, 236, 246, 257, 268,
    279, 291, 303, 316, 329, 345, 358, 375, 392, 412, 433, 457, 485, 518, 560, 620, 736};

// The same by difference, 0 to 736: a game finds its row without a search.
constexpr auto by_difference = [] {
  std::array<std::uint8_t, 737> table{};
  std::size_t row = 0;
  for (std::size_t d = 0; d < table.size(); ++d) {
    while (row + 1 < first_difference.size() &&
           static_cast<std::size_t>(first_difference[row + 1]) <= d)
      ++row;
    table[d] = static_cast<std::uint8_t>(50 + row);
  }
  return table;
}();

// dp of 50, 51, ... 99 hundredths; dp of 100 - p is -dp of p.
constexpr std::array<std::int16_t, 50> difference_of{
    0,   7,   14,  21,  29,  36,  43,  50,  57,  65,  72,  80,  87,  95,  102, 110, 117,
    125, 133, 141, 149, 158, 166, 175, 184, 193, 202, 211, 220, 230, 240, 251, 262, 273,
    284, 296, 309, 322, 336, 351, 366, 383, 401, 422, 444, 470, 501, 538, 589, 677};

}  // namespace

int expected_score(int difference) noexcept {
  const auto distance = std::min<std::size_t>(static_cast<std::size_t>(std::abs(difference)),
                                              by_difference.size() - 1);
  const int high = by_difference[distance];
  return difference < 0 ? 100 - high : high;
}

std::optional<int> defined_rating_difference(int percentage) noexcept {
  assert(percentage >= 0 && percentage <= 100);
  if (percentage == 0 || percentage == 100) return {};
  const auto of = [](int p) { return int{difference_of[static_cast<std::size_t>(p - 50)]}; };
  return percentage >= 50 ? of(percentage) : -of(100 - percentage);
}

int rating_difference(int percentage) noexcept {
  const auto defined = defined_rating_difference(percentage);
  return defined ? *defined : percentage == 100 ? 800 : -800;
}

}  // namespace trf::rating
