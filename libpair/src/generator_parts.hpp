#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "trf/pair/generate.hpp"

/// Parts shared by the generators of individual and team events.
namespace trf::pair {

/// The result of `use` for the tournament of the draft so far. The draft can be extended
/// afterwards.
template <class Use>
auto while_whole(TournamentDraft& draft, const Use& use) {
  struct Opened {
    TournamentDraft& draft;
    SharedTournament whole;
    ~Opened() { draft = Tournament::reopened(std::move(whole)); }
  } opened{draft, Tournament::of(std::move(draft))};
  return use(*opened.whole);
}

/// The outcome alone: its steps own the tournament, which could then not be extended without a
/// copy.
[[nodiscard]] inline Outcome without_steps(Outcome outcome) {
  std::visit([](auto& made) { made.steps.reset(); }, outcome);
  return outcome;
}

/// Record 192 of the generated tournament, without the suffix of acceleration.
[[nodiscard]] std::string_view type_code_of(const GeneratorSettings& settings);

/// The number of rounds that are played.
/// \param table_rounds  0: the system has no table
/// \param longest  of a tournament without a table
[[nodiscard]] int chosen_rounds(const GeneratorSettings& settings, Random& random, int table_rounds,
                                int longest);

/// The initial colour of the settings, or a drawn one.
[[nodiscard]] Colour chosen_colour(const GeneratorSettings& settings, Random& random);

/// Plays the rounds; the tournament ends before one that cannot be paired.
/// \param play  plays a round; returns the obstruction, if there is one
template <class Play, class EndBefore>
[[nodiscard]] std::optional<Message> play_rounds(int rounds, const Play& play,
                                                 const EndBefore& end_before) {
  for (int round = 1; round <= rounds; ++round) {
    std::optional<Message> obstruction = play(round);
    if (!obstruction) continue;
    end_before(round);
    return obstruction;
  }
  return std::nullopt;
}

/// A random choice from 0..count-1 by a frequency, each number at most once.
[[nodiscard]] std::vector<int> chosen(Random& random, const Frequency& frequency, int count);

/// Late entries, withdrawals and requested byes of all entrants.
class PresencePlan {
 public:
  PresencePlan(const GeneratorSettings& settings, Random& random, int entrants, int rounds);
  /// none: present; else H, F or Z.
  [[nodiscard]] ResultCode at(int entrant, int round) const {
    return codes_[place(entrant, round)];
  }

 private:
  [[nodiscard]] std::size_t place(int entrant, int round) const {
    return static_cast<std::size_t>(entrant) * static_cast<std::size_t>(rounds_) +
           static_cast<std::size_t>(round - 1);
  }
  void choose_presence(const GeneratorSettings& settings, Random& random);
  void give_byes(Random& random, const Frequency& frequency, ResultCode code);

  int entrants_, rounds_;
  std::vector<ResultCode> codes_;
};

/// Random prohibited pairs of entrants 1..count; \pre count > 1
[[nodiscard]] std::vector<ProhibitedGroup> drawn_prohibitions(Random& random, int pairs, int count,
                                                              int last_round);

enum class GameKind : std::uint8_t { usual, forfeit, double_forfeit, unusual };

/// Results of games, with forfeits and unusual results.
class GamePlan {
 public:
  GamePlan(const GeneratorSettings& settings, Random& random, const ExpectedScore& expected,
           int rounds);
  /// The kind of each game, board by board. Called once a round.
  [[nodiscard]] std::vector<GameKind> kinds(int round, std::size_t boards);
  /// White's and Black's. Ratings: 0 is none.
  [[nodiscard]] std::pair<ResultCode, ResultCode> results(GameKind kind, int white, int black);

 private:
  const GeneratorSettings& settings_;
  Random& random_;
  const ExpectedScore& expected_;
  std::vector<int> forfeits_, double_forfeits_, unusual_;  ///< Planned, by round
};

/// \pre settings.system pairs teams
[[nodiscard]] Generated generate_team_event(const GeneratorSettings& settings, std::uint64_t seed,
                                            const ExpectedScore& expected);

}  // namespace trf::pair
