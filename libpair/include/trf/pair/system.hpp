#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "trf/board.hpp"
#include "trf/date.hpp"
#include "trf/diagnostic.hpp"
#include "trf/message.hpp"
#include "trf/pair/pairing.hpp"
#include "trf/pair/place.hpp"
#include "trf/pair/player_view.hpp"
#include "trf/pair/state.hpp"
#include "trf/pair/trace.hpp"

#pragma GCC visibility push(default)
namespace trf::pair {

/// The values of one criterion for two candidates for the same bracket.
struct CriterionValues {
  std::string criterion;       ///< "C12"
  Message published, correct;  ///< No sentence: the criterion does not apply
};

/// The values of all criteria, in their order, for a bracket as published and as correct.
struct BracketValues {
  Place bracket;
  std::vector<CriterionValues> criteria;
};

/// The result of judging a published round.
enum class VerdictKind : std::uint8_t { identical, worse, illegal, unpairable };
inline constexpr std::string_view verdict_kind_names[]{"identical", "worse", "illegal",
                                                       "unpairable"};
constexpr std::span<const std::string_view> value_names(VerdictKind) noexcept {
  return verdict_kind_names;
}

/// How a published round compares with the correct one, and the rule by which it is wrong.
struct Verdict {
  VerdictKind kind = VerdictKind::identical;
  int differences = 0;  ///< Published pairs (and bye) that the correct pairing does not have
  /// First criterion that is worse or not met: "C12", "art. 9".
  std::string criterion;
  Place place;          ///< Where
  Message explanation;  ///< The reason; no sentence if identical
  /// The rule of the criterion: "as few downfloaters as possible"; no sentence: see `explanation`.
  Message rule{};
  /// Value of the criterion for the published and the correct pairing; no sentence: it has none.
  Message published_value{}, correct_value{};
  /// Each bracket that differs, from the top, if the system evaluates candidates by a list of
  /// criteria. Below the first one the published candidate starts with the downfloaters of the
  /// published round.
  std::vector<BracketValues> brackets{};
};

/// A reading of an open point of the text that decides the round.
struct OpenReading {
  std::string_view name;         ///< "L-12"
  Message sentence;              ///< What we read
  std::optional<Pairing> round;  ///< By another reading; empty: no legal round
};

/// Games of the round before, without a result when the round was paired.
struct AdjournedGames {
  std::vector<Pair> games;   ///< As few as possible, by board
  std::string_view article;  ///< How the system counts them: "art. 8"
};

/// The articles on who takes part in a round. C.04.1 is not cited for older rules.
struct PresenceArticles {
  std::string_view absent = "C.04.1";
  std::string_view even_round = "C.04.1 art. 3";  ///< No bye for an even number of players
};

/// How an open game (adjourned, or without a result yet) counts for the next pairing.
enum class OpenGames : std::uint8_t {
  as_record_162,  ///< 162 X, a draw unless stated (TRF26; C.04.2 3.1)
  won_by_both,    ///< Italo-Svizzero, art. 8
  do_not_count,   ///< The pairing follows a table, not the scores
};

/// What a system decides by the number of rounds.
enum class UsesLength : std::uint8_t {
  not_at_all,
  last_round,           ///< Rules of the last round
  last_round_and_maxi,  ///< Rules of Maxi-tournaments too
  seeding_rounds,  ///< Which rounds another system pairs; unknown: none but the first is paired
  most_upfloats,   ///< MaxT of the Dubov System; unknown: the current round counts as the last
};

/// The participants that a system pairs, and what a round of it is.
enum class Entrants : std::uint8_t {
  players,           ///< A round is a game
  double_matches,    ///< Players; a round is a match of two games, two rounds of the report
  teams,             ///< A round is a team match
  players_or_teams,  ///< As the report has them
  members,           ///< Players of a team event; a round is a game
};

/// Does a round of the report pair its players, each with a game?
[[nodiscard]] constexpr bool are_players(Entrants entrants) noexcept {
  return entrants == Entrants::players || entrants == Entrants::members;
}

/// Record 192 of a system that its table does not name; record 092 then has System::name.
inline constexpr std::string_view custom_swiss = "CUSTOM_SWISS";

/// An edition of a pairing system as a value. One file for each system defines its editions;
/// choice.cpp lists them with the dates from which they are in force.
struct System {
  std::string_view name;  ///< As a user names it; editions may share it
  Message (*title)();     ///< For people: "FIDE (Dutch) System, C.04.3"
  /// Which of the editions that share the name; 0: there is one only.
  int year = 0;
  std::string_view type_code = custom_swiss;  ///< Record 192 of a tournament paired by it
  /// Of one in which each pair meets twice; empty: there is none.
  std::string_view double_code{};
  /// Makes the round for pair(), judge() and the others, which use steps that are known instead.
  std::shared_ptr<const Steps> (*make)(const System& system, const State& state, Trace* trace);
  OpenGames open_games = OpenGames::as_record_162;
  UsesLength length = UsesLength::last_round;
  std::size_t players = 0;         ///< So many take part; 0: any number
  bool needs_ratings = false;      ///< Everybody has a rating
  bool pairs_club_mates = false;   ///< No article keeps them apart, though arbiters expect one
  bool limits_colours = true;      ///< Does it forbid a third colour in a row (C.04.1 art. 7)?
  bool code_counts_games = false;  ///< Record 192 ends with _G and the number of games
  /// Is the initial colour by lot (record 152)? Else the system itself gives White to the first
  /// player of round 1.
  bool draws_initial_colour = true;
  /// How the first round that has colours shows the initial colour.
  FirstColourRule first_colour = FirstColourRule::swiss;
  /// The data of a player for an explanation; null: colours do not follow preferences.
  PlayerView (*view)(const State& state, Seat seat) = nullptr;
  Entrants entrants = Entrants::players;
  /// The finished games of the round before with which the published round would be right, if they
  /// had had no result yet: the fewest, of a limited number of sets in large rounds.
  /// \pre the published round is not the correct one. Null: the system has no such rule.
  std::optional<AdjournedGames> (*adjourned_games)(const State& state,
                                                   const Pairing& published) = nullptr;
  PresenceArticles presence{};
  /// For a table that gives every round before play: the number of rounds; 0: it does not fit the
  /// report. Null: there is no such table.
  int (*table_rounds)(const Tournament& tournament) = nullptr;
  /// A round of the table. \pre round in 1..table_rounds()
  Pairing (*table_round)(const Tournament& tournament, int round) = nullptr;

