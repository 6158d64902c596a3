#include "trf/rating/rate.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string_view>

#include "support/sentences.hpp"
#include "trf/rating/messages/elo_italia.hpp"
#include "trf/rating/messages/rated.hpp"

namespace {

using trf::Score;
using trf::rating::Event;
using trf::rating::Regulation;
using trf::test::sentences;

const Regulation& regulation(std::string_view system, trf::Date start = {}) {
  return *trf::rating::edition_for(system, start).regulation;
}

/// Player 0 with the given rating against one opponent for each result; no other games.
Event against(int own, const std::vector<std::pair<int, int>>& opponents_and_halves) {
  Event event;
  event.start = {2024, 6, 1};
  event.entrants.resize(opponents_and_halves.size() + 1);
  event.entrants[0].rating = own;
  std::uint16_t round = 1;
  for (const auto& [rating, halves] : opponents_and_halves) {
    const auto opponent = static_cast<trf::PlayerIndex>(round);
    event.entrants[opponent].rating = rating;
    event.entrants[0].games.push_back({round, opponent, Score::from_halves(halves)});
    event.entrants[opponent].games.push_back({round, 0, Score::from_halves(2 - halves)});
    event.entrants[0].points += Score::from_halves(halves);
    ++round;
  }
  // Somebody else comes first.
  event.entrants[1].points = Score::from_halves(99);
  return event;
}

Event italian(Event event) {
  for (auto& entrant : event.entrants) std::swap(entrant.rating, entrant.national_rating);
  return event;
}

TEST(EloItalia, RoundsTheSecondDecimalOfPa) {
  const std::pair<int, int> cases[] = {{430, 430}, {431, 430}, {435, 430}, {436, 440}, {439, 440},
                                       {495, 490}, {496, 500}, {5, 0},     {6, 10}};
  for (const auto& [raw, pa] : cases) EXPECT_EQ(trf::rating::round_points_expected(raw), pa) << raw;
}

TEST(EloItalia, ComputesTheWorkedExample) {
  const auto event = italian(against(1800, {{1800, 2}, {1700, 2}, {1900, 0}}));
  const auto change = trf::rating::rate(event, regulation("elo-italia")).changes[0];
  EXPECT_EQ(change.expected_exact_hundredths, 150);
  EXPECT_EQ(change.change_hundredths, 1500);
  EXPECT_EQ(change.new_rating, 1815);
}

TEST(EloItalia, FirstPlaceNeverLoses) {
  auto event = italian(against(2300, {{1500, 2}, {1500, 2}, {1500, 1}}));
  event.entrants[1].points = {};
  event.rounds = 6;
  event.entrants.resize(7);
  const auto change = trf::rating::rate(event, regulation("elo-italia")).changes[0];
  EXPECT_EQ(change.change_exact_hundredths, -900);
  EXPECT_EQ(change.change_hundredths, 0);
  EXPECT_EQ(sentences(change.notes), std::vector<std::string>{"first place: no loss (4.2.14)"});
}

TEST(EloItalia, AnUnjustifiedWithdrawalAnnulsAGainOnly) {
  auto event = italian(against(1500, {{1500, 2}}));
  event.entrants[0].facts.withdrawn = true;
  EXPECT_EQ(trf::rating::rate(event, regulation("elo-italia")).changes[0].change_hundredths, 0);
  event.entrants[0].games[0].score = {};
  EXPECT_EQ(trf::rating::rate(event, regulation("elo-italia")).changes[0].change_hundredths, -1500);
}

TEST(EloItalia, RoundsTheListRatingAtAnOverriddenK) {
  auto event = italian(against(1500, {{1500, 0}}));
  event.entrants[0].facts.k = 3;
  EXPECT_EQ(trf::rating::rate(event, regulation("elo-italia")).changes[0].new_rating, 1499);
}

TEST(EloItalia, TakesTheTheoreticalValueOfTheCategory) {
  using trf::rating::Categoria;
  const std::pair<Categoria, int> values[] = {
      {Categoria::m, 2200},  {Categoria::cm, 2000}, {Categoria::n1, 1800}, {Categoria::n2, 1600},
      {Categoria::n3, 1500}, {Categoria::s1, 1480}, {Categoria::s2, 1460}, {Categoria::nc, 1440}};
  for (const auto& [categoria, value] : values) {
    auto event = against(0, {{1500, 0}});
    event.entrants[0].categoria = categoria;
    EXPECT_EQ(trf::rating::rate(event, regulation("elo-italia")).changes[0].rating, value);
  }
}

TEST(EloItaliaRapid, KeepsKOnceTwentyTwoHundredWasReached) {
  const auto k = [](int rating, bool ever) {
    auto event = italian(against(rating, {{1500, 2}}));
    event.entrants[0].facts.ever_2200 = ever;
    return trf::rating::rate(event, regulation("elo-italia-rapid")).changes[0].k;
  };
  EXPECT_EQ(k(2199, false), 30);
  EXPECT_EQ(k(2200, false), 20);
  EXPECT_EQ(k(2150, true), 20);
}

TEST(Fide2024, RoundsHalvesAwayFromZero) {
  const auto change = [](int k, int halves) {
    auto event = against(2000, {{2000, halves}});
    event.entrants[0].facts.k = k;
    return *trf::rating::rate(event, regulation("fide", {2024, 6, 1})).changes[0].change_hundredths;
  };
  EXPECT_EQ(change(5, 0), -300);    // -2.50
  EXPECT_EQ(change(35, 0), -1800);  // -17.5
  EXPECT_EQ(change(45, 0), -2300);  // -22.5
  EXPECT_EQ(change(5, 2), 300);
}

TEST(FideRapid2018, RoundsHalvesUpwards) {
  const auto change = [](int halves) {
    auto event = against(2000, {{2000, halves}});
    event.entrants[0].facts.k = 5;
    return *trf::rating::rate(event, regulation("fide-rapid-2018")).changes[0].change_hundredths;
  };
  EXPECT_EQ(change(2), 300);   // +2.5
  EXPECT_EQ(change(0), -200);  // -2.5
}

TEST(Fide2024, FirstRatingOfThePublishedCase) {
  // 3/5 against a sum of 9507, published as 1922.
  const auto event = against(0, {{1901, 2}, {1902, 2}, {1900, 2}, {1902, 0}, {1902, 0}});
  const auto change = trf::rating::rate(event, regulation("fide", {2024, 6, 1})).changes[0];
  EXPECT_EQ(change.average_hundredths, 187243);
  EXPECT_EQ(change.initial_rating, 1922);
}

TEST(Fide2024, FirstRatingIsAtMost2200) {
  const auto event = against(0, {{2600, 2}, {2600, 2}, {2600, 2}, {2600, 2}, {2600, 2}});
  EXPECT_EQ(trf::rating::rate(event, regulation("fide", {2024, 6, 1})).changes[0].initial_rating,
            2200);
}

TEST(Fide2025, OnlyThePlayerOf2650UsesTheTrueDifference) {
  const auto exact = [](trf::Date start, int own, int opponent, int halves) {
    auto event = against(own, {{opponent, halves}});
    event.start = start;
    event.entrants[0].facts.k = 10;
    return *trf::rating::rate(event, regulation("fide", start)).changes[0].change_exact_hundredths;
  };
  const trf::Date before{2025, 9, 30};
  const trf::Date after{2025, 10, 1};
  EXPECT_EQ(exact(after, 2700, 1964, 2), 0);
  EXPECT_EQ(exact(after, 2700, 1900, 0), -1000);
  EXPECT_EQ(exact(after, 2649, 1900, 0), -920);
  EXPECT_EQ(exact(before, 2700, 1964, 2), 80);
}

TEST(FideRapidDecember2024, SixHundredPointsAndAPlayerAbove2600AreNotRated) {
  const auto games = [](int own, int opponent) {
    auto event = against(own, {{opponent, 2}});
    event.start = {2024, 12, 1};
    return trf::rating::rate(event, regulation("fide-rapid", event.start)).changes[0].games;
  };
  EXPECT_EQ(games(2601, 2001), 0);
  EXPECT_EQ(games(2601, 2002), 1);
  EXPECT_EQ(games(2600, 2000), 1);
}

TEST(Fide2022, LimitsOnlyTheLargestDifferenceOfTheEvent) {
  auto event =
      against(2000, {{1063, 2}, {1299, 2}, {1413, 2}, {1872, 1}, {1851, 0}, {1427, 2}, {1682, 2}});
  event.start = {2022, 10, 30};
  event.entrants[0].facts.k = 20;
  const auto rated = trf::rating::rate(event, regulation("fide", event.start), {.games = true});
  EXPECT_EQ(rated.changes[0].change_exact_hundredths, -1220);
  EXPECT_EQ(rated.games[0].difference_used, 400);
  EXPECT_EQ(rated.games[1].difference_used, 701);
}

struct KCase {
  int rating, birth_year, games, games_period;
  bool ever_2300, ever_2400;
  int k;
};
class Coefficient : public ::testing::TestWithParam<KCase> {};
TEST_P(Coefficient, FollowsTheOrderOf2024) {
  const auto& p = GetParam();
  const auto& rules = std::get<trf::rating::FideRegulation>(regulation("fide", {2026, 3, 1}).rule);
  trf::PlayerFacts facts;
  facts.games = p.games;
  facts.ever_2300 = p.ever_2300;
  facts.ever_2400 = p.ever_2400;
  EXPECT_EQ(trf::rating::development_coefficient(rules.k, p.rating,
                                                 {static_cast<std::uint16_t>(p.birth_year), 6, 15},
                                                 facts, 2026, p.games_period),
            p.k);
}
INSTANTIATE_TEST_SUITE_P(
    Edges, Coefficient,
    ::testing::Values(
        KCase{2400, 1980, 5, 5, false, false, 10}, KCase{2399, 1980, 99, 5, false, false, 20},
        KCase{2299, 2008, 99, 5, false, false, 40}, KCase{2300, 2008, 99, 5, false, false, 20},
        KCase{2250, 2008, 99, 5, true, false, 20}, KCase{2000, 2007, 99, 5, false, false, 20},
        KCase{2000, 1980, 29, 5, false, false, 40}, KCase{2000, 1980, 30, 5, false, false, 20},
        KCase{2380, 1980, 99, 5, false, true, 10}, KCase{1800, 2012, 99, 18, false, false, 38},
        KCase{1900, 1980, 99, 36, false, false, 19}, KCase{1900, 1980, 99, 39, false, false, 17},
        KCase{2450, 1980, 99, 71, false, false, 9}));

TEST(FideRapid2018, DividesSevenHundredByTheGames) {
  const auto& rules = std::get<trf::rating::FideRegulation>(regulation("fide-rapid-2018").rule);
  const std::pair<int, int> cases[] = {{35, 20}, {36, 19}, {37, 18}, {38, 18}, {39, 17},
                                       {41, 17}, {43, 16}, {50, 14}, {70, 10}, {71, 9},
                                       {100, 7}, {350, 2}, {701, 0}};
  for (const auto& [games, k] : cases)
    EXPECT_EQ(trf::rating::development_coefficient(rules.k, 2000, {}, {}, 2019, games), k) << games;
}

// ------------------------------------------------------------------- 1997, article 10.68

/// The printed event: points 8 7 7 6 6 4 3 2 1 1, each against each.
Event printed_example() {
  Event event;
  event.type = trf::EventType::round_robin;
  event.start = {1997, 8, 1};
  const int ratings[] = {2600, 2500, 0, 2400, 0, 2150, 2300, 0, 0, 2300};
  const int points[] = {8, 7, 7, 6, 6, 4, 3, 2, 1, 1};
  event.entrants.resize(10);
  for (std::size_t i = 0; i < 10; ++i) {
    event.entrants[i].rating = ratings[i];
    int sum = 0;
    for (std::size_t j = 0; j < 10; ++j) {
      if (i == j) continue;
      // Only the number of wins matters: all play against all
      const bool won = sum < points[i];
      sum += static_cast<int>(won);
      event.entrants[i].games.push_back(
          {static_cast<std::uint16_t>(event.entrants[i].games.size() + 1),
           static_cast<trf::PlayerIndex>(j), Score::from_halves(won ? 2 : 0)});
    }
  }
  return event;
}

TEST(Fide1997, ReproducesEveryPrintedNumberOfTheExample) {
  const auto rated = trf::rating::rate(printed_example(), trf::rating::fide_1997_as_printed());
  const int rc_new[] = {2373, 2350, 2355, 2348, 2352, 2359, 2353, 2332, 2286, 2353};
  const std::optional<int> ru_new[] = {{}, {}, 2418, {}, 2390, {}, {}, 2112, 1935, {}};
  const std::optional<std::int64_t> we[] = {711, 630, {}, 513, {}, 207, 387, {}, {}, 387};
  const std::optional<std::int64_t> change[] = {890, 700, {}, 870, {}, 2895, -1305, {}, {}, -4305};
  for (std::size_t i = 0; i < 10; ++i) {
    SCOPED_TRACE(static_cast<char>('A' + i));
    EXPECT_EQ(rated.changes[i].average_hundredths, rc_new[i] * 100);
    EXPECT_EQ(rated.changes[i].initial_rating, ru_new[i]);
    EXPECT_EQ(rated.changes[i].expected_hundredths, we[i]);
    EXPECT_EQ(rated.changes[i].change_exact_hundredths, change[i]);
  }
}

TEST(Fide1997, WithoutCountedGamesNothingChanges) {
  auto event = against(2005, {{0, 2}, {0, 2}, {0, 1}, {0, 0}});
  event.start = {1998, 1, 1};
  const auto rated = trf::rating::rate(event, regulation("fide-1997"));
  const auto& change = rated.changes[0];
  EXPECT_EQ(change.games, 0);
  EXPECT_EQ(change.expected_hundredths, 0);
  EXPECT_EQ(change.change_hundredths, 0);
  EXPECT_EQ(change.new_rating, 2005);
}

TEST(Fide1997, RoundsToFiveAndBetweenUpwards) {
  const auto new_rating = [](int k, int halves) {
    auto event = against(2200, {{2200, halves}});
    event.entrants[0].facts.k = k;
    return trf::rating::rate(event, regulation("fide-1997")).changes[0].new_rating;
  };
  EXPECT_EQ(new_rating(5, 2), 2205);   // 2202.5
  EXPECT_EQ(new_rating(4, 2), 2200);   // 2202
  EXPECT_EQ(new_rating(5, 0), 2200);   // 2197.5
  EXPECT_EQ(new_rating(15, 0), 2195);  // 2192.5
}

// 10.4 and 10.41, open and for women.
TEST(Fide1997, AnOlympiadGivesANewcomerHisEntry) {
  struct Sample {
    std::string_view results;  // of 14 rounds; '-': not played
    bool women;
    std::optional<int> entry;
    std::string_view note;
  };
  const Sample samples[] = {
      {"1=0=1=0", false, 2200, "enters with 2200 or more (10.4)"},
      {"1=0=1=0", true, 2050, "enters with 2050 or more (10.4)"},
      {"1=0=1=000000", false, 2200, "enters with 2200 or more after round 7 (10.41)"},
      {"1=0=1=", false, {}, ""},    // six rounds of fourteen
      {"1=0=00=0", false, {}, ""},  // under half of the points
  };
  for (const auto& sample : samples) {
    Event event;
    event.type = trf::EventType::team;
    event.kind = trf::rating::SpecialEvent::olympiad;
    event.rounds = 14;
    event.entrants.resize(sample.results.size() + 1);
    for (auto& entrant : event.entrants)
      entrant.sex = sample.women ? trf::Sex::female : trf::Sex::male;
    for (std::size_t i = 0; i < sample.results.size(); ++i) {
      const int halves = sample.results[i] == '1' ? 2 : sample.results[i] == '=' ? 1 : 0;
      const auto round = static_cast<std::uint16_t>(i + 1);
      event.entrants[i + 1].rating = 2010;
      event.entrants[0].games.push_back({round, round, Score::from_halves(halves)});
      event.entrants[i + 1].games.push_back({round, 0, Score::from_halves(2 - halves)});
    }
    const auto change = trf::rating::rate(event, regulation("fide-1997")).changes[0];
    EXPECT_EQ(change.entry_rating, sample.entry) << sample.results;
    if (sample.entry) {
      EXPECT_EQ(change.initial_rating, sample.entry) << sample.results;
      EXPECT_EQ(sentences(change.notes), std::vector<std::string>{std::string{sample.note}});
    }
    event.kind = trf::rating::SpecialEvent::other;
    EXPECT_FALSE(trf::rating::rate(event, regulation("fide-1997")).changes[0].entry_rating);
  }
}

// 6.33: three rated men make a national championship a round robin, two women one for women.
TEST(Fide1997, ANationalChampionshipNeedsThreeRatedOrTwoWomen) {
  const auto is_round_robin = [](int rated, bool women, bool national) {
    Event event;
    event.type = trf::EventType::round_robin;
    if (national) event.kind = trf::rating::SpecialEvent::national_championship;
    event.entrants.resize(10);
    for (std::size_t i = 0; i < 10; ++i) {
      event.entrants[i].sex = women ? trf::Sex::female : trf::Sex::male;
      if (static_cast<int>(i) < rated) event.entrants[i].rating = 2200;
      for (std::size_t j = 0; j < 10; ++j)
        if (i != j)
          event.entrants[i].games.push_back(
              {static_cast<std::uint16_t>(event.entrants[i].games.size() + 1),
               static_cast<trf::PlayerIndex>(j), Score::from_halves(1)});
    }
    return trf::rating::rate(event, regulation("fide-1997")).changes[9].games == 9;
  };
  EXPECT_TRUE(is_round_robin(4, false, false));
  EXPECT_FALSE(is_round_robin(3, false, false));
  EXPECT_TRUE(is_round_robin(3, false, true));
  EXPECT_FALSE(is_round_robin(2, false, true));
  EXPECT_TRUE(is_round_robin(2, true, true));
  EXPECT_FALSE(is_round_robin(1, true, true));
}

// 1997 10.5; 2018 8.4; 2022 8.2.4: rated for the own games, unrated for the opponents.
TEST(RatedLater, CountsForHimAlone) {
  const std::tuple<std::string_view, trf::Date, int> cases[] = {
      {"fide-1997", {1998, 1, 1}, 25},
      {"fide-rapid-2018", {2019, 1, 1}, 20},
      {"fide", {2023, 1, 1}, 40},
      {"fide", {2024, 6, 1}, 40}};
  for (const auto& [system, start, k] : cases) {
    SCOPED_TRACE(system);
    auto event = against(0, {{2100, 2}, {2100, 0}, {2100, 2}, {2100, 1}});
    event.start = start;
    event.entrants[0].facts.rated_later = 2100;
    const auto rated =
        trf::rating::rate(event, regulation(system, start), {.games = true, .assumptions = true});
    EXPECT_TRUE(std::ranges::none_of(rated.assumptions, [](const auto& each) {
      return each.player == 0 && each.message.template is<trf::rating::said::assumed_games>();
    }));
    EXPECT_EQ(rated.changes[0].status, trf::rating::Status::rated);
    EXPECT_EQ(rated.changes[0].rating, 2100);
    EXPECT_EQ(rated.changes[0].k, k);
    EXPECT_EQ(rated.changes[0].games, 4);
    EXPECT_EQ(rated.changes[0].change_exact_hundredths, k * 50);
    for (std::size_t i = 1; i < 5; ++i) EXPECT_EQ(rated.changes[i].games, 0);
    EXPECT_EQ(rated.games.size(), 8U);
  }
}

TEST(Editions, AreChosenByTheStartOfTheEvent) {
  const std::tuple<std::string_view, trf::Date, std::string_view> cases[] = {
      {"fide", {2008, 4, 1}, "1998"},         {"fide", {2009, 7, 1}, "2009"},
      {"fide", {2012, 6, 30}, "2011"},        {"fide", {2012, 7, 1}, "2012"},
      {"fide", {2021, 12, 31}, "2014"},       {"fide", {2022, 1, 1}, "2022"},
      {"fide", {2024, 2, 29}, "2022"},        {"fide", {2024, 3, 1}, "2024"},
      {"fide", {2025, 10, 1}, "2025"},        {"fide", {}, "2025"},
      {"fide-rapid", {2024, 11, 30}, "2024"}, {"fide-rapid", {2024, 12, 1}, "2024-12"},
      {"fide-blitz", {2022, 9, 30}, "2022"},  {"fide-blitz", {2022, 10, 1}, "2022-10"}};
  for (const auto& [system, start, edition] : cases)
    EXPECT_EQ(trf::rating::edition_for(system, start).regulation->edition, edition)
        << system << ' ' << trf::to_string(start);
  EXPECT_FALSE(trf::rating::edition_for("fide-rapid", {2015, 1, 1}).is_in_force);
  EXPECT_EQ(trf::rating::edition_for("no-such-system", {}).regulation, nullptr);
}

TEST(Editions, OfTheYearOfTheEventAreInForceAtItsStart) {
  const auto of_2022 = [](const trf::Date& start) {
    return trf::rating::edition_of_year("fide-rapid", 2022, start);
  };
  const auto* last = trf::rating::edition_for("fide-rapid", {2022, 12, 31}).regulation;
  for (const trf::Date start : {trf::Date{2022, 6, 11}, trf::Date{2022, 10, 1}})
    EXPECT_EQ(of_2022(start), trf::rating::edition_for("fide-rapid", start).regulation);
  EXPECT_NE(of_2022({2022, 6, 11}), last);
  for (const trf::Date start : {trf::Date{}, trf::Date{2021, 6, 11}, trf::Date{2025, 6, 11}})
    EXPECT_EQ(of_2022(start), last);
}

TEST(TempoRule, OfStandardChessLeavesOutTheGamesThatNeedMoreTime) {
  auto event = against(1700, {{1799, 2}, {1800, 2}, {2400, 2}});
  const auto games = [&](int minutes) {
    event.seconds = 60 * minutes;
    return trf::rating::rate(event, regulation("fide", {2024, 6, 1})).changes[0].games;
  };
  EXPECT_EQ(games(120), 3);
  EXPECT_EQ(games(119), 2);
  EXPECT_EQ(games(90), 2);
  EXPECT_EQ(games(89), 1);
  EXPECT_EQ(games(60), 1);
}

// Only where the fact could give another K.
TEST(Assumptions, TellThatALevelWasNeverReachedIfNothingElseShowsIt) {
  namespace said = trf::rating::said;
  struct Known {
    bool ever = false, k = false;
  };
  const auto are_told = [](std::string_view system, trf::Date start, int rating, Known known) {
    auto event = against(rating, {{1800, 1}});
    event.start = start;
    auto& facts = event.entrants[0].facts;
    if (known.ever) facts.ever_2200 = facts.ever_2400 = false;
    if (known.k) facts.k = 20;
    if (system == "elo-italia-rapid") event = italian(std::move(event));
    const auto rated = trf::rating::rate(event, regulation(system, start), {.assumptions = true});
    return std::ranges::any_of(rated.assumptions, [](const trf::rating::Assumption& each) {
      return each.player == 0 && (each.message.is<said::assumed_never_reached>() ||
                                  each.message.is<said::assumed_never_in_rapid>());
    });
  };
  struct System {
    std::string_view name;
    trf::Date start;
    int level;
  };
  for (const auto& [system, start, level] :
       {System{"fide", {2024, 6, 1}, 2400}, System{"fide-1997", {1998, 6, 1}, 2400},
        System{"elo-italia-rapid", {2015, 6, 1}, 2200}}) {
    SCOPED_TRACE(system);
    EXPECT_TRUE(are_told(system, start, level - 1, {}));
    EXPECT_FALSE(are_told(system, start, level, {}));
    EXPECT_FALSE(are_told(system, start, level - 1, {.ever = true}));
    EXPECT_FALSE(are_told(system, start, level - 1, {.k = true}));
  }
}

}  // namespace
