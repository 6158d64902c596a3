#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "trf/tournament.hpp"

namespace trf::test {

/// A draft that converts itself to a tournament: a test changes an event and reads it again. The
/// tournaments are valid as long as the draft.
class Draft : public TournamentDraft {
 public:
  Draft() = default;
  Draft(TournamentDraft draft) : TournamentDraft(std::move(draft)) {}
  Draft(const SharedTournament& whole) : TournamentDraft(*whole) {}

  /// Players without any data but their numbers, and rounds without games.
  [[nodiscard]] static Draft of(int players, int rounds) {
    Draft draft;
    for (int i = 0; i < players; ++i)
      draft.players.emplace_back().start_rank = static_cast<std::uint16_t>(i + 1);
    draft.set_rounds(rounds);
    return draft;
  }

  [[nodiscard]] const Tournament& whole() const {
    return *made_.emplace_back(Tournament::of(*this));
  }
  operator const Tournament&() const { return whole(); }

  [[nodiscard]] PlayerIndex find(int start_rank) const { return whole().find(start_rank); }
  [[nodiscard]] Score accelerated_points(PlayerIndex player, int round) const {
    return whole().accelerated_points(player, round);
  }
  [[nodiscard]] Score score(PlayerIndex player, int last = max_rounds) const {
    return whole().score(player, last);
  }
  [[nodiscard]] Score secondary_score(PlayerIndex player, int last = max_rounds) const {
    return whole().secondary_score(player, last);
  }

 private:
  mutable std::vector<SharedTournament> made_;
};

}  // namespace trf::test
