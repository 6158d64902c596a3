#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "dutch/regulation.hpp"
#include "matching/cardinality.hpp"
#include "ranking.hpp"
#include "swiss/colours.hpp"
#include "swiss/preference.hpp"
#include "trf/pair/player_view.hpp"
#include "trf/pair/state.hpp"

namespace trf::pair::dutch {

using swiss::ColourRule;

using pair::Rank;  // 1.2

using swiss::Preference;

/// 1.4: the float of a player in one round.
enum class Float : std::uint8_t { none, down, up };

/// A player to be paired, with the data for this chapter.
struct Member {
  Seat seat = no_seat;
  std::int32_t score = 0;    ///< Pairing score (acceleration included), tenths
  std::uint16_t tpn = 0;     ///< As in the report, for sentences
  std::uint16_t parity = 0;  ///< Decides 5.2.5
  std::int16_t colour_difference = 0;
  std::int16_t unplayed = 0;  ///< Rounds without a game over the board
  Preference preference;
  Colour repeated = Colour::none;   ///< The colour of both last played games, if they had the same
  Float last = Float::none;         ///< In the previous round
  Float before_last = Float::none;  ///< Two rounds before
  bool topscorer = false;           ///< 1.8
  bool bye_barred = false;          ///< C2
};

/// All players to be paired, ranked, with the pairs that are not allowed.
class Field {
 public:
  Field(const State& state, const Regulation& regulation);

  [[nodiscard]] const State& state() const noexcept { return state_; }
  [[nodiscard]] const Regulation& regulation() const noexcept { return *regulation_; }
  [[nodiscard]] int size() const noexcept { return static_cast<int>(members_.size()); }
  [[nodiscard]] const Member& operator[](Rank rank) const noexcept {
    return members_[static_cast<std::size_t>(rank)];
  }
  [[nodiscard]] std::span<const Member> members() const noexcept { return members_; }
  [[nodiscard]] Rank rank_of(Seat seat) const noexcept { return ranking_.rank_of(seat); }
  [[nodiscard]] PlayerIndex player(Rank rank) const noexcept {
    return state_.players[(*this)[rank].seat].player;
  }

  [[nodiscard]] const Ranking& ranking() const noexcept { return ranking_; }
  /// [C1]
  [[nodiscard]] bool keeps_c1(Rank a, Rank b) const noexcept { return ranking_.keeps_c1(a, b); }
  /// [C3] Two non-topscorers with the same absolute preference do not meet.
  [[nodiscard]] bool keeps_c3(Rank a, Rank b) const noexcept {
    const Member &x = (*this)[a], &y = (*this)[b];
    return x.preference.strength != Strength::absolute ||
           y.preference.strength != Strength::absolute ||
           x.preference.colour != y.preference.colour || x.topscorer || y.topscorer;
  }
  [[nodiscard]] bool may_meet(Rank a, Rank b) const noexcept {
    return keeps_c3(a, b) && keeps_c1(a, b);
  }
  /// By the absolute preference, if it bars others with the same one; 0: it does not.
  [[nodiscard]] ColourKind colour_kind(Rank rank) const noexcept {
    const Member& member = (*this)[rank];
    if (member.preference.strength != Strength::absolute || member.topscorer) return 0;
    return member.preference.colour == Colour::white ? 1 : 2;
  }
  /// may_meet() among some players: vertex i is players[i].
  [[nodiscard]] matching::Graph legal_pairs(std::span<const Rank> players) const;

  /// 5.2: the colour of the higher ranked (smaller) player of a pair; \pre a < b.
  [[nodiscard]] Colour colour_of_higher(Rank a, Rank b) const noexcept;

 private:
  State state_;
  const Regulation* regulation_;
  Ranking ranking_;
  std::vector<Member> members_;
};

struct ColourDecision {
  Colour higher = Colour::white;  ///< Colour of the higher ranked player
  ColourRule rule = ColourRule::both_granted;
};

/// 5.2 for a pair; \pre a < b.
[[nodiscard]] ColourDecision allot_colours(const Field& field, Rank a, Rank b) noexcept;

}  // namespace trf::pair::dutch
