#pragma once

#include "trf/tournament_draft.hpp"

namespace trf::detail {

/// Tournament::is_team_event(), which keeps it.
[[nodiscard]] bool has_matches_of_teams(const TournamentDraft& draft);

}  // namespace trf::detail
