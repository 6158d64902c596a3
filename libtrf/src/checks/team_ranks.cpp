// The ranks of teams (record 310).

#include "checks/team_ranks.hpp"

#include <algorithm>

#include "checks/report.hpp"
#include "checks/sequence.hpp"
#include "team_order.hpp"
#include "team_scores.hpp"
#include "trf/messages/found_teams.hpp"
#include "trf/standing_round.hpp"
#include "trf/text.hpp"

namespace trf::checking {
namespace {

class Ranks {
 public:
  Ranks(Report& report, const TeamRounds& matches)
      : report_(report), t_(report.tournament()), matches_(matches) {}

  void check() {
    if (!are_in_range() || !report_.is_final()) return;
    // An order by points names the wrong team, the set of the ranks only that there is one.
    if (report_.is_ordered_otherwise() || is_by_points()) check_set();
  }

 private:
  [[nodiscard]] Position place_of(const Team& team) const {
    return place(team.line, layout::team::rank);
  }

  /// \return whether each team has a rank that can be compared
  bool are_in_range() {
    const bool have_ranks =
        std::ranges::any_of(t_.teams, [](const Team& team) { return team.rank != 0; });
    bool are_all = have_ranks;
    for (const auto& team : t_.teams) {
      if (team.rank != 0 && team.rank <= t_.teams.size()) continue;
      are_all = false;
      const auto raw = trimmed(slice(report_.columns(team.line), layout::team::rank));
      if (raw.empty()) {
        if (have_ranks)
          report_.add("M24", place_of(team), found::team_without_rank{.team = team.number});
      } else if (raw.find_first_not_of("0123456789") == std::string_view::npos) {
        report_.add("M24", place_of(team),
                    found::team_rank_out_of_range{
                        .team = team.number, .found = raw, .most = t_.teams.size()});
      }
    }
    return are_all;
  }

  // 1 to n; k teams of rank r are followed by r + k.
  void check_set() {
    std::vector<const Team*> order;
    for (const auto& team : t_.teams) order.push_back(&team);
    std::ranges::stable_sort(order, {}, &Team::rank);
    for (std::size_t i = 0; i < order.size(); ++i) {
      if (order[i]->rank == i + 1 || (i > 0 && order[i]->rank == order[i - 1]->rank)) continue;
      report_.add("M25", place_of(*order[i]),
                  found::team_rank_expected{.found = order[i]->rank, .wanted = i + 1, .better = i});
      return;
    }
  }

  struct Placed {
    const Team* team;
    Score points;
  };
  /// The teams outside the longest order by rank in which points do not increase.
  [[nodiscard]] std::vector<Placed> out_of_order(TeamScore by) const {
    const auto totals = detail::team_totals(t_, matches_, round_of_points(t_) + 1);
    std::vector<Placed> order;
    for (std::size_t i = 0; i < t_.teams.size(); ++i) {
      const auto& team = t_.teams[i];
      order.push_back({&team, by == TeamScore::match
                                  ? team.match_points.value_or(totals[i].match_points)
                                  : team.game_points.value_or(totals[i].game_points)});
    }
    sort_by_rank(
        order, [](const Placed& one) { return one.team->rank; },
        [](const Placed& one) { return one.points; });
    std::vector<Score> points;
    points.reserve(order.size());
    for (const auto& each : order) points.push_back(each.points);
    const auto is_in = longest_falling(points);
    std::vector<Placed> out;
    for (std::size_t i = 0; i < order.size(); ++i)
      if (!is_in[i]) out.push_back(order[i]);
    return out;
  }

  bool is_by_points() {
    const auto stated = detail::stated_standings_score(t_, t_.tie_breaks);
    const auto by = stated.value_or(TeamScore::match);
    const auto out = out_of_order(by);
    if (out.empty() || (!stated && out_of_order(TeamScore::game).empty())) return true;
    const bool is_match = by == TeamScore::match;
    // Ranks of another order are one finding, not many.
    if (out.size() > 4 && out.size() * 3 > t_.teams.size()) {
      report_.add("M26", place_of(*out.front().team),
                  found::team_ranks_not_by_points{.teams = out.size(), .match = is_match});
      return false;
    }
    for (const auto& [team, points] : out)
      report_.add(
          "M26", place_of(*team),
          found::team_rank_not_by_points{.rank = team->rank, .points = points, .match = is_match});
    return false;
  }

  Report& report_;
  const Tournament& t_;
  const TeamRounds& matches_;
};

}  // namespace

void check_team_ranks(Report& report, const TeamRounds& matches) {
  if (report.line_of("310") != 0 && report.has_all_teams()) Ranks{report, matches}.check();
}

}  // namespace trf::checking
