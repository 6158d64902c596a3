// Each number of the rating regulations at one less, itself, and one more. The expected numbers are
// those of the texts, not those of the editions' values.

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <cstddef>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <tuple>
#include <variant>
#include <vector>

#include "support/event_against.hpp"
#include "trf/rating/next_list.hpp"
#include "trf/rating/period.hpp"
#include "trf/rating/rate.hpp"

namespace {

using trf::Score;
using trf::rating::Change;
using trf::rating::Event;
using trf::rating::Regulation;
using trf::test::against;

const Regulation& regulation(std::string_view system, trf::Date start) {
  return *trf::rating::edition_for(system, start).regulation;
}

/// The rows have each edition with the rule.
template <class Row, std::size_t size>
void expect_each_edition(const Row (&rows)[size], const auto& has_rule) {
  std::set<const Regulation*> listed;
  for (const Row& row : rows) listed.insert(&regulation(row.system, row.start));
  for (const Regulation* edition : trf::rating::regulations()) {
    if (!std::invoke(has_rule, *edition)) continue;
    EXPECT_TRUE(listed.contains(edition)) << to_string(edition->title());
  }
}

/// So many opponents whose ratings make this sum.
std::vector<int> opponents_of(int games, int sum) {
  std::vector<int> ratings(static_cast<std::size_t>(games), sum / games);
  ratings.front() += sum % games;
  return ratings;
}

// ------------------------------------------------------------------------------- coefficients

struct Coefficients {
  std::string_view system;
  trf::Date start;
  int newcomer, newcomer_games;  ///< 0: no such rule
  int junior, junior_age, junior_below;
  int normal, high, high_from;
  bool newcomer_first;
  int period_limit;
};
const Coefficients coefficients[] = {
    {"fide-1997", {1998, 1, 1}, 25, 30, 0, 0, 0, 15, 10, 2400, true, 0},
    {"fide", {2005, 1, 1}, 25, 30, 0, 0, 0, 15, 10, 2400, true, 0},
    {"fide", {2009, 7, 1}, 25, 30, 0, 0, 0, 15, 10, 2400, true, 0},
    {"fide", {2011, 7, 1}, 30, 30, 0, 0, 0, 15, 10, 2400, true, 0},
    {"fide", {2012, 7, 1}, 30, 30, 0, 0, 0, 15, 10, 2400, true, 0},
    {"fide", {2014, 7, 1}, 40, 30, 40, 18, 2300, 20, 10, 2400, false, 700},
    {"fide", {2022, 1, 1}, 40, 30, 40, 18, 2300, 20, 10, 2400, false, 700},
    {"fide", {2024, 3, 1}, 40, 30, 40, 18, 2300, 20, 10, 2400, false, 700},
    {"fide", {2025, 10, 1}, 40, 30, 40, 18, 2300, 20, 10, 2400, false, 700},
    {"fide-rapid", {2018, 7, 1}, 0, 0, 0, 0, 0, 20, 0, 0, false, 700},
    {"fide-rapid", {2022, 1, 1}, 0, 0, 0, 0, 0, 20, 0, 0, false, 700},
    {"fide-rapid", {2022, 10, 1}, 40, 30, 40, 18, 2300, 20, 10, 2400, false, 700},
    {"fide-rapid", {2024, 3, 1}, 40, 30, 40, 18, 2300, 20, 10, 2400, false, 700},
    {"fide-rapid", {2024, 12, 1}, 40, 30, 40, 18, 2300, 20, 10, 2400, false, 700},
    {"fide-blitz", {2018, 7, 1}, 0, 0, 0, 0, 0, 20, 0, 0, false, 700},
    {"fide-blitz", {2022, 1, 1}, 0, 0, 0, 0, 0, 20, 0, 0, false, 700},
    {"fide-blitz", {2022, 10, 1}, 40, 30, 40, 18, 2300, 20, 10, 2400, false, 700},
    {"fide-blitz", {2024, 3, 1}, 40, 30, 40, 18, 2300, 20, 10, 2400, false, 700},
    {"fide-blitz", {2024, 12, 1}, 40, 30, 40, 18, 2300, 20, 10, 2400, false, 700},
    {"fide-rapid-2018", {2019, 1, 1}, 0, 0, 0, 0, 0, 20, 0, 0, false, 700},
};

TEST(Constants, OfCoefficients) {
  expect_each_edition(coefficients, &Regulation::coefficients);
  for (const auto& rule : coefficients) {
    SCOPED_TRACE(std::string{rule.system} + ' ' + to_string(rule.start));
    const auto& edition = regulation(rule.system, rule.start);
    const auto* fide = std::get_if<trf::rating::FideRegulation>(&edition.rule);
    const auto& k_rule =
        fide != nullptr ? fide->k : std::get<trf::rating::Fide1997Regulation>(edition.rule).k;
    const auto k = [&](int rating, int age, int games, int period) {
      trf::PlayerFacts facts;
      facts.games = games;
      const auto birth = static_cast<std::uint16_t>(rule.start.year - age);
      return trf::rating::development_coefficient(k_rule, rating, {birth, 6, 15}, facts,
                                                  rule.start.year, period);
    };
    for (const int step : {-1, 0, 1}) {
      SCOPED_TRACE(step);
      const bool is_below = step < 0;
      if (rule.newcomer != 0) {
        EXPECT_EQ(k(2000, 40, rule.newcomer_games + step, 1),
                  is_below ? rule.newcomer : rule.normal);
      }
      if (rule.high != 0) {
        EXPECT_EQ(k(rule.high_from + step, 40, 99, 1), is_below ? rule.normal : rule.high);
        EXPECT_EQ(k(rule.high_from + step, 40, 5, 1),
                  is_below || rule.newcomer_first ? rule.newcomer : rule.high);
      }
      if (rule.junior != 0) {
        EXPECT_EQ(k(2000, rule.junior_age + step, 99, 1), step > 0 ? rule.normal : rule.junior);
        EXPECT_EQ(k(rule.junior_below + step, 15, 99, 1), is_below ? rule.junior : rule.normal);
      }
      if (rule.period_limit != 0) {
        const int games = rule.period_limit / rule.normal + step;
        EXPECT_EQ(k(2000, 40, 99, games), step > 0 ? rule.period_limit / games : rule.normal);
      } else {
        EXPECT_EQ(k(2000, 40, 99, 100 + step), rule.normal);
      }
    }
  }
}

// ---------------------------------------------------------------------------------- differences

struct Differences {
  std::string_view system;
  trf::Date start;
  int limit;
};
const Differences differences[] = {
    {"elo-italia", {2015, 1, 1}, 400},  {"elo-italia-rapid", {2015, 1, 1}, 400},
    {"fide-1997", {1998, 1, 1}, 350},   {"fide", {2005, 1, 1}, 350},
    {"fide", {2009, 7, 1}, 400},        {"fide", {2011, 7, 1}, 400},
    {"fide", {2012, 7, 1}, 400},        {"fide", {2014, 7, 1}, 400},
    {"fide", {2022, 1, 1}, 400},        {"fide", {2024, 3, 1}, 400},
    {"fide", {2025, 10, 1}, 400},       {"fide-rapid", {2018, 7, 1}, 735},
    {"fide-rapid", {2022, 1, 1}, 400},  {"fide-rapid", {2022, 10, 1}, 400},
    {"fide-rapid", {2024, 3, 1}, 400},  {"fide-rapid", {2024, 12, 1}, 400},
    {"fide-blitz", {2018, 7, 1}, 735},  {"fide-blitz", {2022, 1, 1}, 400},
    {"fide-blitz", {2022, 10, 1}, 400}, {"fide-blitz", {2024, 3, 1}, 400},
    {"fide-blitz", {2024, 12, 1}, 400}, {"fide-rapid-2018", {2019, 1, 1}, 735},
};

TEST(Constants, OfRatingDifferences) {
  expect_each_edition(differences, [](const Regulation&) { return true; });
  for (const auto& [system, start, limit] : differences) {
    SCOPED_TRACE(std::string{system} + ' ' + to_string(start));
    for (const int step : {-1, 0, 1})
      for (const int sign : {-1, 1}) {
        auto event = against(start, 2300, {2300 - sign * (limit + step)}, {1});
        for (auto& entrant : event.entrants)
          if (system.starts_with("elo")) entrant.national_rating = std::exchange(entrant.rating, 0);
        const auto rated = trf::rating::rate(event, regulation(system, start), {.games = true});
        const auto& game = rated.games.front();
        EXPECT_EQ(game.difference, sign * (limit + step));
        EXPECT_EQ(game.difference_used, sign * std::min(limit, limit + step)) << step;
        // The note of a game that is not counted has that reason.
        if (game.counted) {
          EXPECT_EQ(game.note.message.empty(), step <= 0) << step;
        }
      }
  }
}

// October 2025, 8.3.1: from 2650 on the true difference.
TEST(Constants, OfThePlayersWithTheTrueDifference) {
  for (const int rating : {2649, 2650, 2651}) {
    const auto event = against({2025, 10, 1}, rating, {rating - 500}, {2});
    const auto rated = trf::rating::rate(event, regulation("fide", {2025, 10, 1}), {.games = true});
    EXPECT_EQ(rated.games.front().difference_used, rating < 2650 ? 400 : 500) << rating;
  }
}

// 1 December 2024: 600 points and more, a player above 2600.
TEST(Constants, OfGamesBetweenPlayersTooFarApart) {
  for (const auto system : {"fide-rapid", "fide-blitz"})
    for (const int rating : {2600, 2601, 2602})
      for (const int difference : {599, 600, 601}) {
        const auto event = against({2024, 12, 1}, rating, {rating - difference}, {2});
        const auto change =
            trf::rating::rate(event, regulation(system, {2024, 12, 1})).changes.front();
        EXPECT_EQ(change.games, rating > 2600 && difference >= 600 ? 0 : 1)
            << rating << ' ' << difference;
      }
}

// ------------------------------------------------------------------------------- initial ratings

struct FirstRatings {
  std::string_view system;
  trf::Date start;
  int least_games, floor;
  int least_halves;     ///< Of a first event
  int least_opponents;  ///< 0: no rule
  int tenths;           ///< For each half point above 50 %; 0: by the table, with two draws of 1800
};
const FirstRatings first_ratings[] = {
    {"fide", {2005, 1, 1}, 9, 1401, 2, 3, 125},
    {"fide", {2009, 7, 1}, 9, 1200, 2, 3, 125},
    {"fide", {2011, 7, 1}, 9, 1200, 2, 3, 150},
    {"fide", {2012, 7, 1}, 9, 1000, 2, 3, 150},
    {"fide", {2014, 7, 1}, 5, 1000, 2, 0, 200},
    {"fide", {2022, 1, 1}, 5, 1000, 1, 0, 200},
    {"fide", {2024, 3, 1}, 5, 1400, 1, 0, 0},
    {"fide", {2025, 10, 1}, 5, 1400, 1, 0, 0},
    {"fide-rapid", {2018, 7, 1}, 5, 1000, 2, 0, 100},
    {"fide-rapid", {2022, 1, 1}, 5, 1000, 1, 0, 200},
    {"fide-rapid", {2022, 10, 1}, 5, 1000, 1, 0, 200},
    {"fide-rapid", {2024, 3, 1}, 5, 1400, 1, 0, 0},
    {"fide-rapid", {2024, 12, 1}, 5, 1400, 1, 0, 0},
    {"fide-blitz", {2018, 7, 1}, 5, 1000, 2, 0, 100},
    {"fide-blitz", {2022, 1, 1}, 5, 1000, 1, 0, 200},
    {"fide-blitz", {2022, 10, 1}, 5, 1000, 1, 0, 200},
    {"fide-blitz", {2024, 3, 1}, 5, 1400, 1, 0, 0},
    {"fide-blitz", {2024, 12, 1}, 5, 1400, 1, 0, 0},
    {"fide-rapid-2018", {2019, 1, 1}, 5, 1000, 2, 0, 100},
};

Change first_rating(const FirstRatings& rule, int games, int sum, std::vector<int> halves) {
  return trf::rating::rate(against(rule.start, 0, opponents_of(games, sum), halves),
                           regulation(rule.system, rule.start))
      .changes.front();
}

TEST(Constants, OfInitialRatings) {
  expect_each_edition(first_ratings, [](const Regulation& edition) {
    return std::holds_alternative<trf::rating::FideRegulation>(edition.rule);
  });
  for (const auto& rule : first_ratings) {
    SCOPED_TRACE(std::string{rule.system} + ' ' + to_string(rule.start));
    const int drawn = rule.tenths == 0 ? 2 : 0;  // 2024: draws against 1800
    const int n = rule.least_games;
    const std::vector<int> draws(20, 1);
    for (const int step : {-1, 0, 1}) {
      SCOPED_TRACE(step);
      const auto few = first_rating(rule, n + step, 2000 * (n + step), draws);
      EXPECT_EQ(few.unpublished.empty(), step >= 0);
      // A performance of floor + step, exactly.
      const auto low =
          first_rating(rule, n, (rule.floor + step) * (n + drawn) - 1800 * drawn, draws);
      EXPECT_EQ(low.initial_rating, rule.floor + step);
      EXPECT_EQ(low.unpublished.empty(), step >= 0);
      // Points of a first event.
      std::vector<int> halves(static_cast<std::size_t>(n), 0);
      halves[0] = std::min(rule.least_halves + step, 2);
      halves[1] = std::max(rule.least_halves + step - 2, 0);
      EXPECT_EQ(first_rating(rule, n, 2000 * n, halves).is_disregarded, step < 0);
      if (rule.least_opponents != 0) {
        const int met = rule.least_opponents + step;
        EXPECT_EQ(first_rating(rule, met, 2000 * met, std::vector<int>(20, 2)).is_disregarded,
                  step < 0);
      }
      if (rule.tenths == 0) {  // 8.2.3: at most 2200
        const auto high = first_rating(rule, n, (2200 + step) * (n + 2) - 3600, draws);
        EXPECT_EQ(high.initial_rating, std::min(2200 + step, 2200));
        EXPECT_EQ(high.notes.empty(), step <= 0);
        continue;
      }
      const int above = 2 + step;  // 1, 2 and 3 half points above 50 %
      std::vector<int> more(static_cast<std::size_t>(n), 1);
      for (std::size_t i = 0; i < static_cast<std::size_t>(above); ++i) more[i] = 2;
      EXPECT_EQ(first_rating(rule, n, 2000 * n, more).initial_rating,
                2000 + (rule.tenths * above + 5) / 10);
    }
  }
}

TEST(Constants, OfInitialRatingsOf1997) {
  const trf::Date start{1998, 1, 1};
  const auto first = [&](int games, int rating, std::vector<int> halves) {
    return trf::rating::rate(against(start, 0, opponents_of(games, rating * games), halves),
                             regulation("fide-1997", start))
        .changes.front();
  };
  const std::vector<int> draws(20, 1);
  for (const int step : {-1, 0, 1}) {
    SCOPED_TRACE(step);
    EXPECT_EQ(first(9 + step, 2200, draws).unpublished.empty(), step >= 0);  // 9.14
    EXPECT_EQ(first(4 + step, 2200, draws).is_disregarded, step < 0);        // 6.42
    // 10.31: 2005 after rounding to 0 or 5.
    EXPECT_EQ(first(9, 2003 + step, draws).unpublished.empty(), step >= 0);
    EXPECT_EQ(first(9, 2005 + step, draws).unpublished.empty(), true);
    std::vector<int> more(9, 1);
    for (std::size_t i = 0; i < static_cast<std::size_t>(2 + step); ++i) more[i] = 2;
    EXPECT_EQ(first(9, 2200, more).initial_rating, 2200 + (125 * (2 + step) + 5) / 10);  // 10.23
  }
}

// Matches of a Swiss: two games have one opponent.
TEST(Constants, OfOpponentsNotGames) {
  for (const auto& [system, start, least] : {std::tuple{"fide-1997", trf::Date{1998, 1, 1}, 4},
                                             std::tuple{"fide", trf::Date{2010, 1, 1}, 3}})
    for (const int step : {-1, 0, 1}) {
      SCOPED_TRACE(fmt::format("{} {}", system, step));
      const int opponents = least + step, games = 2 * opponents;
      auto event = against(start, 0, opponents_of(games, 2200 * games),
                           std::vector<int>(static_cast<std::size_t>(games), 1));
      auto& first = event.entrants.front().games;
      for (std::size_t i = 1; i < first.size(); i += 2) first[i].opponent = first[i - 1].opponent;
      const auto change = trf::rating::rate(event, regulation(system, start)).changes.front();
      EXPECT_EQ(change.is_disregarded, step < 0);  // 6.42
    }
}

// ----------------------------------------------------------------------------------- rate of play

TEST(Constants, OfTheDaysOfAnEvent) {
  struct Row {
    std::string_view system;
    trf::Date start, last;  ///< Of 90 days, or 30
  };
  for (const auto& [system, start, last] :
       {Row{"fide-1997", {1998, 1, 3}, {1998, 4, 2}}, Row{"fide", {2005, 1, 3}, {2005, 4, 2}},
        Row{"fide", {2025, 1, 3}, {2025, 4, 2}}, Row{"fide-rapid", {2019, 1, 1}, {2019, 1, 30}},
        Row{"fide-blitz", {2025, 1, 1}, {2025, 1, 30}}})
    for (const int step : {-1, 0, 1}) {
      auto event = against(start, 2100, {2100}, {2});
      event.end = last;
      event.end.day = static_cast<std::uint8_t>(last.day + step);
      const auto rated = trf::rating::rate(event, regulation(system, start));
      EXPECT_EQ(rated.warnings.empty(), step <= 0) << system << ' ' << step;
      EXPECT_TRUE(rated.counts.is_rated());
    }
}

TEST(Constants, OfTheRateOfPlayByTheHighestRating) {
  struct Row {
    int highest, minutes;
  };
  for (const auto& [highest, minutes] :
       {Row{1599, 60}, Row{1600, 90}, Row{1601, 90}, Row{2199, 90}, Row{2200, 120}, Row{2201, 120}})
    for (const int seconds : {-1, 0, 1}) {
      auto event = against({2010, 1, 1}, highest, {1500}, {2});
      event.seconds = 60 * minutes + seconds;
      EXPECT_EQ(trf::rating::rate(event, regulation("fide", event.start)).warnings.empty(),
                seconds >= 0)
          << highest << ' ' << seconds;
    }
}

TEST(Constants, OfTheRateOfPlayByTheRatingsOfTheGame) {
  struct Row {
    int rating, minutes;
  };
  for (const auto& [rating, minutes] :
       {Row{1799, 60}, Row{1800, 90}, Row{1801, 90}, Row{2399, 90}, Row{2400, 120}, Row{2401, 120}})
    for (const int seconds : {-1, 0, 1}) {
      auto event = against({2024, 6, 1}, rating, {1500}, {2});
      event.seconds = 60 * minutes + seconds;
      const auto rated = trf::rating::rate(event, regulation("fide", event.start));
      const bool is_counted = rated.changes.front().games == 1 && rated.warnings.empty();
      EXPECT_EQ(is_counted, seconds >= 0) << rating << ' ' << seconds;
    }
}

// -------------------------------------------------------------------------------- forms of events

// 6.5 (2018): a match planned over more than eight games.
TEST(Constants, OfTheDecidedMatch) {
  for (const int planned : {8, 9, 10}) {
    auto event = against({2019, 1, 1}, 2000, {2000}, {2});
    event.type = trf::EventType::match;
    event.rounds = planned;
    event.decided_after = 1;
    event.entrants[0].games.push_back({2, 1, Score::from_halves(2)});
    event.entrants[1].games.push_back({2, 0, Score{}});
    const auto change =
        trf::rating::rate(event, regulation("fide-rapid-2018", event.start)).changes.front();
    EXPECT_EQ(change.games, planned > 8 ? 1 : 2) << planned;
  }
}

/// A complete round robin, the first `rated` of the players rated; drawn games.
Event round_robin(trf::Date start, int players, int rated, bool is_double) {
  Event event;
  event.start = start;
  event.type = is_double ? trf::EventType::double_round_robin : trf::EventType::round_robin;
  event.rounds = players - 1;
  event.entrants.resize(static_cast<std::size_t>(players));
  for (int i = 0; i < rated; ++i) event.entrants[static_cast<std::size_t>(i)].rating = 2200;
  for (int a = 0; a < players; ++a)
    for (int b = 0; b < players; ++b)
      for (int turn = 0; a != b && turn < (is_double ? 2 : 1); ++turn)
        event.entrants[static_cast<std::size_t>(a)].games.push_back(
            {static_cast<std::uint16_t>(1 + a + b + 50 * turn), static_cast<trf::PlayerIndex>(b),
             Score::from_halves(1)});
  return event;
}

// 6.2, 6.21, 6.22 (2018); 6.3, 6.31, 6.32 (1997).
TEST(Constants, OfRoundRobins) {
  struct Text {
    std::string_view system;
    trf::Date start;
    std::string_view third, small, twice;
  };
  for (const auto& text : {Text{"fide-1997", {1998, 1, 1}, "6.3", "6.31", "6.32"},
                           Text{"fide-rapid-2018", {2019, 1, 1}, "6.2", "6.21", "6.22"}}) {
    SCOPED_TRACE(text.system);
    const auto refused = [&](int players, int rated, bool is_double) -> std::string {
      const auto result = trf::rating::rate(round_robin(text.start, players, rated, is_double),
                                            regulation(text.system, text.start));
      for (const auto& warning : result.warnings)
        if (warning.about == trf::rating::Warning::About::form)
          return std::string{warning.said.article};
      return {};
    };
    EXPECT_EQ(refused(12, 3, false), text.third);
    EXPECT_EQ(refused(12, 4, false), "");
    EXPECT_EQ(refused(12, 5, false), "");
    EXPECT_EQ(refused(9, 3, false), text.small);
    EXPECT_EQ(refused(9, 4, false), "");
    EXPECT_EQ(refused(9, 5, false), "");
    EXPECT_EQ(refused(10, 4, false), "");
    EXPECT_EQ(refused(11, 4, false), "");
    EXPECT_EQ(refused(5, 4, true), text.twice);
    EXPECT_EQ(refused(6, 4, true), "");
    EXPECT_EQ(refused(7, 4, true), "");
    EXPECT_EQ(refused(10, 4, true), "");
  }
}

// --------------------------------------------------------------------------------------- lists

// RTF 4.2.8: 24 months; FIDE: 12; rapid regulation 6.9: five calendar years.
TEST(Constants, OfInactivityAndDeletion) {
  const auto next = [](std::string_view system, std::string_view last_played, trf::Date date) {
    const auto list = "id,rating,inactive,last_played\n7,1700,0," + std::string{last_played} + "\n";
    const auto layout = trf::rating::read_list_layout(list);
    const auto read = trf::rating::RatingList::read(list);
    trf::rating::Period period{&*read.value, nullptr};
    period.finish();
    std::string text;
    const auto summary = trf::rating::write_next_list(
        *layout.value, list, *read.value, regulation(system, {}), period, nullptr, {.date = date},
        [&](std::string_view piece) { text += piece; });
    return std::pair{summary.became_inactive, summary.deleted};
  };
  using Pair = std::pair<std::size_t, std::size_t>;
  EXPECT_EQ(next("elo-italia", "2013-11-02", {2015, 11, 1}), (Pair{0, 0}));
  EXPECT_EQ(next("elo-italia", "2013-11-01", {2015, 11, 1}), (Pair{1, 0}));
  EXPECT_EQ(next("elo-italia", "2013-10-31", {2015, 11, 1}), (Pair{1, 0}));
  EXPECT_EQ(next("fide", "2024-11-02", {2025, 11, 1}), (Pair{0, 0}));
  EXPECT_EQ(next("fide", "2024-11-01", {2025, 11, 1}), (Pair{1, 0}));
  EXPECT_EQ(next("elo-italia-rapid", "2011-01-01", {2015, 11, 1}), (Pair{0, 0}));
  EXPECT_EQ(next("elo-italia-rapid", "2010-01-01", {2015, 11, 1}), (Pair{0, 0}));
  EXPECT_EQ(next("elo-italia-rapid", "2009-12-31", {2015, 11, 1}), (Pair{0, 1}));
}

}  // namespace
