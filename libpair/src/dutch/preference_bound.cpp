#include "dutch/preference_bound.hpp"

#include <algorithm>

namespace trf::pair::dutch {
namespace {

Colour colour_of(std::size_t type) noexcept {
  if (type == no_preference || type == float_place) return Colour::none;
  return type <= 3 ? Colour::white : Colour::black;
}

bool is_mild(std::size_t type) noexcept { return type == 1 || type == 4; }

}  // namespace

PreferenceType type_of(const Member& member) noexcept {
  if (member.preference.colour == Colour::none) return no_preference;
  const auto strength = static_cast<PreferenceType>(member.preference.strength);
  return static_cast<PreferenceType>(strength +
                                     (member.preference.colour == Colour::black ? 3 : 0));
}

PreferenceBound preference_bound(const TypeCounts& counts) noexcept {
  const int whites = counts[1] + counts[2] + counts[3];
  const int blacks = counts[4] + counts[5] + counts[6];
  PreferenceBound bound;
  // All others are paired with the majority; its rest is paired with itself, and one of two is
  // refused.
  const int excess = std::abs(whites - blacks) - counts[0];
  if (excess <= 0) return bound;
  bound.refused = excess / 2;
  bound.majority = whites > blacks ? Colour::white : Colour::black;
  const int mild = bound.majority == Colour::white ? counts[1] : counts[4];
  bound.strong_refused = std::max(0, bound.refused - mild);
  return bound;
}

std::array<std::array<bool, 8>, 8> PreferenceBound::table() const noexcept {
  std::array<std::array<bool, 8>, 8> allowed{};
  for (std::size_t a = 0; a < 7; ++a) {
    for (std::size_t b = 0; b < 7; ++b) {
      const bool clash = colour_of(a) != Colour::none && colour_of(a) == colour_of(b);
      if (refused == 0) {
        allowed[a][b] = !clash;
        continue;
      }
      // Each pair must have one of the majority, or more would be refused.
      const bool a_is = colour_of(a) == majority, b_is = colour_of(b) == majority;
      bool fits = (a_is || b_is) && !(is_absolute(static_cast<PreferenceType>(a)) && a == b);
      const bool mild_a = a_is && is_mild(a), mild_b = b_is && is_mild(b);
      if (strong_refused == 0) {
        // One of two with the same colour is mild.
        if (clash && !mild_a && !mild_b) fits = false;
      } else if (mild_a || mild_b) {
        // Every mild one of the majority is paired with a player who is not mild.
        if (!clash || (mild_a && mild_b)) fits = false;
      }
      allowed[a][b] = fits;
    }
    allowed[a][float_place] = allowed[float_place][a] = true;
  }
  return allowed;
}

}  // namespace trf::pair::dutch
