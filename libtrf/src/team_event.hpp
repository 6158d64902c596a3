#pragma once

#include <algorithm>

#include "trf/tournament_draft.hpp"

namespace trf::detail {

/// Tournament::is_team_event(), which keeps it.
[[nodiscard]] bool has_matches_of_teams(const TournamentDraft& draft);

/// Has a member of the team the pairing-allocated bye of the round?
[[nodiscard]] inline bool has_bye_cell(const TournamentDraft& t, const Team& team, int round) {
  return std::ranges::any_of(team.members, [&](PlayerIndex p) {
    return p != no_player && t.game(p, round).code == ResultCode::pairing_bye;
  });
}

}  // namespace trf::detail
