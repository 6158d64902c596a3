#include "trf/rating/event_list.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "support/sketch.hpp"

namespace {

namespace rating = trf::rating;

rating::ListedEvent event_named(std::string name) {
  rating::ListedEvent event;
  event.list_date = {2026, 5, 1};
  event.file = std::move(name);
  event.content = {{2026, 4, 3}, {2026, 4, 5}, 2, {0x12, 0xabcdef01}};
  return event;
}

/// The only row of a file, read again.
rating::ListedEvent again(const rating::ListedEvent& event) {
  std::vector<rating::ListedEvent> rows;
  trf::Diagnostics faults;
  rating::for_each_listed_event(
      rating::event_list_header() + rating::event_list_row(event),
      [&](const auto& row) { rows.push_back(row); }, faults);
  EXPECT_TRUE(faults.empty()) << to_string(faults.front().message);
  EXPECT_EQ(rows.size(), 1U);
  return rows.empty() ? rating::ListedEvent{} : rows.front();
}

TEST(EventList, ReadsWhatItWrites) {
  for (const std::string name : {"a.trf", "a,b.trf", "a \"b\";c.trf", " a ", "=a", ""})
    EXPECT_EQ(again(event_named(name)).file, name);
  EXPECT_EQ(again(event_named("a\nb\r\nc")).file, "a b  c");
}

TEST(EventList, ReadsAnEventWithoutDays) {
  auto event = event_named("a.trf");
  event.content.start = event.content.end = {};
  const auto read = again(event);
  EXPECT_FALSE(read.content.end.is_set());
  EXPECT_EQ(read.content.games, event.content.games);
}

TEST(EventContent, WithoutDaysIsTheSameByHalfOfTheGames) {
  auto a = event_named("").content, b = a;
  a.games = {1, 2, 3, 4};
  b.games = {1, 2, 7, 8};
  EXPECT_TRUE(is_same_event(a, b));
  b.games = {1, 6, 7, 8};
  EXPECT_FALSE(is_same_event(a, b));
  b.games = {1, 2, 7, 8};
  b.start = b.end = {2026, 4, 6};
  EXPECT_FALSE(is_same_event(a, b));
  b.start = b.end = {};
  EXPECT_TRUE(is_same_event(a, b));
}

// A day that one of two reports does not have does not make two events of them.
TEST(EventContent, IsTheSameIfTheKnownDaysOfTwoReportsMayBeOne) {
  struct Days {
    trf::Date start, end;
  };
  const auto are_same = [](const Days& one, const Days& other) {
    auto a = event_named("").content, b = a;
    a.games = {1, 2, 3, 4};
    b.games = {1, 2, 7, 8};
    a.start = one.start, a.end = one.end;
    b.start = other.start, b.end = other.end;
    EXPECT_EQ(is_same_event(a, b), is_same_event(b, a));
    return is_same_event(a, b);
  };
  const trf::Date first{2026, 4, 3}, last{2026, 4, 5}, before{2026, 4, 2}, after{2026, 4, 6};
  EXPECT_TRUE(are_same({first, {}}, {{}, last}));
  EXPECT_FALSE(are_same({after, {}}, {{}, last}));
  EXPECT_TRUE(are_same({first, {}}, {first, last}));
  EXPECT_FALSE(are_same({after, {}}, {first, last}));
  EXPECT_TRUE(are_same({{}, last}, {first, last}));
  EXPECT_FALSE(are_same({{}, before}, {first, last}));
  EXPECT_TRUE(are_same({first, {}}, {first, {}}));
  EXPECT_FALSE(are_same({first, {}}, {before, {}}));
  EXPECT_TRUE(are_same({{}, last}, {{}, last}));
  EXPECT_FALSE(are_same({{}, last}, {{}, after}));
  // The first and the last day changed places.
  EXPECT_TRUE(are_same({last, first}, {first, {}}));
  EXPECT_TRUE(are_same({last, first}, {first, first}));
  EXPECT_FALSE(are_same({last, first}, {before, before}));
  EXPECT_FALSE(are_same({last, first}, {after, after}));
}

// The dates of the rounds are the days of an event without 042 and 052. Of one day alone the other
// is not known.
TEST(EventContent, HasTheDaysOfTheRounds) {
  const auto days = [](const trf::Date& start, const trf::Date& end,
                       std::vector<trf::Date> rounds) {
    trf::TournamentDraft draft;
    draft.start = start;
    draft.end = end;
    draft.round_dates = std::move(rounds);
    const auto content = rating::content_of(*trf::Tournament::of(std::move(draft)));
    return std::pair{content.start, content.end};
  };
  const trf::Date first{2026, 4, 3}, last{2026, 4, 5}, none;
  EXPECT_EQ(days(none, none, {first, last}), std::pair(first, last));
  EXPECT_EQ(days(first, none, {none, last}), std::pair(first, last));
  EXPECT_EQ(days(none, last, {first}), std::pair(first, last));
  EXPECT_EQ(days(first, none, {}), std::pair(first, none));
  EXPECT_EQ(days(none, last, {none}), std::pair(none, last));
}

// A round robin, of which some rounds are played, with several results.
trf::test::Draft round_robin(int players, int rounds) {
  std::vector<std::string> rows(static_cast<std::size_t>(players));
  const int others = players - 1;
  for (int round = 0; round < rounds; ++round)
    for (int pair = 0; pair < players / 2; ++pair) {
      const int a = (round + pair) % others;
      const int b = pair == 0 ? others : (round + others - pair) % others;
      const bool is_draw = (a * b + round) % 2 == 0;
      rows[static_cast<std::size_t>(a)] += std::to_string(b + 1) + (is_draw ? "w= " : "w1 ");
      rows[static_cast<std::size_t>(b)] += std::to_string(a + 1) + (is_draw ? "b= " : "b0 ");
    }
  auto draft = trf::test::sketch({rows.begin(), rows.end()});
  for (auto& player : draft.players) player.name = "Player " + std::to_string(player.start_rank);
  return draft;
}

// Two rounds of nine, one of seven
TEST(EventContent, OfAnInterimReportIsThatOfTheEvent) {
  const auto is_part = [](int players, int rounds) {
    const auto part = rating::content_of(round_robin(players, rounds));
    const auto whole = rating::content_of(round_robin(players, players - 1));
    EXPECT_EQ(is_same_event(part, whole), is_same_event(whole, part));
    // Older files have 16 games of each.
    auto older = whole;
    older.games.resize(std::min<std::size_t>(older.games.size(), 16));
    EXPECT_TRUE(is_same_event(older, whole));
    EXPECT_TRUE(rounds < 4 || is_same_event(part, older)) << rounds;
    return is_same_event(part, whole);
  };
  for (int rounds = 2; rounds <= 9; ++rounds) EXPECT_TRUE(is_part(10, rounds)) << rounds;
  for (int rounds = 1; rounds <= 7; ++rounds) EXPECT_TRUE(is_part(8, rounds)) << rounds;
}

}  // namespace
