#include "trf/rating/norm.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "support/sketch.hpp"
#include "trf/rating/expected_score.hpp"
#include "trf/rating/title.hpp"

namespace {

using trf::Score;
using trf::rating::Categoria;
using trf::rating::maestro_column;
using trf::rating::make_event;

// 55 of the 56 printed cells are 2251 - dp of the score; 11 games, 5.0 points is printed 2280.
TEST(MaestroTable, IsAPerformanceOf2251ButForOneMisprint) {
  int cells = 0;
  for (int games = 7; games <= 11; ++games)
    for (const auto& [score, least] : maestro_column(games)) {
      ++cells;
      const int computed =
          2251 - trf::rating::rating_difference(trf::rating::percentage(score.tenths(), games));
      if (games == 11 && score == Score::from_tenths(50))
        EXPECT_EQ(least, 2280);
      else
        EXPECT_EQ(least, computed) << games << ' ' << score.tenths();
    }
  EXPECT_EQ(cells, 56);
  EXPECT_TRUE(maestro_column(6).empty());
  EXPECT_TRUE(maestro_column(12).empty());
}

/// Player 1 against as many opponents as rounds, one in each round; the words are for player 1.
struct Duel {
  std::vector<std::string> words;
  std::vector<int> ratings;

  [[nodiscard]] trf::rating::Norm norm(int minutes = 120,
                                       trf::EventType type = trf::EventType::swiss) const {
    std::vector<std::string> rows{""};
    for (std::size_t i = 0; i < words.size(); ++i) {
      rows.front() += words[i] + ' ';
      std::string row;
      for (std::size_t round = 0; round < words.size(); ++round) {
        const char result = words[i].back();
        const char answer = result == '1' ? '0' : result == '0' ? '1' : result == '+' ? '-' : '=';
        row += round == i && words[i].size() > 1 ? std::string{"1b"} + answer + ' ' : "Z ";
      }
      rows.push_back(row);
    }
    std::vector<std::string_view> views{rows.begin(), rows.end()};
    auto tournament = trf::test::sketch(views);
    auto event = make_event(tournament, {.seconds = minutes * 60});
    event.type = type;
    for (std::size_t i = 0; i < ratings.size() && i + 1 < event.entrants.size(); ++i)
      event.entrants[i + 1].national_rating = ratings[i];
    return trf::rating::maestro_norms(tournament, event).front();
  }
};

Duel nine(const std::string& results, std::vector<int> ratings) {
  Duel duel{{}, std::move(ratings)};
  for (std::size_t i = 0; i < results.size(); ++i)
    duel.words.push_back(results[i] == 'U' || results[i] == 'H' || results[i] == 'Z'
                             ? std::string(1, results[i])
                             : std::to_string(i + 2) + "w" + results[i]);
  return duel;
}

TEST(MaestroNorm, RaisesTheLowestOpponentTo1900) {
  const auto norm =
      nine("111111000", {1500, 1890, 2200, 2200, 2200, 2200, 2200, 2200, 2200}).norm();
  EXPECT_EQ(norm.raised, 1500);
  EXPECT_EQ(norm.average, 2132);
  EXPECT_EQ(norm.required, Score::from_tenths(60));
  EXPECT_EQ(norm.achieved, trf::rating::Achieved::single_norm);
}

TEST(MaestroNorm, ReadsTheTableAtItsEdges) {
  const auto required = [](int rating) {
    return nine("111111111", std::vector<int>(9, rating)).norm().required;
  };
  EXPECT_EQ(required(2030), std::nullopt);
  EXPECT_EQ(required(2084), Score::from_tenths(70));
  EXPECT_EQ(required(2085), Score::from_tenths(65));
  EXPECT_EQ(required(2900), Score::from_tenths(20));
}

TEST(MaestroNorm, CountsUnplayedRoundsOnlyWhenWon) {
  const std::vector<int> strong(9, 2300);
  EXPECT_EQ(nine("11111111+", strong).norm().achieved, trf::rating::Achieved::single_norm);
  EXPECT_EQ(nine("11111111U", strong).norm().achieved, trf::rating::Achieved::single_norm);
  EXPECT_EQ(nine("11111111H", strong).norm().achieved, trf::rating::Achieved::none);
  EXPECT_EQ(nine("1111111++", strong).norm().achieved, trf::rating::Achieved::none);
  EXPECT_EQ(to_string(nine("11111111H", strong).norm().reasons.front().sentence()),
            "rounds not played, except forfeit wins and pairing-allocated byes: 1, at most 0 "
            "(4.4.1.5.1 a)");
}

TEST(MaestroNorm, CountsNoRoundThatARoundRobinOfAnOddNumberLeavesFree) {
  const std::vector<int> strong(10, 2300);
  const auto achieved = [&](const std::string& results, trf::EventType type) {
    return nine(results, strong).norm(120, type).achieved;
  };
  using trf::EventType;
  using trf::rating::Achieved;
  EXPECT_EQ(achieved("111111111Z", EventType::swiss), Achieved::none);
  EXPECT_EQ(achieved("111111111Z", EventType::round_robin), Achieved::single_norm);
  EXPECT_EQ(achieved("111111111H", EventType::round_robin), Achieved::none);
  EXPECT_EQ(achieved("11111111ZZ", EventType::round_robin), Achieved::none);
  EXPECT_EQ(achieved("11111111ZZ", EventType::double_round_robin), Achieved::single_norm);
  // Of ten players each has a game in each of nine rounds.
  EXPECT_EQ(achieved("11111111Z", EventType::round_robin), Achieved::none);
}

TEST(MaestroNorm, SaysThatAByeIsWonOnlyIfANormDependsOnIt) {
  const auto readings = [](const std::string& results) {
    return nine(results, std::vector<int>(9, 2300)).norm().readings.size();
  };
  EXPECT_EQ(readings("11111111U"), 1U);
  EXPECT_EQ(readings("111111111"), 0U);
  EXPECT_EQ(readings("11111111+"), 0U);
  EXPECT_EQ(readings("00000000U"), 0U);
}

TEST(MaestroNorm, OfSevenOrEightRoundsIsDouble) {
  const std::vector<int> strong(8, 2300);
  EXPECT_EQ(nine("1111111", strong).norm().achieved, trf::rating::Achieved::double_norm);
  EXPECT_EQ(nine("1111111+", strong).norm().achieved, trf::rating::Achieved::double_norm);
  EXPECT_EQ(nine("111111++", strong).norm().achieved, trf::rating::Achieved::none);
  EXPECT_EQ(nine("111111", strong).norm().achieved, trf::rating::Achieved::none);
}

TEST(MaestroNorm, ShortTimeBarsOnlySingleNorms) {
  EXPECT_EQ(nine("111111111", std::vector<int>(9, 2300)).norm(119).achieved,
            trf::rating::Achieved::none);
  EXPECT_EQ(nine("1111111", std::vector<int>(7, 2300)).norm(90).achieved,
            trf::rating::Achieved::double_norm);
}

// B.01: GM norm of 9 games by the average of the opponents.
TEST(TitleNorm, NeedsTheScoresOfTheAnnex) {
  const std::pair<int, int> cases[] = {{2380, 70}, {2433, 70}, {2434, 65}, {2474, 65}, {2475, 60},
                                       {2520, 55}, {2557, 50}, {2600, 45}, {2643, 40}, {2680, 35}};
  for (const auto& [average, tenths] : cases) {
    std::vector<std::string> rows{""};
    for (int i = 0; i < 9; ++i) {
      rows.front() += std::to_string(i + 2) + (i < 8 ? "w1 " : "w0 ");
      std::string row;
      for (int round = 0; round < 9; ++round) row += round == i ? (i < 8 ? "1b0 " : "1b1 ") : "Z ";
      rows.push_back(row);
    }
    const auto tournament = trf::test::sketch({rows.begin(), rows.end()});
    auto event = make_event(tournament, {});
    const char* const federations[] = {"ITA", "GER", "FRA"};
    for (std::size_t i = 1; i < event.entrants.size(); ++i) {
      event.entrants[i].rating = average;
      event.entrants[i].title = trf::Title::gm;
      event.entrants[i].federation = federations[i % 3];
    }
    event.entrants[0].federation = "SUI";
    const std::string gm[] = {"GM"};
    const auto norm = trf::rating::fide_norms(tournament, event, {}, gm).front();
    EXPECT_EQ(norm.required, Score::from_tenths(tenths)) << average;
    EXPECT_EQ(norm.achieved, trf::rating::Achieved::yes) << average;
    // Without three grandmasters there is no norm, with any result.
    for (std::size_t i = 3; i < event.entrants.size(); ++i)
      event.entrants[i].title = trf::Title::im;
    const auto missed = trf::rating::fide_norms(tournament, event, {}, gm).front();
    ASSERT_EQ(missed.reasons.size(), 1U);
    EXPECT_EQ(to_string(missed.reasons.front().sentence()),
              "holders of the title or a higher one: 2 of 3 (1.4.5b-e)");
  }
}

TEST(FsiTitles, AreEarnedByRatingAtTheStartOfAPeriod) {
  const std::pair<int, Categoria> cases[] = {
      {1499, Categoria::nc}, {1500, Categoria::n3}, {1599, Categoria::n3}, {1600, Categoria::n2},
      {1800, Categoria::n1}, {2000, Categoria::cm}, {2300, Categoria::cm}};
  for (const auto& [rating, title] : cases)
    EXPECT_EQ(trf::rating::end_period({.has_fide_rating = true, .rating = rating}).title, title)
        << rating;
}

TEST(FsiTitles, MaestroNeedsANormAndARating) {
  using trf::rating::LedgerEntry;
  const auto title = [](LedgerEntry entry) {
    entry.title = Categoria::cm;
    return trf::rating::end_period(entry).title;
  };
  EXPECT_EQ(title({.rating = 2200, .single_norms = 1}), Categoria::m);
  EXPECT_EQ(title({.rating = 2199, .single_norms = 1}), Categoria::cm);
  EXPECT_EQ(title({.rating = 2200}), Categoria::cm);
  EXPECT_EQ(title({.has_fide_rating = true, .rating = 2200, .games = 23, .single_norms = 1}),
            Categoria::cm);
  EXPECT_EQ(title({.has_fide_rating = true, .rating = 2200, .games = 24, .single_norms = 1}),
            Categoria::m);
  EXPECT_EQ(title({.rating = 2100, .games = 24, .single_norms = 1, .reached_2200 = true}),
            Categoria::m);
  EXPECT_EQ(title({.rating = 2200, .double_norms = {{2012, 3, 1}}}), Categoria::cm);
  EXPECT_EQ(title({.rating = 2200, .double_norms = {{2016, 3, 1}, {2012, 3, 1}}}), Categoria::m);
  EXPECT_EQ(title({.rating = 2200, .double_norms = {{2016, 3, 2}, {2012, 3, 1}}}), Categoria::cm);
}

// 4.4.1.5: "possedendo, all'inizio di un periodo"; what the period itself brings is not held then.
TEST(FsiTitles, MaestroIsMadeByTheRatingAtTheStart) {
  using trf::rating::LedgerEntry;
  const auto title = [](LedgerEntry entry) {
    entry.title = Categoria::cm;
    entry.changes = {-50};
    return trf::rating::end_period(entry).title;
  };
  EXPECT_EQ(title({.rating = 2200, .single_norms = 1}), Categoria::m);
  EXPECT_EQ(title({.rating = 2199, .single_norms = 1}), Categoria::cm);
  EXPECT_EQ(title({.rating = 2200, .games = 30, .single_norms = 1, .at_start = {{}}}),
            Categoria::cm);
  EXPECT_EQ(title({.rating = 2200, .double_norms = {{2016, 3, 1}, {2012, 3, 1}}}), Categoria::m);
  const auto by_fide = [&](int rating, int own, int games) {
    return title({.has_fide_rating = true,
                  .rating = rating,
                  .games = 30,
                  .single_norms = 1,
                  .own_rating = own,
                  .at_start = {{.games = games, .single_norms = 1}}});
  };
  EXPECT_EQ(by_fide(2200, 0, 24), Categoria::m);
  EXPECT_EQ(by_fide(2200, 0, 23), Categoria::cm);
  EXPECT_EQ(by_fide(2199, 0, 24), Categoria::cm);
  EXPECT_EQ(by_fide(2100, 2200, 0), Categoria::m);
  EXPECT_EQ(by_fide(2100, 2199, 0), Categoria::cm);
}

TEST(FsiTitles, AreEarnedByTheHigherOfBothRatings) {
  EXPECT_EQ(
      trf::rating::end_period({.has_fide_rating = true, .rating = 1790, .own_rating = 1800}).title,
      Categoria::n1);
  EXPECT_EQ(
      trf::rating::end_period({.has_fide_rating = true, .rating = 1800, .own_rating = 1790}).title,
      Categoria::n1);
}

// 4.4.1.5.2 asks for two events.
TEST(FsiTitles, TwoDatesOfOneDayAreOneNorm) {
  EXPECT_EQ(
      trf::rating::end_period(
          {.title = Categoria::cm, .rating = 2200, .double_norms = {{2016, 3, 1}, {2016, 3, 1}}})
          .title,
      Categoria::cm);
  trf::rating::LedgerEntry entry{.games = 20, .single_norms = 1, .double_norms = {{2016, 3, 1}}};
  add_listed(entry, {true, 0, {{2015, 3, 1}, {2016, 3, 1}}}, 30);
  EXPECT_EQ(entry.games, 30);
  EXPECT_EQ(entry.single_norms, 1);
  EXPECT_TRUE(entry.is_champion);
  EXPECT_EQ(entry.double_norms, (std::vector<trf::Date>{{2016, 3, 1}, {2015, 3, 1}}));
}

// 4.4.1.6: "in possesso di Elo Italia"
TEST(FsiTitles, AChampionWithoutARatingStaysWithoutOne) {
  const auto end = trf::rating::end_period({.title = Categoria::n2, .is_champion = true});
  EXPECT_EQ(end.title, Categoria::n1);
  EXPECT_EQ(end.rating, 0);
}

// No article has a minimum; a list has ratings from 1.
TEST(FsiTitles, ARatingIsAtLeast1) {
  EXPECT_EQ(trf::rating::end_period({.rating = 100, .changes = {-98}}).rating, 2);
  EXPECT_EQ(trf::rating::end_period({.rating = 100, .changes = {-99}}).rating, 1);
  EXPECT_EQ(trf::rating::end_period({.rating = 100, .changes = {-100}}).rating, 1);
  EXPECT_EQ(trf::rating::end_period({.rating = 100, .changes = {-150, 20}}).rating, 1);
}

TEST(FsiTitles, AreNeverLost) {
  EXPECT_EQ(trf::rating::end_period({.title = Categoria::m, .rating = 1200}).title, Categoria::m);
}

TEST(FsiTitles, CapsAndThenPromotes) {
  const auto end = trf::rating::end_period({.rating = 1490, .changes = {160}});
  EXPECT_EQ(end.rating, 1600);
  EXPECT_EQ(end.title, Categoria::n2);
}

TEST(RapidCategory, IsTheBestBandHeldInTwoLists) {
  const auto category = [](std::vector<int> ratings) {
    return trf::rating::rapid_category(ratings);
  };
  EXPECT_EQ(category({2400, 1000, 2400}), 'A');
  EXPECT_EQ(category({2399, 2400}), 'B');
  EXPECT_EQ(category({1399, 1399}), 'G');
  EXPECT_EQ(category({2500}), std::nullopt);
  EXPECT_EQ(category({1, 1}), 'G');
  EXPECT_EQ(category({1500, 0}), std::nullopt);
}

}  // namespace
