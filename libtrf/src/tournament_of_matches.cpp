
#include "team_scores.hpp"
#include "trf/event_kind.hpp"
#include "trf/matches.hpp"

namespace trf {
namespace {

/// The header of the report: the parts that do not depend on the counting of rounds.
[[nodiscard]] TournamentDraft header_of(const Tournament& report) {
  TournamentDraft made;
  made.dialect = report.dialect;
  made.name = report.name;
  made.city = report.city;
  made.federation = report.federation;
  made.start = report.start;
  made.end = report.end;
  made.type_text = report.type_text;
  made.chief_arbiter = report.chief_arbiter;
  made.type_code = report.type_code;
  made.initial_colour = report.initial_colour;
  made.stated_rounds = report.stated_rounds;
  made.round_dates = report.round_dates;
  made.absent = report.absent;
  made.announced_byes = report.announced_byes;
  made.acceleration = report.acceleration;
  made.player_acceleration = report.player_acceleration;
  made.prohibited = report.prohibited;
  return made;
}

[[nodiscard]] PointSystem points_of_matches(Score win, Score draw, Score loss, Score bye) {
  PointSystem points = PointSystem::standard();
  points.win_white = points.win_black = points.forfeit_win = points.full_point_bye = win;
  points.draw_white = points.draw_black = points.half_point_bye = draw;
  points.loss_white = points.loss_black = loss;
  points.forfeit_loss = points.zero_point_bye = Score{};
  points.pairing_bye = bye;
  points.unknown = Score{};  // MatchScores counts open games already
  return points;
}

/// Rounds 2k-1 and 2k of a player, as one match.
struct PlayerMatch {
  Game game;
  Score open;  ///< The points for the open games
};

[[nodiscard]] bool has_forfeited(const Game& first, const Game& second) noexcept {
  return first.code == ResultCode::forfeit_loss && second.code == ResultCode::forfeit_loss;
}

[[nodiscard]] PlayerMatch match_of(const Tournament& report, PlayerIndex player, int match) {
  const Game first = report.game(player, first_round_of_match(match));
  const Game second = report.game(player, last_round_of_match(match));
  PlayerMatch result;
  Game& game = result.game;
  game.opponent = first.opponent != no_player ? first.opponent : second.opponent;
  if (game.opponent == no_player) {
    game.code = first.code != ResultCode::none ? first.code : second.code;
    return result;
  }
  game.colour = first.colour != Colour::none ? first.colour : opposite(second.colour);
  const Game their_first = report.game(game.opponent, first_round_of_match(match));
  const Game their_second = report.game(game.opponent, last_round_of_match(match));
  const bool open = first.is_open() || second.is_open() || first.is_blank() || second.is_blank();
  if (open) {
    const int games =
        (first.code == ResultCode::none ? 1 : 0) + (second.code == ResultCode::none ? 1 : 0);
    result.open = report.points.unknown * games;
    return result;
  }
  const Score own = report.points.of(first) + report.points.of(second);
  const Score other = report.points.of(their_first) + report.points.of(their_second);
  const bool played = first.is_played() || second.is_played();
  // C.04.5 preface: forfeited only if a player forfeits both games.
  if (!played && (has_forfeited(first, second) || has_forfeited(their_first, their_second))) {
    game.code = own > other ? ResultCode::forfeit_win : ResultCode::forfeit_loss;
  } else if (!played) {
    game.code = ResultCode::unrated_draw;
  } else {
    game.code = own > other ? ResultCode::win : own == other ? ResultCode::draw : ResultCode::loss;
  }
  return result;
}

/// Records that name TRF rounds then name matches.
void count_in_matches(TournamentDraft& matches) {
  const auto counted = [](std::uint16_t& round) {
    round = round >= max_rounds ? round : static_cast<std::uint16_t>(match_of_round(round));
  };
  if (matches.stated_rounds) matches.stated_rounds = match_of_round(*matches.stated_rounds);
  std::vector<Date> dates;
  for (std::size_t i = 0; i < matches.round_dates.size(); i += 2)
    dates.push_back(matches.round_dates[i]);
  matches.round_dates = std::move(dates);
  for (auto& byes : matches.announced_byes) counted(byes.round);
  // The points of a match are those of its first game, in both records.
  for (auto& record : matches.acceleration) {
    if (record.first_round < max_rounds) ++record.first_round;
    counted(record.first_round);
    counted(record.last_round);
  }
  for (auto& record : matches.player_acceleration) {
    std::vector<Score> points;
    for (std::size_t i = 0; i < record.points.size(); i += 2) points.push_back(record.points[i]);
    record.points = std::move(points);
  }
  for (auto& group : matches.prohibited) {
    counted(group.first_round);
    counted(group.last_round);
  }
}

}  // namespace

bool is_double_swiss(const Tournament& report) noexcept {
  return kind_of_code(report.type_code).is_double_swiss ||
         (report.type_code.empty() && !report.is_team_event() && !are_two_without_code(report) &&
          names_system(report.type_text, "double-swiss"));
}

int paired_matches(const Tournament& report) noexcept {
  return is_double_swiss(report) ? match_of_round(report.paired_rounds()) : report.paired_rounds();
}

SharedTournament tournament_of_teams(const Tournament& report, const TeamRounds& rounds,
                                     TeamScore primary) {
  TournamentDraft made = header_of(report);
  const MatchPointSystem& points = report.match_points;
  const bool by_match = primary == TeamScore::match;
  const auto boards = [&](Score board) { return board * rounds.boards; };
  made.points = by_match
                    ? points_of_matches(points.win, points.draw, points.loss, points.draw)
                    : points_of_matches(boards(report.points.win()), boards(report.points.draw()),
                                        boards(report.points.loss()), boards(report.points.draw()));
  // Record 250 has both kinds of points; a tournament of teams uses one.
  if (by_match)
    for (auto& record : made.acceleration) record.game_points = record.match_points;
  MatchScores& scores = made.match_scores.emplace();
  scores.rounds = rounds.rounds;
  made.players.reserve(report.teams.size());
  for (const Team& team : report.teams) {
    Player& player = made.players.emplace_back();
    player.start_rank = team.number;
    player.name = team.name.empty() ? team.nickname : team.name;
    player.points = by_match ? team.match_points : team.game_points;
    player.rank = team.rank;
    player.line = team.line;
  }
  made.set_rounds(rounds.rounds);
  for (std::size_t i = 0; i < report.teams.size(); ++i) {
    const auto team = static_cast<TeamIndex>(i);
    const Id number = report.teams[team].number;
    Score match, game;
    detail::add_abnormal_points(report, number, 0, match, game);
    const auto note = [&] {
      scores.primary.push_back(by_match ? match : game);
      scores.secondary.push_back(by_match ? game : match);
    };
    note();
    const auto games = made.games(team);
    for (int round = 1; round <= rounds.rounds; ++round) {
      const TeamRound& cell = rounds.at(team, round);
      games[static_cast<std::size_t>(round - 1)] = {cell.is_match() ? cell.opponent : no_player,
                                                    cell.colour, cell.code};
      match += cell.match_points;
      game += cell.game_points;
      detail::add_abnormal_points(report, number, round, match, game);
      note();
    }
  }
  return Tournament::of(std::move(made));
}

SharedTournament tournament_of_double_matches(const Tournament& report) {
  TournamentDraft made = header_of(report);
  count_in_matches(made);
  made.points =
      points_of_matches(report.points.win() * 2, report.points.draw() * 2, report.points.loss() * 2,
                        report.points.win() + report.points.draw());
  made.players = report.players;
  const int matches = match_of_round(report.rounds());
  made.set_rounds(matches);
  MatchScores& scores = made.match_scores.emplace();
  scores.rounds = matches;
  for (std::size_t i = 0; i < made.players.size(); ++i) {
    const auto player = static_cast<PlayerIndex>(i);
    Score open;
    scores.primary.push_back(report.score(player, 0));
    for (int match = 1; match <= matches; ++match) {
      const PlayerMatch read = match_of(report, player, match);
      made.games(player)[static_cast<std::size_t>(match - 1)] = read.game;
      open += read.open;
      scores.primary.push_back(report.score(player, last_round_of_match(match)) + open);
    }
  }
  scores.secondary.assign(scores.primary.size(), Score{});
  return Tournament::of(std::move(made));
}

}  // namespace trf
