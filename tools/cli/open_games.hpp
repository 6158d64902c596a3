#pragma once

#include "trf/diagnostic.hpp"
#include "trf/tournament.hpp"

namespace cli {

/// One warning for each of the rounds `first` .. `last` in which games have no result.
void warn_of_open_games(const trf::Tournament& tournament, int first, int last,
                        trf::Diagnostics& messages);

}  // namespace cli
