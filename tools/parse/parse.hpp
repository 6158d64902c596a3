#pragma once

#include <string_view>

#include "cli/cli.hpp"
#include "trf/tournament.hpp"

namespace parse {

/// One of --table's tables: players, results, games, teams, tournament.
[[nodiscard]] cli::Table table(std::string_view name, const trf::Tournament& tournament);

/// Players of an entry list by the columns of the `players` table, ready for round 1.
[[nodiscard]] trf::Result<trf::Tournament> read_entries(std::string_view csv);

}  // namespace parse
