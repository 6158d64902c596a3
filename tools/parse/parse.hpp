#pragma once

#include <memory>
#include <string_view>

#include "cli/cli.hpp"
#include "trf/tournament.hpp"

namespace parse {

/// Matches of a team event or a Double-Swiss, a row each; empty in other events. White is who has
/// White on board 1 (in the first game); a pairing-allocated bye has black 0.
[[nodiscard]] cli::Table matches(const trf::Tournament& tournament);

/// One of --table's tables: players, results, games, teams, matches, tournament. The rows of the
/// first three are made when they are printed, so the table keeps the tournament.
[[nodiscard]] cli::Table table(std::string_view name, trf::SharedTournament tournament);

}  // namespace parse
