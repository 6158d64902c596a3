#pragma once

#include <vector>

#include "dubov/regulation.hpp"
#include "swiss/field.hpp"

namespace trf::pair::dubov {

using swiss::Preference;
using swiss::Rank;

/// The data of a player for the Dubov System, beside swiss::Member.
struct Opposition {
  std::int32_t aro = 0;       ///< 1.7 Average rating of the opponents met, ½ upwards; 0: no games
  std::int16_t upfloats = 0;  ///< Games against a player with more points before the round
  bool upfloated_last = false;     ///< In the previous round
  bool maximum_upfloater = false;  ///< 1.8
  friend bool operator==(const Opposition&, const Opposition&) = default;
};

/// Did the player have an opponent with a higher score in that round (D-01)? \p round: from 0
[[nodiscard]] bool is_upfloat(const State& state, const Contender& player, std::size_t round,
                              const OtherReadings& other = {}) noexcept;

/// The players of a round; each has a preference (1.6.4).
class Field : public swiss::Field {
 public:
  Field(const State& state, const Regulation& regulation);

  [[nodiscard]] const Regulation& regulation() const noexcept { return *regulation_; }
  [[nodiscard]] const Opposition& opposition(Rank rank) const noexcept {
    return opposition_[static_cast<std::size_t>(rank)];
  }
  [[nodiscard]] const std::vector<Opposition>& oppositions() const noexcept { return opposition_; }
  [[nodiscard]] bool same_preference(Rank a, Rank b) const noexcept {
    return (*this)[a].preference.colour == (*this)[b].preference.colour;
  }

 private:
  const Regulation* regulation_;
  std::vector<Opposition> opposition_;
};

/// 5.2 for a pair; \pre a < b: a is the higher ranked.
[[nodiscard]] swiss::ColourDecision allot_colours(const Field& field, Rank a, Rank b) noexcept;

}  // namespace trf::pair::dubov
