// Family M: teams, their members and matches. The reader reports values that cannot be read.

#include <algorithm>

#include "checks/line_up.hpp"
#include "checks/report.hpp"
#include "checks/team_ranks.hpp"
#include "forfeits.hpp"
#include "team_event.hpp"
#include "team_scores.hpp"
#include "trf/messages/found_records.hpp"
#include "trf/messages/found_teams.hpp"
#include "trf/standing_round.hpp"
#include "trf/text.hpp"

namespace trf::checking {
namespace {

/// A team's match of a round.
struct MatchOfTeam {
  TeamIndex opponent = no_team;
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
    check_names();
    check_members();
    check_line_ups(report_);
    check_byes();
    // The team of a game is unknown if a player is a member of two teams.
    if (report_.is_team() && !has_double_member_) check_matches();
    check_old_records();
    check_informative();
  }

 private:
  [[nodiscard]] bool has_310() const { return report_.line_of("310") != 0; }

  void check_orphans() {
    for (const std::string_view tag : {"300", "330"})
      if (const auto line = report_.line_of(tag); line != 0)
        report_.add("M01", place(line, layout::record_number),
                    found::teams_needed{.tag = Code{tag}});
    if (const auto line = report_.line_of("320"); line != 0)
      report_.add("M14", place(line, layout::record_number), found::team_byes_alone{});
  }

  void check_numbers() {
    if (!has_310() || !report_.has_all_teams()) return;
    std::vector<bool> seen(1000);
    for (const auto& team : t_.teams)
      if (team.number < seen.size()) seen[team.number] = true;
    for (std::size_t n = 1; n <= t_.teams.size() && n < seen.size(); ++n)
      if (!seen[n]) {
        report_.add("M03", place(t_.teams.front().line, layout::team::number),
                    found::team_number_missing{.count = t_.teams.size(), .missing = n});
        return;
      }
  }

  void check_names() {
    const auto& field = has_310() ? layout::team::name : layout::old_team::name;
    for (const auto& team : t_.teams)
      if (team.name.empty())
        report_.add("M23", place(team.line, field), found::team_without_name{.team = team.number});
  }

  void check_members() {
    std::vector<const Team*> team_of(t_.players.size());
    for (const auto& team : t_.teams) {
      const auto& member = has_310() ? layout::team::member : layout::old_team::member;
      for (std::size_t i = 0; i < team.members.size(); ++i) {
        const auto p = team.members[i];
        if (p == no_player) continue;
        if (team_of[p] != nullptr) {
          has_double_member_ = true;
          report_.add(
              "M05", place(team.line, member, i),
              found::member_of_other{.player = t_.players[p].start_rank, .team = team_of[p]->name});
        }
        team_of[p] = &team;
      }
      if (has_310()) {
        constexpr auto& field = layout::team::unused;
        const auto unused = slice(report_.columns(team.line), field);
        if (unused.size() == field.width && !trimmed(unused).empty())
          report_.add("M13", place(team.line, field),
                      found::columns_used{.first = field.first, .last = field.last()});
      }
    }
    // A player may have no club, or the team that is not read.
    if (!report_.is_team() || !report_.has_all_teams()) return;
    for (PlayerIndex p = 0; p < t_.player_count(); ++p)
      if (team_of[p] == nullptr)
        report_.add("M06", place(t_.players[p].line, layout::player::start_rank),
                    found::in_no_team{.player = t_.players[p].start_rank});
  }

  void check_byes() {
    if (!t_.team_byes) return;
    const auto& byes = *t_.team_byes;
    for (std::size_t r = 0; r < byes.by_round.size(); ++r) {
      const auto id = byes.by_round[r];
      const auto where = place(byes.line, layout::team_byes::team, r);
      if (id != 0 && t_.find_team(id) == no_team) {
        report_.add("M15", where, found::team_unknown{.number = id});
      } else if (id != 0 && static_cast<int>(r) + 1 > std::max(t_.planned_rounds(), t_.rounds())) {
        report_.add("M15", where,
                    found::bye_after_end{.round = r + 1, .rounds = t_.planned_rounds()});
        return;
      }
    }
  }

