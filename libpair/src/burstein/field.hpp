#pragma once

#include <compare>
#include <vector>

#include "burstein/regulation.hpp"
#include "swiss/field.hpp"

namespace trf::pair::burstein {

using swiss::Preference;
using swiss::Rank;

/// 1.7: the strength of a player's opponents, by points over the board and without virtual points.
struct Index {
  std::int32_t buchholz = 0;          ///< Tenths
  std::int64_t sonneborn_berger = 0;  ///< Hundredths: points times scores
  friend auto operator<=>(const Index&, const Index&) = default;
};

/// The players of a round after the seeding rounds.
class Field : public swiss::Field {
 public:
  Field(const State& state, const Regulation& regulation);

  [[nodiscard]] const Regulation& regulation() const noexcept { return *regulation_; }
  [[nodiscard]] const Index& index(Rank rank) const noexcept {
    return index_[static_cast<std::size_t>(rank)];
  }
  [[nodiscard]] const std::vector<Index>& indices() const noexcept { return index_; }
  /// 1.8: by index, then TPN; scores do not count.
  [[nodiscard]] bool ranks_before(Rank a, Rank b) const noexcept {
    return index(a) != index(b) ? index(a) > index(b) : (*this)[a].tpn < (*this)[b].tpn;
  }

 private:
  const Regulation* regulation_;
  std::vector<Index> index_;
};

/// 5.2 for a pair.
[[nodiscard]] swiss::ColourDecision allot_colours(const Field& field, Rank a, Rank b) noexcept;

}  // namespace trf::pair::burstein
