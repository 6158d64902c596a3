#pragma once

#include <compare>
#include <vector>

#include "burstein/regulation.hpp"
#include "swiss/field.hpp"

namespace trf::pair::burstein {

using swiss::Preference;
using swiss::Rank;

/// 1.7: the opposition a player has met, by points over the board and without virtual points.
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
  /// 1.8: by index, then TPN; scores do not count.
  [[nodiscard]] bool ranks_before(Rank a, Rank b) const noexcept {
    return index(a) != index(b) ? index(a) > index(b) : (*this)[a].tpn < (*this)[b].tpn;
  }

 private:
  const Regulation* regulation_;
  std::vector<Index> index_;
};

/// Which paragraph of 5.2 gave the colours of a pair.
enum class ColourRule : std::uint8_t {
  initial_colour,  ///< 5.2.1
  both_granted,    ///< 5.2.2
  stronger,        ///< 5.2.3
  alternation,     ///< 5.2.4
  higher_ranked,   ///< 5.2.5
};

struct ColourDecision {
  Rank higher = -1;               ///< Who ranks higher by 1.8
  Colour colour = Colour::white;  ///< His colour
  ColourRule rule = ColourRule::both_granted;
};

/// 5.2 for a pair.
[[nodiscard]] ColourDecision allot_colours(const Field& field, Rank a, Rank b) noexcept;

}  // namespace trf::pair::burstein