  /// Pairs the round.
  [[nodiscard]] Outcome pair(const State& state, Trace* trace) const;
  /// Judges a published pairing against the correct one. The caller counts the differences.
  /// \pre the two are not equal
  [[nodiscard]] Verdict judge(const State& state, const Pairing& published,
                              const Outcome& correct) const;
  /// The rule that forbids two present players to meet, whatever their colours are; empty: none, or
  /// the system has a table. \p outcome: of pair()
  [[nodiscard]] std::optional<Verdict> illegal_pair(const State& state, const Outcome& outcome,
                                                    Seat a, Seat b) const;
  /// Why the correct round does not pair two present players. Illegal: the rule that forbids the
  /// pair. Worse: by a list of criteria, the first one by which the best legal round with the pair
  /// is worse; by a procedure, the article of the first step that pairs one without the other.
  /// Unpairable: no legal round has the pair. \pre not paired in `correct`; no table
  /// \p b: no_seat for the bye; \pre then the number of players is odd
  [[nodiscard]] Verdict with_pair(const State& state, const Pairing& correct, Seat a, Seat b) const;
  /// Each reading of an open point of the text that decides the round: another reading gives
  /// another round. None if the system has no such list.
  [[nodiscard]] std::vector<OpenReading> open_readings(const State& state,
                                                       const Pairing& correct) const;

  /// Does a table pair the rounds, whatever the scores are? A player without opponent is then free:
  /// no game and no point.
  [[nodiscard]] bool has_table() const noexcept { return table_rounds != nullptr; }
};

/// "dutch 2026", "lim-1989"
[[nodiscard]] std::string full_name(const System& system);

/// The participants that the system pairs in this report; never players_or_teams.
[[nodiscard]] Entrants entrants_in(const Tournament& report, const System& system) noexcept;

/// The report as a tournament of these participants, with their rounds; of players it is the
/// report's own.
[[nodiscard]] SharedTournament entrants_of(const Tournament& report, Entrants entrants);

/// Contradictions of a report of matches in matches 1..last, beside those of contradictions():
/// members of a team against several teams or their own, games of a match against different
/// opponents.
[[nodiscard]] Diagnostics match_contradictions(const Tournament& report, Entrants entrants,
                                               int last);

/// All systems in their newest editions, in the order of --help.
[[nodiscard]] std::span<const System* const> systems() noexcept;
/// The newest edition of that name; null: there is none.
[[nodiscard]] const System* find_system(std::string_view name) noexcept;
/// The pairing of a round in a report. Sorted, because the board numbers are not in the report. In
/// a pair without colours the first is White.
[[nodiscard]] Pairing published_pairing(const Tournament& tournament, int round);
/// The same, to compare it with \p correct; null: there is none. That gives the colours of its
/// pairs that are recorded without colours. The free player of a table is the only one without an
/// opponent, else the one of `correct`; others are absent.
[[nodiscard]] Pairing published_pairing(const Tournament& tournament, int round,
                                        const System& system, const Pairing* correct);

}  // namespace trf::pair
#pragma GCC visibility pop
