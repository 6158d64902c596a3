#include "pair/round_page.hpp"

#include <algorithm>
#include <tuple>

#include <fmt/format.h>

#include "cli/html.hpp"
#include "cli/messages/headings.hpp"
#include "trf/result_list.hpp"

namespace trf_pair {

using cli::HtmlTable;
using Kind = cli::HtmlTable::Kind;
using trf::Board;
using trf::Colour;
using trf::PlayerIndex;
using trf::Tournament;

namespace {

[[nodiscard]] std::string result_cell(const ShownRound& shown, const Board& board) {
  const auto text = shown.results == Results::recorded ? result_text(shown, board) : std::string();
  if (text.empty()) return "&nbsp;&nbsp;:&nbsp;&nbsp;";
  return text == "1/2-1/2" ? cli::xml_escaped("½–½") : cli::xml_escaped(text);
}

struct Entry {
  PlayerIndex player = trf::no_player;
  const Board* board = nullptr;  ///< nullptr: does not play
  Away why = Away::absent;
};

}  // namespace

std::string person(const Tournament& tournament, PlayerIndex player) {
  const trf::Player& p = tournament.players[player];
  std::string html = cli::xml_escaped(cli::titled_name(p));
  if (p.rating != 0) html += fmt::format(" <small>{}</small>", p.rating);
  return html;
}

std::string result_text(const ShownRound& shown, const Board& board) {
  const int round = shown.round_of(board);
  const trf::GameResult result{shown.tournament.game(board.white, round).code,
                               shown.tournament.game(board.black, round).code};
  return result.is_open() ? std::string() : trf::to_string(result);
}

std::vector<cli::Column> board_columns() {
  return {{"round", cli::said::heading_round{}},
          {"board", cli::said::heading_board{}},
          {"white", cli::said::heading_white{}},
          {"black", cli::said::heading_black{}},
          {"white_name", cli::said::heading_white_name{}},
          {"black_name", cli::said::heading_black_name{}}};
}

std::string by_board(const ShownRound& shown) {
  const Tournament& t = shown.tournament;
  HtmlTable html{{{cli::said::heading_board{}, Kind::number},
                  {cli::said::heading_number{}, Kind::number},
                  {cli::said::heading_white{}},
                  {cli::said::heading_pts{}, Kind::number, cli::said::heading_points{}},
                  {cli::said::heading_result{}},
                  {cli::said::heading_pts{}, Kind::number, cli::said::heading_points{}},
                  {cli::said::heading_black{}},
                  {cli::said::heading_number{}, Kind::number}},
                 said::by_board{},
                 HtmlTable::Narrow::table};
  const auto number = [&t](PlayerIndex p) { return std::int64_t{t.players[p].start_rank}; };
  const auto points = [&](PlayerIndex p) { return cli::halves(t.score(p, shown.rounds_before())); };
  for (const Board& board : shown.boards) {
    html.row().cell(to_string(board)).cell(number(board.white)).markup(person(t, board.white));
    html.cell(points(board.white)).markup(result_cell(shown, board)).cell(points(board.black));
    html.markup(person(t, board.black)).cell(number(board.black));
  }
  for (const auto& [player, why] : shown.away) {
    html.row().empty().cell(number(player)).markup(person(t, player));
    html.cell(points(player)).empty().empty().phrase(said::why_away{.why = why}).empty();
  }
  return html.html();
}

std::string by_name(const ShownRound& shown) {
  const Tournament& t = shown.tournament;
  std::vector<Entry> entries;
  for (const Board& board : shown.boards)
    for (const PlayerIndex player : {board.white, board.black}) entries.push_back({player, &board});
  for (const auto& [player, why] : shown.away) entries.push_back({player, nullptr, why});
  std::ranges::sort(entries, [&t](const Entry& a, const Entry& b) {
    const auto &first = t.players[a.player], &second = t.players[b.player];
    return std::tie(first.name, first.start_rank) < std::tie(second.name, second.start_rank);
  });
  HtmlTable html{{{cli::said::heading_player{}},
                  {cli::said::heading_number{}, Kind::number},
                  {cli::said::heading_board{}, Kind::number},
                  {cli::said::heading_colour{}},
                  {cli::said::heading_opponent{}}},
                 said::by_name{}};
  for (const Entry& entry : entries) {
    html.row().markup(person(t, entry.player));
    html.cell(std::int64_t{t.players[entry.player].start_rank});
    if (entry.board == nullptr) {
      html.empty().empty().phrase(said::why_away{.why = entry.why});
      continue;
    }
    const bool white = entry.board->white == entry.player;
    html.cell(to_string(*entry.board));
    html.phrase(said::colour{.colour = white ? Colour::white : Colour::black});
    html.markup(person(t, white ? entry.board->black : entry.board->white));
  }
  return fmt::format("<div class=\"apart\">\n{}</div>\n", html.html());
}

}  // namespace trf_pair
