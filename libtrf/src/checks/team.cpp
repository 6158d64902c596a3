// Family M: teams, their members and matches. What cannot be read is the reader's to say.

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <utility>

#include "checks/report.hpp"

namespace trf::checking {
namespace {

/// A team's match of a round.
struct Match {
  TeamIndex opponent = no_team;
  Score points;                     ///< Game points
  std::vector<PlayerIndex> boards;  ///< Members with an opponent, in member order
};

class Teams {
 public:
  explicit Teams(Report& report) : report_(report), t_(report.tournament()) {}

  void check() {
    if (t_.teams.empty()) {
      check_orphans();
      return;
    }
    check_numbers();
    check_members();
    check_line_ups();
    check_byes();
    // Whose games they are nobody can tell when a player is a member twice.
    if (!has_double_member_) check_matches();
    check_old_records();
    check_informative();
  }

 private:
  [[nodiscard]] Position at(const Team& team, std::uint32_t column, std::uint32_t width) const {
    return {team.line, column, width};
  }
  [[nodiscard]] bool has_310() const { return report_.line_of("310") != 0; }

  void check_orphans() {
    for (const std::string_view tag : {"300", "330"})
      if (const auto line = report_.line_of(tag); line != 0)
        report_.add("M01", {line, 1, 3},
                    fmt::format("record {} needs teams: no record 310 or 013", tag));
    if (const auto line = report_.line_of("320"); line != 0)
      report_.add("M14", {line, 1, 3}, "record 320 stands in an event without teams");
  }

  void check_numbers() {
    if (!has_310()) return;
    std::vector<bool> seen(1000);
    for (const auto& team : t_.teams)
      if (team.number < seen.size()) seen[team.number] = true;
    for (std::size_t n = 1; n <= t_.teams.size() && n < seen.size(); ++n)
      if (!seen[n]) {
        report_.add("M03", at(t_.teams.front(), 5, 3),
                    fmt::format("team numbers are not 1 to {}: {} is missing", t_.teams.size(), n));
        return;
      }
  }

  void check_members() {
    std::vector<const Team*> team_of(t_.players.size());
    for (const auto& team : t_.teams) {
      const std::uint32_t first = has_310() ? 74 : 37;
      for (std::size_t i = 0; i < team.members.size(); ++i) {
        const auto p = team.members[i];
        if (p == no_player) continue;
        if (team_of[p] != nullptr) {
          has_double_member_ = true;
          report_.add("M05", at(team, first + static_cast<std::uint32_t>(5 * i), 4),
                      fmt::format("player {} is a member of '{}' already", t_.players[p].start_rank,
                                  team_of[p]->name));
        }
        team_of[p] = &team;
      }
      if (has_310()) {
        const auto row = report_.columns(team.line);
        if (row.size() >= 73 && row.substr(71, 2) != "  ")
          report_.add("M13", at(team, 72, 2), "columns 72 and 73 of record 310 should be blank");
      }
    }
    for (PlayerIndex p = 0; p < t_.player_count(); ++p)
      if (team_of[p] == nullptr)
        report_.add("M06", {t_.players[p].line, 5, 4},
                    fmt::format("player {} is in no team", t_.players[p].start_rank));
  }

  void check_line_ups() {
    std::map<std::pair<int, int>, std::uint32_t> line_of;  // Round and team
    for (const auto& line_up : t_.line_ups) {
      const Position where{line_up.line, 9, 3};
      const auto team = t_.find_team(line_up.team);
      const auto [first, is_first] =
          line_of.try_emplace({line_up.round, line_up.team}, line_up.line);
      if (!is_first)
        report_.add("M07", where,
                    fmt::format("team {} has a line-up for round {} in line {} already",
                                line_up.team, line_up.round, first->second));
      if (team == no_team) {
        report_.add("M07", where, fmt::format("team {} does not exist", line_up.team));
        continue;
      }
      if (line_up.opponent != 0 && t_.find_team(line_up.opponent) == no_team)
        report_.add("M07", {line_up.line, 13, 3},
                    fmt::format("team {} does not exist", line_up.opponent));
      for (std::size_t i = 0; i < line_up.boards.size(); ++i) {
        const auto p = line_up.boards[i];
        if (p != no_player && t_.team_of(p) != team)
          report_.add("M07", {line_up.line, static_cast<std::uint32_t>(17 + 5 * i), 4},
                      fmt::format("player {} is no member of team {}", t_.players[p].start_rank,
                                  line_up.team));
      }
      if (!t_.board_colours.empty() && line_up.boards.size() != t_.board_colours.size())
        report_.add("M08", {line_up.line, 17, 4},
                    fmt::format("{} boards, but record 352 has {}", line_up.boards.size(),
                                t_.board_colours.size()));
    }
  }

