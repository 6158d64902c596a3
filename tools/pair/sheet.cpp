#include "pair/sheet.hpp"

#include <algorithm>
#include <numeric>
#include <string_view>

#include <fmt/format.h>

#include "cli/html.hpp"
#include "trf/layout.hpp"
#include "trf/pair/berger.hpp"
#include "trf/pair/state.hpp"

namespace trf_pair {

using cli::html_escaped;
using cli::html_phrase;
using cli::HtmlTable;
using Kind = cli::HtmlTable::Kind;
using trf::PlayerIndex;
using trf::Tournament;
using trf::pair::Pair;
using trf::pair::Pairing;

namespace {

[[nodiscard]] std::int64_t number(const Tournament& tournament, PlayerIndex player) {
  return player == trf::no_player ? 0 : tournament.players[player].start_rank;
}

[[nodiscard]] std::string name(const Tournament& tournament, PlayerIndex player) {
  return player == trf::no_player ? std::string() : tournament.players[player].name;
}

void add_rows(cli::Table& table, const Tournament& tournament, int round, const Pairing& pairing) {
  std::int64_t board = 0;
  const auto add = [&](PlayerIndex white, PlayerIndex black) {
    table.rows.push_back({std::int64_t{round}, ++board, number(tournament, white),
                          number(tournament, black), name(tournament, white),
                          name(tournament, black)});
  };
  for (const Pair& pair : pairing.pairs) add(pair.white, pair.black);
  if (pairing.bye != trf::no_player) add(pairing.bye, trf::no_player);
}

[[nodiscard]] cli::Table empty_table() {
  cli::Table table;
  table.schema = "trf-pair/1";
  table.columns = {{"round", "Round"}, {"board", "Board"},           {"white", "White"},
                   {"black", "Black"}, {"white_name", "White name"}, {"black_name", "Black name"}};
  return table;
}

/// "GM Carlsen, Magnus 2830" in a cell that may break after the name.
[[nodiscard]] std::string person(const Tournament& tournament, PlayerIndex player) {
  const trf::Player& p = tournament.players[player];
  std::string html = html_escaped(cli::titled_name(p));
  if (p.rating != 0) html += fmt::format(" <small>{}</small>", p.rating);
  return html;
}

[[nodiscard]] std::string by_board(const Subject& subject, int round, const Pairing& pairing) {
  const Tournament& tournament = subject.tournament;
  const auto points = [&](PlayerIndex player) {
    return cli::halves(tournament.score(player, round - 1));
  };
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
  std::int64_t board = 0;
  for (const auto& [white, black] : pairing.pairs) {
    html.row().cell(++board).cell(number(tournament, white)).markup(person(tournament, white));
    html.cell(points(white)).markup("&nbsp;&nbsp;:&nbsp;&nbsp;").cell(points(black));
    html.markup(person(tournament, black)).cell(number(tournament, black));
  }
  if (const PlayerIndex bye = pairing.bye; bye != trf::no_player) {
    html.row().empty().cell(number(tournament, bye)).markup(person(tournament, bye));
    html.cell(points(bye)).empty().empty().phrase("bye").empty();
  }
  return html.html();
}

struct Seat {
  PlayerIndex player = trf::no_player, opponent = trf::no_player;
  bool white = false;
  std::int64_t board = 0;
};

[[nodiscard]] std::string by_name(const Tournament& tournament, const Pairing& pairing) {
  std::vector<Seat> seats;
  std::int64_t board = 0;
  for (const auto& [white, black] : pairing.pairs) {
    ++board;
    seats.push_back({white, black, true, board});
    seats.push_back({black, white, false, board});
  }
  if (pairing.bye != trf::no_player) seats.push_back({pairing.bye, trf::no_player, true, 0});
  std::ranges::sort(seats, [&](const Seat& a, const Seat& b) {
    const auto& first = tournament.players[a.player];
    const auto& second = tournament.players[b.player];
    return std::tie(first.name, first.start_rank) < std::tie(second.name, second.start_rank);
  });
  HtmlTable html{
      {{"Player"}, {"No.", Kind::number}, {"Board", Kind::number}, {"Colour"}, {"Opponent"}},
      "By name"};
  for (const Seat& seat : seats) {
    html.row().markup(person(tournament, seat.player)).cell(number(tournament, seat.player));
    if (seat.opponent == trf::no_player) {
      html.empty().empty().phrase("bye");
    } else {
      html.cell(seat.board).phrase(seat.white ? "White" : "Black");
      html.markup(person(tournament, seat.opponent));
    }
  }
  return fmt::format("<div class=\"apart\">\n{}</div>\n", html.html());
}

}  // namespace

cli::Table pairing_table(const Tournament& tournament, int round, const Pairing& pairing,
                         Reader reader) {
  cli::Table table = empty_table();
  table.title = fmt::format("Round {}", round);
  add_rows(table, tournament, round, pairing);
  if (reader == Reader::person && pairing.bye != trf::no_player) {
    auto& last = table.rows.back();
    last[3] = cli::Cell{};
    last[5] = std::string("bye");
  }
  return table;
}

Pairing only_in(const Pairing& pairing, const Pairing& other) {
  Pairing result;
  for (const Pair& pair : pairing.pairs)
    if (std::ranges::find(other.pairs, pair) == other.pairs.end()) result.pairs.push_back(pair);
  if (pairing.bye != other.bye) result.bye = pairing.bye;
  return result;
}

std::string pairs_text(const Tournament& tournament, const Pairing& pairing) {
  const bool bye = pairing.bye != trf::no_player;
  std::string text = fmt::format("{}\n", pairing.pairs.size() + (bye ? 1 : 0));
  for (const auto& [white, black] : pairing.pairs) {
    text += fmt::format("{} {}\n", number(tournament, white), number(tournament, black));
  }
  if (bye) text += fmt::format("{} 0\n", number(tournament, pairing.bye));
  return text;
}

std::string pairing_page(const Subject& subject, int round, const Pairing& pairing) {
  return cli::event_heading(subject.tournament) +
         cli::element("h2", html_phrase(fmt::format("Pairings of round {}", round))) +
         by_board(subject, round, pairing) + by_name(subject.tournament, pairing) +
         match_cards(subject, round, pairing) +
         cli::element("p", fmt::format("Paired by {}", html_phrase(subject.system->title)),
                      "quiet");
}

cli::Table schedule_table(const Tournament& tournament) {
  cli::Table table = empty_table();
  const auto cycles = trf::pair::cycles_of(tournament);
  const int players = static_cast<int>(tournament.players.size());
  for (int round = 1; players > 1 && round <= trf::pair::berger_rounds(players, cycles); ++round) {
    add_rows(table, tournament, round, trf::pair::berger_pairing(tournament, round, cycles));
  }
  return table;
}

std::string schedule_page(const Tournament& tournament) {
  std::string page =
      cli::event_heading(tournament) + cli::element("h2", html_phrase("Round robin: all rounds"));
  const auto cycles = trf::pair::cycles_of(tournament);
  const int players = static_cast<int>(tournament.players.size());
  for (int round = 1; players > 1 && round <= trf::pair::berger_rounds(players, cycles); ++round) {
    const auto pairing = trf::pair::berger_pairing(tournament, round, cycles);
    HtmlTable html{{{"No.", Kind::number}, {"White"}, {"Result"}, {"Black"}, {"No.", Kind::number}},
                   fmt::format("Round {}", round)};
    for (const auto& [white, black] : pairing.pairs) {
      html.row().cell(number(tournament, white)).markup(person(tournament, white));
      html.markup("&nbsp;&nbsp;:&nbsp;&nbsp;").markup(person(tournament, black));
      html.cell(number(tournament, black));
    }
    if (const PlayerIndex bye = pairing.bye; bye != trf::no_player) {
      html.row().cell(number(tournament, bye)).markup(person(tournament, bye));
      html.empty().phrase("free").empty();
    }
    page += fmt::format("<article>\n{}</article>\n", html.html());
  }
  return page;
}

}  // namespace trf_pair
