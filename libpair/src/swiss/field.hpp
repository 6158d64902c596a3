#pragma once

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "bye_bar.hpp"
#include "matching/cardinality.hpp"
#include "ranking.hpp"
#include "swiss/colours.hpp"
#include "swiss/preference.hpp"
#include "trf/pair/state.hpp"

namespace trf::pair::swiss {

using pair::Rank;

/// A player to be paired, with the data for the systems of C.04.4.
struct Member {
  Seat seat = no_seat;
  std::int32_t score = 0;    ///< Pairing score (acceleration included), tenths
  std::uint16_t tpn = 0;     ///< As the file has it
  std::uint16_t parity = 0;  ///< Decides whether the player gets the initial-colour
  std::int16_t games = 0;    ///< Played over the board
  Preference preference;
  bool bye_barred = false;  ///< [C2]
};

/// All players to be paired, ranked, with the pairs that are not allowed: [C1] and [C3] of the
/// Dubov and the Burstein System, which have no topscorers.
class Field {
 public:
  Field(const State& state, ByeBar bar);

  [[nodiscard]] ByeBar bye_bar() const noexcept { return bye_bar_; }
  [[nodiscard]] const State& state() const noexcept { return state_; }
  [[nodiscard]] int size() const noexcept { return static_cast<int>(members_.size()); }
  [[nodiscard]] const Member& operator[](Rank rank) const noexcept {
    return members_[static_cast<std::size_t>(rank)];
  }
  [[nodiscard]] Rank rank_of(Seat seat) const noexcept { return ranking_.rank_of(seat); }
  [[nodiscard]] const Contender& contender(Rank rank) const noexcept {
    return state_.players[(*this)[rank].seat];
  }
  [[nodiscard]] PlayerIndex player(Rank rank) const noexcept { return contender(rank).player; }
  [[nodiscard]] const Ranking& ranking() const noexcept { return ranking_; }
  [[nodiscard]] bool keeps_c1(Rank a, Rank b) const noexcept { return ranking_.keeps_c1(a, b); }
  /// [C3] Two players with the same absolute preference are not paired.
  [[nodiscard]] bool keeps_c3(Rank a, Rank b) const noexcept {
    const Preference &x = (*this)[a].preference, &y = (*this)[b].preference;
    return x.strength != Strength::absolute || x != y;
  }
  [[nodiscard]] bool may_meet(Rank a, Rank b) const noexcept {
    return keeps_c3(a, b) && keeps_c1(a, b);
  }
  /// By the absolute preference; 0: the player has none.
  [[nodiscard]] ColourKind colour_kind(Rank rank) const noexcept {
    const Preference& preference = (*this)[rank].preference;
    if (preference.strength != Strength::absolute) return 0;
    return preference.colour == Colour::white ? 1 : 2;
  }
  /// The allowed pairs, by rank: players^2 bits.
  [[nodiscard]] matching::Graph legal_pairs() const;
  /// The same among some players: vertex i is players[i].
  [[nodiscard]] matching::Graph legal_pairs(std::span<const Rank> players) const;
  /// Ranking::meeting_kinds() of some players.
  [[nodiscard]] std::vector<std::int32_t> kinds_of(std::span<const Rank> players,
                                                   std::size_t least) const;

 protected:
  void set_preference(Rank rank, Preference preference) noexcept {
    members_[static_cast<std::size_t>(rank)].preference = preference;
  }

 private:
  State state_;
  ByeBar bye_bar_;
  std::vector<Member> members_;
  Ranking ranking_;
};

/// The player who has White in a pair, and the paragraph of 5.2.
struct ColourDecision {
  Rank higher = -1, lower = -1;   ///< In the system's own order
  Colour colour = Colour::white;  ///< Of the higher ranked
  ColourRule rule = ColourRule::both_granted;
  [[nodiscard]] Rank white() const noexcept { return colour == Colour::white ? higher : lower; }
  [[nodiscard]] Rank black() const noexcept { return colour == Colour::white ? lower : higher; }
};
/// C.04.4.1 and C.04.4.2, 5.2.
[[nodiscard]] ColourDecision allot_colours(const Field& field, Rank higher, Rank lower) noexcept;
/// Why it is so.
[[nodiscard]] Message reason_of(const Field& field, const ColourDecision& decision);

/// Why no complete pairing exists; of two players who are forced together: of the others.
[[nodiscard]] Unpairable unpairable(const Field& field, Seat one = no_seat, Seat other = no_seat);

}  // namespace trf::pair::swiss
