#pragma once

#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "trf/tournament.hpp"

#pragma GCC visibility push(default)
namespace trf {

/// A game of a round and the board it is played on.
struct Board {
  int number = 0;  ///< From 1; in a team event the number of the match
  /// 0: the board has one game. Double-Swiss: 1 or 2, the round of the match. Team event: the board
  /// in the match, from 1; empty boards of the line-ups count.
  int game = 0;
  PlayerIndex white = no_player, black = no_player;

  friend bool operator==(const Board&, const Board&) = default;
};

/// "3", or "3.1" if a board has several games.
[[nodiscard]] std::string to_string(const Board& board);

/// White and Black of a game without a board number.
struct BoardPair {
  PlayerIndex white = no_player, black = no_player;
  friend bool operator==(const BoardPair&, const BoardPair&) = default;
};

/// Who plays whom in a recorded round, in the order of the players: every game with two rows that
/// name each other. If neither row has a colour, the lower start number is White.
[[nodiscard]] std::vector<BoardPair> recorded_pairs(const Tournament& tournament, int round);

/// The boards of a round that is to be published, by number.
///
/// A Swiss round: the score of the higher ranked of the pair, then the sum of both scores, then the
/// TPN of the higher ranked. Scores are those for pairing before the round (open games by 162 X,
/// acceleration included). A round robin: the order of the Berger table, whatever the round. A team
/// event: matches are ordered in the same way by the teams' primary score, games by the board order
/// of the team with the lower number; a match forfeited by record 330 has its number too. A
/// Double-Swiss match has two games.
/// Source: FIDE C.04.2 (2026) 3.6; C.05 Annex 1.
[[nodiscard]] std::vector<Board> boards(const Tournament& tournament, int round,
                                        std::span<const BoardPair> pairs);
/// The same for the pairs that recorded_pairs() finds. A round with a comment Boards keeps the
/// numbers of its publication (round_notes.hpp).
[[nodiscard]] std::vector<Board> boards(const Tournament& tournament, int round);

/// The line-up of a team in a match.
struct LineUpSize {
  bool is_stated = false;  ///< By record 300
  std::size_t boards = 0;
};
/// Does the line-up of the team with the higher number number the boards of a match? Record 300 of
/// one team is enough. Without it a line-up has no empty boards, and the one with more players
/// shows them; if both have as many, it is that of the team with the lower number.
[[nodiscard]] constexpr bool is_numbered_by_higher(const LineUpSize& lower,
                                                   const LineUpSize& higher) noexcept {
  return lower.is_stated != higher.is_stated ? higher.is_stated : higher.boards > lower.boards;
}

/// The player whose number gives the colours of a pair in the first round that has colours: that of
/// the first pair by start numbers, without those that the comment MPA says were made by hand.
struct FirstColour {
  /// The higher ranked one: of the higher score, fictitious points included, then of the smaller
  /// number (C.04.3 5.2.5). In the Lim systems of the smaller number.
  PlayerIndex player = no_player;
  int round = 0;
  /// Among the players with a game or a PAB so far, by start number (C.04.2 2.4); in the Lim system
  /// of 1989 the start number (14.2). Odd numbers have the initial colour.
  int number = 0;
  Colour colour = Colour::none;
  bool is_match = false;  ///< Of two players, whose colours alternate from round 1 on

  [[nodiscard]] Colour initial_colour() const noexcept {
    const int turns = number - 1 + (is_match ? round - 1 : 0);
    return turns % 2 == 0 ? colour : opposite(colour);
  }
};

/// Whose number gives the colours of a pair in that round, and which number.
enum class FirstColourRule : std::uint8_t { swiss, lim, lim_1989, match };

/// \param given  the rule of the system by which the tournament is paired; empty: by the report
/// \return empty: no round has colours, or all of its pairs were made by hand
[[nodiscard]] std::optional<FirstColour> first_colour(const Tournament& tournament,
                                                      std::optional<FirstColourRule> given = {});

/// A match without games. It has its number among the matches.
struct ForfeitedBoard {
  int number = 0;  ///< As Board::number
  TeamIndex white = no_team, black = no_team;
  bool white_won = false, black_won = false;  ///< By record 330; neither: both teams forfeited
  /// Record 330 does not name it: each board is empty in one of the two line-ups. Game points.
  std::optional<std::pair<Score, Score>> by_boards{};

  friend bool operator==(const ForfeitedBoard&, const ForfeitedBoard&) = default;
};

/// The matches of a round without games, by number.
[[nodiscard]] std::vector<ForfeitedBoard> forfeited_boards(const Tournament& tournament, int round);

}  // namespace trf
#pragma GCC visibility pop
