#pragma once

#include "trf/date.hpp"
#include "trf/tournament.hpp"

namespace trf_pair {

/// Writes into a generated tournament the data of a report for rating beside the games: place,
/// dates of the rounds (two a day from `first`), chief arbiter, rate of play, and for each player a
/// name, federation, FIDE number and birth. They are invented, in the correct form.
void make_whole(trf::TournamentDraft& tournament, trf::Date first);

}  // namespace trf_pair
