#include "trf/result_list.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>

#include "characters.hpp"
#include "headings.hpp"
#include "trf/board.hpp"
#include "trf/csv.hpp"
#include "trf/messages/lists.hpp"
#include "trf/messages/sheet.hpp"
#include "trf/sheet.hpp"
#include "trf/text.hpp"

namespace trf {
namespace {

using enum ResultCode;

constexpr std::size_t most_results = 100'000;

void replace_all(std::string& text, std::string_view from, std::string_view to) {
  for (auto at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
    text.replace(at, from.size(), to);
}

/// Without spaces, in lower case, with one character each for the half and for the dash.
std::string plain(std::string_view text) {
  std::string out{text};
  replace_all(out, "\u00A0", "");
  std::erase_if(out, [](char c) { return c == ' ' || c == '\t'; });
  for (const std::string_view dash : {"\u2010", "\u2011", "\u2012", "\u2013", "\u2014", "\u2212"})
    replace_all(out, dash, "-");
  return lower(out);
}

/// The score of one side: "1", "0" or "=".
std::string with_plain_halves(std::string text) {
  for (const std::string_view half : {"1/2", "\u00BD", "0.5", "0,5", ".5"})
    replace_all(text, half, "=");
  return text;
}

struct ResultSpelling {
  std::string_view text;
  GameResult result;
};
constexpr std::array spellings{
    ResultSpelling{"1-0", {win, loss}},
    ResultSpelling{"0-1", {loss, win}},
    ResultSpelling{"=-=", {draw, draw}},
    ResultSpelling{"=", {draw, draw}},
    ResultSpelling{"0-0", {loss, loss}},
    ResultSpelling{"=-0", {draw, loss}},
    ResultSpelling{"0-=", {loss, draw}},
    ResultSpelling{"+-", {forfeit_win, forfeit_loss}},
    ResultSpelling{"-+", {forfeit_loss, forfeit_win}},
    ResultSpelling{"--", {forfeit_loss, forfeit_loss}},
    ResultSpelling{"+/-", {forfeit_win, forfeit_loss}},
    ResultSpelling{"-/+", {forfeit_loss, forfeit_win}},
    ResultSpelling{"-/-", {forfeit_loss, forfeit_loss}},
    ResultSpelling{"+--", {forfeit_win, forfeit_loss}},
    ResultSpelling{"--+", {forfeit_loss, forfeit_win}},
    ResultSpelling{"---", {forfeit_loss, forfeit_loss}},
    ResultSpelling{"1-0f", {forfeit_win, forfeit_loss}},
    ResultSpelling{"0-1f", {forfeit_loss, forfeit_win}},
    ResultSpelling{"0-0f", {forfeit_loss, forfeit_loss}},
    ResultSpelling{"w", {unrated_win, unrated_loss}},
    ResultSpelling{"d", {unrated_draw, unrated_draw}},
    ResultSpelling{"l", {unrated_loss, unrated_win}},
    ResultSpelling{"*", {}},
};

/// 1 for January, 2 for February, in English and Italian; 0 for anything else.
int month_named(std::string_view word) {
  for (const std::string_view name : {"jan", "january", "gen", "gennaio"})
    if (word == name) return 1;
  for (const std::string_view name : {"feb", "february", "febbraio"})
    if (word == name) return 2;
  return 0;
}

/// The first of February or the second of January, with or without a year.
bool is_date_of_a_half(std::string_view text) {
  std::vector<std::string> parts;
  std::string part;
  for (const char c : text) {
    if (c == '-' || c == '/' || c == '.') {
      if (part.empty() && !parts.empty()) continue;
      parts.push_back(std::exchange(part, {}));
      continue;
    }
    // "1february": the space between them was removed.
    using detail::is_digit;
    if (!part.empty() && is_digit(part.back()) != is_digit(c))
      parts.push_back(std::exchange(part, {}));
    part += c;
  }
  if (!part.empty()) parts.push_back(part);
  if (parts.size() < 2 || parts.size() > 3) return false;
  const auto is_year = [](std::string_view word) {
    return word.size() == 4 && parse_number(word).value_or(0) >= 1900;
  };
  if (parts.size() == 3) {
    if (is_year(parts.front()))
      parts.erase(parts.begin());
    else if (is_year(parts.back()) || (parts.back().size() == 2 && parse_number(parts.back())))
      parts.pop_back();
    else
      return false;
  }
  const int first_month = month_named(parts[0]), second_month = month_named(parts[1]);
  const int first = parse_number(parts[0]).value_or(0), second = parse_number(parts[1]).value_or(0);
  // If the month is a word, the other number is the day; "1/2" alone is a result and not a date.
  if (first_month != 0) return first_month + second == 3;
  if (second_month != 0) return second_month + first == 3;
  return (first == 1 && second == 2) || (first == 2 && second == 1);
}

/// "3", "3.2": a board and the game on it.
std::optional<std::pair<int, int>> board_of(std::string_view text) {
  const auto point = text.find('.');
  const auto board = parse_number(text.substr(0, point));
  if (!board || *board < 1) return std::nullopt;
  if (point == std::string_view::npos) return std::pair{*board, 0};
  const auto game = parse_number(text.substr(point + 1));
  if (!game || *game < 1) return std::nullopt;
  return std::pair{*board, *game};
}

constexpr std::array result_headings{
    detail::Heading{"result", " result results res res. risultato risultati ris. esito "},
    detail::Heading{"board", " board bd bd. no. brd table scacchiera sc. tavolo "},
    detail::Heading{"white", " white white_id white_no bianco "},
    detail::Heading{"black", " black black_id black_no nero "},
};

std::string_view column_named(std::string_view name) {
  return detail::column_named(result_headings, plain(name));
}

class ResultListReader {
 public:
  Result<ResultList> read(std::string_view bytes) {
    const auto text = list_text(bytes, found_);
    if (!has_error(found_)) {
      if (has_header(text))
        read_sheet_rows(text);
      else
        read_lines(text);
    }
    if (list_.entries.empty() && !has_error(found_))
      found_.push_back({"", Severity::warning, {1, 1}, said::list_without_results{}});
    return taken();
  }

  Result<ResultList> read_option(std::string_view text) {
    const auto colon = text.find(':');
    const auto subject = text.substr(0, colon);
    if (colon == std::string_view::npos) {
      fault({1, 1}, said::list_result_without_colon{.found = text});
      auto result = taken();
      result.value.reset();
      return result;
    }
    ResultEntry entry{.where = {1, 1}};
    if (take_subject(subject, entry)) take_result(text.substr(colon + 1), {1, 1}, entry);
    auto result = taken();
    if (result.value->entries.empty()) result.value.reset();
    return result;
  }

 private:
  void fault(Position where, Message message) {
    found_.push_back({"", Severity::error, where, std::move(message)});
  }
  Result<ResultList> taken() {
    Result<ResultList> result;
    result.value = std::move(list_);
    sort_by_position(found_);
    result.diagnostics = std::move(found_);
    return result;
  }

  /// Does the first line that is not empty name a column `result`?
  static bool has_header(std::string_view text) {
    std::optional<char> stated;
    while (!text.empty()) {
      const auto line = text.substr(0, text.find_first_of("\r\n"));
      if (const auto named = stated_separator(line)) {
        stated = named;
      } else if (line.find_first_not_of(" \t") != std::string_view::npos &&
                 !line.starts_with('#')) {
        const char separator = stated.value_or(csv_separator(line));
        for (auto rest = line;; rest.remove_prefix(1)) {
          if (column_named(take_csv_cell(rest, separator).str()) == "result") return true;
          if (rest.empty()) break;
        }
        return false;
      }
      text.remove_prefix(std::min(line.size() + 1, text.size()));
    }
    return false;
  }

  void take_result(std::string_view text, Position where, ResultEntry entry) {
    const auto written = parse_result(text);
    if (!written) return fault(where, said::list_result_unreadable{.found = text});
    if (written->was_date && !std::exchange(told_date_, true))
      found_.push_back({"", Severity::warning, where, said::list_result_was_date{.found = text}});
    entry.result = written->result;
    list_.entries.push_back(entry);
  }

  /// "4", "4.1" or "12-7".
  bool take_subject(std::string_view text, ResultEntry& entry) {
    const auto dash = text.find('-');
    if (dash != std::string_view::npos) {
      const auto white = parse_number(text.substr(0, dash));
      const auto black = parse_number(text.substr(dash + 1));
      if (white && black && *white > 0 && *black > 0) {
        entry.white = *white;
        entry.black = *black;
        return true;
      }
    } else if (const auto board = board_of(text)) {
      std::tie(entry.board, entry.game) = *board;
      return true;
    }
    fault(entry.where, said::not_board_nor_pair{.found = text});
    return false;
  }

  void read_lines(std::string_view text) {
    std::uint32_t number = 0;
    while (!text.empty()) {
      const auto end = text.find_first_of("\r\n");
      const auto line = text.substr(0, end);
      text.remove_prefix(end == std::string_view::npos   ? text.size()
                         : text.substr(end, 2) == "\r\n" ? end + 2
                                                         : end + 1);
      ++number;
      if (list_.entries.size() + found_.size() >= most_results)
        return fault({number, 1}, said::too_many_rows{.rows = most_results});
      if (!line.starts_with('#')) read_line(line, number);
    }
  }

  struct Word {
    std::string_view text;
    Position where;
  };

  void read_line(std::string_view line, std::uint32_t number) {
    std::vector<Word> words;
    std::size_t at = 0;
    // Four words are too many, so a line of millions of words is not read to its end.
    while (words.size() < 4 &&
           (at = line.find_first_not_of(" \t;", at)) != std::string_view::npos) {
      const auto end = std::min(line.find_first_of(" \t;", at), line.size());
      words.push_back(
          {line.substr(at, end - at),
           {number, static_cast<std::uint32_t>(count_code_points(line.substr(0, at)) + 1),
            static_cast<std::uint32_t>(count_code_points(line.substr(at, end - at)))}});
      at = end;
    }
    if (words.empty()) return;
    ResultEntry entry{.where = words.front().where};
    if (words.size() == 2) {
      if (take_subject(words[0].text, entry)) take_result(words[1].text, words[1].where, entry);
      return;
    }
    const auto white = words.size() == 3 ? parse_number(words[0].text) : std::nullopt;
    const auto black = words.size() == 3 ? parse_number(words[1].text) : std::nullopt;
    if (!white || !black || *white < 1 || *black < 1)
      return fault({number, 1}, said::not_a_line_of_results{});
    entry.white = *white;
    entry.black = *black;
    take_result(words[2].text, words[2].where, entry);
  }

  /// The column with the name itself, else the one with another name for it; -1: there is none.
  int find_column(const Sheet& sheet, std::string_view name) {
    if (const int exact = sheet.column(name); exact >= 0) return exact;
    int first = -1;
    for (std::size_t i = 0; i < sheet.columns.size(); ++i) {
      if (column_named(sheet.columns[i]) != name) continue;
      if (first >= 0)
        fault(sheet.heads[i],
              said::columns_of_one_meaning{.first = sheet.columns[static_cast<std::size_t>(first)],
                                           .second = sheet.columns[i],
                                           .column = Code{name}});
      else
        first = static_cast<int>(i);
    }
    return first;
  }

  void read_sheet_rows(std::string_view text) {
    const auto sheet = read_sheet(text, found_, most_results);
    std::array<int, 4> column{-1, -1, -1, -1};
    for (std::size_t h = 0; h < result_headings.size(); ++h)
      column[h] = find_column(sheet, result_headings[h].column);
    if (column[0] >= 0 && column[1] < 0 && column[2] < 0)
      fault({1, 1}, said::list_without_boards{});
    if (has_error(found_)) return;
    for (std::size_t row = 0; row < sheet.rows.size(); ++row) {
      const auto cell = [&](std::size_t h) {
        return column[h] < 0
                   ? std::string_view{}
                   : std::string_view{sheet.rows[row][static_cast<std::size_t>(column[h])]};
      };
      const auto place = [&](std::size_t h) {
        return column[h] < 0 ? Position{sheet.lines[row], 1}
                             : sheet.places[row][static_cast<std::size_t>(column[h])];
      };
      read_row(cell, place);
    }
  }

  template <class Cell, class Place>
  void read_row(const Cell& cell, const Place& place) {
    // Without opponent it is a bye, which has no result.
    if (plain(cell(0)).empty() || cell(3) == "0") return;
    ResultEntry entry{.where = place(1)};
    if (!cell(1).empty()) {
      const auto board = board_of(cell(1));
      if (!board) return fault(place(1), said::list_board_unreadable{.found = cell(1)});
      std::tie(entry.board, entry.game) = *board;
    }
    const auto number = [&](std::size_t h, int& value) {
      if (cell(h).empty()) return true;
      const auto read = parse_number(cell(h));
      if (!read || *read < 1) {
        fault(place(h), said::list_player_unreadable{.column = Code{result_headings[h].column},
                                                     .found = cell(h)});
        return false;
      }
      value = *read;
      return true;
    };
    if (!number(2, entry.white) || !number(3, entry.black)) return;
    if (entry.board == 0 && entry.white == 0 && entry.black == 0)
      return fault(place(0), said::result_without_game{});
    if (entry.board == 0) entry.where = place(entry.white != 0 ? 2 : 3);
    take_result(cell(0), place(0), entry);
  }

  Diagnostics found_;
  ResultList list_;
  bool told_date_ = false;
};

}  // namespace

std::optional<WrittenResult> parse_result(std::string_view text) {
  const auto word = plain(without_formula_mark(text));
  auto sides = with_plain_halves(word);
  // The middle sign may be a colon; the signs of a forfeit stay.
  if (const auto colon = sides.find(':'); colon != std::string::npos) sides[colon] = '-';
  const auto found = std::ranges::find(spellings, sides, &ResultSpelling::text);
  if (found != spellings.end()) return WrittenResult{found->result};
  if (is_date_of_a_half(word)) return WrittenResult{{draw, draw}, true};
  return std::nullopt;
}

std::string to_string(const GameResult& result) {
  if (result == GameResult{draw, draw}) return "1/2-1/2";
  const auto found = std::ranges::find(spellings, result, &ResultSpelling::result);
  if (found == spellings.end())
    return fmt::format("{}:{}", letter(result.white), letter(result.black));
  std::string text{found->text};
  replace_all(text, "=", "1/2");
  return upper(text);
}

GameResult result_of(const ForfeitedBoard& match) noexcept {
  const auto code = [](bool won) {
    return won ? ResultCode::forfeit_win : ResultCode::forfeit_loss;
  };
  return {code(match.white_won), code(match.black_won)};
}

Result<ResultList> read_results(std::string_view text) { return ResultListReader{}.read(text); }

Result<ResultList> read_result(std::string_view text) {
  return ResultListReader{}.read_option(text);
}

}  // namespace trf
