#include "trf/matches.hpp"

#include "parse/messages/parse.hpp"
#include "parse/parse.hpp"

namespace parse {
namespace {

using cli::Cell;
using cli::Table;
using trf::PlayerIndex;
using trf::ResultCode;
using trf::TeamIndex;
using trf::Tournament;

/// One side of a match; number 0: none, a PAB.
struct Side {
  int number = 0;
  Cell match_points{}, game_points{};
};

void add(Table& table, int round, const Side& white, const Side& black, bool forfeited) {
  table.rows.push_back({std::int64_t{round}, std::int64_t{white.number}, std::int64_t{black.number},
                        white.match_points, black.match_points, white.game_points,
                        black.game_points,
                        cli::Term{cli::said::match_forfeited{.forfeited = forfeited}}});
}

void add_team_matches(Table& table, const Tournament& t) {
  const trf::TeamRounds rounds = team_rounds(t);
  for (int round = 1; round <= rounds.rounds; ++round) {
    const auto side = [&](TeamIndex team) {
      const trf::TeamRound& cell = rounds.at(team, round);
      // A match that is still being played has no points yet.
      if (cell.is_match() && cell.code == ResultCode::none)
        return Side{t.teams[team].number, {}, {}};
      return Side{t.teams[team].number, trf::Decimal{cell.match_points},
                  trf::Decimal{cell.game_points}};
    };
    for (std::size_t i = 0; i < t.teams.size(); ++i) {
      const auto team = static_cast<TeamIndex>(i);
      const trf::TeamRound& cell = rounds.at(team, round);
      if (cell.code == ResultCode::pairing_bye) add(table, round, side(team), {}, false);
      if (!cell.is_match() || cell.opponent < team) continue;
      const bool is_black = cell.colour == trf::Colour::black;
      const bool forfeited =
          cell.code == ResultCode::forfeit_win || cell.code == ResultCode::forfeit_loss;
      add(table, round, side(is_black ? cell.opponent : team),
          side(is_black ? team : cell.opponent), forfeited);
    }
  }
}

void add_double_matches(Table& table, const Tournament& t) {
  const auto made = tournament_of_double_matches(t);
  const Tournament& matches = *made;
  for (int round = 1; round <= matches.rounds(); ++round) {
    const auto side = [&](PlayerIndex player) {
      if (matches.game(player, round).is_open()) return Side{t.players[player].start_rank, {}, {}};
      return Side{t.players[player].start_rank, {}, trf::Decimal{matches.points_of(player, round)}};
    };
    for (PlayerIndex player = 0; player < matches.player_count(); ++player) {
      const trf::Game match = matches.game(player, round);
      if (match.code == ResultCode::pairing_bye) add(table, round, side(player), {}, false);
      if (match.opponent == trf::no_player || match.opponent < player) continue;
      const bool is_black = match.colour == trf::Colour::black;
      add(table, round, side(is_black ? match.opponent : player),
          side(is_black ? player : match.opponent), match.is_forfeit());
    }
  }
}

}  // namespace

cli::Table matches(const Tournament& t) {
  Table table{"trf-parse.matches/1",
              {},
              {"round", "white", "black", "white_match_points", "black_match_points",
               "white_game_points", "black_game_points", "forfeited"},
              {}};
  if (t.has_matches()) {
    add_team_matches(table, t);
  } else if (is_double_swiss(t)) {
    add_double_matches(table, t);
  }
  return table;
}

}  // namespace parse
