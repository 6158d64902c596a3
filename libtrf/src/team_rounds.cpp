#include <algorithm>
#include <map>
#include <utility>

#include "facing_boards.hpp"
#include "trf/abnormal_points.hpp"
#include "trf/contains.hpp"
#include "trf/matches.hpp"

namespace trf {
namespace {

/// The data of a team in the members' cells of a round.
struct Side {
  TeamRound* cell = nullptr;
  Score points;
  int forfeit_wins = 0, forfeit_losses = 0, bye_cells = 0;
};

class TeamRoundsReader {
 public:
  explicit TeamRoundsReader(const Tournament& report)
      : report_(report), count_(report.teams.size()), last_paired_(last_paired(report)) {
    for (const LineUp& line_up : report.line_ups)
      line_ups_.emplace(std::pair(line_up.round, line_up.team), &line_up);
    for (std::size_t team = 0; team < count_; ++team)
      team_of_.emplace(report.teams[team].number, static_cast<TeamIndex>(team));
    result_.rounds = rounds();
    result_.cells.resize(count_ * static_cast<std::size_t>(result_.rounds));
    for (int round = 1; round <= result_.rounds; ++round) seat(round);
    result_.boards = boards();
  }

  [[nodiscard]] TeamRounds read() {
    for (int round = 1; round <= result_.rounds; ++round) read_round(round);
    replace_points();
    return std::move(result_);
  }

 private:
  /// Rounds in which cells, byes of teams or forfeited matches are recorded.
  [[nodiscard]] int rounds() const {
    const auto byes = report_.team_byes ? report_.team_byes->by_round.size() : 0;
    return std::min(std::max({report_.rounds(), static_cast<int>(byes), last_paired_}), max_rounds);
  }

  /// Record 320 gives a bye also where the cells do not have it.
  [[nodiscard]] static int last_paired(const Tournament& report) {
    const int last = report.paired_rounds();
    if (!report.team_byes) return last;
    const auto& byes = report.team_byes->by_round;
    const auto bye = std::find_if(byes.rbegin(), byes.rend(), [](Id team) { return team != 0; });
    return std::max(last, static_cast<int>(byes.rend() - bye));
  }

  TeamRound& cell(TeamIndex team, int round) {
    return result_.cells[team * static_cast<std::size_t>(result_.rounds) +
                         static_cast<std::size_t>(round - 1)];
  }

  /// Record 300, else the members who appear in the round, in the order of the team's record.
  [[nodiscard]] detail::Bench bench(TeamIndex team, int round) const {
    const auto key = std::pair(static_cast<std::uint16_t>(round), report_.teams[team].number);
    if (const auto found = line_ups_.find(key); found != line_ups_.end())
      return {found->second->boards, true};
    detail::Bench own;
    for (const PlayerIndex member : report_.teams[team].members) {
      const Game game = report_.game(member, round);
      if (game.opponent != no_player || game.is_forfeit()) own.players.push_back(member);
    }
    return own;
  }

  void seat(int round) {
    std::vector<detail::Bench> benches;
    benches.reserve(count_);
    for (std::size_t team = 0; team < count_; ++team)
      benches.push_back(bench(static_cast<TeamIndex>(team), round));
    for (std::size_t team = 0; team < count_; ++team) {
      const TeamIndex opponent = met_by_members(static_cast<TeamIndex>(team), round);
      if (opponent == no_team)
        detail::remove_reserves(report_, round, benches[team]);
      else if (team < opponent)
        detail::face_boards(report_, round, benches[team], benches[opponent]);
    }
    for (std::size_t team = 0; team < count_; ++team)
      cell(static_cast<TeamIndex>(team), round).boards = std::move(benches[team].players);
  }

  [[nodiscard]] TeamIndex met_by_members(TeamIndex team, int round) const {
    for (const PlayerIndex member : report_.teams[team].members) {
      const PlayerIndex opponent = report_.game(member, round).opponent;
      const TeamIndex met = opponent == no_player ? no_team : report_.team_of(opponent);
      if (met != no_team) return met;
    }
    return no_team;
  }

  [[nodiscard]] int boards() const {
    if (!report_.board_colours.empty()) return static_cast<int>(report_.board_colours.size());
    std::size_t widest = 0;
    for (const TeamRound& own : result_.cells) widest = std::max(widest, own.boards.size());
    // Nothing is paired yet: the line-ups, else the smallest team, give the number of boards.
    if (widest == 0)
      for (const LineUp& line_up : report_.line_ups)
        widest = std::max(widest, line_up.boards.size());
    if (widest == 0 && count_ > 0)
      widest = std::ranges::min(report_.teams, {}, [](auto& t) {
                 return t.members.size();
               }).members.size();
    return std::max(1, static_cast<int>(widest));
  }

