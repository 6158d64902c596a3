// Line-ups (record 300) and the boards of matches.

#include "checks/line_up.hpp"

#include <algorithm>
#include <map>
#include <utility>

#include "checks/report.hpp"
#include "trf/contains.hpp"
#include "trf/messages/found_records.hpp"
#include "trf/messages/found_teams.hpp"

namespace trf::checking {
namespace {

class LineUps {
 public:
  explicit LineUps(Report& report) : report_(report), t_(report.tournament()) {}

  void check() {
    std::map<std::pair<int, int>, std::uint32_t> line_of;  // Round and team
    for (const auto& line_up : t_.line_ups) {
      const auto where = place(line_up.line, layout::line_up::team);
      const auto team = t_.find_team(line_up.team);
      const auto [first, is_first] =
          line_of.try_emplace({line_up.round, line_up.team}, line_up.line);
      if (!is_first)
        report_.add("M07", where,
                    found::line_up_again{
                        .team = line_up.team, .round = line_up.round, .line = first->second});
      if (team == no_team) {
        report_.add("M07", where, found::team_unknown{.number = line_up.team});
        continue;
      }
      if (is_after_end(line_up.round)) {
        report_.add("M07", place(line_up.line, layout::line_up::round),
                    found::no_such_round{.round = line_up.round});
        continue;
      }
      if (line_up.opponent != 0 && t_.find_team(line_up.opponent) == no_team)
        report_.add("M07", place(line_up.line, layout::line_up::opponent),
                    found::team_unknown{.number = line_up.opponent});
      for (std::size_t i = 0; i < line_up.boards.size(); ++i) {
        const auto p = line_up.boards[i];
        if (p != no_player && t_.team_of(p) != team)
          report_.add(
              "M07", place(line_up.line, layout::line_up::board, i),
              found::not_a_member{.player = t_.players[p].start_rank, .team = line_up.team});
      }
      check_repeats(line_up);
      if (!t_.board_colours.empty() && line_up.boards.size() != t_.board_colours.size())
        report_.add("M08", place(line_up.line, layout::line_up::board),
                    found::line_up_size{.boards = line_up.boards.size(),
                                        .colours = t_.board_colours.size()});
    }
  }

 private:
  /// Without the number of rounds, a line-up may be of the round to be paired.
  [[nodiscard]] bool is_after_end(int round) const {
    return t_.stated_rounds && round > std::max(*t_.stated_rounds, t_.rounds());
  }

  void check_repeats(const LineUp& line_up) {
    const auto& boards = line_up.boards;
    for (std::size_t i = 0; i < boards.size(); ++i) {
      if (boards[i] == no_player) continue;
      const auto first =
          static_cast<std::size_t>(std::ranges::find(boards, boards[i]) - boards.begin());
      if (first != i)
        report_.add(
            "M20", place(line_up.line, layout::line_up::board, i),
            found::twice_in_line_up{
                .player = t_.players[boards[i]].start_rank, .first = first + 1, .second = i + 1});
    }
  }

  Report& report_;
  const Tournament& t_;
};

class SeatChecks {
 public:
  SeatChecks(Report& report, const TeamRounds& matches)
      : report_(report), t_(report.tournament()), matches_(matches) {}

  /// The games of each round by record 300, and the number of boards.
  void check() {
    for (const auto& line_up : t_.line_ups) {
      const auto team = t_.find_team(line_up.team);
      if (team != no_team && is_sound(line_up, team) &&
          line_up.round <= std::min(report_.rounds(), matches_.rounds) &&
          has_its_opponent(line_up, team))
        check_seats_of(line_up, team);
    }
    if (t_.board_colours.empty()) return;
    for (int round = 1; round <= std::min(report_.rounds(), matches_.rounds); ++round)
      for (std::size_t i = 0; i < t_.teams.size(); ++i)
        check_number_of_boards(static_cast<TeamIndex>(i), round);
  }

 private:
  /// A line-up with members once each, as many as record 352 has boards. Others have findings of
  /// their own.
  [[nodiscard]] bool is_sound(const LineUp& line_up, TeamIndex team) const {
    const auto& boards = line_up.boards;
    return std::ranges::all_of(boards,
                               [&](PlayerIndex p) {
                                 return p == no_player || (t_.team_of(p) == team &&
                                                           std::ranges::count(boards, p) == 1);
                               }) &&
           (t_.board_colours.empty() || boards.size() == t_.board_colours.size());
  }