  void check_matches() {
    std::vector<MatchOfTeam> matches(t_.teams.size());
    for (int round = 1; round <= report_.rounds(); ++round) {
      gather(matches, round);
      for (std::size_t i = 0; i < matches.size(); ++i) check_match(matches, i, round);
    }
    check_forfeits();
    // The match of a team, and so its points, is unknown if it met two teams.
    if (has_mixed_match_) return;
    const TeamRounds rounds = team_rounds(t_);
    check_seats(report_, rounds);
    check_paired_byes(rounds);
    check_totals(rounds);
    check_team_ranks(report_, rounds);
  }

  /// Record 320 compared with the cells.
  void check_paired_byes(const TeamRounds& rounds) {
    if (!t_.team_byes) return;
    const auto& byes = *t_.team_byes;
    for (int round = 1; round <= std::min(report_.rounds(), rounds.rounds); ++round) {
      const auto slot = static_cast<std::size_t>(round - 1);
      const Id named = slot < byes.by_round.size() ? byes.by_round[slot] : Id{0};
      const auto where = place(byes.line, layout::team_byes::team, slot);
      const auto team = named == 0 ? no_team : t_.find_team(named);
      if (team != no_team && rounds.at(team, round).is_match())
        report_.add(
            "M15", where,
            found::bye_of_paired_team{.team = named,
                                      .round = round,
                                      .other = t_.teams[rounds.at(team, round).opponent].number});
      for (const Team& other : t_.teams)
        if (other.number != named && detail::has_bye_cell(t_, other, round))
          report_.add("M15", where, found::bye_not_named{.team = other.number, .round = round});
    }
  }

  void gather(std::vector<MatchOfTeam>& matches, int round) {
    for (std::size_t i = 0; i < matches.size(); ++i) {
      auto& match = matches[i];
      match.opponent = no_team;
      match.boards.clear();
      for (const auto p : t_.teams[i].members) {
        if (p == no_player) continue;
        const auto game = t_.game(p, round);
        if (game.opponent == no_player) continue;
        match.boards.push_back(p);
        const auto opponent = t_.team_of(game.opponent);
        if (opponent == i) {
          has_mixed_match_ = true;
          if (p < game.opponent)
            report_.add("M10", report_.cell(p, round),
                        found::team_mates_met{.player = t_.players[p].start_rank,
                                              .other = t_.players[game.opponent].start_rank,
                                              .team = t_.teams[i].name,
                                              .round = round});
        } else if (match.opponent == no_team)
          match.opponent = opponent;
        else if (opponent != match.opponent && opponent != no_team) {
          has_mixed_match_ = true;
          report_.add("M10", report_.cell(p, round),
                      found::met_two_teams{.team = t_.teams[i].name,
                                           .one = t_.teams[match.opponent].number,
                                           .other = t_.teams[opponent].number,
                                           .round = round});
        }
      }
    }
  }

  [[nodiscard]] bool has_line_up(std::size_t team, int round) const {
    return stated_line_up(t_, t_.teams[team].number, round) != nullptr;
  }

