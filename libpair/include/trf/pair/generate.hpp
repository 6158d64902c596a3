#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <random>
#include <string>
#include <vector>

#include "trf/pair/system.hpp"
#include "trf/tournament.hpp"

#pragma GCC visibility push(default)
namespace trf::pair {

/// A sequence of whole numbers that is the same on every machine: the standard fixes the output of
/// the engine, and no standard distribution is used.
class Random {
 public:
  explicit Random(std::uint64_t seed) : engine_(seed) {}
  /// Uniform in [0, bound). \pre bound > 0
  [[nodiscard]] std::uint64_t below(std::uint64_t bound);
  /// The place of one of `count` things, each as likely as the others. \pre count > 0
  [[nodiscard]] std::size_t place(std::size_t count) {
    return static_cast<std::size_t>(below(count));
  }
  /// Uniform in [low, high], both included.
  [[nodiscard]] int between(int low, int high);
  /// True in `of_ten_thousand` of 10,000 cases.
  [[nodiscard]] bool happens(int of_ten_thousand) {
    return below(10'000) < static_cast<std::uint64_t>(of_ten_thousand);
  }

 private:
  std::mt19937_64 engine_;
};

/// Bounds of a number that is drawn at random, each value as likely as the others.
struct Range {
  int low = 0, high = 0;  ///< Both included
};

/// How often something happens: this many of 10,000 chances, or exactly this many times in the
/// tournament or in each round (at most as many as there are chances).
struct Frequency {
  int of_ten_thousand = 0;
  std::optional<int> times;
  bool each_round = false;  ///< `times` are for each round; not for late entries and withdrawals
};

/// How a generated tournament is accelerated.
enum class GeneratedAcceleration : std::uint8_t {
  none,
  baku,        ///< Named in 192
  record_250,  ///< Baku's points, written out
  record_xxa,  ///< Random points, player by player
};

/// What generate_tournament() plays. The defaults give an ordinary open tournament.
struct GeneratorSettings {
  const System* system = nullptr;  ///< \pre set
  Range players{20, 200};
  /// Cut to players - 1, or to the rounds of a table; empty: all rounds of a table, else 5 to 11.
  /// A Scheveningen match has all its rounds.
  std::optional<Range> rounds;
  /// How often each pair of a table meets, 1 or 2; empty: once, or as `team_type` has it.
  std::optional<int> cycles;
  Range ratings{1200, 2600};
  Frequency unrated;  ///< A player
  int draws = 30;     ///< Per cent of the games between players of equal rating, 0..100
  Frequency half_point_byes, full_point_byes, absences;  ///< A player and round
  Frequency forfeits;                                    ///< A game: one player does not arrive
  Frequency double_forfeits;                             ///< A game: neither player arrives
  Frequency unusual_results;  ///< A game: 1/2-0, 0-1/2 or 0-0 over the board
  Frequency withdrawals;      ///< A player: leaves after some round
  Frequency late_entries;     ///< A player: starts in the second quarter of the rounds at most
  int prohibited_pairs = 0;   ///< Records 260 of two players for all rounds; each pair once
  PointSystem points = PointSystem::standard();
  GeneratedAcceleration acceleration = GeneratedAcceleration::none;
  std::vector<TieBreak> tie_breaks;
  Colour initial_colour = Colour::none;  ///< none: at random
  /// Team events: `players` counts teams; byes and withdrawals are those of teams; games are
  /// boards.
  Range boards{4, 4};
  Range reserves{0, 1};         ///< Members beyond the boards
  Frequency forfeited_matches;  ///< A match: one team does not arrive (record 330)
  Frequency changed_line_ups;   ///< A team and round: not in the default order (record 300)
  /// Record 192; a round robin of teams: the Berger tables pair teams.
  std::string team_type = "FIDE_TEAM_TYPEA_MP_GP";
  /// A tournament without games whose players, teams, acceleration and prohibited pairs are used;
  /// see take_model().
  std::optional<TournamentDraft> model;
};

/// A generated tournament, with all its results.
struct Generated {
  SharedTournament tournament;
  /// Why a round could not be paired; the tournament ends before it. Empty: all rounds are paired.
  std::optional<Message> obstruction;
};

/// Do the settings describe a team event, in which `players` counts teams?
[[nodiscard]] bool generates_teams(const GeneratorSettings& settings);

/// Expected score in hundredths for a rating difference: the table of FIDE B.02 8.1.2.
using ExpectedScore = std::function<int(int difference)>;

/// Uses a tournament as the model of generated ones. Its players with their ratings, its rounds,
/// points, acceleration and prohibited pairs are kept; its rates of draws, byes of each kind,
/// forfeits, unusual results, withdrawals and late entries become the frequencies. Linear.
void take_model(GeneratorSettings& settings, const Tournament& model,
                const ExpectedScore& expected);

/// Plays a random tournament, with every round paired by the system. The same settings and seed
/// give the same tournament on every machine.
///
/// Results follow the model of FIDE's rating: E is the expected score of the rating difference. A
/// game is a draw in D * 4E(1-E) of the cases (D for equal ratings), at most as often as E allows.
/// The rest are wins and losses so that the mean is E.
[[nodiscard]] Generated generate_tournament(const GeneratorSettings& settings, std::uint64_t seed,
                                            const ExpectedScore& expected);

}  // namespace trf::pair
#pragma GCC visibility pop
