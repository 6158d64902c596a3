#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "match_swiss/regulation.hpp"
#include "ranking.hpp"
#include "trf/pair/player_view.hpp"
#include "trf/pair/state.hpp"

namespace trf::pair::match_swiss {

using pair::Rank;  // 1.2
inline constexpr Rank no_rank = -1;

struct Preference {
  Colour colour = Colour::none;
  Strength strength = Strength::none;
};

/// A participant, with the data for the rules.
struct Member {
  Seat seat = no_seat;
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

/// A meeting that counts: scheduled, and not forfeited as a whole.
[[nodiscard]] bool is_match(const Past& past) noexcept;

/// All participants to be paired, ranked.
class Field {
 public:
  /// `regulation` must outlive the field.
  Field(const State& state, const Regulation& regulation);

  [[nodiscard]] Rank size() const noexcept { return static_cast<Rank>(members_.size()); }
  [[nodiscard]] const Member& operator[](Rank rank) const noexcept {
    return members_[static_cast<std::size_t>(rank)];
  }
  [[nodiscard]] const State& state() const noexcept { return state_; }
  [[nodiscard]] const Regulation& regulation() const noexcept { return *regulation_; }
  [[nodiscard]] Rank rank_of(Seat seat) const noexcept { return ranking_.rank_of(seat); }
  [[nodiscard]] PlayerIndex player(Rank rank) const noexcept {
    return state_.players[(*this)[rank].seat].player;
  }
  [[nodiscard]] const Ranking& ranking() const noexcept { return ranking_; }
  /// C1 and prohibited pairs.
  [[nodiscard]] bool may_meet(Rank a, Rank b) const noexcept { return ranking_.keeps_c1(a, b); }
  /// The same among some participants: vertex i is ranks[i].
  [[nodiscard]] matching::Graph legal_pairs(std::span<const Rank> ranks) const;
  /// Ranking::meeting_kinds() of some participants, by their large groups.
  [[nodiscard]] std::vector<std::int32_t> kinds_of(std::span<const Rank> ranks) const;
  /// Do the criteria on floats apply in this round?
  [[nodiscard]] bool has_float_criteria() const noexcept;
  /// Ranks begin..end-1 have the score of `begin`.
  [[nodiscard]] Rank end_of_scoregroup(Rank begin) const noexcept;

 private:
  State state_;
  const Regulation* regulation_;
  Ranking ranking_;
  std::vector<Member> members_;
};

}  // namespace trf::pair::match_swiss
