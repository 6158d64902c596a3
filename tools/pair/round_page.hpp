#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "cli/table.hpp"
#include "pair/messages/pair_sheet.hpp"
#include "trf/board.hpp"
#include "trf/tournament.hpp"

namespace trf_pair {

/// A player without an opponent in the round, and why.
struct AwayPlayer {
  trf::PlayerIndex player = trf::no_player;
  Away why = Away::absent;
};

/// The results of the round on a page, or space for them.
enum class Results : std::uint8_t { recorded, to_be_filled_in };

/// A round for a page: a recorded one, or one that was just paired.
struct ShownRound {
  const trf::Tournament& tournament;
  int round = 0;
  std::vector<trf::Board> boards{};
  std::vector<trf::ForfeitedBoard> forfeited{};  ///< Matches without games
  std::vector<AwayPlayer> away{};                ///< The pairing-allocated bye first
  Results results = Results::to_be_filled_in;
  bool is_match = false;  ///< Double-Swiss: `round` is a match, Board::game its game

  /// The round of the report in which a game is recorded.
  [[nodiscard]] int round_of(const trf::Board& board) const noexcept {
    return is_match ? 2 * (round - 1) + board.game : round;
  }
  /// Rounds of the report before this one.
  [[nodiscard]] int rounds_before() const noexcept {
    return is_match ? 2 * (round - 1) : round - 1;
  }
};

/// "GM Carlsen, Magnus 2830" in a cell that can break after the name.
[[nodiscard]] std::string person(const trf::Tournament& tournament, trf::PlayerIndex player);
/// "1-0"; empty: the game is open.
[[nodiscard]] std::string result_text(const ShownRound& shown, const trf::Board& board);

/// A result in a cell: "½–½"; space for it if it is empty.
[[nodiscard]] std::string result_html(const std::string& text);

/// A line of a list by board: a game, or a match without games.
struct BoardLine {
  int number = 0;
  const trf::Board* game = nullptr;  ///< One of the two
  const trf::ForfeitedBoard* forfeit = nullptr;
};
/// Why a player does not play, for people; of a reserve or a bye with the team.
[[nodiscard]] trf::Message away_text(const trf::Tournament& tournament, const AwayPlayer& away);
[[nodiscard]] std::vector<BoardLine> lines_of(const ShownRound& shown);
/// "+-, forfeited"; "1-1, all boards by forfeit"
[[nodiscard]] trf::Message result_of_match(const trf::ForfeitedBoard& match);
[[nodiscard]] std::string team_name(const trf::Tournament& tournament, trf::TeamIndex team);

/// The columns round,board,white,black,white_name,black_name.
[[nodiscard]] std::vector<cli::Column> board_columns();

struct TeamMatch;
/// The sheets of a page: by board with points and results, and by name.
/// \param matches  of a team event: each has a row before its boards; in others none
[[nodiscard]] std::string by_board(const ShownRound& shown, const std::vector<TeamMatch>& matches);
[[nodiscard]] std::string by_name(const ShownRound& shown);

}  // namespace trf_pair
