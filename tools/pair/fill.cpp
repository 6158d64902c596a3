#include <algorithm>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "pair/sheet.hpp"
#include "trf/edit_round.hpp"
#include "trf/layout.hpp"
#include "trf/matches.hpp"
#include "trf/pair/state.hpp"
#include "trf/read.hpp"

namespace trf_pair {

using trf::Game;
using trf::PlayerIndex;
using trf::ResultCode;
using trf::TeamIndex;
using trf::Tournament;
using trf::pair::Pairing;

namespace {

/// C.05 Annex 1: a player without opponent in an odd round robin has no game and no point; a bye of
/// a Swiss system has points.
[[nodiscard]] bool gives_bye(const Subject& subject) {
  return subject.system->open_games != trf::pair::OpenGames::do_not_count;
}

/// The participants' cells of a round of matches: pairs, the bye, and requested absences (240,
/// XXZ).
[[nodiscard]] std::vector<Game> cells_of(const Subject& subject, int round,
                                         const Pairing& pairing) {
  const Tournament& tournament = *subject.tournament;
  std::vector<Game> cells(tournament.players.size());
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const Game there = tournament.game(static_cast<PlayerIndex>(i), round);
    const bool away = there.opponent == trf::no_player && there.code != ResultCode::pairing_bye;
    if (away) cells[i] = there;
  }
  if (round >= trf::pair::next_round(tournament)) {
    for (const auto id : tournament.absent) {
      const PlayerIndex entrant = tournament.find(id);
      if (entrant != trf::no_player) cells[entrant].code = ResultCode::zero_point_bye;
    }
    for (const auto& byes : tournament.announced_byes) {
      for (const auto id : byes.ids) {
        const PlayerIndex entrant = tournament.find(id);
        if (byes.round == round && entrant != trf::no_player) cells[entrant].code = byes.kind;
      }
    }
  }
  for (const auto& [white, black] : pairing.pairs) {
    cells[white] = {black, trf::Colour::white, ResultCode::none};
    cells[black] = {white, trf::Colour::black, ResultCode::none};
  }
  if (pairing.bye != trf::no_player)
    cells[pairing.bye].code =
        gives_bye(subject) ? ResultCode::pairing_bye : ResultCode::zero_point_bye;
  return cells;
}

/// C.04.5 4.4: the second game with reversed colours.
[[nodiscard]] std::string filled_double_matches(const Subject& subject, int round,
                                                const Pairing& pairing) {
  std::vector<std::vector<Game>> games(2, cells_of(subject, round, pairing));
  for (Game& cell : games[1]) cell.colour = opposite(cell.colour);
  return trf::write_rounds(subject.document, *subject.report, 2 * round - 1, games).bytes();
}

/// The members' cells: line-ups by board. A bye is for the members of the line-up, an absence for
/// all members.
[[nodiscard]] std::vector<Game> cells_of_members(const Subject& subject, int round,
                                                 const Pairing& pairing) {
  const Tournament& report = *subject.report;
  const int boards = trf::team_rounds(report).boards;
  const auto team_of = [&](PlayerIndex entrant) {
    return report.find_team(subject.tournament->players[entrant].start_rank);
  };
  std::vector<Game> cells(report.players.size());
  const auto teams = cells_of(subject, round, pairing);
  for (std::size_t i = 0; i < teams.size(); ++i) {
    if (teams[i].opponent != trf::no_player || teams[i].code == ResultCode::none) continue;
    const TeamIndex team = team_of(static_cast<PlayerIndex>(i));
    const auto& who = teams[i].code == ResultCode::pairing_bye
                          ? trf::line_up(report, team, round, boards)
                          : report.teams[team].members;
    for (const PlayerIndex member : who)
      if (member != trf::no_player) cells[member].code = teams[i].code;
  }
  for (const auto& [white, black] : pairing.pairs) {
    for (const trf::MatchBoard& board :
         match_boards(report, team_of(white), team_of(black), round, boards)) {
      // TRF26: an empty other side of the board is a win by forfeit.
      const auto seat = [&](PlayerIndex player, PlayerIndex opponent, trf::Colour colour) {
        if (player == trf::no_player) return;
        cells[player] = {opponent, colour,
                         opponent == trf::no_player ? ResultCode::forfeit_win : ResultCode::none};
      };
      seat(board.first, board.second, board.colour);
      seat(board.second, board.first, opposite(board.colour));
    }
  }
  return cells;
}

/// Record 320: the team of the round's bye; later rounds are removed. A new record comes after
/// those of players and teams, whose line numbers do not change.
void fill_team_byes(const Subject& subject, int round, const Pairing& pairing,
                    trf::Document& document) {
  namespace layout = trf::layout::team_byes;
  const Tournament& report = *subject.report;
  std::size_t line = report.team_byes ? report.team_byes->line : 0;
  if (line == 0) {
    if (pairing.bye == trf::no_player) return;
    for (const auto& player : report.players) line = std::max<std::size_t>(line, player.line);
    for (const auto& team : report.teams) line = std::max<std::size_t>(line, team.line);
    document.insert_after(line, "320");
    ++line;
    const auto usual = trf::usual_team_byes(report, trf::team_rounds(report).boards);
    for (const auto& [field, points] : {std::pair(layout::match_points, usual.match_points),
                                        {layout::game_points, usual.game_points}})
      document.set_field(line, field.first, field.width, trf::to_string(points), true);
  }
  const int stated = report.team_byes ? static_cast<int>(report.team_byes->by_round.size()) : 0;
  for (int each = 1; each <= std::max(round, stated); ++each) {
    const auto field = layout::team.at(static_cast<std::size_t>(each - 1));
    if (each < round && !document.field(line, field.first, field.width).empty()) continue;
    const int team = each == round && pairing.bye != trf::no_player
                         ? subject.tournament->players[pairing.bye].start_rank
                         : 0;
    document.set_field(line, field.first, field.width, fmt::format("{:03}", team), true);
  }
}

/// Records 300 of the round name the opponent that it gives.
void fill_opponents(const Subject& subject, int round, const Pairing& pairing,
                    trf::Document& document) {
  const auto& field = trf::layout::line_up::opponent;
  const auto number = [&](PlayerIndex team) {
    return subject.tournament->players[team].start_rank;
  };
  for (const trf::LineUp& line_up : subject.report->line_ups) {
    if (line_up.round != round) continue;
    int opponent = 0;
    for (const auto& [white, black] : pairing.pairs) {
      if (number(white) == line_up.team) opponent = number(black);
      if (number(black) == line_up.team) opponent = number(white);
    }
    if (opponent != line_up.opponent)
      document.set_field(line_up.line, field.first, field.width, fmt::format("{:03}", opponent),
                         true);
  }
}

}  // namespace

