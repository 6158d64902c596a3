#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "trf/diagnostic.hpp"
#include "trf/tournament.hpp"

#pragma GCC visibility push(default)
namespace trf {

/// The two codes of one game; none and none: no result.
struct GameResult {
  ResultCode white = ResultCode::none, black = ResultCode::none;

  [[nodiscard]] constexpr bool is_open() const noexcept {
    return white == ResultCode::none && black == ResultCode::none;
  }
  friend constexpr bool operator==(const GameResult&, const GameResult&) = default;
};

/// A result as a person or a program wrote it.
struct WrittenResult {
  GameResult result;
  bool was_date = false;  ///< "1-Feb" and the like: a spreadsheet made a date of 1/2
};

/// Reads `1-0 0-1 1/2-1/2 1/2 = 0-0 1/2-0 0-1/2`, with a half also as `½`, `0.5` or `0,5` and `:`
/// for the middle sign; by forfeit `+- -+ --` (also `+/-`) or `1-0F 0-1F 0-0F`; played but not
/// rated `W D L`, from White's side; `*` for no result; and the dates that spreadsheets make of
/// 1/2: the first of February or the second of January in any usual form. Spaces and case are
/// ignored.
/// \return empty for anything else
[[nodiscard]] std::optional<WrittenResult> parse_result(std::string_view text);

/// "1-0", "1/2-1/2", "+-", "W", "*": the shortest form that parse_result() reads; for any other
/// pair of codes both letters: "1:L".
[[nodiscard]] std::string to_string(const GameResult& result);

struct ForfeitedBoard;

/// Of a match that record 330 decides: forfeit wins and losses.
[[nodiscard]] GameResult result_of(const ForfeitedBoard& match) noexcept;

/// The game of a row, and its result. The row gives the board or a player.
struct ResultEntry {
  int board = 0;             ///< 0: not given
  int game = 0;              ///< Of "3.2": 2; 0: not given
  int white = 0, black = 0;  ///< Start numbers, 0: not given
  GameResult result{};
  Position where{};  ///< In the list
};

/// The rows of a list of results, in its order.
struct ResultList {
  std::vector<ResultEntry> entries;
};

/// Reads a list of results: lines `BOARD RESULT` or `WHITE BLACK RESULT` (separated by spaces, tabs
/// or semicolons), or CSV with a header that has the columns `result` and `board` or `white`. Other
/// columns, rows without a result (games in progress), rows without opponent, empty lines and lines
/// that begin with # are ignored.
///
/// The value has the rows that could be read; an error is a row that is missing from it. A date
/// read as 1/2 is a warning, given once; so is a list without any result.
[[nodiscard]] Result<ResultList> read_results(std::string_view text);

/// One result in the form of a command line: `BOARD:RESULT` or `WHITE-BLACK:RESULT`. Without a
/// value, the text has neither form.
[[nodiscard]] Result<ResultList> read_result(std::string_view text);

}  // namespace trf
#pragma GCC visibility pop
