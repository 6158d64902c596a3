// A tournament of matches has each field of its report but for those that it does not need: a new
// field is copied, or is named here.

#include <gtest/gtest.h>

#include <set>
#include <string_view>
#include <vector>

#include "support/full_tournament.hpp"
#include "support/json_value.hpp"
#include "support/random_tournament.hpp"
#include "trf/json.hpp"
#include "trf/matches.hpp"

namespace {

using Names = std::set<std::string_view>;

/// What pairs no match: the texts, the officials and what teams consist of.
const Names left_out{"deputies",           "rate_of_play",   "time_control",      "controller",
                     "ranking_federation", "ranking_method", "stated_players",    "stated_rated",
                     "stated_teams",       "tie_breaks",     "standings_order",   "pair_by_rank",
                     "board_colours",      "match_points",   "abnormal",          "teams",
                     "line_ups",           "team_byes",      "forfeited_matches", "other"};

void expect_copied(const trf::Tournament& report, const trf::Tournament& matches,
                   const Names& made) {
  const auto before = trf::test::parse_json(trf::to_json(report));
  const auto after = trf::test::parse_json(trf::to_json(matches));
  const auto none = trf::test::parse_json(trf::to_json(*trf::Tournament::of({})));
  for (const auto& [name, value] : before.members) {
    if (made.contains(name)) continue;
    EXPECT_EQ(after[name], left_out.contains(name) ? none[name] : value) << name;
  }
}

[[nodiscard]] std::vector<trf::SharedTournament> draw() {
  std::vector<trf::SharedTournament> drawn;
  trf::test::Dice dice{1};
  for (int i = 0; i < trf::test::scaled(400); ++i)
    for (const auto dialect : {trf::Dialect::trf26, trf::Dialect::trfx})
      drawn.push_back(trf::test::full_tournament(dice, dialect));
  return drawn;
}

TEST(TournamentOfMatches, HasEachFieldThatPairsTeams) {
  for (const auto& report : draw())
    if (report->is_team_event())
      expect_copied(
          *report,
          *trf::tournament_of_teams(*report, trf::team_rounds(*report), trf::TeamScore::game),
          {"players", "points"});
}

// The rounds of its records are matches.
TEST(TournamentOfMatches, HasEachFieldThatPairsPlayers) {
  for (const auto& report : draw())
    if (!report->is_team_event())
      expect_copied(*report, *trf::tournament_of_double_matches(*report),
                    {"players", "points", "stated_rounds", "round_dates", "announced_byes",
                     "acceleration", "player_acceleration", "prohibited"});
}

}  // namespace
