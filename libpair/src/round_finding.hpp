#pragma once

#include <utility>

#include "trf/diagnostic.hpp"
#include "trf/layout.hpp"
#include "trf/tournament.hpp"

namespace trf::pair {

/// An error at a player's cell of a round, in the row 001.
[[nodiscard]] inline Diagnostic round_finding(const Tournament& report, PlayerIndex player,
                                              int round, Message message) {
  const auto cell = layout::player::opponent.at(static_cast<std::size_t>(round - 1));
  return {"", Severity::error, {report.players[player].line, cell.first, 8}, std::move(message)};
}

}  // namespace trf::pair
