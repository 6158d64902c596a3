#pragma once

#include <string_view>

#include "cli/cli.hpp"
#include "trf/tournament.hpp"

namespace parse {

/// One of --table's tables: players, results, games, teams, tournament.
[[nodiscard]] cli::Table table(std::string_view name, const trf::Tournament& tournament);

}  // namespace parse
