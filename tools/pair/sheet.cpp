#include "pair/sheet.hpp"

#include <algorithm>
#include <tuple>

#include <fmt/format.h>

#include "cli/html.hpp"
#include "cli/messages/headings.hpp"
#include "pair/round_page.hpp"
#include "pair/team_matches.hpp"
#include "trf/layout.hpp"
#include "trf/pair/state.hpp"

namespace trf_pair {

using cli::html_phrase;
using cli::HtmlTable;
using Kind = cli::HtmlTable::Kind;
using trf::Board;
using trf::PlayerIndex;
using trf::Tournament;
using trf::pair::Pairing;

namespace {

[[nodiscard]] std::string name(const Tournament& tournament, PlayerIndex player) {
  return player == trf::no_player ? std::string() : tournament.players[player].name;
}

/// The boards of a pairing, numbered in its order; of members of teams as their match has them.
[[nodiscard]] std::vector<Board> boards_of(const Subject& subject, int round,
                                           const Pairing& pairing) {
  if (subject.entrants == trf::pair::Entrants::members) {
    std::vector<trf::BoardPair> pairs;
    for (const auto& [white, black] : pairing.pairs) pairs.push_back({white, black});
    return trf::boards(*subject.tournament, round, pairs);
  }
  std::vector<Board> boards;
  for (const auto& [white, black] : pairing.pairs)
    boards.push_back({static_cast<int>(boards.size()) + 1, 0, white, black});
  return boards;
}

/// Of the player without opponent
[[nodiscard]] Away away_without_game(const Subject& subject) {
  return subject.system->has_table() ? Away::free : Away::bye;
}

void add_rows(cli::Table& table, const Subject& subject, int round, const Pairing& pairing) {
  const Tournament& tournament = *subject.tournament;
  const auto add = [&](const Board& board) {
    table.rows.push_back({std::int64_t{round}, board_cell(board),
                          std::int64_t{tournament.start_rank(board.white)},
                          std::int64_t{tournament.start_rank(board.black)},
                          name(tournament, board.white), name(tournament, board.black)});
  };
  const auto boards = boards_of(subject, round, pairing);
  std::ranges::for_each(boards, add);
  if (pairing.bye == trf::no_player) return;
  add({static_cast<int>(boards.size()) + 1, 0, pairing.bye, trf::no_player});
  if (away_without_game(subject) == Away::free) table.rows.back()[1] = cli::Cell{};
}

[[nodiscard]] cli::Table empty_table() {
  cli::Table table;
  table.schema = "trf-pair/1";
  table.columns = board_columns();
  return table;
}

[[nodiscard]] ShownRound shown_round(const Subject& subject, int round, const Pairing& pairing) {
  ShownRound shown{*subject.tournament, round};
  shown.boards = boards_of(subject, round, pairing);
  if (pairing.bye != trf::no_player)
    shown.away.push_back({pairing.bye, away_without_game(subject)});
  return shown;
}

/// Of a team event: the matches of the pairing, seated by the line-ups.
[[nodiscard]] std::string cards_to_fill_in(const Subject& subject, int round,
                                           const Pairing& pairing) {
  if (!subject.pairs_teams()) return {};
  const Tournament& report = *subject.report;
  const int boards = trf::team_rounds(report).boards;
  const auto team_of = [&](PlayerIndex entrant) {
    return report.find_team(subject.tournament->players[entrant].start_rank);
  };
  std::vector<TeamMatch> matches;
  for (const auto& [white, black] : pairing.pairs) {
    TeamMatch& match = matches.emplace_back();
    match.number = static_cast<int>(matches.size());
    match.white = team_of(white);
    match.black = team_of(black);
    for (const auto& seats : match_boards(report, match.white, match.black, round, boards))
      match.boards.push_back({seats});
  }
  return match_cards(report, round, matches);
}

}  // namespace

cli::Cell board_cell(const Board& board) {
  if (board.game == 0) return std::int64_t{board.number};
  return to_string(board);
}

cli::Table pairing_table(const Subject& subject, int round, const Pairing& pairing, Reader reader) {
  cli::Table table = empty_table();
  table.title = said::round_title{.round = round};
  add_rows(table, subject, round, pairing);
  if (reader == Reader::person && pairing.bye != trf::no_player) {
    auto& last = table.rows.back();
    last[3] = cli::Cell{};
    last[5] = cli::Words{said::why_away{.why = away_without_game(subject)}};
  }
  return table;
}

std::string pairs_text(const Tournament& tournament, const Pairing& pairing) {
  const bool bye = pairing.bye != trf::no_player;
  std::string text = fmt::format("{}\n", pairing.pairs.size() + (bye ? 1 : 0));
  for (const auto& [white, black] : pairing.pairs) {
    text += fmt::format("{} {}\n", tournament.start_rank(white), tournament.start_rank(black));
  }
  if (bye) text += fmt::format("{} 0\n", tournament.start_rank(pairing.bye));
  return text;
}

std::string pairing_page(const Subject& subject, int round, const Pairing& pairing) {
  const ShownRound shown = shown_round(subject, round, pairing);
  return cli::event_heading(*subject.tournament) +
         cli::element("h2", html_phrase(said::pairings_title{.round = round})) +
         by_board(shown, {}) + by_name(shown) + cards_to_fill_in(subject, round, pairing) +
         cli::element("p", html_phrase(said::paired_by_system{.system = subject.system->title()}),
                      "quiet");
}

cli::Table schedule_table(const Subject& subject) {
  const auto& [tournament, system] = std::tie(*subject.tournament, *subject.system);
  cli::Table table = empty_table();
  for (int round = 1; round <= system.table_rounds(tournament); ++round)
    add_rows(table, subject, round, system.table_round(tournament, round));
  return table;
}

std::string schedule_page(const Subject& subject) {
  const auto& [tournament, system] = std::tie(*subject.tournament, *subject.system);
  std::string page =
      cli::event_heading(tournament) + cli::element("h2", html_phrase(said::all_rounds_title{}));
  for (int round = 1; round <= system.table_rounds(tournament); ++round) {
    const auto pairing = system.table_round(tournament, round);
    HtmlTable html{{{cli::said::heading_number{}, Kind::number},
                    {cli::said::heading_white{}},
                    {cli::said::heading_result{}},
                    {cli::said::heading_black{}},
                    {cli::said::heading_number{}, Kind::number}},
                   said::round_title{.round = round}};
    for (const auto& [white, black] : pairing.pairs) {
      html.row().cell(tournament.start_rank(white)).markup(person(tournament, white));
      html.markup("&nbsp;&nbsp;:&nbsp;&nbsp;").markup(person(tournament, black));
      html.cell(tournament.start_rank(black));
    }
    if (const PlayerIndex bye = pairing.bye; bye != trf::no_player) {
      html.row().cell(tournament.start_rank(bye)).markup(person(tournament, bye));
      html.empty().phrase(said::why_away{.why = Away::free}).empty();
    }
    page += fmt::format("<article>\n{}</article>\n", html.html());
  }
  return page;
}

}  // namespace trf_pair
