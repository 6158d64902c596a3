#include "trf/tiebreak/crosstable.hpp"

#include <algorithm>
#include <iterator>

#include "team_crosstable.hpp"
#include "trf/abnormal_points.hpp"
#include "trf/event_kind.hpp"
#include "trf/matches.hpp"
#include "trf/standing_round.hpp"

namespace trf::tiebreak {
namespace {

constexpr std::size_t game_points_index = static_cast<std::size_t>(PointsKind::game);

/// A forfeit needs an opponent: without one, `-` is an absence, `+` a bye.
Game without_lone_forfeit(Game game) {
  if (game.opponent != no_player || !game.is_forfeit()) return game;
  game.code = game.code == ResultCode::forfeit_loss ? ResultCode::zero_point_bye
                                                    : ResultCode::full_point_bye;
  return game;
}

/// C.04.5, preface: a match of two games is forfeited only if both games are. Every other match
/// counts as played for tie-breaks and standings, with a single forfeited game too.
void count_matches_as_played(Crosstable& table) {
  const auto as_played = [](Cell& cell) {
    cell.is_forfeit_as_played = cell.game.is_forfeit();
    if (cell.game.code == ResultCode::forfeit_win) cell.game.code = ResultCode::win;
    if (cell.game.code == ResultCode::forfeit_loss) cell.game.code = ResultCode::loss;
  };
  const auto width = static_cast<std::size_t>(table.rounds);
  for (std::size_t first = 0; first < table.cells.size(); first += width)
    for (std::size_t round = 0; round + 1 < width; round += 2) {
      Cell& one = table.cells[first + round];
      Cell& other = table.cells[first + round + 1];
      if (!one.is_paired() || one.game.opponent != other.game.opponent) continue;
      if (one.game.is_forfeit() == other.game.is_forfeit()) continue;
      as_played(one);
      as_played(other);
    }
}

void fill_players(const Tournament& tournament, Crosstable& table) {
  table.win[game_points_index] = tournament.points.win();
  table.draw[game_points_index] = tournament.points.draw();
  table.black_win = tournament.points.win_black;
  const auto width = static_cast<std::size_t>(table.rounds);
  table.cells.resize(tournament.players.size() * width);
  table.entrants.reserve(tournament.players.size());
  for (std::size_t p = 0; p < tournament.players.size(); ++p) {
    const auto player = static_cast<PlayerIndex>(p);
    const Player& person = tournament.players[p];
    RankedCompetitor& entrant = table.entrants.emplace_back();
    entrant.id = person.start_rank;
    entrant.name = person.name;
    entrant.rating = person.rating;
    entrant.total[game_points_index] = tournament.score(player, table.rounds);
    const auto games = tournament.games(player);
    for (std::size_t r = 0; r < width; ++r) {
      Cell& cell = table.cells[p * width + r];
      // Record 330 can decide a round that has no cells.
      cell.game = without_lone_forfeit(r < games.size() ? games[r] : Game{});
      cell.points[game_points_index] = tournament.points_of(player, static_cast<int>(r + 1));
    }
  }
  if (is_double_swiss(tournament)) count_matches_as_played(table);
}

PointsKind primary_of(const Tournament& tournament) {
  return standings_score(tournament) == TeamScore::game ? PointsKind::game : PointsKind::match;
}

}  // namespace

Competitor Crosstable::find(int id) const noexcept {
  const auto found = std::ranges::find(entrants, id, &RankedCompetitor::id);
  return found == entrants.end() ? no_competitor
                                 : static_cast<Competitor>(found - entrants.begin());
}

std::vector<Score> Crosstable::scores_after(Competitor competitor, PointsKind kind) const {
  std::vector<Score> scores(static_cast<std::size_t>(rounds) + 1);
  for (const AbnormalPoints& record : beside) {
    if (record.round > rounds || !concerns(record, entrants[competitor].id)) continue;
    scores[record.round] +=
        (kind == PointsKind::match ? record.match_points : record.game_points).value_or(Score{});
  }
  for (std::size_t round = 1; round < scores.size(); ++round)
    scores[round] += scores[round - 1] + row(competitor)[round - 1].of(kind);
  return scores;
}

PairingKind pairing_kind(const Tournament& tournament) {
  return event_kind(tournament).is_predetermined() ? PairingKind::predetermined
                                                   : PairingKind::swiss;
}

CrosstableOptions options_of_type(std::string_view type) {
  CrosstableOptions options;
  if (type == "swiss" || type == "team") options.teams = type == "team";
  if (type == "team") options.pairing = PairingKind::swiss;
  return options;
}

Crosstable make_crosstable(const Tournament& tournament, const CrosstableOptions& options) {
  Crosstable table;
  table.teams = options.teams.value_or(tournament.is_team_event()) && !tournament.teams.empty();
  table.pairing = options.pairing.value_or(pairing_kind(tournament));
  table.rounds = options.rounds.value_or(standing_round(tournament));
  table.planned_rounds = tournament.planned_rounds();
  // The ids of a team event are those of teams.
  if (table.teams || !tournament.is_team_event())
    std::ranges::copy_if(tournament.abnormal, std::back_inserter(table.beside),
                         [](const AbnormalPoints& record) { return record.kind == ' '; });
  if (table.teams) {
    table.primary = options.primary.value_or(primary_of(tournament));
    fill_teams(tournament, table);
  } else {
    fill_players(tournament, table);
  }
  return table;
}

}  // namespace trf::tiebreak
