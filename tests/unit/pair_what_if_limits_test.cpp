// What-if questions whose answer would need more sets of floaters than are tried say so.

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "support/draft.hpp"
#include "support/sketch.hpp"
#include "swiss/set_walk.hpp"
#include "swiss/sets_to_try.hpp"
#include "trf/pair/messages/rules.hpp"
#include "trf/pair/messages/swiss.hpp"
#include "trf/pair/state.hpp"
#include "trf/pair/system.hpp"
#include "trf/pair/trace.hpp"

namespace trf::pair {
namespace {

/// Scoregroups of players without games; `barred` groups may not meet inside.
struct Group {
  int players = 0;
  std::string_view row;
  int barred = 0;  ///< So many of them, from the first on
};

test::Draft event(const std::vector<Group>& groups) {
  std::vector<std::string_view> rows;
  std::vector<std::vector<Id>> barred;
  for (const Group& group : groups) {
    auto& ids = barred.emplace_back();
    for (int i = 0; i < group.players; ++i) {
      rows.push_back(group.row);
      if (i < group.barred) ids.push_back(static_cast<Id>(rows.size()));
    }
  }
  auto t = test::sketch(rows);
  t.stated_rounds = 9;
  for (const auto& ids : barred)
    if (!ids.empty()) t.prohibited.push_back({1, 9, ids, 0});
  return t;
}

/// The first verdict on a pair of the last group that the correct round does not have.
Verdict what_if(std::string_view name, const test::Draft& draft, int first, int second) {
  const Tournament& t = draft;
  const System* system = find_system(name);
  const State state = make_state(t, {.round = t.rounds() + 1});
  const auto correct = std::get<Pairing>(system->pair(state, nullptr));
  return system->with_pair(state, correct, state.seat_of[t.find(first)],
                           state.seat_of[t.find(second)]);
}

TEST(WhatIf, BursteinSaysThatNotAllSetsOfFloatersWereTried) {
  // 1 and 2 are the only ones of 22 who may meet others of the bracket: together they leave 20.
  auto t = event({{22, "F Z Z Z"}, {22, "Z Z Z Z"}});
  std::vector<Id> club;
  for (int id = 3; id <= 22; ++id) club.push_back(static_cast<Id>(id));
  t.prohibited.push_back({1, 9, club, 0});
  const auto verdict = what_if("burstein", t, 1, 2);
  EXPECT_TRUE(verdict.explanation.is<said::not_all_sets_tried>()) << to_string(verdict.explanation);
}

TEST(WhatIf, DoubleSwissSaysThatNotAllSetsOfUpfloatersWereTried) {
  // Each set of 6 of the 20 leaves the following scoregroup without a pair: all fail C6.
  const auto t = event({{6, "F", 6}, {20, "H", 20}, {16, "Z"}});
  const auto verdict = what_if("double-swiss", t, 27, 28);
  EXPECT_TRUE(verdict.explanation.is<said::not_all_sets_tried>()) << to_string(verdict.explanation);
}

TEST(WhatIf, LargeFieldsTryFewerSets) {
  EXPECT_EQ(swiss::sets_to_try(20'000, 200), 20'000);
  EXPECT_EQ(swiss::sets_to_try(20'000, 400), 5'000);
  EXPECT_EQ(swiss::sets_to_try(20'000, 2'000), 2'000);  // Never fewer than players
  const auto t = event({{6, "F", 6}, {20, "H", 20}, {374, "Z"}});
  const auto verdict = what_if("double-swiss", t, 27, 28);
  ASSERT_TRUE(verdict.explanation.is<said::not_all_sets_tried>()) << to_string(verdict.explanation);
  EXPECT_NE(to_string(verdict.explanation).find("Only 5000 sets"), std::string::npos);
}

/// Sets and steps of a walk.
std::pair<std::int64_t, std::int64_t> walk(const std::vector<Group>& members,
                                           const std::vector<int>& wanted) {
  std::vector<std::int32_t> scores, of_set;
  for (std::size_t group = 0; group < members.size(); ++group) {
    scores.insert(scores.end(), static_cast<std::size_t>(members[group].players),
                  -static_cast<std::int32_t>(group));
    of_set.insert(of_set.end(), static_cast<std::size_t>(wanted[group]),
                  -static_cast<std::int32_t>(group));
  }
  std::int64_t sets = 0;
  const std::int64_t steps =
      swiss::SetWalk(scores, of_set).run([&](const auto& /*places*/) { return ++sets < 5'000; });
  return {sets, steps};
}

TEST(WhatIf, SetsThatCannotBeCompletedTakeNoSteps) {
  // Each set takes at most a look at every member for each of its places.
  using Counts = std::pair<std::int64_t, std::int64_t>;
  const Counts two_of_twenty_stay = walk({{20, "F"}}, {18});
  EXPECT_EQ(two_of_twenty_stay.first, 190);
  EXPECT_LT(two_of_twenty_stay.second, 190 * 18 * 3);
  const Counts in_two_groups = walk({{10, "F"}, {10, "Z"}}, {9, 9});
  EXPECT_EQ(in_two_groups.first, 100);
  EXPECT_LT(in_two_groups.second, 100 * 18 * 3);
  // Too few have the second score: no set is begun.
  EXPECT_EQ(walk({{20, "F"}, {2, "Z"}}, {10, 3}), Counts(0, 0));
  // 2 to the 37 sets and more: the visitor ends the walk.
  const Counts many = walk({{40, "F"}}, {20});
  EXPECT_EQ(many.first, 5'000);
  EXPECT_LT(many.second, 5'000 * 40);
}

TEST(WhatIf, SetsThatCannotBeCompletedTakeNoTime) {
  // Two of 40 stay: without a limit on unfinished sets these are some 2 to the 40.
  const auto t = event({{40, "F", 39}, {38, "Z"}, {2, "Z", 2}});
  for (const char* system : {"dutch", "burstein", "double-swiss"})
    EXPECT_NO_THROW((void)what_if(system, t, 41, 80)) << system;
}

TEST(Explanations, NameTheCandidatesThatWereNotExamined) {
  // 1, 2 and 3 need three of 4 to 33, and none of them may meet 4. 406 sets have 4.
  auto t = event({{3, "F", 3}, {30, "H"}, {3, "Z"}});
  for (const Id resident : {Id{1}, Id{2}, Id{3}}) t.prohibited.push_back({1, 9, {resident, 4}, 0});
  for (const char* name : {"dubov", "double-swiss"}) {
    const State state = make_state(t, {.round = static_cast<const Tournament&>(t).rounds() + 1});
    RecordingTrace trace;
    ASSERT_TRUE(std::holds_alternative<Pairing>(find_system(name)->pair(state, &trace))) << name;
    std::vector<std::string> said;
    for (const auto& decision : trace.decisions)
      if (decision.sentence.is<said::candidates_not_examined>())
        said.push_back(to_string(decision.sentence));
    EXPECT_EQ(said, std::vector<std::string>{"Why 4 is not an upfloater was not examined: there "
                                             "are more than 300 sets to try"})
        << name;
  }
}

TEST(WhatIf, SmallRoundsHaveNoLimit) {
  const auto t = event({{4, "F", 4}, {4, "H"}, {4, "Z"}});
  const auto verdict = what_if("double-swiss", t, 1, 9);
  EXPECT_FALSE(verdict.explanation.is<said::not_all_sets_tried>());
}

}  // namespace
}  // namespace trf::pair
