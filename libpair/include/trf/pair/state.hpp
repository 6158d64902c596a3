#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "trf/board.hpp"
#include "trf/pair/pairing.hpp"
#include "trf/pair/prohibitions.hpp"
#include "trf/tournament.hpp"

#pragma GCC visibility push(default)
namespace trf::pair {

/// One earlier round of a player, in the terms of pairing rules.
///
/// The colour is none unless the game was played or is open.
struct Past : Game {
  Score before;      ///< Score before that round, open games by 162 X
  Score fictitious;  ///< Acceleration in that round
  Score points;      ///< Points of the round
  /// The score by which it was paired.
  [[nodiscard]] constexpr Score pairing_score() const noexcept { return before + fictitious; }
  /// Have the two met? Open games count, forfeits do not.
  [[nodiscard]] constexpr bool is_meeting() const noexcept {
    return opponent != no_player && !is_forfeit();
  }
  /// A meeting with a colour.
  [[nodiscard]] constexpr bool has_colour() const noexcept {
    return is_meeting() && colour != Colour::none;
  }
};

/// A player who is to be paired.
struct Contender {
  PlayerIndex player = no_player;  ///< In the Tournament
  std::uint16_t tpn = 0;           ///< Start rank
  /// Number for rules on TPN parity and first-round colours: the rank by TPN among the players who
  /// have taken part so far. It equals tpn if all players have taken part in a round.
  std::uint16_t parity_number = 0;
  Score score;  ///< Standings points before the round, 299 included
  /// score + open games by 162 X (a draw unless stated) + acceleration of the round to pair.
  Score pairing_score;
  Score secondary;  ///< Matches: the points that do not decide the order, before the round
  std::int16_t colour_difference = 0;  ///< Whites - Blacks over played games
  std::vector<Colour> colours;         ///< Played games only, first to last
  /// Not allowed to receive the PAB (C.04.1): had a PAB, a forfeit win, or in one round without
  /// playing as many points as for a win.
  bool bye_barred = false;
  std::vector<Seat> met;  ///< Present players that the player has played (no forfeits), ascending
  std::span<const Past> past;  ///< Rounds 1..round-1; looks into the State
};

/// The tournament before round `round` is paired: built once, used by all systems, and constant.
///
/// A copy shares all data, so it costs next to nothing, and what a State looks into lives as long
/// as its last copy.
class State {
 public:
  struct Parts;  ///< Of the library itself: make_state() makes a State
  explicit State(std::shared_ptr<const Parts> parts) noexcept;
  State(const State&) noexcept = default;  // Also moves, so that a moved State can be used
  State& operator=(const State&) = delete;
  ~State() = default;

 private:
  std::shared_ptr<const Parts> parts_;
  const Past* history_;  ///< Players of the tournament x (round - 1), player-major

 public:
  const SharedTournament& tournament;
  const int round;   ///< To be paired, from 1
  const int rounds;  ///< Planned length; 0: unknown
  /// No record gives the length of the report, which has the round: `rounds` is the last
  /// paired round, or 0 for that one while it is played. The tournament can have been longer or
  /// shorter.
  const bool is_length_assumed;
  /// Baku by record 192 (C.04.7), of which no length says the rounds: no round can be paired.
  const bool lacks_length_of_baku;
  const Colour initial_colour;  ///< 152, XXC, or inferred from round 1; white if unknown
  const bool initial_colour_known;
  const std::vector<Contender>& players;  ///< Present, by TPN
  const std::vector<Seat>& seat_of;       ///< By PlayerIndex; no_seat: absent
  /// The pairs that records 260 and XXP prohibit in this round.
  const Prohibitions& prohibited;

  [[nodiscard]] bool is_last_round() const noexcept { return rounds != 0 && round == rounds; }
  [[nodiscard]] bool have_met(Seat a, Seat b) const noexcept;
  /// The first round in which they met; empty: they have not.
  [[nodiscard]] std::optional<int> round_of_meeting(Seat a, Seat b) const noexcept;
  [[nodiscard]] bool is_prohibited(Seat a, Seat b) const noexcept;
  /// Rounds of any player, also of an absent one.
  [[nodiscard]] std::span<const Past> past_of(PlayerIndex player) const noexcept {
    const auto n = static_cast<std::size_t>(round - 1);
    return {history_ + std::size_t{player} * n, n};
  }
  /// Is it a copy of that state? Two states of one tournament and round are not.
  [[nodiscard]] bool is_copy_of(const State& other) const noexcept {
    return parts_ == other.parts_;
  }
};

/// The source of the acceleration in the round.
enum class AccelerationUse : std::uint8_t {
  as_recorded,  ///< 250, XXA; if 192 ends in _BAKU and neither is present: Baku (C.04.7)
  none,
};

/// The source of Contender::parity_number.
enum class ParityNumbers : std::uint8_t {
  of_arrived,  ///< Numbers of those who have taken part (C.04.2 2.4)
  of_report,   ///< The TPNs
};

/// What make_state() cannot read from the tournament.
struct StateOptions {
  /// Pairs this round from the rounds before it; default: the next round.
  std::optional<int> round{};
  /// Planned length, 0: unknown; default: by the report.
  std::optional<int> rounds{};
  AccelerationUse acceleration = AccelerationUse::as_recorded;
  Colour initial_colour = Colour::none;  ///< That was drawn; none: by the report
  ParityNumbers parity = ParityNumbers::of_arrived;
  /// System::first_colour; default: by the report.
  std::optional<FirstColourRule> first_colour{};
};

/// The first round that is not paired: one after the last round with a game or PAB.
[[nodiscard]] int next_round(const Tournament& tournament) noexcept;

/// Builds the state. If the round is not paired yet (no player has an opponent or a U in it), all
/// players are present but those with H, F, Z in it, in a 240 record or in XXZ. Else those with an
/// opponent or a U are present. The state owns the tournament together with others.
/// \param tournament  of the participants: see participants() in choice.hpp
[[nodiscard]] State make_state(const Tournament& tournament, const StateOptions& options = {});

}  // namespace trf::pair
#pragma GCC visibility pop
