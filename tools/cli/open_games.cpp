#include "cli/open_games.hpp"

#include <algorithm>
#include <string>

#include <fmt/format.h>

#include "trf/board.hpp"

namespace cli {
namespace {

bool has_open_game(const trf::Tournament& tournament, int round) {
  for (std::size_t i = 0; i < tournament.players.size(); ++i) {
    const auto game = tournament.game(static_cast<trf::PlayerIndex>(i), round);
    if (game.opponent != trf::no_player && game.is_open()) return true;
  }
  return false;
}

}  // namespace

void warn_of_open_games(const trf::Tournament& tournament, int first, int last,
                        trf::Diagnostics& messages) {
  constexpr std::size_t most_named = 5;
  for (int round = std::max(first, 1); round <= std::min(last, tournament.rounds()); ++round) {
    if (!has_open_game(tournament, round)) continue;
    std::string named;
    std::size_t open = 0;
    for (const trf::Board& board : trf::boards(tournament, round)) {
      if (board.black == trf::no_player || !tournament.game(board.white, round).is_open()) continue;
      if (++open > most_named) continue;
      named += fmt::format("{}{} ({}-{})", named.empty() ? "" : ", ", trf::to_string(board),
                           tournament.players[board.white].start_rank,
                           tournament.players[board.black].start_rank);
    }
    if (open == 0) continue;
    if (open > most_named) named += ", ...";
    messages.push_back(
        {"",
         trf::Severity::warning,
         {},
         open == 1 ? fmt::format("round {} has 1 game without a result: board {}", round, named)
                   : fmt::format("round {} has {} games without a result: boards {}", round, open,
                                 named)});
  }
}

}  // namespace cli
