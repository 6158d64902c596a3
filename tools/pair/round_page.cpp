#include "pair/round_page.hpp"

#include <algorithm>
#include <tuple>

#include <fmt/format.h>

#include "cli/html.hpp"
#include "cli/messages/headings.hpp"
#include "pair/team_matches.hpp"
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
  return result_html(shown.results == Results::recorded ? result_text(shown, board)
                                                        : std::string());
}

/// A line of the list by name: a player, or a team whose match has no games.
struct Entry {
  std::string_view name;
  int number = 0;
  PlayerIndex player = trf::no_player;  ///< no_player: a team
  const Board* board = nullptr;         ///< nullptr: does not play
  Away why = Away::absent;
  const trf::ForfeitedBoard* forfeit = nullptr;
};

[[nodiscard]] std::vector<Entry> entries_by_name(const ShownRound& shown) {
  const Tournament& t = shown.tournament;
  std::vector<Entry> entries;
  const auto enter = [&](PlayerIndex player, const Board* board, Away why) {
    const trf::Player& p = t.players[player];
    entries.push_back({p.name, p.start_rank, player, board, why});
  };
  for (const Board& board : shown.boards)
    for (const PlayerIndex player : {board.white, board.black}) enter(player, &board, Away::absent);
  for (const auto& [player, why] : shown.away) enter(player, nullptr, why);
  for (const trf::ForfeitedBoard& match : shown.forfeited)
    for (const trf::TeamIndex team : {match.white, match.black})
      entries.push_back(
          {.name = t.teams[team].name, .number = t.teams[team].number, .forfeit = &match});
  // A player has two games in a match of a Double-Swiss; they keep their order.
  std::ranges::stable_sort(entries, [](const Entry& a, const Entry& b) {
    return std::tie(a.name, a.number) < std::tie(b.name, b.number);
  });
  return entries;
}

/// The cells of a team whose match has no games.
void add_team(HtmlTable& html, const Tournament& t, const Entry& entry) {
  const trf::ForfeitedBoard& match = *entry.forfeit;
  const bool white = t.teams[match.white].number == entry.number;
  html.row().cell(entry.name).cell(std::int64_t{entry.number});
  html.cell(std::int64_t{match.number});
  html.phrase(said::colour{.colour = white ? Colour::white : Colour::black});
  std::string opponent = team_name(t, white ? match.black : match.white);
  if (!match.by_boards) {
    html.phrase(said::opponent_forfeited{
        .team = std::move(opponent), .result = trf::Code{trf::to_string(trf::result_of(match))}});
    return;
  }
  const auto [own, other] = *match.by_boards;
  html.phrase(said::opponent_of_empty_boards{
      .team = std::move(opponent), .own = white ? own : other, .other = white ? other : own});
}

}  // namespace

std::string person(const Tournament& tournament, PlayerIndex player) {
  const trf::Player& p = tournament.players[player];
  std::string html = cli::breakable(cli::titled_name(p));
  if (p.rating != 0) html += fmt::format(" <small>{}</small>", p.rating);
  return html;
}

std::string result_text(const ShownRound& shown, const Board& board) {
  const int round = shown.round_of(board);
  const trf::GameResult result{shown.tournament.game(board.white, round).code,
                               shown.tournament.game(board.black, round).code};
  return result.is_open() ? std::string() : trf::to_string(result);
}

trf::Message result_of_match(const trf::ForfeitedBoard& match) {
  if (match.by_boards)
    return said::match_of_empty_boards{.white = match.by_boards->first,
                                       .black = match.by_boards->second};
  return said::match_forfeited{.result = trf::Code{trf::to_string(trf::result_of(match))}};
}

std::string result_html(const std::string& text) {
  if (text.empty()) return "&nbsp;&nbsp;:&nbsp;&nbsp;";
  return fmt::format("<span class=\"score\">{}</span>",
                     cli::xml_escaped(text == "1/2-1/2" ? "½-½" : text));
}

