// What an event counts for: each number of the articles at one less, itself and one more.

#include <gtest/gtest.h>

#include "trf/rating/counts_for.hpp"
#include "trf/rating/rate.hpp"

namespace {

using namespace trf::rating;
using trf::Date;
using trf::EventType;
using What = Unmet::What;

const Regulation& regulation(std::string_view system, const Date& start) {
  return *edition_for(system, start).regulation;
}

/// An event of players without rating.
Event event(int rounds, std::size_t players, int minutes, const Date& start = {2015, 10, 2}) {
  Event event;
  event.start = start;
  event.end = start;
  event.rounds = rounds;
  event.seconds = minutes * 60;
  event.entrants.resize(players);
  return event;
}

/// The conditions of a system that the event does not meet.
std::vector<What> unmet(const Event& event, std::string_view system = "elo-italia") {
  std::vector<What> found;
  for (const auto& one : counts_for(event, regulation(system, event.start)).unmet)
    if (one.takes(Purpose::rating)) found.push_back(one.what);
  return found;
}
using All = std::vector<What>;

std::string why_no_norm(const CountsFor& counts) {
  for (const auto& one : counts.unmet)
    if (one.what == What::norm_rounds) return to_string(one.said.message);
  return {};
}

// RTF 5.3.1 a, c.
TEST(CountsFor, RoundsAndPlayersOfEloItalia) {
  EXPECT_EQ(unmet(event(6, 7, 120)), All{});
  EXPECT_EQ(unmet(event(7, 7, 120)), All{});
  EXPECT_EQ(unmet(event(6, 6, 120)), All{What::players});
  EXPECT_EQ(unmet(event(6, 8, 120)), All{});
  auto five = event(5, 6, 120);
  EXPECT_EQ(unmet(five), All{What::days});
  five.is_on_consecutive_days = true;
  EXPECT_EQ(unmet(five), All{});
  five.entrants.resize(5);
  EXPECT_EQ(unmet(five), All{What::players});
  auto four = event(4, 20, 120);
  four.is_on_consecutive_days = true;
  EXPECT_EQ(unmet(four), All{What::rounds});
}

// Rapid 4.1, 4.3, 4.4.
TEST(CountsFor, RoundsPlayersAndTimeOfEloItaliaRapid) {
  const auto rapid = [](int rounds, std::size_t players, int minutes) {
    return unmet(event(rounds, players, minutes), "elo-italia-rapid");
  };
  EXPECT_EQ(rapid(6, 14, 15), All{});
  EXPECT_EQ(rapid(7, 15, 60), All{});
  EXPECT_EQ(rapid(5, 14, 15), All{What::rounds});
  EXPECT_EQ(rapid(6, 13, 15), All{What::players});
  EXPECT_EQ(rapid(6, 14, 14), All{What::rate_of_play});
  EXPECT_EQ(rapid(6, 14, 61), All{What::rate_of_play});
  auto half = event(6, 14, 60);
  half.seconds = 3630;
  const auto counts = counts_for(half, regulation("elo-italia-rapid", half.start));
  ASSERT_NE(counts.why_not(Purpose::rating), nullptr);
  EXPECT_NE(to_string(counts.not_rated().sentence()).find("60 minutes 30 seconds"),
            std::string::npos);
}

// RTF 5.3.1 d: the limits of FIDE on the first day; 5.4.1 a.
TEST(CountsFor, RateOfPlayOfEloItalia) {
  struct Limit {
    Date start;
    int rating, minutes;
  };
  const Date old{2021, 12, 31};
  const Date since{2022, 1, 1};
  for (const auto& [start, rating, minutes] : {Limit{old, 1600, 90}, Limit{old, 2200, 120},
                                               Limit{since, 1800, 90}, Limit{since, 2400, 120}})
    for (const int step : {-1, 0, 1}) {
      SCOPED_TRACE(rating + step);
      auto strong = event(6, 7, minutes - 1, start);
      strong.entrants.front().rating = rating + step;
      strong.entrants.front().games = {{1, 1, trf::Score{}}};
      EXPECT_EQ(unmet(strong), step < 0 ? All{} : All{What::rate_of_play});
      strong.seconds = minutes * 60;
      EXPECT_EQ(unmet(strong), All{});
    }
  EXPECT_EQ(unmet(event(6, 7, 59)), All{What::rate_of_play});
  EXPECT_EQ(unmet(event(6, 7, 60)), All{});
  auto team = event(1, 2, 119);
  team.type = EventType::team;
  EXPECT_EQ(unmet(team), All{What::rate_of_play});
  team.seconds = 7200;
  EXPECT_EQ(unmet(team), All{});
}

// RTF 5.3.1 b, e.
TEST(CountsFor, DaysOfEloItalia) {
  auto daily = event(6, 7, 60);
  const Date day{2015, 10, 2};
  daily.round_dates = {day, day, day};
  EXPECT_EQ(unmet(daily), All{});
  daily.round_dates.push_back(day);
  EXPECT_EQ(unmet(daily), All{What::day});
  // Twelve hours: three games of 120 minutes for each player
  daily.round_dates.pop_back();
  daily.seconds = 7200;
  EXPECT_EQ(unmet(daily), All{});
  daily.seconds = 7201;
  EXPECT_EQ(unmet(daily), All{What::day});
  auto season = event(6, 7, 120, {2015, 1, 1});
  season.end = {2015, 3, 31};  // The 90th day
  EXPECT_EQ(unmet(season), All{});
  season.end = {2015, 4, 1};
  EXPECT_EQ(unmet(season), All{What::length});
}

TEST(CountsFor, ADayThatIsTooLongIsNamedOnce) {
  auto daily = event(6, 7, 60);
  daily.round_dates.assign(6, Date{2015, 10, 2});
  EXPECT_EQ(unmet(daily), All{What::day});
  daily.round_dates.assign(4, Date{2015, 10, 2});
  daily.seconds = 7201;
  EXPECT_EQ(unmet(daily), All{What::day});
}

// RTF 4.4.1.5.1, 4.4.1.5.2, 5.3.1 d, 6.2.3.
TEST(CountsFor, NormsOfAMaestro) {
  struct Row {
    int rounds, minutes;
    bool is_single, is_double;
  };
  for (const auto& [rounds, minutes, is_single, is_double] :
       {Row{6, 120, false, false}, Row{7, 120, false, true}, Row{8, 120, false, true},
        Row{9, 120, true, false}, Row{10, 120, true, false}, Row{9, 119, false, false},
        Row{9, 121, true, false}, Row{8, 60, false, true}, Row{8, 59, false, false}}) {
    SCOPED_TRACE(rounds * 1000 + minutes);
    const auto counts = counts_for(event(rounds, 10, minutes), regulation("elo-italia", {}));
    EXPECT_EQ(counts.gives(Purpose::single_norm), is_single);
    EXPECT_EQ(counts.gives(Purpose::double_norm), is_double);
    EXPECT_EQ(counts.gives(Purpose::titles), minutes >= 60);
  }
  const auto rapid = counts_for(event(9, 14, 30), regulation("elo-italia-rapid", {}));
  EXPECT_TRUE(rapid.is_rated());
  EXPECT_FALSE(rapid.gives(Purpose::titles));
  EXPECT_FALSE(rapid.gives(Purpose::single_norm));
  EXPECT_EQ(why_no_norm(rapid), "rapid and blitz give no norms and no titles");
  const auto why = [](int rounds) {
    return why_no_norm(counts_for(event(rounds, 10, 120), regulation("elo-italia", {})));
  };
  EXPECT_EQ(why(6), "6 rounds; this norm needs 7");   // Both norms
  EXPECT_EQ(why(8), "8 rounds; this norm needs 9");   // A single one
  EXPECT_EQ(why(9), "9 rounds; this norm allows 8");  // A double one
}

// 1997, 1.1: two hours, and no period with more than 23 moves an hour.
TEST(CountsFor, TimeOf1997) {
  const Date start{1998, 3, 2};
  auto slow = event(9, 10, 120, start);
  EXPECT_EQ(unmet(slow, "fide-1997"), All{});
  slow.seconds = 7199;
  EXPECT_EQ(unmet(slow, "fide-1997"), All{What::rate_of_play});
  slow.seconds = 9000;
  for (const unsigned moves : {45U, 46U, 47U}) {
    slow.periods = {{moves, 7200, 0}, {0, 1800, 0}};
    EXPECT_EQ(unmet(slow, "fide-1997"), moves > 46 ? All{What::moves_an_hour} : All{}) << moves;
  }
  slow.periods = {{47, 7200, 60}};  // The increments of the moves are a part of the period
  EXPECT_EQ(unmet(slow, "fide-1997"), All{});
}

// FIDE 1.1: standard, rapid and blitz.
TEST(CountsFor, KindOfChess) {
  const std::pair<int, std::optional<RatingKind>> cases[] = {{180, {}},
                                                             {181, RatingKind::blitz},
                                                             {600, RatingKind::blitz},
                                                             {601, RatingKind::rapid},
                                                             {3599, RatingKind::rapid},
                                                             {3600, RatingKind::standard}};
  for (const auto& [seconds, kind] : cases) EXPECT_EQ(kind_of_chess(seconds), kind) << seconds;
  EXPECT_EQ(kind_of_chess({}), std::nullopt);
  EXPECT_TRUE(is_under_rapid_rules(59 * 60));
  EXPECT_TRUE(is_under_rapid_rules(3600));
  EXPECT_FALSE(is_under_rapid_rules(3601));
  EXPECT_FALSE(is_under_rapid_rules(61 * 60));
  EXPECT_FALSE(is_under_rapid_rules({}));
}

// One text of 2018 for both lists.
TEST(CountsFor, NamesTheList) {
  const Date start{2019, 3, 2};
  const auto pool = [&](int minutes) {
    return counts_for(event(9, 10, minutes, start), regulation("fide-rapid-2018", start)).pool;
  };
  EXPECT_EQ(pool(10), RatingKind::blitz);
  EXPECT_EQ(pool(11), RatingKind::rapid);
}

// What does not count is calculated with its reason.
TEST(CountsFor, AnEventThatIsNotRatedIsCalculatedWithItsReason) {
  auto one = event(6, 2, 120);
  one.entrants[0].national_rating = 1700;
  one.entrants[1].national_rating = 1700;
  one.entrants[0].games = {{1, 1, trf::Score::from_halves(2)}};
  one.entrants[1].games = {{1, 0, trf::Score{}}};
  const auto rated = rate(one, regulation("elo-italia", one.start));
  EXPECT_FALSE(rated.counts.is_rated());
  EXPECT_EQ(rated.changes[0].change_hundredths, 1500);
  ASSERT_EQ(rated.changes[0].notes.size(), 1U);
  EXPECT_NE(to_string(rated.changes[0].notes[0].sentence()).find("RTF 5.3.1.c"), std::string::npos);
}

TEST(CountsFor, UnknownTimesAreAllowed) {
  auto unknown = event(9, 7, 120);
  unknown.seconds.reset();
  const auto counts = counts_for(unknown, regulation("elo-italia", unknown.start));
  EXPECT_TRUE(counts.is_rated());
  EXPECT_TRUE(counts.gives(Purpose::single_norm));
}

TEST(CountsFor, EditionsInForce) {
  const auto is_in_force = [](const Date& start) {
    return counts_for(event(6, 7, 120, start), regulation("elo-italia", start)).is_in_force;
  };
  EXPECT_FALSE(is_in_force({2014, 8, 31}));
  EXPECT_TRUE(is_in_force({2014, 9, 1}));
  EXPECT_TRUE(is_in_force({2020, 12, 31}));
  EXPECT_FALSE(is_in_force({2021, 1, 1}));
}

}  // namespace
