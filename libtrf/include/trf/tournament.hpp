#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <vector>

#include "trf/tournament_draft.hpp"

#pragma GCC visibility push(default)
namespace trf {

/// Players by start rank, in constant time.
class StartRanks {
 public:
  StartRanks() = default;
  explicit StartRanks(std::span<const Player> players);
  /// Index of a start rank; no_player if no player has it.
  [[nodiscard]] PlayerIndex find(int start_rank) const noexcept {
    return start_rank >= 0 && static_cast<std::size_t>(start_rank) < players_.size()
               ? players_[static_cast<std::size_t>(start_rank)]
               : no_player;
  }

 private:
  std::vector<PlayerIndex> players_;
};

/// The meaning of a report, complete and constant. read() and from_json() make one; of parts that a
/// program has put together, checked() does. checked.hpp says what holds for it.
///
/// Players are in TPN order, so a higher index is a higher start rank; teams are in the order of
/// their numbers.
class Tournament final : public TournamentDraft {
 public:
  /// Sorts players by start rank and teams by number, and builds the look-up tables, without a look
  /// at the parts: for code that makes or changes a draft by the rules of checked(). Other code
  /// calls checked().
  /// \pre what checked.hpp lists holds, with sides as reported
  [[nodiscard]] static std::shared_ptr<const Tournament> of(TournamentDraft draft);
  /// The parts as a draft that can be changed. They are copied only if `whole` is shared.
  [[nodiscard]] static TournamentDraft reopened(std::shared_ptr<const Tournament>&& whole);

  Tournament(const Tournament&) = delete;
  Tournament& operator=(const Tournament&) = delete;

  /// This tournament, for what looks into it and has to keep it.
  [[nodiscard]] std::shared_ptr<const Tournament> shared() const noexcept { return self_.lock(); }

  /// As of a draft; every player has a row, so nothing else is looked at.
  [[nodiscard]] Game game(PlayerIndex player, int round) const noexcept {
    return round >= 1 && round <= rounds() ? row(player)[round - 1] : Game{};
  }
  [[nodiscard]] std::span<const Game> games(PlayerIndex player) const noexcept {
    return {row(player), static_cast<std::size_t>(rounds())};
  }

  /// Are matches of teams played, so that the numbers of records 240 to 330 are those of teams? By
  /// a code of 192, or by records 310 with points. Other teams may be the clubs of an individual
  /// event: then another code of 192, the words of 092, and at last the games decide.
  [[nodiscard]] bool is_team_event() const noexcept { return is_team_event_; }

  /// A team event with teams: one by a code of 192 alone can have none yet.
  [[nodiscard]] bool has_matches() const noexcept { return is_team_event_ && !teams.empty(); }

  /// Of a player; 0: no_player
  [[nodiscard]] int start_rank(PlayerIndex player) const noexcept {
    return player == no_player ? 0 : players[player].start_rank;
  }
  /// Index of a start rank; no_player if there is none. Constant time.
  [[nodiscard]] PlayerIndex find(int start_rank) const noexcept {
    return start_ranks_.find(start_rank);
  }
  /// Index of a team's pairing number; no_team if there is none.
  [[nodiscard]] TeamIndex find_team(int number) const noexcept;
  /// The team of a player; no_team if there is none. Constant time.
  [[nodiscard]] TeamIndex team_of(PlayerIndex player) const noexcept;

  /// Points of rounds 1..last: results, and record 299 for these rounds. All rounds by default.
  /// Individual points, without acceleration.
  [[nodiscard]] Score score(PlayerIndex player, int last = max_rounds) const noexcept;
  /// The same after each round: scores[i] after round i. Linear in the rounds, but for records 299.
  void fill_scores(PlayerIndex player, std::span<Score> scores) const noexcept;
  /// The points of matches that do not decide the standings; 0 in an event without matches.
  [[nodiscard]] Score secondary_score(PlayerIndex player, int last = max_rounds) const noexcept;
  /// Points of one round, record 299 applied (kinds with value replaced; no penalty or bonus).
  [[nodiscard]] Score points_of(PlayerIndex player, int round) const noexcept;
  /// Fictitious points of a player in a round, from the records 250, where none covers it from XXA
  /// (not calculated from 192).
  [[nodiscard]] Score accelerated_points(PlayerIndex player, int round) const noexcept;

 private:
  explicit Tournament(TournamentDraft&& draft);

  StartRanks start_ranks_;
  std::vector<TeamIndex> team_of_;
  bool is_team_event_;
  std::weak_ptr<const Tournament> self_;
};

using SharedTournament = std::shared_ptr<const Tournament>;

}  // namespace trf
#pragma GCC visibility pop
