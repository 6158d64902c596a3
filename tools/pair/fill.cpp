#include <algorithm>
#include <vector>

#include <fmt/format.h>

#include "pair/sheet.hpp"
#include "trf/layout.hpp"
#include "trf/pair/state.hpp"

namespace trf_pair {

using trf::Game;
using trf::PlayerIndex;
using trf::ResultCode;
using trf::Tournament;

namespace {

/// The cells of the round: pairs, the bye, and who asked to stay away (240, XXZ).
[[nodiscard]] std::vector<Game> cells_of(const Tournament& tournament, int round,
                                         const trf::pair::Pairing& pairing) {
  std::vector<Game> cells(tournament.players.size());
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const Game there = tournament.game(static_cast<PlayerIndex>(i), round);
    const bool away = there.opponent == trf::no_player && there.code != ResultCode::pairing_bye;
    if (away) cells[i] = there;
  }
  if (round >= trf::pair::next_round(tournament)) {
    for (const auto id : tournament.absent) {
      const PlayerIndex player = tournament.find(id);
      if (player != trf::no_player) cells[player].code = ResultCode::zero_point_bye;
    }
    for (const auto& byes : tournament.announced_byes) {
      for (const auto id : byes.ids) {
        const PlayerIndex player = tournament.find(id);
        if (byes.round == round && player != trf::no_player) cells[player].code = byes.kind;
      }
    }
  }
  for (const auto& [white, black] : pairing.pairs) {
    cells[white] = {black, trf::Colour::white, ResultCode::none};
    cells[black] = {white, trf::Colour::black, ResultCode::none};
  }
  if (pairing.bye != trf::no_player) cells[pairing.bye].code = ResultCode::pairing_bye;
  return cells;
}

[[nodiscard]] std::string text_of(const Game& cell, const Tournament& tournament) {
  if (cell.opponent != trf::no_player) {
    return fmt::format("{:4} {} {}", tournament.players[cell.opponent].start_rank,
                       cell.colour == trf::Colour::white ? 'w' : 'b', trf::letter(cell.code));
  }
  if (cell.code == ResultCode::none) return "        ";
  return fmt::format("0000 - {}", trf::letter(cell.code));
}

}  // namespace

std::string filled_report(const Subject& subject, int round, const trf::pair::Pairing& pairing) {
  const Tournament& tournament = subject.tournament;
  trf::Document document = subject.document;
  const auto cells = cells_of(tournament, round, pairing);
  const auto cell = trf::layout::player::opponent.at(static_cast<std::size_t>(round - 1));
  const auto& points = trf::layout::player::points;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const auto player = static_cast<PlayerIndex>(i);
    const trf::Player& row = tournament.players[i];
    if (tournament.game(player, round) != cells[i]) {
      document.set_field(row.line, cell.first, 8, text_of(cells[i], tournament), false);
    }
    // Later games and pairing-allocated byes are forgotten; requested byes and absences stay.
    for (int later = round + 1; later <= tournament.rounds(); ++later) {
      const Game game = tournament.game(player, later);
      if (game.opponent == trf::no_player && game.code != ResultCode::pairing_bye) continue;
      const auto at = trf::layout::player::opponent.at(static_cast<std::size_t>(later - 1));
      document.set_field(row.line, at.first, 8, "", false);
    }
    // The points stay the sum of the cells where they were.
    const bool is_sum =
        row.points &&
        (*row.points == tournament.score(player) ||
         *row.points == tournament.score(player, trf::pair::next_round(tournament) - 1));
    if (!is_sum) continue;
    const trf::Score now = tournament.score(player, round - 1) + tournament.points.of(cells[i]);
    if (now != *row.points) {
      document.set_field(row.line, points.first, points.width, trf::to_string(now), true);
    }
  }
  if (round >= trf::pair::next_round(tournament)) {
    for (std::size_t line = document.line_count(); line > 0; --line) {
      if (document.text(line).starts_with("XXZ")) document.erase(line);
    }
  }
  return document.bytes();
}

}  // namespace trf_pair
