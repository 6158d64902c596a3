#pragma once

#include <cstdint>

#include "bye_bar.hpp"
#include "ranked_field.hpp"
#include "swiss/colours.hpp"
#include "swiss/preference.hpp"
#include "trf/pair/state.hpp"

namespace trf::pair::swiss {

using pair::Rank;

/// A player to be paired, with the data for the systems of C.04.3 and C.04.4.
struct Member {
  std::int32_t score = 0;    ///< Pairing score (acceleration included), tenths
  std::uint16_t tpn = 0;     ///< As in the report, for sentences
  std::uint16_t parity = 0;  ///< Decides whether the player gets the initial-colour
  std::int16_t games = 0;    ///< Played over the board
  std::int16_t colour_difference = 0;
  Preference preference;
  ColourKind c3_kind = 0;   ///< By the absolute preference: see RankedField
  bool bye_barred = false;  ///< [C2]
  // Of C.04.3 alone:
  std::int16_t unplayed = 0;                ///< Rounds without a game over the board
  Colour repeated = Colour::none;           ///< The colour of both last played games, if it is one
  FloatKind last = FloatKind::none;         ///< In the previous round (1.4)
  FloatKind before_last = FloatKind::none;  ///< Two rounds before
  bool topscorer = false;                   ///< 1.8
};

/// All players to be paired.
class Field : public RankedField<Member> {
 public:
  Field(const State& state, ByeBar bar);

  [[nodiscard]] ByeBar bye_bar() const noexcept { return bye_bar_; }

 private:
  ByeBar bye_bar_;
};

/// The player who has White in a pair, and the paragraph of 5.2.
struct ColourDecision {
  Rank higher = -1, lower = -1;   ///< In the system's own order
  Colour colour = Colour::white;  ///< Of the higher ranked
  ColourRule rule = ColourRule::both_granted;
  [[nodiscard]] Rank white() const noexcept { return colour == Colour::white ? higher : lower; }
  [[nodiscard]] Rank black() const noexcept { return colour == Colour::white ? lower : higher; }
};
/// C.04.3, C.04.4.1 and C.04.4.2, 5.2; a system with an order of its own has its own function.
[[nodiscard]] ColourDecision allot_colours(const Field& field, Rank higher, Rank lower) noexcept;
/// Why it is so.
[[nodiscard]] Message reason_of(const Field& field, const ColourDecision& decision);

/// Why no complete pairing exists. If two players are forced together, or one has the bye (`other`
/// is no_seat), the reasons are those of the others: no prohibition that only forces them is one.
[[nodiscard]] Unpairable unpairable(const Field& field, Seat one = no_seat, Seat other = no_seat);

}  // namespace trf::pair::swiss
