#pragma once

#include <string_view>

#include "cli/cli.hpp"
#include "trf/tournament.hpp"

namespace parse {

/// Matches of a team event or a Double-Swiss, a row for each; empty in other events. White is the
/// team with White on board 1 (or the player with White in the first game); a PAB has black 0.
[[nodiscard]] cli::Table matches(const trf::Tournament& tournament);

/// A table of --table: players, results, games, teams, matches, tournament. The rows of the first
/// three are made when they are printed, so the table keeps the tournament.
[[nodiscard]] cli::Table table(std::string_view name, trf::SharedTournament tournament);

}  // namespace parse
