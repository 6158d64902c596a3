#include "cli/doubtful_games.hpp"

#include <algorithm>
#include <span>
#include <utility>

#include "cli/messages/frame.hpp"
#include "trf/pair/check.hpp"

namespace cli {
namespace {

bool has_open_game(const trf::Tournament& tournament, int round) {
  for (std::size_t i = 0; i < tournament.players.size(); ++i) {
    const auto game = tournament.game(static_cast<trf::PlayerIndex>(i), round);
    if (game.opponent != trf::no_player && game.is_open()) return true;
  }
  return false;
}

void warn_of_open_games(const trf::Tournament& tournament, int last, Answer& answer) {
  constexpr std::size_t most_named = 5;
  for (int round = 1; round <= std::min(last, tournament.rounds()); ++round) {
    const auto open = open_boards(tournament, round);
    if (open.empty()) continue;
    std::vector<trf::Arg> named;
    for (const trf::Board& board : std::span{open}.first(std::min(open.size(), most_named)))
      named.push_back(said::board_pair{.board = trf::Code{trf::to_string(board)},
                                       .white = tournament.players[board.white].start_rank,
                                       .black = tournament.players[board.black].start_rank});
    if (open.size() > most_named) named.push_back(said::and_more{});
    answer.warn(said::open_games{.round = round, .count = open.size(), .boards = std::move(named)});
  }
}

}  // namespace

std::vector<trf::Board> open_boards(const trf::Tournament& tournament, int round) {
  if (!has_open_game(tournament, round)) return {};  // Boards cost an order of all players
  auto open = trf::boards(tournament, round);
  std::erase_if(open, [&](const trf::Board& board) {
    return !tournament.game(board.white, round).is_open() &&
           !tournament.game(board.black, round).is_open();
  });
  return open;
}

void warn_of_contradictions(const trf::Tournament& tournament, int last, Answer& answer) {
  for (auto& found : trf::pair::contradictions(tournament, last)) {
    found.severity = trf::Severity::warning;
    answer.messages.push_back(std::move(found));
  }
}

void warn_of_doubtful_games(const trf::Tournament& tournament, int last, Answer& answer) {
  warn_of_contradictions(tournament, last, answer);
  warn_of_open_games(tournament, last, answer);
}

}  // namespace cli
