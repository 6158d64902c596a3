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
/// rated `W D L` from White's side; `*` for no result; and the dates that spreadsheets make of 1/2:
/// the first of February or the second of January in any usual form. Blanks are ignored, case too.
/// \return empty for anything else
[[nodiscard]] std::optional<WrittenResult> parse_result(std::string_view text);

/// "1-0", "1/2-1/2", "+-", "W", "*": the shortest form that parse_result() reads back; for a pair
/// of codes that is none of these, both letters: "1:L".
[[nodiscard]] std::string to_string(const GameResult& result);

/// Which game a row speaks of, and its result. Board or a player is given.
struct ResultEntry {
  int board = 0;             ///< 0: not given
  int game = 0;              ///< Of "3.2": 2; 0: not given
  int white = 0, black = 0;  ///< Start numbers, 0: not given
  GameResult result{};
  Position where{};  ///< In the list
};

struct ResultList {
  std::vector<ResultEntry> entries;
};

/// Reads a list of results: lines `BOARD RESULT` or `WHITE BLACK RESULT` (separated by blanks, tabs
/// or semicolons), or CSV with a header that has the columns `result` and `board` or `white`; other
/// columns are ignored, and so is a row without a result, which is a game still being played, and a
/// row without opponent. Blank lines and lines that begin with # are ignored.
///
/// The value has the rows that could be read; an error is a row that is missing from it. A date
/// taken as 1/2 is a warning, given once; so is a list without any result.
[[nodiscard]] Result<ResultList> read_results(std::string_view text);

/// One result as an option gives it: `BOARD:RESULT` or `WHITE-BLACK:RESULT`. Without a value it is
/// neither.
[[nodiscard]] Result<ResultList> read_result(std::string_view text);

}  // namespace trf
#pragma GCC visibility pop