  [[nodiscard]] Side look_at(TeamIndex team, int round) {
    Side side;
    TeamRound& own = cell(team, round);
    side.cell = &own;
    own.opponent = met_by_members(team, round);
    for (const PlayerIndex member : report_.teams[team].members) {
      const Game game = report_.game(member, round);
      side.points += report_.points.of(game);
      if (game.opponent == no_player && game.is_bye()) {
        if (own.code != ResultCode::pairing_bye) own.code = game.code;
        ++side.bye_cells;
      }
      if (game.is_open()) {
        side.points += report_.points.unknown;
        own.open_points += report_.points.unknown;
        ++own.open_boards;
      }
      own.played_boards += game.is_played() ? 1 : 0;
      side.forfeit_wins += game.code == ResultCode::forfeit_win ? 1 : 0;
      side.forfeit_losses += game.code == ResultCode::forfeit_loss ? 1 : 0;
    }
    return side;
  }

  /// If all boards of two line-ups have an empty side, no cell names an opponent: forfeit wins
  /// without opponent and the line-ups (300) give the match.
  void find_opponent(TeamIndex team, int round, std::vector<Side>& sides) {
    TeamRound& own = *sides[team].cell;
    if (own.is_match() || sides[team].forfeit_wins + sides[team].forfeit_losses == 0) return;
    const auto key = std::pair(static_cast<std::uint16_t>(round), report_.teams[team].number);
    const auto line_up = line_ups_.find(key);
    if (line_up == line_ups_.end()) return;
    const auto opponent = team_of_.find(line_up->second->opponent);
    if (opponent != team_of_.end() && opponent->second != team) own.opponent = opponent->second;
  }

  void read_round(int round) {
    std::vector<Side> sides;
    sides.reserve(count_);
    for (std::size_t team = 0; team < count_; ++team)
      sides.push_back(look_at(static_cast<TeamIndex>(team), round));
    for (std::size_t team = 0; team < count_; ++team)
      find_opponent(static_cast<TeamIndex>(team), round, sides);
    // A team without any present member shows no opponent; the other team does.
    for (std::size_t team = 0; team < count_; ++team) {
      const TeamIndex opponent = sides[team].cell->opponent;
      if (opponent != no_team && sides[opponent].cell->opponent == no_team)
        sides[opponent].cell->opponent = static_cast<TeamIndex>(team);
    }
    for (std::size_t team = 0; team < count_; ++team) {
      if (sides[team].cell->opponent != no_team) {
        read_match(sides[team], sides[sides[team].cell->opponent], round);
      } else {
        read_bye(static_cast<TeamIndex>(team), round, sides[team]);
      }
    }
    for (const ForfeitedMatch& match : report_.forfeited_matches)
      if (match.round == round) read_forfeited(match, sides);
  }

  /// C.04.6 1.6: the colour scheduled on board 1, from either side, or by 352 from a lower board.
  [[nodiscard]] Colour first_board_colour(const TeamRound& own, const TeamRound& other,
                                          int round) const {
    const std::size_t boards = std::max(own.boards.size(), other.boards.size());
    for (std::size_t board = 0; board < boards; ++board) {
      const auto at_board = [&](const TeamRound& side) {
        return board < side.boards.size() && side.boards[board] != no_player
                   ? report_.game(side.boards[board], round).colour
                   : Colour::none;
      };
      Colour colour = at_board(own);
      if (colour == Colour::none) colour = opposite(at_board(other));
      if (colour == Colour::none) continue;
      const std::string& sequence = report_.board_colours;
      const bool turned =
          board < sequence.size() ? sequence[board] != sequence.front() : board % 2 != 0;
      return turned ? opposite(colour) : colour;
    }
    return Colour::none;
  }

