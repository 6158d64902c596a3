#pragma once

#include "trf/date.hpp"
#include "trf/tournament.hpp"

namespace trf_pair {

/// Writes into a generated tournament what a report for rating has beside the games: place, dates
/// of the rounds (two a day from `first`), chief arbiter, rate of play, and for each player a name,
/// federation, FIDE number and birth. Invented, but of the right form.
void make_whole(trf::TournamentDraft& tournament, trf::Date first);

}  // namespace trf_pair
