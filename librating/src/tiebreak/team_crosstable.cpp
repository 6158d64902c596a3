#include "team_crosstable.hpp"

#include <algorithm>

namespace trf::tiebreak {
namespace {

constexpr std::size_t mp = static_cast<std::size_t>(Points::match);
constexpr std::size_t gp = static_cast<std::size_t>(Points::game);

/// Two teams in a round, before it is known what the match was worth.
struct Side {
  TeamIndex opponent = no_team;
  std::vector<PlayerIndex> boards;  ///< Who sat at board 1, 2, ...; no_player: nobody
  int games = 0, forfeits = 0, forfeit_wins = 0, open = 0;
  Score points;
  ResultCode bye = ResultCode::none;  ///< Of cells without opponent: F, H, U or Z
};

/// The team's players who appear in the round, in board order; record 300 where there is one.
void seat(const Tournament& tournament, TeamIndex team, int round, Side& side) {
  const Team& own = tournament.teams[team];
  for (const LineUp& line_up : tournament.line_ups) {
    if (line_up.round != round || line_up.team != own.number) continue;
    side.boards = line_up.boards;
    return;
  }
  for (const PlayerIndex member : own.members) {
    const Game game = tournament.game(member, round);
    if (game.opponent != no_player || game.is_forfeit()) side.boards.push_back(member);
  }
}

Side look_at(const Tournament& tournament, TeamIndex team, int round) {
  Side side;
  for (const PlayerIndex member : tournament.teams[team].members) {
    const Game game = tournament.game(member, round);
    side.points += tournament.points_of(member, round);
    if (game.opponent != no_player) {
      if (side.opponent == no_team) side.opponent = tournament.team_of(game.opponent);
    } else if (game.is_bye() && game.code != ResultCode::zero_point_bye) {
      side.bye = game.code;
    }
    side.open += game.is_open() ? 1 : 0;
    side.games += game.is_played() ? 1 : 0;
    side.forfeits += game.is_forfeit() ? 1 : 0;
    side.forfeit_wins += game.code == ResultCode::forfeit_win ? 1 : 0;
  }
  seat(tournament, team, round, side);
  return side;
}

class TeamFiller {
 public:
  TeamFiller(const Tournament& tournament, Crosstable& table)
      : tournament_(tournament), table_(table), count_(tournament.teams.size()) {
    table_.boards = boards();
    table_.win = {tournament.match_points.win, tournament.points.win() * table_.boards};
    table_.draw = {tournament.match_points.draw, tournament.points.draw() * table_.boards};
    table_.cells.resize(count_ * static_cast<std::size_t>(table_.rounds));
    table_.board_points.resize(count_ * static_cast<std::size_t>(table_.boards));
    for (const Team& team : tournament.teams) {
      Entrant& entrant = table_.entrants.emplace_back();
      entrant.id = team.number;
      entrant.name = team.name.empty() ? team.nickname : team.name;
    }
  }

  void fill() {
    for (int round = 1; round <= table_.rounds; ++round) fill_round(round);
    apply_abnormal_points();
    for (std::size_t team = 0; team < count_; ++team) {
      for (const Cell& cell : table_.row(static_cast<Competitor>(team))) {
        table_.entrants[team].total[mp] += cell.points[mp];
        table_.entrants[team].total[gp] += cell.points[gp];
      }
    }
    for (const AbnormalPoints& record : tournament_.abnormal) {
      if (record.kind == ' ' && record.round <= table_.rounds) add_to_totals(record);
    }
  }

 private:
  /// Record 352 gives the colours of the boards; else the match with most boards.
  [[nodiscard]] int boards() const {
    if (!tournament_.board_colours.empty()) {
      return static_cast<int>(tournament_.board_colours.size());
    }
    std::size_t most = 1;
    for (std::size_t team = 0; team < count_; ++team) {
      for (int round = 1; round <= tournament_.rounds(); ++round) {
        Side side;
        seat(tournament_, static_cast<TeamIndex>(team), round, side);
        most = std::max(most, side.boards.size());
      }
    }
    return static_cast<int>(most);
  }

