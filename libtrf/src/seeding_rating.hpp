#pragma once

#include "trf/tournament_draft.hpp"

namespace trf::detail {

/// The rating for start numbers, by the method of record 172; FIDE's without one. 0: unrated.
[[nodiscard]] int seeding_rating(const TournamentDraft& tournament, const Player& player) noexcept;

}  // namespace trf::detail
