#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "match_swiss/regulation.hpp"
#include "trf/pair/player_view.hpp"
#include "trf/pair/state.hpp"

namespace trf::pair::match_swiss {

/// Place by score, then TPN, from 0 (1.2).
using Rank = std::int32_t;
inline constexpr Rank no_rank = -1;

struct Preference {
  Colour colour = Colour::none;
  Strength strength = Strength::none;
};

/// A participant as the rules see one.
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

/// Everybody who is to be paired, ranked.
class Field {
 public:
  /// `state` and `regulation` must outlive the field.
  Field(const State& state, const Regulation& regulation);

  [[nodiscard]] Rank size() const noexcept { return static_cast<Rank>(members_.size()); }
  [[nodiscard]] const Member& operator[](Rank rank) const noexcept {
    return members_[static_cast<std::size_t>(rank)];
  }
  [[nodiscard]] const State& state() const noexcept { return *state_; }
  [[nodiscard]] const Regulation& regulation() const noexcept { return *regulation_; }
  [[nodiscard]] Rank rank_of(Seat seat) const noexcept { return rank_of_[seat]; }
  [[nodiscard]] PlayerIndex player(Rank rank) const noexcept {
    return state_->players[(*this)[rank].seat].player;
  }
  /// C1 and prohibited pairs.
  [[nodiscard]] bool may_meet(Rank a, Rank b) const noexcept;
  /// Whom a participant may not meet, ascending.
  [[nodiscard]] std::span<const Rank> barred(Rank rank) const noexcept {
    const auto i = static_cast<std::size_t>(rank);
    return {barred_.data() + first_barred_[i], first_barred_[i + 1] - first_barred_[i]};
  }
  /// Do the criteria on floats apply in this round?
  [[nodiscard]] bool asks_for_floats() const noexcept;
  /// Ranks begin..end-1 have the score of `begin`.
  [[nodiscard]] Rank end_of_scoregroup(Rank begin) const noexcept;

 private:
  const State* state_;
  const Regulation* regulation_;
  std::vector<Member> members_;
  std::vector<Rank> rank_of_;
  std::vector<Rank> barred_;
  std::vector<std::size_t> first_barred_;
};

}  // namespace trf::pair::match_swiss