  void check_byes() {
    if (!t_.team_byes) return;
    const auto& byes = *t_.team_byes;
    for (std::size_t r = 0; r < byes.by_round.size(); ++r) {
      const auto id = byes.by_round[r];
      const Position where{byes.line, static_cast<std::uint32_t>(15 + 4 * r), 3};
      if (id != 0 && t_.find_team(id) == no_team) {
        report_.add("M15", where, fmt::format("team {} does not exist", id));
      } else if (id != 0 && static_cast<int>(r) + 1 > std::max(t_.planned_rounds(), t_.rounds())) {
        report_.add("M15", where,
                    fmt::format("a bye in round {}, but the tournament has {} rounds", r + 1,
                                t_.planned_rounds()));
        return;
      }
    }
  }

  void check_matches() {
    std::vector<Match> matches(t_.teams.size());
    std::vector<Score> match_points(t_.teams.size()), game_points(t_.teams.size());
    for (int round = 1; round <= report_.rounds(); ++round) {
      gather(matches, round);
      for (std::size_t i = 0; i < matches.size(); ++i) check_match(matches, i, round);
      add_points(matches, round, match_points, game_points);
    }
    check_forfeits();
    // Which match a team played, and so its points, nobody can tell when it met two teams.
    if (!has_mixed_match_) check_totals(match_points, game_points);
  }

  void gather(std::vector<Match>& matches, int round) {
    for (std::size_t i = 0; i < matches.size(); ++i) {
      auto& match = matches[i];
      match.opponent = no_team;
      match.points = {};
      match.boards.clear();
      for (const auto p : t_.teams[i].members) {
        if (p == no_player) continue;
        match.points += t_.points_of(p, round);
        const auto game = t_.game(p, round);
        if (game.opponent == no_player) continue;
        match.boards.push_back(p);
        const auto opponent = t_.team_of(game.opponent);
        if (opponent == i) {
          has_mixed_match_ = true;
          if (p < game.opponent)
            report_.add("M10", report_.cell(p, round),
                        fmt::format("players {} and {} of '{}' met each other in round {}",
                                    t_.players[p].start_rank, t_.players[game.opponent].start_rank,
                                    t_.teams[i].name, round));
        } else if (match.opponent == no_team)
          match.opponent = opponent;
        else if (opponent != match.opponent && opponent != no_team) {
          has_mixed_match_ = true;
          report_.add(
              "M10", report_.cell(p, round),
              fmt::format("players of '{}' met teams {} and {} in round {}", t_.teams[i].name,
                          t_.teams[match.opponent].number, t_.teams[opponent].number, round));
        }
      }
    }
  }

  [[nodiscard]] bool has_line_up(std::size_t team, int round) const {
    return std::ranges::any_of(t_.line_ups, [&](const LineUp& l) {
      return l.round == round && t_.find_team(l.team) == team;
    });
  }