  void read_match(Side& own, const Side& other, int round) {
    TeamRound& match = *own.cell;
    match.game_points = own.points;
    match.colour = first_board_colour(match, *other.cell, round);
    match.code = ResultCode::none;
    const bool open = match.open_boards + other.cell->open_boards > 0;
    const bool forfeited = !open && match.played_boards + other.cell->played_boards == 0;
    const auto outcome = own.points <=> other.points;
    const MatchPointSystem& points = report_.match_points;
    match.match_points = outcome > 0 ? points.win : outcome == 0 ? points.draw : points.loss;
    if (open) return;
    if (forfeited) {
      match.code = outcome > 0 ? ResultCode::forfeit_win : ResultCode::forfeit_loss;
      // No board was won: both teams lose the match. The points of a loss are TL of record 362:
      // the cells give the match as any other one, record 330 gives it below.
      if (outcome == 0 && own.points == Score{}) match.match_points = points.loss;
      return;
    }
    match.code = outcome > 0 ? ResultCode::win : outcome == 0 ? ResultCode::draw : ResultCode::loss;
  }

  void read_bye(TeamIndex team, int round, const Side& side) {
    TeamRound& own = *side.cell;
    const Id number = report_.teams[team].number;
    // The team is absent only if every member is; a PAB names the members of the line-up.
    if (own.code != ResultCode::pairing_bye &&
        static_cast<std::size_t>(side.bye_cells) < report_.teams[team].members.size())
      own.code = ResultCode::none;
    // If members have no opponent, only a forfeit is possible; record 330 gives the match.
    if (side.forfeit_wins + side.forfeit_losses > 0) own.game_points = side.points;
    for (const AnnouncedByes& byes : report_.announced_byes)
      if (round <= last_paired_ && byes.is_for(number, round)) own.code = byes.kind;
    const auto& paired = report_.team_byes;
    if (paired && static_cast<std::size_t>(round) <= paired->by_round.size() &&
        paired->by_round[static_cast<std::size_t>(round - 1)] == number) {
      own.code = ResultCode::pairing_bye;
      own.match_points = paired->match_points;
      own.game_points = paired->game_points;
      return;
    }
    const MatchPointSystem& points = report_.match_points;
    const auto give = [&](Score match, Score board) {
      own.match_points = match;
      own.game_points = board * result_.boards;
    };
    switch (own.code) {
      case ResultCode::pairing_bye: {
        const auto byes = usual_team_byes(report_, result_.boards);
        own.match_points = byes.match_points;
        own.game_points = byes.game_points;
        break;
      }
      case ResultCode::full_point_bye: give(points.win, report_.points.win()); break;
      case ResultCode::half_point_bye: give(points.draw, report_.points.draw()); break;
      default: break;
    }
  }

  /// Record 330. Points of players in the cells do not change. The record gives TW to the winner
  /// and nothing to the other team, whatever TL of record 362 is.
  void read_forfeited(const ForfeitedMatch& record, std::vector<Side>& sides) {
    const auto white = team_of_.find(record.white), black = team_of_.find(record.black);
    if (white == team_of_.end() || black == team_of_.end() || white == black) return;
    const auto enter = [&](TeamIndex team, TeamIndex opponent, bool won, Colour colour) {
      TeamRound& own = *sides[team].cell;
      own.opponent = opponent;
      own.colour = colour;
      own.code = won ? ResultCode::forfeit_win : ResultCode::forfeit_loss;
      own.match_points = won ? report_.match_points.win : Score{};
      own.game_points = sides[team].points;
      if (won && sides[team].forfeit_wins == 0)
        own.game_points = report_.points.win() * result_.boards;
    };
    enter(white->second, black->second, record.white_won, Colour::white);
    enter(black->second, white->second, record.black_won, Colour::black);
  }

  void replace_points() {
    for (std::size_t team = 0; team < count_; ++team)
      for (int round = 1; round <= result_.rounds; ++round) {
        TeamRound& own = cell(static_cast<TeamIndex>(team), round);
        own.board_points = own.game_points;
        const auto by = replacement(report_.abnormal, report_.teams[team].number, round, own.code);
        own.match_points = by.match_points.value_or(own.match_points);
        own.game_points = by.game_points.value_or(own.game_points);
        if (by.game_points) own.open_points = {};
      }
  }

  const Tournament& report_;
  std::size_t count_;
  int last_paired_;
  std::map<std::pair<std::uint16_t, Id>, const LineUp*> line_ups_;
  std::map<Id, TeamIndex> team_of_;
  TeamRounds result_;
};

}  // namespace

TeamRounds team_rounds(const Tournament& report) { return TeamRoundsReader(report).read(); }

TeamByes usual_team_byes(const Tournament& report, int boards) {
  const PointSystem& points = report.points;
  const bool is_win = points.pairing_bye == points.win();
  return {report.match_points.draw, (is_win ? points.draw() : points.pairing_bye) * boards, {}, 0};
}

}  // namespace trf
