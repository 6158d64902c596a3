#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "trf/date.hpp"
#include "trf/diagnostic.hpp"
#include "trf/pair/pairing.hpp"
#include "trf/pair/player_view.hpp"
#include "trf/pair/state.hpp"
#include "trf/pair/trace.hpp"

namespace trf::pair {

/// What one criterion makes of two candidates for the same bracket.
struct CriterionValues {
  std::string criterion;           ///< "C12"
  std::string published, correct;  ///< As told to people; empty: the criterion does not apply
};

/// What every criterion, in their order, makes of a bracket as published and as correct.
struct BracketValues {
  std::string bracket;  ///< As in Verdict
  std::vector<CriterionValues> criteria;
};

/// What a published round is worth beside the rules.
enum class VerdictKind : std::uint8_t { identical, worse, illegal, unpairable };

struct Verdict {
  VerdictKind kind = VerdictKind::identical;
  int differences = 0;  ///< Published pairs (and bye) that the correct pairing does not have
  std::string
      criterion;  ///< First criterion by which it is worse, or that it breaks: "C12", "art. 9"
  /// Where: a bracket by number, "3 (4.5 points)", or in the system's own words, "pair 2",
  /// "median, 3 points", "bye"; may be empty.
  std::string bracket;
  std::string explanation;  ///< One sentence
  /// Value of the criterion for the published and the correct pairing; empty: has none.
  std::string published_value{}, correct_value{};
  /// Each bracket that differs, from the top, where the system evaluates candidates by a list of
  /// criteria. Below the first one the published candidate is that of the players whom the
  /// published round itself moves down.
  std::vector<BracketValues> brackets{};

  /// Where, to stand in a sentence: " in bracket 3 (4.5 points)", " (pair 2)", or nothing.
  [[nodiscard]] std::string place() const;
};

/// What an open game (adjourned, or its result not yet entered) counts for the next pairing.
enum class OpenGames : std::uint8_t {
  as_record_162,  ///< 162 X, a draw unless stated (TRF26; C.04.2 3.1)
  won_by_both,    ///< Italo-Svizzero, art. 8
  do_not_count,   ///< A table decides, not the scores
};

/// Whom a system pairs, and what a round of it is.
enum class Entrants : std::uint8_t {
  players,           ///< A round is a game
  double_matches,    ///< Players; a round is a match of two games, two rounds of the report
  teams,             ///< A round is a team match
  players_or_teams,  ///< As the report has them
};

/// A pairing system as a value. One file per system defines it; system.cpp lists them.
struct System {
  std::string_view name;          ///< As given to --system
  std::string_view title;         ///< For people: "FIDE (Dutch) System, C.04.3"
  std::span<const int> editions;  ///< Ascending; empty: only one
  /// Pairs the round. \pre edition is one of `editions`, or 0 when there are none.
  Outcome (*pair)(const State& state, int edition, Trace* trace);
  /// Judges a published pairing against the correct one; never called when they are equal.
  /// The caller counts the differences.
  Verdict (*judge)(const State& state, int edition, const Pairing& published,
                   const Outcome& correct);
  OpenGames open_games = OpenGames::as_record_162;
  /// Why the correct round does not pair two present players. Illegal: the rule that forbids the
  /// pair. Worse: by a list of criteria, the first by which the best legal round with the pair is
  /// worse; by a procedure, the article of the first step that leaves one without the other.
  /// Unpairable: no legal round has the pair. \pre not paired in `correct`
  /// Null: forced_together() is paired and judged instead.
  Verdict (*with_pair)(const State& state, int edition, const Pairing& correct, Seat a,
                       Seat b) = nullptr;
  /// What the system knows of a player; null: colours do not follow preferences.
  PlayerView (*view)(const State& state, int edition, Seat seat) = nullptr;
  Entrants entrants = Entrants::players;
  /// Readings of what the text leaves open that decide the round: under another one it would be
  /// different. A sentence each. Null: the system has no such register.
  std::vector<std::string> (*open_readings)(const State& state, int edition,
                                            const Pairing& correct) = nullptr;
};

/// Is it a team event: by record 192, or by record 310 with points? Record 013 alone is also how
/// clubs are noted in an individual event.
[[nodiscard]] bool has_team_matches(const Tournament& report) noexcept;
/// Whom the system pairs in this report; never players_or_teams.
[[nodiscard]] Entrants entrants_in(const Tournament& report, const System& system) noexcept;

/// The report as a tournament of those who are paired, counted in their rounds: what make_state(),
/// check_rounds() and the others take. \pre entrants is teams or double_matches
[[nodiscard]] Tournament entrants_of(const Tournament& report, Entrants entrants);

/// Where a report of matches contradicts itself in matches 1..last, beside what contradictions()
/// finds: members of a team against several teams or their own, games of a match against different
/// opponents.
[[nodiscard]] Diagnostics match_contradictions(const Tournament& report, Entrants entrants,
                                               int last);

/// All systems, in the order of --help.
[[nodiscard]] std::span<const System* const> systems() noexcept;
[[nodiscard]] const System* find_system(std::string_view name) noexcept;
/// The pairing a file shows in state.round; sorted as its boards cannot be known.
[[nodiscard]] Pairing published_pairing(const Tournament& tournament, int round);

}  // namespace trf::pair
