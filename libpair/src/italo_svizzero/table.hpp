#pragma once

#include <vector>

#include "colour_choice.hpp"
#include "trf/pair/pairing.hpp"
#include "trf/pair/state.hpp"

/// Italo-Svizzero, FSI regulation of 1997: articles 1 to 15.
namespace trf::pair::italo_svizzero {

/// Other readings of open points of the text. All false: the readings that we use.
struct OtherReadings {
  bool free_is_last_pair = false;    ///< IS-05: the rotation resumes from the free player
  bool forfeits_colourless = false;  ///< IS-14: a forfeited game has no colour
};
/// The regulation has one edition; its open points have readings.
struct Regulation {
  OtherReadings other{};
};
inline constexpr Regulation regulation_1997{};

/// A player to be paired, with the data for the articles.
struct Entry {
  Score points;                 ///< Art. 8: an adjourned game counts a whole point for both
  std::vector<Colour> colours;  ///< By round; art. 13: a free win is White; none: no colour
  int whites = 0;
  int receipts = 0;  ///< Wins without opponent (arts. 10, 12)
};

/// The tournament table before the round, with the data for the articles.
struct Table {
  explicit Table(const State& of, const Regulation& by = regulation_1997);

  State state;
  Regulation regulation;
  std::vector<Entry> entries;  ///< By seat; seats are in the order of the circle of art. 4
  std::vector<std::vector<Seat>> paired;  ///< Art. 6: earlier opponents, sorted, by seat

  [[nodiscard]] Seat size() const noexcept { return static_cast<Seat>(entries.size()); }
  /// Are the two not paired before, played or not (art. 6), and not prohibited by a record?
  [[nodiscard]] bool may_meet(Seat a, Seat b) const noexcept;
  /// An upper bound for the players that the player may not be paired with.
  [[nodiscard]] std::size_t most_barred(Seat seat) const noexcept {
    return paired[seat].size() + state.prohibited.most(seat);
  }
  /// Art. 8: the two count a whole point each for their game of the round before, as if it had no
  /// result yet. A player who is not in the round counts for nothing.
  void reopen(const Pair& last);
  /// "7 and 9 were paired in round 2". \pre !may_meet(a, b)
  [[nodiscard]] Message why_not(Seat a, Seat b) const;
  [[nodiscard]] int number(Seat seat) const noexcept { return state.players[seat].tpn; }
};

/// Art. 13: a free win is White; a round without opponent has no colour.
[[nodiscard]] Colour colour_of(const Game& game, const OtherReadings& other) noexcept;

/// Points of any player before a round, adjourned games at a whole point (art. 8).
[[nodiscard]] Score points_before(const State& state, PlayerIndex player, int round);

/// Arts. 6, 15: where the rotation resumes.
struct ResumePoint {
  PlayerIndex place = 0;             ///< On the circle of all players, absent ones included
  PlayerIndex opponent = no_player;  ///< The other of the last pair; no_player: no pair yet
};

/// The White of the last pair of the previous round. A report does not show which pair was made
/// last, so the rounds are made again: firsts by art. 6, seconds as recorded.
[[nodiscard]] ResumePoint resume_point(const State& state,
                                       const Regulation& regulation = regulation_1997);

/// Art. 15, with its letter ("art. 15 a").
[[nodiscard]] ColourChoice choose_white(const Table& table, Seat first, Seat second, Reason reason);

}  // namespace trf::pair::italo_svizzero
