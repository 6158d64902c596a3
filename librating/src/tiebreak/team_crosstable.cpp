#include "team_crosstable.hpp"

#include "trf/board.hpp"
#include "trf/matches.hpp"

namespace trf::tiebreak {
namespace {

class TeamFiller {
 public:
  TeamFiller(const Tournament& tournament, Crosstable& table)
      : tournament_(tournament),
        table_(table),
        matches_(team_rounds(tournament)),
        count_(tournament.teams.size()) {
    table_.boards = matches_.boards;
    table_.win = {tournament.match_points.win, tournament.points.win() * table_.boards};
    table_.draw = {tournament.match_points.draw, tournament.points.draw() * table_.boards};
    table_.cells.resize(count_ * static_cast<std::size_t>(table_.rounds));
    table_.board_points.resize(count_ * static_cast<std::size_t>(table_.boards));
    for (const Team& team : tournament.teams) {
      RankedCompetitor& entrant = table_.entrants.emplace_back();
      entrant.id = team.number;
      entrant.name = team.name.empty() ? team.nickname : team.name;
    }
  }

  void fill() {
    for (int round = 1; round <= table_.rounds; ++round) fill_round(round);
    for (std::size_t team = 0; team < count_; ++team)
      for (const PointsKind kind : {PointsKind::match, PointsKind::game})
        table_.entrants[team].total[static_cast<std::size_t>(kind)] =
            table_.scores_after(static_cast<Competitor>(team), kind).back();
  }

 private:
  Cell& cell(std::size_t team, int round) {
    return table_.cells[team * static_cast<std::size_t>(table_.rounds) +
                        static_cast<std::size_t>(round - 1)];
  }

  void fill_round(int round) {
    for (std::size_t team = 0; team < count_; ++team) {
      const TeamRound& own = matches_.at(static_cast<TeamIndex>(team), round);
      Cell& match = cell(team, round);
      match.game = {own.opponent, own.colour, own.code};
      match.points = {own.settled_match_points(), own.settled_game_points()};
      if (own.is_match())
        add_match(team, round, own);
      else
        add_bye(team, own.code);
    }
  }

  /// The boards of a match. Art. 12, reading E1: a match that is forfeited to one team is a win for
  /// it on every board without a result; if record 330 hides the boards of two teams with equal
  /// points, a draw.
  void add_match(std::size_t team, int round, const TeamRound& own) {
    const TeamRound& other = matches_.at(own.opponent, round);
    const Score win = tournament_.points.win();
    if (is_match_forfeited(tournament_, tournament_.teams[team].number, round)) {
      if (own.code == ResultCode::forfeit_win) return every_board(team, win);
      const bool shared = own.board_points == other.board_points && own.board_points > Score{};
      if (shared) every_board(team, tournament_.points.draw());
      return;
    }
    add_boards(team, round, own, other);
    if (own.code != ResultCode::forfeit_win || other.board_points > Score{}) return;
    const auto is_empty = [](const TeamRound& side, std::size_t b) {
      return b >= side.boards.size() || side.boards[b] == no_player;
    };
    for (std::size_t b = 0; b < boards_width(); ++b)
      if (is_empty(own, b) && is_empty(other, b)) board(team, b) += win;
  }

  /// Does the own line-up number the boards of the match, as in trf::boards()?
  [[nodiscard]] bool has_own_order(std::size_t team, int round, const TeamRound& own,
                                   const TeamRound& other) const {
    const auto number = tournament_.teams[team].number;
    const auto opponent = tournament_.teams[own.opponent].number;
    const auto size = [&](Id of, const TeamRound& match) {
      return LineUpSize{stated_line_up(tournament_, of, round) != nullptr, match.boards.size()};
    };
    return number < opponent ? !is_numbered_by_higher(size(number, own), size(opponent, other))
                             : is_numbered_by_higher(size(opponent, other), size(number, own));
  }

  void add_boards(std::size_t team, int round, const TeamRound& own, const TeamRound& other) {
    const bool own_order = has_own_order(team, round, own, other);
    const std::vector<PlayerIndex>& order = own_order ? own.boards : other.boards;
    for (std::size_t b = 0; b < order.size() && b < boards_width(); ++b) {
      const PlayerIndex sitter = order[b];
      if (sitter == no_player) continue;
      const PlayerIndex player = own_order ? sitter : tournament_.game(sitter, round).opponent;
      if (player == no_player || tournament_.team_of(player) != team) continue;
      board(team, b) += tournament_.points_of(player, round);
    }
    if (own_order || own.boards.size() < other.boards.size()) return;
    // Without an opponent a player has only the own order.
    for (std::size_t b = 0; b < own.boards.size() && b < boards_width(); ++b)
      if (const auto player = own.boards[b];
          player != no_player && tournament_.game(player, round).opponent == no_player)
        board(team, b) += tournament_.points_of(player, round);
  }

  void add_bye(std::size_t team, ResultCode code) {
    if (code == ResultCode::pairing_bye || code == ResultCode::full_point_bye)
      every_board(team, tournament_.points.win());
    if (code == ResultCode::half_point_bye) every_board(team, tournament_.points.draw());
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
  const TeamRounds matches_;
  std::size_t count_;
};

}  // namespace

void fill_teams(const Tournament& tournament, Crosstable& table) {
  TeamFiller(tournament, table).fill();
}

}  // namespace trf::tiebreak
