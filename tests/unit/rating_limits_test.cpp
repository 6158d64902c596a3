// Limits that no other test comes near: at one less, itself, and one more.

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "support/event_against.hpp"
#include "trf/rating/event_content.hpp"
#include "trf/rating/list.hpp"
#include "trf/rating/rate.hpp"

namespace {

using trf::Date;
using trf::Score;
using trf::rating::ListPool;
using trf::rating::RatingList;

/// Player 0 draws with each opponent.
trf::rating::Event draws_of(Date start, int own, const std::vector<int>& opponents) {
  return trf::test::against(start, own, opponents, std::vector<int>(opponents.size(), 1));
}

// B.02 1.1 (2022): an event below the least time for any rating is not rated as a whole, and no
// game of it has a reason of its own.
TEST(Limits, OfTheTimeThatTheGamesAreAskedFor) {
  for (const int rating : {1800, 2400})
    for (const int step : {-1, 0, 1}) {
      auto event = draws_of({2024, 6, 1}, rating, {1500});
      event.seconds = 3600 + step;
      const auto& regulation = *trf::rating::edition_for("fide", event.start).regulation;
      EXPECT_EQ(trf::rating::rate(event, regulation).changes.front().games, step < 0 ? 1 : 0)
          << rating << ' ' << step;
    }
}

// 1997 10.31: is the performance of the event below the floor, and that of the earlier games not?
TEST(Limits, OfTheFloorForOneOfTwoPerformances) {
  for (const int earlier : {2100, 1900})
    for (const int step : {-1, 0, 1}) {
      auto event = draws_of({1998, 1, 1}, 0, std::vector<int>(4, 2005 + step));
      auto& before = event.entrants[0].earlier;
      before.is_known = true;
      before.games = 20;
      before.score = Score::from_halves(20);
      before.sum = {20 * earlier, 1};
      const auto rated =
          trf::rating::rate(event, *trf::rating::edition_for("fide-1997", event.start).regulation,
                            {.assumptions = true});
      EXPECT_EQ(rated.changes.front().initial_rating, 2005 + step);
      const bool is_told = std::any_of(
          rated.assumptions.begin(), rated.assumptions.end(), [](const auto& assumption) {
            return trf::to_string(assumption.message).find("10.31") != std::string::npos;
          });
      EXPECT_EQ(is_told, (step < 0) != (earlier < 2005)) << earlier << ' ' << step;
    }
}

TEST(Limits, OfHalfOfTheGamesOfOneEvent) {
  trf::rating::EventContent a, b;
  a.games = {1, 2, 3};
  b.games = {1, 4, 5};
  EXPECT_FALSE(is_same_event(a, b));
  b.games = {1, 2, 5};
  EXPECT_TRUE(is_same_event(a, b));
  a.games = {1, 2, 3, 4, 5};
  b.games = {1, 2, 6, 7, 8};
  EXPECT_FALSE(is_same_event(a, b));
  // Half of the smaller one
  b.games = {1, 2, 6, 7};
  EXPECT_TRUE(is_same_event(a, b));
  b.games = {1, 6, 7};
  EXPECT_FALSE(is_same_event(a, b));
}

// Of 45 games and of 20 of them, which are 4 rounds of 9, 16 hashes are kept, as in old files.
TEST(Limits, OfThePartOfAnEvent) {
  using trf::rating::EventContent;
  constexpr std::uint32_t beyond = 1000;
  const auto same = [](const EventContent& part, const EventContent& whole) {
    EXPECT_EQ(is_same_event(part, whole), is_same_event(whole, part));
    return is_same_event(part, whole);
  };
  // `common` games of the first `compared` ones; the others of the part have larger hashes.
  const auto are_same = [&](std::uint32_t compared, std::uint32_t common) {
    EventContent whole, part;
    whole.game_count = 45;
    for (std::uint32_t i = 0; i < 16; ++i) whole.games.push_back(10 * i + 10);
    part.game_count = 20;
    for (std::uint32_t i = 0; i < compared; ++i)
      part.games.push_back(10 * i + (i < common ? 10 : 11));
    for (auto i = compared; i < 16; ++i) part.games.push_back(beyond + i);
    return same(part, whole);
  };
  for (const auto common : {0U, 1U, 2U}) EXPECT_FALSE(are_same(common, common)) << common;
  EXPECT_TRUE(are_same(3, 3));
  EXPECT_TRUE(are_same(4, 4));
  EXPECT_FALSE(are_same(4, 2));
  EXPECT_TRUE(are_same(4, 3));
  EXPECT_FALSE(are_same(8, 5));
  EXPECT_TRUE(are_same(8, 6));
  EXPECT_TRUE(are_same(8, 7));
  // On other days a part is another event.
  EventContent whole, part;
  whole.game_count = part.game_count = 20;
  for (std::uint32_t i = 1; i <= 16; ++i) whole.games.push_back(i);
  part.games = whole.games;
  whole.start = whole.end = {2026, 4, 3};
  part.start = part.end = {2026, 4, 5};
  EXPECT_TRUE(same(part, whole));
  whole.game_count = 21;
  EXPECT_TRUE(same(part, whole));
  whole.game_count = 22;
  EXPECT_FALSE(same(part, whole));
}

// Of `count` games each has so many that the other one lacks.
TEST(Limits, OfTheGamesOfAnEventOnOtherDays) {
  const auto are_same = [](std::uint32_t count, std::uint32_t others) {
    trf::rating::EventContent a, b;
    a.game_count = b.game_count = count;
    for (std::uint32_t i = 0; i < count; ++i) {
      a.games.push_back(10 * i + 10);
      b.games.push_back(10 * i + (i < others ? 11 : 10));
    }
    a.start = a.end = {2026, 4, 3};
    b.start = b.end = {2026, 4, 5};
    EXPECT_EQ(is_same_event(a, b), is_same_event(b, a));
    return is_same_event(a, b);
  };
  EXPECT_FALSE(are_same(7, 0));
  EXPECT_TRUE(are_same(8, 0));
  EXPECT_FALSE(are_same(8, 1));
  EXPECT_TRUE(are_same(9, 0));
  EXPECT_FALSE(are_same(15, 1));
  EXPECT_TRUE(are_same(16, 1));
  EXPECT_FALSE(are_same(16, 2));
  EXPECT_FALSE(are_same(31, 2));
  EXPECT_TRUE(are_same(32, 2));
  EXPECT_FALSE(are_same(32, 3));
}

// Rapid regulation 7.3
TEST(Limits, OfTheLevelThatAListShows) {
  const auto list = RatingList::read("id,rating,ever2200\n1,2100,1\n2,2100,0\n3,2100,\n").value;
  ASSERT_TRUE(list);
  const auto bit = 1U << trf::rating::ListEntry::ever_bit(ListPool::plain, 2200);
  const auto shown = [&](std::size_t row) {
    const auto& entry = list->entries()[row];
    return std::pair{(entry.ever_known & bit) != 0, (entry.ever & bit) != 0};
  };
  EXPECT_EQ(shown(0), (std::pair{true, true}));
  EXPECT_EQ(shown(1), (std::pair{true, false}));
  EXPECT_EQ(shown(2), (std::pair{false, false}));
}

// Of a report that gives the month or the year alone, the list follows the last day that it can be.
TEST(Limits, OfAnEndWithoutItsDay) {
  const auto& rule = trf::rating::edition_for("elo-italia-rapid", {}).regulation->list;
  const auto after = [&](const Date& last) { return trf::rating::list_after(rule, last); };
  EXPECT_EQ(after({2015, 2, 25}), (Date{2015, 3, 1}));
  EXPECT_EQ(after({2015, 2, 0}), (Date{2015, 4, 1}));
  EXPECT_EQ(after({2015, 12, 0}), (Date{2016, 2, 1}));
  EXPECT_EQ(after({2015, 0, 0}), (Date{2015, 3, 1}));
}

}  // namespace