std::string team_name(const Tournament& tournament, trf::TeamIndex team) {
  const trf::Team& own = tournament.teams[team];
  return own.name.empty() ? own.nickname : own.name;
}

std::vector<BoardLine> lines_of(const ShownRound& shown) {
  std::vector<BoardLine> lines;
  for (const Board& board : shown.boards) lines.push_back({board.number, &board, nullptr});
  for (const trf::ForfeitedBoard& match : shown.forfeited)
    lines.push_back({match.number, nullptr, &match});
  std::ranges::stable_sort(lines, {}, &BoardLine::number);
  return lines;
}

std::vector<cli::Column> board_columns() {
  return {{"round", cli::said::heading_round{}},
          {"board", cli::said::heading_board{}},
          {"white", cli::said::heading_white{}},
          {"black", cli::said::heading_black{}},
          {"white_name", cli::said::heading_white_name{}},
          {"black_name", cli::said::heading_black_name{}}};
}

namespace {

/// The row of a match above its boards.
void add_match(HtmlTable& html, const Tournament& t, const TeamMatch& match) {
  html.row("sum").cell(std::int64_t{match.number}).empty().cell(team_name(t, match.white));
  html.empty().markup(result_html(score_text(match))).empty();
  html.cell(team_name(t, match.black)).empty();
}

}  // namespace

trf::Message away_text(const Tournament& t, const AwayPlayer& away) {
  const auto team = t.team_of(away.player);
  if (away.why == Away::reserve) return said::reserve_of{.team = team_name(t, team)};
  if (away.why == Away::bye && t.is_team_event() && team != trf::no_team)
    return said::bye_of_team{.team = team_name(t, team)};
  return said::why_away{.why = away.why};
}

std::string by_board(const ShownRound& shown, const std::vector<TeamMatch>& matches) {
  const Tournament& t = shown.tournament;
  HtmlTable html{{{said::column_board_short{}, Kind::number, cli::said::heading_board{}},
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
  int last = 0;
  for (const auto& [match_number, game, forfeit] : lines_of(shown)) {
    const auto* match =
        game != nullptr && last != match_number ? match_with(matches, match_number) : nullptr;
    if (match != nullptr) add_match(html, t, *match);
    last = match_number;
    if (game == nullptr) {
      html.row()
          .cell(std::int64_t{match_number})
          .empty()
          .cell(team_name(t, forfeit->white))
          .empty();
      html.phrase(result_of_match(*forfeit));
      html.empty().cell(team_name(t, forfeit->black)).empty();
      continue;
    }
    const Board& board = *game;
    html.row().cell(to_string(board)).cell(number(board.white)).markup(person(t, board.white));
    html.cell(points(board.white)).markup(result_cell(shown, board)).cell(points(board.black));
    html.markup(person(t, board.black)).cell(number(board.black));
  }
  for (const AwayPlayer& away : shown.away) {
    html.row().empty().cell(number(away.player)).markup(person(t, away.player));
    html.cell(points(away.player)).empty().empty().phrase(away_text(t, away)).empty();
  }
  return html.html();
}

std::string by_name(const ShownRound& shown) {
  const Tournament& t = shown.tournament;
  HtmlTable html{{{cli::said::heading_player{}},
                  {cli::said::heading_number{}, Kind::number},
                  {cli::said::heading_board{}, Kind::number},
                  {cli::said::heading_colour{}},
                  {cli::said::heading_opponent{}}},
                 said::by_name{}};
  for (const Entry& entry : entries_by_name(shown)) {
    if (entry.forfeit != nullptr) {
      add_team(html, t, entry);
      continue;
    }
    html.row().markup(person(t, entry.player)).cell(std::int64_t{entry.number});
    if (entry.board == nullptr) {
      html.empty().empty().phrase(away_text(t, {entry.player, entry.why}));
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
