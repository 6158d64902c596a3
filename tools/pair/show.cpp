// --show: a recorded round as it was paired, with the results so far.

#include <algorithm>

#include <fmt/format.h>

#include "cli/html.hpp"
#include "cli/language.hpp"
#include "pair/modes.hpp"
#include "pair/sheet.hpp"
#include "trf/board.hpp"
#include "trf/edit_round.hpp"
#include "trf/messages/edits.hpp"
#include "trf/read.hpp"
#include "trf/result_list.hpp"

namespace trf_pair {
namespace {

using cli::html_escaped;
using cli::html_phrase;
using cli::HtmlTable;
using Kind = cli::HtmlTable::Kind;
using trf::Board;
using trf::PlayerIndex;
using trf::ResultCode;
using trf::Tournament;

/// Somebody who does not play in the round, and why.
struct Away {
  PlayerIndex player = trf::no_player;
  ResultCode code = ResultCode::none;
};

/// A recorded round.
struct Recorded {
  const Tournament& tournament;
  int round = 0;
  std::vector<Board> boards;
  std::vector<Away> away;  ///< The pairing-allocated bye first
};

[[nodiscard]] Recorded recorded(const Tournament& t, int round) {
  Recorded result{t, round, trf::boards(t, round), {}};
  std::vector<bool> plays(t.players.size());
  for (const Board& board : result.boards) plays[board.white] = plays[board.black] = true;
  for (PlayerIndex p = 0; p < t.player_count(); ++p)
    if (!plays[p]) result.away.push_back({p, t.game(p, round).code});
  std::ranges::stable_partition(
      result.away, [](const Away& each) { return each.code == ResultCode::pairing_bye; });
  return result;
}

[[nodiscard]] std::string_view away_word(ResultCode code) {
  switch (code) {
    case ResultCode::pairing_bye: return "bye";
    case ResultCode::half_point_bye: return "half-point bye";
    case ResultCode::full_point_bye: return "full-point bye";
    case ResultCode::forfeit_win: return "forfeit win";
    default: return "absent";
  }
}

[[nodiscard]] trf::GameResult result_of(const Recorded& r, const Board& board) {
  return {r.tournament.game(board.white, r.round).code,
          r.tournament.game(board.black, r.round).code};
}

/// What a person fills in stays empty.
[[nodiscard]] std::string result_text(const Recorded& r, const Board& board) {
  const auto result = result_of(r, board);
  return result.is_open() ? std::string() : trf::to_string(result);
}

[[nodiscard]] cli::Cell board_cell(const Board& board) {
  if (board.game == 0) return std::int64_t{board.number};
  return to_string(board);
}

[[nodiscard]] cli::Table round_table(const Recorded& r, Reader reader) {
  const Tournament& t = r.tournament;
  cli::Table table;
  table.schema = "trf-pair.show/1";
  table.title = fmt::format("Round {}", r.round);
  table.columns = {{"round", "Round"},  {"board", "Board"},           {"white", "White"},
                   {"black", "Black"},  {"white_name", "White name"}, {"black_name", "Black name"},
                   {"result", "Result"}};
  const auto number = [&t](PlayerIndex p) { return std::int64_t{t.players[p].start_rank}; };
  for (const Board& board : r.boards)
    table.rows.push_back({std::int64_t{r.round}, board_cell(board), number(board.white),
                          number(board.black), t.players[board.white].name,
                          t.players[board.black].name, result_text(r, board)});
  std::int64_t last = r.boards.empty() ? 0 : r.boards.back().number;
  for (const auto& [player, code] : r.away) {
    const bool is_bye = code == ResultCode::pairing_bye;
    const char letter = trf::letter(code);
    std::vector<cli::Cell> row{std::int64_t{r.round},
                               is_bye ? cli::Cell{++last} : cli::Cell{},
                               number(player),
                               std::int64_t{0},
                               t.players[player].name,
                               std::string(),
                               letter == ' ' ? std::string() : std::string(1, letter)};
    if (reader == Reader::person) {
      row[3] = row[6] = cli::Cell{};
      row[5] = cli::translated(away_word(code));
    }
    table.rows.push_back(std::move(row));
  }
  return table;
}

[[nodiscard]] std::string pairs_of(const Recorded& r) {
  const auto byes =
      static_cast<std::size_t>(std::ranges::count(r.away, ResultCode::pairing_bye, &Away::code));
  std::string text = fmt::format("{}\n", r.boards.size() + byes);
  const auto number = [&r](PlayerIndex p) { return r.tournament.players[p].start_rank; };
  for (const Board& board : r.boards)
    text += fmt::format("{} {}\n", number(board.white), number(board.black));
  for (std::size_t i = 0; i < byes; ++i) text += fmt::format("{} 0\n", number(r.away[i].player));
  return text;
}

[[nodiscard]] std::string person(const Tournament& t, PlayerIndex player) {
  const trf::Player& p = t.players[player];
  std::string html = html_escaped(cli::titled_name(p));
  if (p.rating != 0) html += fmt::format(" <small>{}</small>", p.rating);
  return html;
}

[[nodiscard]] std::string result_cell(const Recorded& r, const Board& board) {
  const auto text = result_text(r, board);
  if (text.empty()) return "&nbsp;&nbsp;:&nbsp;&nbsp;";
  return text == "1/2-1/2" ? html_escaped("½–½") : html_escaped(text);
}

[[nodiscard]] std::string by_board(const Recorded& r) {
  const Tournament& t = r.tournament;
  HtmlTable html{{{"Board", Kind::number},
                  {"No.", Kind::number},
                  {"White"},
                  {"Pts", Kind::number, "Points"},
                  {"Result"},
                  {"Pts", Kind::number, "Points"},
                  {"Black"},
                  {"No.", Kind::number}},
                 "By board",
                 HtmlTable::Narrow::table};
  const auto number = [&t](PlayerIndex p) { return std::int64_t{t.players[p].start_rank}; };
  const auto points = [&](PlayerIndex p) { return cli::halves(t.score(p, r.round - 1)); };
  for (const Board& board : r.boards) {
    html.row().cell(to_string(board)).cell(number(board.white)).markup(person(t, board.white));
    html.cell(points(board.white)).markup(result_cell(r, board)).cell(points(board.black));
    html.markup(person(t, board.black)).cell(number(board.black));
  }
  for (const auto& [player, code] : r.away) {
    html.row().empty().cell(number(player)).markup(person(t, player));
    html.cell(points(player)).empty().empty().phrase(away_word(code)).empty();
  }
  return html.html();
}

struct Seat {
  PlayerIndex player = trf::no_player;
  const Board* board = nullptr;  ///< nullptr: does not play
  ResultCode code = ResultCode::none;
};

[[nodiscard]] std::string by_name(const Recorded& r) {
  const Tournament& t = r.tournament;
  std::vector<Seat> seats;
  for (const Board& board : r.boards)
    for (const PlayerIndex player : {board.white, board.black})
      seats.push_back({player, &board, ResultCode::none});
  for (const auto& [player, code] : r.away) seats.push_back({player, nullptr, code});
  std::ranges::sort(seats, [&t](const Seat& a, const Seat& b) {
    const auto &first = t.players[a.player], &second = t.players[b.player];
    return std::tie(first.name, first.start_rank) < std::tie(second.name, second.start_rank);
  });
  HtmlTable html{
      {{"Player"}, {"No.", Kind::number}, {"Board", Kind::number}, {"Colour"}, {"Opponent"}},
      "By name"};
  for (const Seat& seat : seats) {
    html.row().markup(person(t, seat.player));
    html.cell(std::int64_t{t.players[seat.player].start_rank});
    if (seat.board == nullptr) {
      html.empty().empty().phrase(away_word(seat.code));
      continue;
    }
    const bool white = seat.board->white == seat.player;
    html.cell(to_string(*seat.board)).phrase(white ? "White" : "Black");
    html.markup(person(t, white ? seat.board->black : seat.board->white));
  }
  return fmt::format("<div class=\"apart\">\n{}</div>\n", html.html());
}

/// A slip a board, to cut: the players fill in the result and sign.
[[nodiscard]] std::string slips(const Recorded& r) {
  const Tournament& t = r.tournament;
  std::string page =
      cli::element("h1", html_escaped(t.name)) +
      cli::element("h2", html_phrase(fmt::format("Result slips of round {}", r.round)));
  for (const Board& board : r.boards) {
    HtmlTable html{{{"Colour"}, {"No.", Kind::number}, {"Player"}, {"Result"}, {"Signature"}},
                   fmt::format("Round {}, board {}", r.round, to_string(board)),
                   HtmlTable::Narrow::table};
    for (const bool white : {true, false}) {
      const PlayerIndex player = white ? board.white : board.black;
      html.row().phrase(white ? "White" : "Black");
      html.cell(std::int64_t{t.players[player].start_rank}).markup(person(t, player));
      html.markup("&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;").markup(std::string(30, '_'));
    }
    page += fmt::format("<article>\n{}</article>\n", html.html());
  }
  return page;
}

[[nodiscard]] std::string round_page(const Recorded& r) {
  const auto progress = trf::progress_of(r.tournament, r.round);
  return cli::event_heading(r.tournament) +
         cli::element("h2", html_phrase(fmt::format("Round {}", r.round))) + by_board(r) +
         cli::element("p",
                      html_phrase(fmt::format("{} of {} games have a result", progress.with_result,
                                              progress.games)),
                      "quiet") +
         by_name(r);
}

[[nodiscard]] cli::Answer answer_for(const cli::Input& input, const std::string& format,
                                     const std::optional<int>& asked, bool as_slips) {
  cli::Answer answer;
  const trf::Document document(input.bytes, input.limits);
  auto read = trf::read(document);
  answer.messages = std::move(read.diagnostics);
  if (!read.value) {
    answer.status = cli::unusable;
    return answer;
  }
  const Tournament& t = *read.value;
  const int last = trf::last_paired_round(t);
  if (last == 0 || asked.value_or(1) > last) {
    answer.status = cli::no;
    answer.problems.push_back(
        last == 0 ? trf::Message{trf::said::no_round_paired{}}
                  : trf::Message{trf::said::round_not_paired{.round = *asked, .last = last}});
    return answer;
  }
  const Recorded round = recorded(t, asked.value_or(last));
  if (format == "trf")
    answer.raw = input.bytes;
  else if (format == "pairs")
    answer.raw = pairs_of(round);
  else if (format == "html")
    answer.html = as_slips ? slips(round) : round_page(round);
  else
    answer.tables.push_back(
        round_table(round, format == "text" ? Reader::person : Reader::program));
  return answer;
}

}  // namespace

int show(const cli::Arguments& arguments) {
  const bool as_slips = arguments.has("slips");
  const std::string format = arguments.format();
  if (as_slips && format != "html") throw cli::UsageError("'--slips' needs '--format=html'");
  std::optional<int> asked;
  if (!arguments.value("show").empty()) asked = arguments.number("show", 1, trf::max_rounds);
  return cli::for_each_input(
      arguments,
      [&](const cli::Input& input) { return answer_for(input, format, asked, as_slips); },
      format == "trf" ? cli::Gives::reports : cli::Gives::tables);
}

}  // namespace trf_pair
