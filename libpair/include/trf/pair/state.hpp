#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "trf/pair/pairing.hpp"
#include "trf/pair/prohibitions.hpp"
#include "trf/tournament.hpp"

#pragma GCC visibility push(default)
namespace trf::pair {

/// What a player did in one earlier round, as pairing rules see it.
struct Past {
  PlayerIndex opponent = no_player;  ///< Scheduled opponent, forfeits too
  Colour colour = Colour::none;      ///< Colour of a played game; none otherwise
  ResultCode code = ResultCode::none;
  Score before;      ///< Score before that round, open games by 162 X
  Score fictitious;  ///< Acceleration in that round
  Score points;      ///< What the round gave
  [[nodiscard]] bool played() const noexcept {
    return opponent != no_player && colour != Colour::none && code != ResultCode::forfeit_win &&
           code != ResultCode::forfeit_loss;
  }
};

/// A player who is to be paired.
struct Contender {
  PlayerIndex player = no_player;  ///< In the Tournament
  std::uint16_t tpn = 0;           ///< Start rank
  /// Number for rules on TPN parity and first-round colours: the rank by TPN among those already
  /// taken into account (absent in every round so far: not counted); equals tpn in a usual file.
  std::uint16_t parity_number = 0;
  Score score;  ///< Standings points before the round, 299 included
  /// score + open games by 162 X (a draw unless stated) + acceleration of the round to pair.
  Score pairing_score;
  Score secondary;                     ///< Matches: the points that do not order, before the round
  std::int16_t colour_difference = 0;  ///< Whites - Blacks over played games
  std::int16_t whites = 0, blacks = 0;
  std::vector<Colour> colours;   ///< Played games only, first to last
  bool had_pairing_bye = false;  ///< U in any round
  /// Barred from the PAB by C.04.1: a PAB, a forfeit win, or in one round as many points without
  /// playing as a win is worth.
  bool bye_barred = false;
  std::vector<Seat> met;       ///< Present players he has played (no forfeits), ascending
  std::span<const Past> past;  ///< Rounds 1..round-1; views into State
};

/// The tournament before round `round` is paired: built once, shared by all systems.
///
/// It can be moved, not copied: contenders look into its history.
struct State {
  State() = default;
  State(const State&) = delete;
  State& operator=(const State&) = delete;
  State(State&&) noexcept = default;
  State& operator=(State&&) noexcept = default;
  ~State() = default;

  const Tournament* tournament = nullptr;  ///< Must outlive the state
  int round = 1;                           ///< To be paired, from 1
  int rounds = 0;                          ///< Planned length; 0: unknown
  Colour initial_colour = Colour::white;   ///< 152, XXC, or inferred from round 1; white if unknown
  bool initial_colour_known = false;
  std::vector<Contender> players;  ///< Present, by TPN
  std::vector<Seat> seat_of;       ///< By PlayerIndex; no_seat: absent
  Prohibitions prohibited;         ///< What records 260 and XXP forbid in this round
  std::vector<Past> history;       ///< players of the tournament x (round - 1), player-major

  [[nodiscard]] bool is_last_round() const noexcept { return rounds != 0 && round == rounds; }
  [[nodiscard]] bool have_met(Seat a, Seat b) const noexcept;
  [[nodiscard]] bool is_prohibited(Seat a, Seat b) const noexcept;
  /// Rounds of any player, also of an absent one.
  [[nodiscard]] std::span<const Past> past_of(PlayerIndex player) const noexcept {
    const auto n = static_cast<std::size_t>(round - 1);
    return {history.data() + std::size_t{player} * n, n};
  }
};

/// How the acceleration of the round is found.
enum class Acceleration : std::uint8_t {
  as_recorded,  ///< 250, XXA; where 192 ends in _BAKU and neither is there: Baku (C.04.7)
  none,
};

struct StateOptions {
  std::optional<int> round;  ///< --round=N: pair it from the rounds before; default: the next round
  Acceleration acceleration = Acceleration::as_recorded;
};

/// The first round that is not paired: one after the last round with a game or PAB.
[[nodiscard]] int next_round(const Tournament& tournament) noexcept;

/// Builds the state. Present are, if no player has an opponent or a U in the round to pair (it is
/// the next round), all but those with H, F, Z there, in a 240 record or in XXZ; where somebody
/// has, those with an opponent or a U.
[[nodiscard]] State make_state(const Tournament& tournament, const StateOptions& options = {});

/// The same round with no choice left to two players but each other: they are prohibited from
/// everybody else, so that the bye of one would leave the other alone. Made anew from the
/// tournament.
[[nodiscard]] State forced_together(const State& state, Seat a, Seat b);

/// The same round without a legal opponent for a player: only the bye is left.
[[nodiscard]] State forced_bye(const State& state, Seat seat);

}  // namespace trf::pair
#pragma GCC visibility pop
