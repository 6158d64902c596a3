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

/// "GM Carlsen, Magnus (2830)" in a cell that may break after the name.
[[nodiscard]] std::string person(const Tournament& tournament, PlayerIndex player) {
  const trf::Player& p = tournament.players[player];
  std::string text;
  if (const auto title = trf::name(p.title); !title.empty()) text = fmt::format("{} ", title);
  text += html_escaped(p.name);
  if (p.rating != 0) text += fmt::format(" <small>{}</small>", p.rating);
  return text;
}

void add_by_board(std::string& page, const Subject& subject, int round, const Pairing& pairing) {
  const Tournament& tournament = subject.tournament;
  const auto points = [&](PlayerIndex player) {
    return trf::to_string(tournament.score(player, round - 1));
  };
  page +=
      "<div class=\"scroll\">\n<table>\n<caption>By board</caption>\n<thead><tr>"
      "<th scope=\"col\">Board</th><th scope=\"col\">No.</th><th scope=\"col\">White</th>"
      "<th scope=\"col\">Pts</th><th scope=\"col\">Result</th><th scope=\"col\">Pts</th>"
      "<th scope=\"col\">Black</th><th scope=\"col\">No.</th></tr></thead>\n<tbody>\n";
  int board = 0;
  for (const auto& [white, black] : pairing.pairs) {
    page += fmt::format(
        "<tr><td class=\"n\">{}</td><td class=\"n\">{}</td><td>{}</td><td class=\"n\">{}</td>"
        "<td>&nbsp;&nbsp;:&nbsp;&nbsp;</td><td class=\"n\">{}</td><td>{}</td>"
        "<td class=\"n\">{}</td></tr>\n",
        ++board, number(tournament, white), person(tournament, white), points(white), points(black),
        person(tournament, black), number(tournament, black));
  }
  if (pairing.bye != trf::no_player) {
    page += fmt::format(
        "<tr><td></td><td class=\"n\">{}</td><td>{}</td><td class=\"n\">{}</td><td></td><td></td>"
        "<td>bye</td><td></td></tr>\n",
        number(tournament, pairing.bye), person(tournament, pairing.bye), points(pairing.bye));
  }
  page += "</tbody>\n</table>\n</div>\n";
}

struct Seat {
  PlayerIndex player = trf::no_player, opponent = trf::no_player;
  bool white = false;
  int board = 0;
};

void add_by_name(std::string& page, const Tournament& tournament, const Pairing& pairing) {
  std::vector<Seat> seats;
  int board = 0;
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
  page +=
      "<div class=\"scroll\" style=\"break-before: page\">\n<table>\n<caption>By "
      "name</caption>\n<thead><tr>"
      "<th scope=\"col\">Player</th><th scope=\"col\">No.</th><th scope=\"col\">Board</th>"
      "<th scope=\"col\">Colour</th><th scope=\"col\">Opponent</th></tr></thead>\n<tbody>\n";
  for (const Seat& seat : seats) {
    const bool bye = seat.opponent == trf::no_player;
    page += fmt::format(
        "<tr><td>{}</td><td class=\"n\">{}</td><td "
        "class=\"n\">{}</td><td>{}</td><td>{}</td></tr>\n",
        person(tournament, seat.player), number(tournament, seat.player),
        bye ? "" : std::to_string(seat.board),
        bye          ? ""
        : seat.white ? "White"
                     : "Black",
        bye ? "bye" : person(tournament, seat.opponent));
  }
  page += "</tbody>\n</table>\n</div>\n";
}

[[nodiscard]] std::string heading(const Tournament& tournament, std::string_view what) {
  std::string text = fmt::format("<h1>{}</h1>\n", html_escaped(tournament.name));
  std::string place = html_escaped(tournament.city);
  if (tournament.start.is_set()) {
    place += (place.empty() ? "" : ", ") + trf::to_string(tournament.start);
  }
  if (!place.empty()) text += fmt::format("<p>{}</p>\n", place);
  return text + fmt::format("<h2>{}</h2>\n", what);
}

}  // namespace

cli::Table pairing_table(const Tournament& tournament, int round, const Pairing& pairing) {
  cli::Table table = empty_table();
  table.title = fmt::format("Round {}", round);
  add_rows(table, tournament, round, pairing);
  return table;
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
  std::string page = heading(subject.tournament, fmt::format("Pairings of round {}", round));
  add_by_board(page, subject, round, pairing);
  add_by_name(page, subject.tournament, pairing);
  return page + fmt::format("<p><small>Paired by {}</small></p>\n",
                            cli::html_phrase(subject.system->title));
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
  std::string page = heading(tournament, "Round robin: all rounds");
  const auto cycles = trf::pair::cycles_of(tournament);
  const int players = static_cast<int>(tournament.players.size());
  for (int round = 1; players > 1 && round <= trf::pair::berger_rounds(players, cycles); ++round) {
    const auto pairing = trf::pair::berger_pairing(tournament, round, cycles);
    page += fmt::format("<table>\n<caption>Round {}</caption>\n<tbody>\n", round);
    for (const auto& [white, black] : pairing.pairs) {
      page += fmt::format(
          "<tr><td class=\"n\">{}</td><td>{}</td><td>&nbsp;:&nbsp;</td><td>{}</td>"
          "<td class=\"n\">{}</td></tr>\n",
          number(tournament, white), person(tournament, white), person(tournament, black),
          number(tournament, black));
    }
    if (pairing.bye != trf::no_player) {
      page += fmt::format(
          "<tr><td class=\"n\">{}</td><td>{}</td><td></td><td>free</td><td></td></tr>\n",
          number(tournament, pairing.bye), person(tournament, pairing.bye));
    }
    page += "</tbody>\n</table>\n";
  }
  return page;
}

}  // namespace trf_pair