  void check_match(const std::vector<MatchOfTeam>& matches, std::size_t i, int round) {
    const auto& match = matches[i];
    if (report_.is_scheveningen()) return;  // The boards change from round to round
    if (match.opponent == no_team || match.opponent < i || has_mixed_match_ ||
        t_.line_ups.size() > 10'000 || has_line_up(i, round) || has_line_up(match.opponent, round))
      return;
    const auto& theirs = matches[match.opponent].boards;
    std::size_t last = 0;
    for (const auto p : match.boards) {
      const auto at = static_cast<std::size_t>(
          std::ranges::find(theirs, t_.game(p, round).opponent) - theirs.begin());
      if (at < last) {
        report_.add("M09", report_.cell(p, round), found::boards_out_of_order{.round = round});
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
                  found::board_colour_differs{
                      .board = b + 1, .round = round, .colours = std::string_view{colours}});
      return;
    }
  }

  void check_totals(const TeamRounds& rounds) {
    // The points are unknown if a record that gives points is not valid.
    if (!has_310() || !report_.has_all_teams() || !all_forfeits_fit() ||
        !report_.has_all_abnormal_points() ||
        report_.lines_of("330").size() != t_.forfeited_matches.size())
      return;
    const auto totals = detail::team_totals(t_, rounds, round_of_points(t_) + 1);
    for (std::size_t i = 0; i < t_.teams.size(); ++i) {
      const auto& team = t_.teams[i];
      const auto& [match_points, game_points] = totals[i];
      if (team.match_points && *team.match_points != match_points)
        report_.add(
            "M12", place(team.line, layout::team::match_points),
            found::match_points_differ{.stated = *team.match_points, .found = match_points});
      if (team.game_points && *team.game_points != game_points)
        report_.add("M12", place(team.line, layout::team::game_points),
                    game_points_differ(static_cast<TeamIndex>(i), game_points, rounds));
    }
  }

  /// Names the byes of the team if the difference is that between their worth and their cells.
  [[nodiscard]] Message game_points_differ(TeamIndex index, Score found,
                                           const TeamRounds& rounds) const {
    const auto& team = t_.teams[index];
    const auto stated = *team.game_points;
    int byes = 0;
    Score worth, cells;
    for (int round = 1; round <= std::min(round_of_points(t_), rounds.rounds); ++round) {
      const auto& own = rounds.at(index, round);
      if (own.code != ResultCode::pairing_bye) continue;
      ++byes;
      worth += own.settled_game_points();
      for (const auto p : team.members)
        if (p != no_player) cells += t_.points_of(p, round);
    }
    if (byes == 0 || stated - found != cells - worth)
      return found::game_points_differ{.stated = stated, .found = found};
    return found::bye_points_differ{
        .stated = stated, .found = found, .byes = byes, .worth = worth, .cells = cells};
  }

  /// Are all points known? A match of a round that does not exist gives none.
  [[nodiscard]] bool all_forfeits_fit() const {
    return std::ranges::all_of(t_.forfeited_matches, [&](const auto& match) {
      return std::ranges::all_of(detail::forfeit_faults(t_, match),
                                 [](const detail::ForfeitFault& fault) {
                                   return fault.what == detail::ForfeitFault::What::no_such_round;
                                 });
    });
  }

  void check_forfeits() {
    for (const auto& match : t_.forfeited_matches)
      for (const auto& fault : detail::forfeit_faults(t_, match)) say(match, fault);
  }

  void say(const ForfeitedMatch& match, const detail::ForfeitFault& fault) {
    namespace field = layout::forfeited_match;
    using What = detail::ForfeitFault::What;
    const Position teams{match.line, field::white.first,
                         static_cast<std::uint32_t>(field::black.last() + 1 - field::white.first)};
    switch (fault.what) {
      case What::team_unknown:
        return report_.add("M16", teams, found::team_unknown{.number = fault.team});
      case What::team_meets_itself: return report_.add("M16", teams, found::team_meets_itself{});
      case What::no_such_round:
        return report_.add("M16", place(match.line, field::round),
                           found::no_such_round{.round = match.round});
      case What::was_played:
        return report_.add("M17", report_.cell(fault.player, match.round),
                           found::forfeited_but_played{.line = match.line, .round = match.round});
      case What::was_won:
        return report_.add(
            "M17", report_.cell(fault.player, match.round),
            found::forfeited_but_won{.line = match.line, .round = match.round, .team = fault.team});
    }
  }

  void check_old_records() {
    for (const auto line : report_.lines_of("013")) {
      const auto row = report_.columns(line);
      constexpr auto& member = layout::old_team::member;
      constexpr std::size_t most = layout::old_team::most_members;
      if (row.size() > member.at(most - 1).last())
        report_.add("M18", place(line, member, most), found::too_many_members{.most = most});
      else if (row.size() >= member.first && row[member.first - 2] != ' ' &&
               row[member.first - 1] != ' ')
        report_.add("M18", place(line, member), found::member_touches_name{});
    }
  }

  void check_informative() {
    for (const auto line : report_.lines_of("802")) {
      namespace field = layout::team_results;
      const auto row = report_.columns(line);
      if (row.size() < field::game_points.last()) continue;
      int number = 0;
      for (const char c : slice(row, field::team))
        if (c >= '0' && c <= '9') number = number * 10 + (c - '0');
      const auto team = t_.find_team(number);
      if (team == no_team) continue;
      const auto stated = Score::parse(slice(row, field::match_points));
      const auto& ours = t_.teams[team].match_points;
      if (stated && ours && *stated != *ours)
        report_.add("M19", place(line, field::match_points),
                    found::other_match_points{
                        .here = *stated, .there = *ours, .line = t_.teams[team].line});
    }
  }

  Report& report_;
  const Tournament& t_;
  bool has_double_member_ = false, has_mixed_match_ = false;
};

}  // namespace

void check_teams(Report& report) { Teams{report}.check(); }

}  // namespace trf::checking
