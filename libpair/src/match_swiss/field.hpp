#pragma once

#include <cstdint>
#include <vector>

#include "match_swiss/regulation.hpp"
#include "ranked_field.hpp"
#include "swiss/preference.hpp"
#include "trf/pair/state.hpp"

namespace trf::pair::match_swiss {

using pair::Rank;  // 1.2
inline constexpr Rank no_rank = -1;
using swiss::Preference;

/// A participant, with the data for the rules.
struct Member {
  static constexpr ColourKind c3_kind = 0;  ///< No preference excludes others
  std::int32_t score = 0;      ///< Tenths, of the primary points, acceleration included
  std::int32_t secondary = 0;  ///< Tenths
  std::int32_t standings = 0;  ///< Tenths, without acceleration
  int tpn = 0, parity = 0;
  int matches = 0;  ///< Played: not forfeited
  int whites = 0, difference = 0;
  std::vector<Colour> colours;  ///< Of played matches that had one, first to last
  Preference preference;
  bool floated = false;  ///< In the previous round (1.5)
  bool bye_barred = false;
};

/// All participants to be paired.
class Field : public RankedField<Member> {
 public:
  /// `regulation` must outlive the field.
  Field(const State& state, const Regulation& regulation);

  [[nodiscard]] const Regulation& regulation() const noexcept { return *regulation_; }
  /// Do the criteria on floats apply in this round?
  [[nodiscard]] bool has_float_criteria() const noexcept;
  /// Ranks begin..end-1 have the score of `begin`.
  [[nodiscard]] Rank end_of_scoregroup(Rank begin) const noexcept;

 private:
  const Regulation* regulation_;
};

}  // namespace trf::pair::match_swiss