  Cell& cell(std::size_t team, int round) {
    return table_.cells[team * static_cast<std::size_t>(table_.rounds) +
                        static_cast<std::size_t>(round - 1)];
  }

  void fill_round(int round) {
    std::vector<Side> sides;
    sides.reserve(count_);
    for (std::size_t team = 0; team < count_; ++team) {
      sides.push_back(look_at(tournament_, static_cast<TeamIndex>(team), round));
    }
    for (std::size_t team = 0; team < count_; ++team) {
      const TeamIndex opponent = sides[team].opponent;
      if (opponent != no_team && sides[opponent].opponent == no_team) {
        sides[opponent].opponent = static_cast<TeamIndex>(team);
      }
    }
    for (std::size_t team = 0; team < count_; ++team) {
      if (sides[team].opponent != no_team) {
        fill_match(team, round, sides[team], sides[sides[team].opponent]);
      } else {
        fill_bye(team, round, sides[team]);
      }
    }
    for (const ForfeitedMatch& match : tournament_.forfeited_matches) {
      if (match.round == round) fill_forfeited(match, sides);
    }
  }

  void fill_match(std::size_t team, int round, const Side& own, const Side& other) {
    Cell& match = cell(team, round);
    match.game.opponent = own.opponent;
    match.points[gp] = own.points;
    if (!own.boards.empty() && own.boards[0] != no_player) {
      match.game.colour = tournament_.game(own.boards[0], round).colour;
    }
    const bool forfeited = own.games + other.games == 0 && own.open + other.open == 0;
    const auto outcome = own.points <=> other.points;
    // Each side has forfeited as many boards as the other: the match points are those of a draw.
    const bool shared = forfeited && outcome == 0 && own.points > Score{};
    if (own.open + other.open > 0) {
      match.game.code = ResultCode::none;
    } else if (outcome > 0) {
      match.game.code = forfeited ? ResultCode::forfeit_win : ResultCode::win;
      match.points[mp] = tournament_.match_points.win;
    } else if (forfeited) {
      match.game.code = ResultCode::forfeit_loss;
      match.points[mp] = shared ? tournament_.match_points.draw : tournament_.match_points.loss;
    } else {
      const bool drawn = outcome == 0;
      match.game.code = drawn ? ResultCode::draw : ResultCode::loss;
      match.points[mp] = drawn ? tournament_.match_points.draw : tournament_.match_points.loss;
    }
    // Art. 12, reading E1: a forfeited match is a win on every board for its winner.
    if (forfeited) {
      if (outcome > 0) every_board(team, tournament_.points.win());
      if (shared) every_board(team, tournament_.points.draw());
      return;
    }
    // Missing players leave gaps that only the complete side shows.
    const bool own_order = own.boards.size() >= other.boards.size();
    const std::vector<PlayerIndex>& order = own_order ? own.boards : other.boards;
    for (std::size_t b = 0; b < order.size() && b < boards_width(); ++b) {
      const PlayerIndex sitter = order[b];
      if (sitter == no_player) continue;
      const PlayerIndex player = own_order ? sitter : tournament_.game(sitter, round).opponent;
      if (player == no_player || tournament_.team_of(player) != team) continue;
      board(team, b) += tournament_.points_of(player, round);
    }
  }

