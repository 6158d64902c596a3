#pragma once

#include <cstdint>
#include <vector>

#include "colour_choice.hpp"
#include "lim/regulation.hpp"
#include "matching/cardinality.hpp"
#include "trf/pair/player_view.hpp"
#include "trf/pair/state.hpp"

namespace trf::pair::lim {

enum class Direction : std::uint8_t { down, up };

/// A player to be paired, with the data for the articles.
struct Entrant {
  Score score;
  int rating = 0;                                           ///< Unrated: 0
  Colour due = Colour::none;                                ///< 12.1-12.6
  bool white_permissible = true, black_permissible = true;  ///< 12.1 a, b
  bool floated = false;                                     ///< In the previous round (10.8)
};

/// Of a Maxi-tournament: rating points between players who are exchanged.
inline constexpr int maxi_limit = 100;

/// The tournament before the round, with the data for the articles.
class Field {
 public:
  Field(const State& of, const Regulation& by);

  const State state;
  const Regulation& regulation;
  const bool maxi;  ///< The 100 points limits are in force

  [[nodiscard]] Seat size() const noexcept { return static_cast<Seat>(entrants_.size()); }
  [[nodiscard]] const Entrant& operator[](Seat seat) const noexcept { return entrants_[seat]; }
  [[nodiscard]] int number(Seat seat) const noexcept { return state.players[seat].tpn; }
  [[nodiscard]] PlayerIndex player(Seat seat) const noexcept { return state.players[seat].player; }

  /// 9.1, and 13.1 in the last round.
  [[nodiscard]] bool compatible(Seat a, Seat b) const noexcept;
  /// Both are due the same colour.
  [[nodiscard]] bool clash(Seat a, Seat b) const noexcept {
    return entrants_[a].due != Colour::none && entrants_[a].due == entrants_[b].due;
  }
  [[nodiscard]] bool permissible(Seat seat, Colour colour) const noexcept {
    return colour == Colour::white ? entrants_[seat].white_permissible
                                   : entrants_[seat].black_permissible;
  }
  /// Are the ratings within `maxi_limit`?
  [[nodiscard]] bool within_limit(Seat a, Seat b) const noexcept;
  /// "3 and 7 met in round 2", "3 and 7 must both have White". \pre !compatible(a, b)
  [[nodiscard]] Message why_not(Seat a, Seat b) const;
  /// The same for several players with whom `a` is not compatible for the reason of `b`; empty if
  /// the reason is about one player. \pre not compatible
  [[nodiscard]] Message why_none(Seat a, Seat b) const;
  /// Compatible pairs among some players; vertex i is seats[i].
  [[nodiscard]] matching::Graph compatible_pairs(const std::vector<Seat>& seats) const;
  /// Can the degrees alone prove that these can all be paired (all but one if odd)?
  [[nodiscard]] bool pairable_by_degrees(const std::vector<Seat>& seats) const;

  /// The points of the median scoregroup (9.2).
  [[nodiscard]] Score median() const noexcept { return Score::from_tenths(doubled_median_ / 2); }
  /// > 0: above the median, < 0: below.
  [[nodiscard]] int side(Score score) const noexcept {
    return 2 * score.tenths() - doubled_median_;
  }

 private:
  /// The colour that both must have. \pre they must have the same
  [[nodiscard]] Colour only_colour_of(Seat a, Seat b) const noexcept;

  [[nodiscard]] bool colours_allow(Seat a, Seat b) const noexcept;
  /// 13.1
  [[nodiscard]] bool is_free_of_limits(Seat a, Seat b) const noexcept;

  int doubled_median_;
  std::vector<Entrant> entrants_;
};

/// The float of a player `back` rounds ago: paired with another score, and the one who was moved
/// towards the median (10.1, 10.8; L-20).
[[nodiscard]] FloatKind float_in(const State& state, const Contender& contender, int back) noexcept;

/// 12.3-12.6, 13.2. `made`: whether the pair was made below the median (up) or not (down).
[[nodiscard]] ColourChoice choose_white(const Field& field, Seat a, Seat b, Direction made,
                                        Reason reason);

}  // namespace trf::pair::lim
