#pragma once

#include <memory>
#include <vector>

#include "trf/tournament_draft.hpp"

#pragma GCC visibility push(default)
namespace trf {

/// The meaning of a report, whole and constant: read() makes one, and so do JSON and entry lists.
/// There is no other one than a constant one.
///
/// Players are in the order of their start ranks, so index order is TPN order.
class Tournament final : public TournamentDraft {
 public:
  /// Sorts the players of the draft and builds the look-up tables.
  /// \pre start ranks are unique and in 1..9999; opponents, members and line-ups are players
  [[nodiscard]] static std::shared_ptr<const Tournament> of(TournamentDraft draft);
  /// The parts again, to go on with them. Copies only what somebody else holds, too.
  [[nodiscard]] static TournamentDraft reopened(std::shared_ptr<const Tournament>&& whole);

  Tournament(const Tournament&) = delete;
  Tournament& operator=(const Tournament&) = delete;

  /// Index of a start rank; no_player when there is none. Constant time.
  [[nodiscard]] PlayerIndex find(int start_rank) const noexcept;
  /// Index of a team's pairing number; no_team when there is none.
  [[nodiscard]] TeamIndex find_team(int number) const noexcept;
  /// The team a player belongs to; no_team for none. Constant time.
  [[nodiscard]] TeamIndex team_of(PlayerIndex player) const noexcept;

  /// What rounds 1..last are worth: results, and record 299 for them. All rounds by default.
  /// Individual points; acceleration is not included.
  [[nodiscard]] Score score(PlayerIndex player, int last = max_rounds) const noexcept;
  /// The points of matches that do not order the standings; 0 in an event without matches.
  [[nodiscard]] Score secondary_score(PlayerIndex player, int last = max_rounds) const noexcept;
  /// Points of one round, record 299 applied (kinds with value replaced; no penalty or bonus).
  [[nodiscard]] Score points_of(PlayerIndex player, int round) const noexcept;
  /// Fictitious points of a player in a round, from 250 or XXA (not computed from 192).
  [[nodiscard]] Score accelerated_points(PlayerIndex player, int round) const noexcept;

 private:
  explicit Tournament(TournamentDraft&& draft);

  std::vector<PlayerIndex> by_start_rank_;
  std::vector<TeamIndex> team_of_;
};

using SharedTournament = std::shared_ptr<const Tournament>;

}  // namespace trf
#pragma GCC visibility pop