  void fill_bye(std::size_t team, int round, const Side& own) {
    Cell& match = cell(team, round);
    match.game.code = own.bye;
    const Id number = tournament_.teams[team].number;
    for (const AnnouncedByes& byes : tournament_.announced_byes) {
      if (byes.round == round && std::ranges::find(byes.ids, number) != byes.ids.end()) {
        match.game.code = byes.kind;
      }
    }
    const auto& paired = tournament_.team_byes;
    const bool listed = paired && static_cast<std::size_t>(round) <= paired->by_round.size() &&
                        paired->by_round[static_cast<std::size_t>(round - 1)] == number;
    if (listed) {
      match.game.code = ResultCode::pairing_bye;
      match.points = {paired->match_points, paired->game_points};
      every_board(team, tournament_.points.win());
      return;
    }
    switch (match.game.code) {
      case ResultCode::pairing_bye:  // C.04.6: without record 320 a drawn match
        match.points = table_.draw;
        if (own.points > Score{}) match.points[gp] = own.points;
        every_board(team, tournament_.points.win());
        break;
      case ResultCode::full_point_bye:
        match.points = table_.win;
        every_board(team, tournament_.points.win());
        break;
      case ResultCode::half_point_bye:
        match.points = table_.draw;
        every_board(team, tournament_.points.draw());
        break;
      default: break;
    }
  }

  /// Record 330. Points of players who are in the cells stay as they are.
  void fill_forfeited(const ForfeitedMatch& record, const std::vector<Side>& sides) {
    const TeamIndex white = tournament_.find_team(record.white);
    const TeamIndex black = tournament_.find_team(record.black);
    if (white == no_team || black == no_team || white == black) return;
    const auto fill_side = [&](TeamIndex team, TeamIndex opponent, bool won, Colour colour) {
      Cell& match = cell(team, record.round);
      const bool counted = match.game.code == ResultCode::forfeit_win;
      match.game = {opponent, colour, won ? ResultCode::forfeit_win : ResultCode::forfeit_loss};
      match.points[mp] = won ? tournament_.match_points.win : tournament_.match_points.loss;
      match.points[gp] = sides[team].points;
      if (won && sides[team].forfeit_wins == 0) match.points[gp] = table_.win[gp];
      if (won && !counted) every_board(team, tournament_.points.win());
    };
    fill_side(white, black, record.white_won, Colour::white);
    fill_side(black, white, record.black_won, Colour::black);
  }

  /// Record 299 with a kind: the points of such a round, whatever the result says.
  void apply_abnormal_points() {
    for (const AbnormalPoints& record : tournament_.abnormal) {
      if (record.kind == ' ') continue;
      for (std::size_t team = 0; team < count_; ++team) {
        if (!concerns(record, team)) continue;
        for (int round = 1; round <= table_.rounds; ++round) {
          Cell& match = cell(team, round);
          if (record.round != 0 && record.round != round) continue;
          if (kind_of(match.game.code) != record.kind) continue;
          match.points = {record.match_points, record.game_points};
        }
      }
    }
  }

  static char kind_of(ResultCode code) {
    switch (code) {
      case ResultCode::win: return 'W';
      case ResultCode::draw: return 'D';
      case ResultCode::loss: return 'L';
      default: return letter(code);
    }
  }

  [[nodiscard]] bool concerns(const AbnormalPoints& record, std::size_t team) const {
    return record.ids.empty() ||
           std::ranges::find(record.ids, tournament_.teams[team].number) != record.ids.end();
  }

  void add_to_totals(const AbnormalPoints& record) {
    for (std::size_t team = 0; team < count_; ++team) {
      if (!concerns(record, team)) continue;
      table_.entrants[team].total[mp] += record.match_points;
      table_.entrants[team].total[gp] += record.game_points;
    }
  }

  [[nodiscard]] std::size_t boards_width() const { return static_cast<std::size_t>(table_.boards); }
  Score& board(std::size_t team, std::size_t number) {
    return table_.board_points[team * boards_width() + number];
  }
  void every_board(std::size_t team, Score points) {
    for (std::size_t b = 0; b < boards_width(); ++b) board(team, b) += points;
  }

  const Tournament& tournament_;
  Crosstable& table_;
  std::size_t count_;
};

}  // namespace

void fill_teams(const Tournament& tournament, Crosstable& table) {
  TeamFiller(tournament, table).fill();
}

}  // namespace trf::tiebreak