  void check_match(const std::vector<Match>& matches, std::size_t i, int round) {
    const auto& match = matches[i];
    if (match.opponent == no_team || match.opponent < i || has_mixed_match_ ||
        t_.line_ups.size() > 10'000 || has_line_up(i, round) || has_line_up(match.opponent, round))
      return;
    const auto& theirs = matches[match.opponent].boards;
    std::size_t last = 0;
    for (const auto p : match.boards) {
      const auto at = static_cast<std::size_t>(
          std::ranges::find(theirs, t_.game(p, round).opponent) - theirs.begin());
      if (at < last) {
        report_.add(
            "M09", report_.cell(p, round),
            fmt::format(
                "boards of round {} are not in the order of the members, and no record 300 says so",
                round));
        return;
      }
      last = at;
    }
    const auto& colours = t_.board_colours;
    if (colours.empty() || match.boards.size() != colours.size()) return;
    const auto first = t_.game(match.boards.front(), round).colour;
    for (std::size_t b = 0; b < colours.size(); ++b) {
      const auto expected = colours[b] == colours[0] ? first : opposite(first);
      const auto p = match.boards[b];
      if (t_.game(p, round).colour == expected) continue;
      report_.add("M11", report_.cell(p, round),
                  fmt::format("board {} of round {} has another colour than record 352 ({}) gives",
                              b + 1, round, colours));
      return;
    }
  }

  void add_points(const std::vector<Match>& matches, int round, std::vector<Score>& match_points,
                  std::vector<Score>& game_points) {
    const auto& system = t_.match_points;
    for (std::size_t i = 0; i < matches.size(); ++i) {
      game_points[i] += matches[i].points;
      const auto bye =
          t_.team_byes && static_cast<std::size_t>(round) <= t_.team_byes->by_round.size() &&
          t_.team_byes->by_round[static_cast<std::size_t>(round) - 1] == t_.teams[i].number;
      if (bye) {
        match_points[i] += t_.team_byes->match_points;
        game_points[i] += t_.team_byes->game_points - matches[i].points;
      } else if (matches[i].opponent == no_team) {
        // C.04.6: without record 320 the bye is worth a drawn match.
        const auto& members = t_.teams[i].members;
        if (!t_.team_byes && std::ranges::any_of(members, [&](PlayerIndex p) {
              return p != no_player && t_.game(p, round).code == ResultCode::pairing_bye;
            }))
          match_points[i] += system.draw;
      } else {
        const auto theirs = matches[matches[i].opponent].points;
        match_points[i] += matches[i].points > theirs    ? system.win
                           : matches[i].points == theirs ? system.draw
                                                         : system.loss;
      }
    }
  }

  void check_totals(const std::vector<Score>& match_points, const std::vector<Score>& game_points) {
    // Penalties, forfeited matches and byes in advance have values of their own.
    if (!has_310() || !t_.abnormal.empty() || !t_.forfeited_matches.empty() ||
        !t_.announced_byes.empty())
      return;
    for (std::size_t i = 0; i < t_.teams.size(); ++i) {
      const auto& team = t_.teams[i];
      if (team.match_points && *team.match_points != match_points[i])
        report_.add("M12", at(team, 55, 6),
                    fmt::format("{} match points stated, the matches make {}",
                                to_string(*team.match_points), to_string(match_points[i])));
      if (team.game_points && *team.game_points != game_points[i])
        report_.add("M12", at(team, 62, 6),
                    fmt::format("{} game points stated, the games make {}",
                                to_string(*team.game_points), to_string(game_points[i])));
    }
  }

  void check_forfeits() {
    for (const auto& match : t_.forfeited_matches) {
      const auto white = t_.find_team(match.white);
      const auto black = t_.find_team(match.black);
      const Position where{match.line, 12, 7};
      if (white == no_team || black == no_team || white == black) {
        report_.add("M16", where,
                    white == black ? std::string("a team cannot meet itself")
                                   : fmt::format("team {} does not exist",
                                                 white == no_team ? match.white : match.black));
        continue;
      }
      if (match.round > std::max(t_.planned_rounds(), t_.rounds())) {
        report_.add("M16", {match.line, 8, 3}, fmt::format("there is no round {}", match.round));
        continue;
      }
      for (const auto p : t_.teams[white].members)
        if (p != no_player && t_.game(p, match.round).is_played()) {
          report_.add("M17", report_.cell(p, match.round),
                      fmt::format("record 330 in line {} calls the match of round {} forfeited, "
                                  "but a game was played",
                                  match.line, match.round));
          break;
        }
    }
  }

  void check_old_records() {
    for (const auto line : report_.lines_of("013")) {
      const auto row = report_.columns(line);
      if (row.size() > 106)
        report_.add("M18", {line, 107, 4}, "record 013 has more than 14 members");
      else if (row.size() >= 37 && row[35] != ' ' && row[36] != ' ')
        report_.add("M18", {line, 37, 4}, "the first member of record 013 touches the name");
    }
  }

  void check_informative() {
    for (const auto line : report_.lines_of("802")) {
      const auto row = report_.columns(line);
      if (row.size() < 27) continue;
      int number = 0;
      for (const char c : row.substr(4, 3))
        if (c >= '0' && c <= '9') number = number * 10 + (c - '0');
      const auto team = t_.find_team(number);
      if (team == no_team) continue;
      const auto stated = Score::parse(row.substr(14, 6));
      const auto& ours = t_.teams[team].match_points;
      if (stated && ours && *stated != *ours)
        report_.add("M19", {line, 15, 6},
                    fmt::format("{} match points here, {} in line {}", to_string(*stated),
                                to_string(*ours), t_.teams[team].line));
    }
  }

  Report& report_;
  const Tournament& t_;
  bool has_double_member_ = false, has_mixed_match_ = false;
};

}  // namespace

void check_teams(Report& report) {
  if (report.has_tournament()) Teams{report}.check();
}

}  // namespace trf::checking