std::string filled_report(const Subject& subject, int round, const Pairing& pairing) {
  switch (subject.entrants) {
    case trf::pair::Entrants::players:
    case trf::pair::Entrants::members:
    case trf::pair::Entrants::players_or_teams: break;
    case trf::pair::Entrants::double_matches: return filled_double_matches(subject, round, pairing);
    case trf::pair::Entrants::teams: {
      trf::Document document = subject.document;
      fill_opponents(subject, round, pairing, document);
      if (gives_bye(subject)) fill_team_byes(subject, round, pairing, document);
      const auto cells = cells_of_members(subject, round, pairing);
      return trf::write_rounds(document, *subject.report, round, std::span(&cells, 1)).bytes();
    }
  }
  if (!gives_bye(subject) && pairing.bye != trf::no_player) {
    const auto cells = cells_of(subject, round, pairing);
    return trf::write_rounds(subject.document, *subject.tournament, round, std::span(&cells, 1))
        .bytes();
  }
  trf::RoundPairing written;
  written.bye = pairing.bye;
  for (const auto& [white, black] : pairing.pairs) written.pairs.push_back({white, black});
  return trf::write_pairing(subject.document, *subject.tournament, round, written).bytes();
}

std::string scheduled_report(Subject subject) {
  const trf::pair::System& system = *subject.system;
  const int rounds = system.table_rounds(*subject.tournament);
  for (int round = 1; round <= rounds; ++round) {
    subject.document = trf::Document{
        filled_report(subject, round, system.table_round(*subject.tournament, round))};
    auto read = trf::read(subject.document);
    if (!read.value) continue;
    if (subject.report) {
      subject.report = std::move(read.value);
      subject.tournament = entrants_of(*subject.report, subject.entrants);
    } else {
      subject.tournament = std::move(read.value);
    }
  }
  return std::string{subject.document.bytes()};
}

}  // namespace trf_pair
