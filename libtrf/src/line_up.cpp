#include "line_up.hpp"

#include <algorithm>
#include <cstddef>

namespace trf {

const LineUp* stated_line_up(const Tournament& report, Id team, int round) noexcept {
  const auto found = std::ranges::find_if(report.line_ups, [&](const LineUp& each) {
    return each.round == round && each.team == team;
  });
  return found == report.line_ups.end() ? nullptr : &*found;
}

std::vector<PlayerIndex> line_up(const Tournament& report, TeamIndex team, int round, int boards) {
  const Team& own = report.teams[team];
  if (const auto* const stated = stated_line_up(report, own.number, round)) return stated->boards;
  const auto width = std::min(own.members.size(), static_cast<std::size_t>(std::max(boards, 0)));
  return {own.members.begin(), own.members.begin() + static_cast<std::ptrdiff_t>(width)};
}

std::vector<MatchBoard> match_boards(const Tournament& report, TeamIndex white, TeamIndex black,
                                     int round, int boards) {
  return detail::seated(report, line_up(report, white, round, boards),
                        line_up(report, black, round, boards), boards);
}

std::vector<MatchBoard> detail::seated(const Tournament& report, std::span<const PlayerIndex> own,
                                       std::span<const PlayerIndex> other, int boards) {
  const std::string& sequence = report.board_colours;
  std::vector<MatchBoard> made;
  for (std::size_t board = 0; board < static_cast<std::size_t>(boards); ++board) {
    const auto sits = [&](std::span<const PlayerIndex> line_up) {
      return board < line_up.size() ? line_up[board] : no_player;
    };
    // Record 352 begins with the colour of board 1, which is White by definition.
    const bool turned =
        board < sequence.size() ? sequence[board] != sequence.front() : board % 2 != 0;
    made.push_back({sits(own), sits(other), turned ? Colour::black : Colour::white});
  }
  return made;
}

std::array<detail::SeatCell, 2> detail::cells_of(const MatchBoard& board, GameResult result) {
  const auto cell = [](PlayerIndex opponent, Colour colour, ResultCode code) {
    return Game{opponent, colour, opponent == no_player ? ResultCode::forfeit_win : code};
  };
  return {{{board.first, cell(board.second, board.colour, result.white)},
           {board.second, cell(board.first, opposite(board.colour), result.black)}}};
}

}  // namespace trf