  /// The opponent that the line-up names is that of the round.
  [[nodiscard]] bool has_its_opponent(const LineUp& line_up, TeamIndex team) {
    const auto opponent = matches_.at(team, line_up.round).opponent;
    const int met = opponent == no_team ? 0 : int{t_.teams[opponent].number};
    const bool is_known = line_up.opponent == 0 || t_.find_team(line_up.opponent) != no_team;
    if (line_up.opponent == met || !is_known) return true;  // M07
    // Boards without an opponent, each a forfeit: the cells do not show the other team.
    const auto is_forfeit = [&](PlayerIndex member) {
      return member != no_player && t_.game(member, line_up.round).is_forfeit();
    };
    if (met == 0 && std::ranges::any_of(t_.teams[team].members, is_forfeit)) return true;
    report_.add("M21", place(line_up.line, layout::line_up::opponent),
                met == 0 ? Message{found::line_up_without_match{.team = line_up.team,
                                                                .round = line_up.round}}
                         : Message{found::line_up_opponent{.named = line_up.opponent,
                                                           .team = line_up.team,
                                                           .met = met,
                                                           .round = line_up.round}});
    return false;
  }

  /// One finding for each line-up: the first wrong board makes others wrong.
  void check_seats_of(const LineUp& line_up, TeamIndex team) {
    const int round = line_up.round;
    const auto opponent = matches_.at(team, round).opponent;
    if (opponent == no_team) return;
    const auto& theirs = matches_.at(opponent, round).boards;
    // A match that record 330 gives needs no cells.
    const bool is_forfeited = is_match_forfeited(t_, line_up.team, round);
    for (std::size_t i = 0; i < line_up.boards.size(); ++i) {
      const auto p = line_up.boards[i];
      if (p == no_player) continue;
      const auto game = t_.game(p, round);
      const int player = t_.players[p].start_rank;
      const auto where = place(line_up.line, layout::line_up::board, i);
      if (game.opponent == no_player) {
        if (!game.is_blank() || is_forfeited) continue;
        return report_.add(
            "M21", where,
            found::in_line_up_without_game{.player = player, .board = i + 1, .round = round});
      }
      const auto at =
          static_cast<std::size_t>(std::ranges::find(theirs, game.opponent) - theirs.begin());
      // Without record 300 of the other team, its empty boards cannot be identified.
      if (at == i || at == theirs.size() || theirs.size() != line_up.boards.size()) continue;
      return report_.add("M21", where,
                         found::boards_do_not_meet{.player = player,
                                                   .board = i + 1,
                                                   .round = round,
                                                   .opponent = t_.players[game.opponent].start_rank,
                                                   .other = at + 1});
    }
    for (const auto member : t_.teams[team].members) {
      if (!has_game(member, round) || contains(line_up.boards, member)) continue;
      return report_.add(
          "M21", report_.cell(member, round),
          found::plays_without_line_up{
              .player = t_.players[member].start_rank, .round = round, .team = line_up.team});
    }
  }

  void check_number_of_boards(TeamIndex team, int round) {
    const auto opponent = matches_.at(team, round).opponent;
    if (opponent == no_team || opponent < team) return;
    // A forfeit loss without an opponent may be of a member who was not in the line-up.
    std::size_t boards = 0;
    for (const auto member : t_.teams[team].members)
      boards += has_game(member, round) || has_won_alone(member, round) ? 1U : 0U;
    for (const auto member : t_.teams[opponent].members)
      boards += has_won_alone(member, round) ? 1U : 0U;
    if (boards > t_.board_colours.size())
      report_.add("M22", place(t_.teams[team].line, layout::team::number),
                  found::too_many_boards{.one = t_.teams[team].number,
                                         .other = t_.teams[opponent].number,
                                         .round = round,
                                         .boards = boards,
                                         .colours = t_.board_colours.size()});
  }

  [[nodiscard]] bool has_game(PlayerIndex member, int round) const {
    return member != no_player && t_.game(member, round).opponent != no_player;
  }
  [[nodiscard]] bool has_won_alone(PlayerIndex member, int round) const {
    return member != no_player && !has_game(member, round) &&
           t_.game(member, round).code == ResultCode::forfeit_win;
  }

  Report& report_;
  const Tournament& t_;
  const TeamRounds& matches_;
};

}  // namespace

void check_line_ups(Report& report) { LineUps{report}.check(); }

void check_seats(Report& report, const TeamRounds& matches) {
  // In a Scheveningen match the boards change from round to round.
  if (!report.is_scheveningen()) SeatChecks{report, matches}.check();
}

}  // namespace trf::checking
