// Each number of the Italian regulations at one less, itself, and one more: coefficients, rates of
// play, norms of Maestro, titles, categories.

#include <gtest/gtest.h>

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "support/sketch.hpp"
#include "trf/rating/norm.hpp"
#include "trf/rating/rate.hpp"
#include "trf/rating/title.hpp"

namespace {

using trf::Score;
using trf::rating::Categoria;
using trf::rating::Event;

const trf::rating::Regulation& regulation(std::string_view system, trf::Date start) {
  return *trf::rating::edition_for(system, start).regulation;
}

/// A drawn game of two players.
Event game(trf::Date start, int own, int other) {
  Event event;
  event.start = start;
  event.rounds = 1;
  event.entrants.resize(2);
  event.entrants[0].national_rating = own;
  event.entrants[1].national_rating = other;
  event.entrants[0].games.push_back({1, 1, Score::from_halves(1)});
  event.entrants[1].games.push_back({1, 0, Score::from_halves(1)});
  return event;
}

// RTF 4.3.2: 20 for a Maestro. Rapid 7.3: 20 from 2200 on, for good.
TEST(ItalianConstants, OfCoefficients) {
  const trf::Date start{2015, 3, 1};
  const auto k = [&](std::string_view system, int rating, Categoria title, bool ever) {
    auto event = game(start, rating, 1800);
    event.entrants[0].categoria = title;
    if (ever) event.entrants[0].facts.ever_2200 = true;
    return trf::rating::rate(event, regulation(system, start)).changes.front().k;
  };
  for (const int step : {-1, 0, 1}) {
    EXPECT_EQ(k("elo-italia", 2200 + step, Categoria::cm, true), 30);
    EXPECT_EQ(k("elo-italia", 2200 + step, Categoria::m, false), 20);
    EXPECT_EQ(k("elo-italia-rapid", 2200 + step, Categoria::cm, false), step < 0 ? 30 : 20);
    EXPECT_EQ(k("elo-italia-rapid", 2200 + step, Categoria::cm, true), 20);
    EXPECT_EQ(k("elo-italia-rapid", 2199, Categoria::m, false), 30);
  }
}

// RTF 5.3.1 d: 60 minutes. Rapid 4.1: 15 to 60. FIDE 1.1: more than 10 and less than 60; more than
// 3 and at most 10. 1997, 1.1: 120.
TEST(ItalianConstants, OfTheRateOfPlay) {
  struct Text {
    std::string_view system;
    trf::Date start;
    int least, most;  ///< Seconds, both allowed; 0: no bound
  };
  for (const auto& text :
       {Text{"elo-italia", {2015, 3, 1}, 3600, 0},
        Text{"elo-italia-rapid", {2015, 3, 1}, 900, 3600},
        Text{"fide-rapid-2018", {2019, 1, 1}, 181, 3599},
        Text{"fide-rapid", {2024, 6, 1}, 601, 3599}, Text{"fide-blitz", {2024, 6, 1}, 181, 600},
        Text{"fide-1997", {1998, 1, 1}, 7200, 0}}) {
    const auto is_allowed = [&](int seconds) {
      auto event = game(text.start, 1800, 1800);
      // Below the ratings that need more time
      for (auto& entrant : event.entrants) entrant.rating = 1500;
      event.seconds = seconds;
      for (const auto& warning :
           trf::rating::rate(event, regulation(text.system, text.start)).warnings)
        if (warning.about == trf::rating::Warning::About::rate_of_play) return false;
      return true;
    };
    for (const int step : {-1, 0, 1}) {
      EXPECT_EQ(is_allowed(text.least + step), step >= 0) << text.system << ' ' << step;
      if (text.most != 0) {
        EXPECT_EQ(is_allowed(text.most + step), step <= 0) << text.system << ' ' << step;
      }
    }
  }
}

/// The first player in so many rounds against opponents of these ratings, all games drawn.
trf::rating::Norm maestro(int rounds, int games, const std::vector<int>& ratings,
                          int minutes = 120) {
  std::vector<std::string> rows{""};
  for (int i = 0; i < rounds; ++i) {
    rows.front() += i < games ? std::to_string(i + 2) + "w= " : "U ";
    std::string row;
    for (int r = 0; r < rounds; ++r) row += r == i && i < games ? "1b= " : "Z ";
    rows.push_back(row);
  }
  const auto tournament = trf::test::sketch({rows.begin(), rows.end()});
  auto event = trf::rating::make_event(tournament, {.seconds = minutes * 60});
  for (std::size_t i = 0; i < ratings.size(); ++i)
    event.entrants[i + 1].national_rating = ratings[i];
  return trf::rating::maestro_norms(tournament, event).front();
}
std::vector<int> all_of(int games, int rating) {
  return std::vector<int>(static_cast<std::size_t>(games), rating);
}

// 4.4.1.5.1, 4.4.1.5.2, 5.3.1 d.
TEST(ItalianConstants, OfTheNormsOfAMaestro) {
  using trf::rating::Achieved;
  for (const int step : {-1, 0, 1}) {
    SCOPED_TRACE(step);
    const auto played = [](int rounds, int games, int minutes = 120) {
      return maestro(rounds, games, all_of(games, 2400), minutes).achieved;
    };
    EXPECT_EQ(played(7 + step, 7 + step), step < 0 ? Achieved::none : Achieved::double_norm);
    EXPECT_EQ(played(8, 7 + step), step < 0 ? Achieved::none : Achieved::double_norm);
    EXPECT_EQ(played(9 + step, 8), step < 0 ? Achieved::double_norm : Achieved::single_norm);
    EXPECT_EQ(played(9, 8 + step), step < 0 ? Achieved::none : Achieved::single_norm);
    EXPECT_EQ(played(9, 9, 120 + step), step < 0 ? Achieved::none : Achieved::single_norm);
    EXPECT_EQ(played(8, 8, 60 + step), step < 0 ? Achieved::none : Achieved::double_norm);
    // 4.4.1.5.4
    auto ratings = all_of(9, 2400);
    ratings.front() = 1900 + step;
    const auto raised = maestro(9, 9, ratings).raised;
    EXPECT_EQ(raised.has_value(), step < 0);
  }
  EXPECT_EQ(maestro(12, 12, all_of(12, 2400)).achieved, Achieved::none);
}

// 4.4.1.5.3: every line of every column.
TEST(ItalianConstants, OfTheTableOfTheMaestro) {
  for (int games = 7; games <= 11; ++games) {
    const auto column = trf::rating::maestro_column(games);
    for (std::size_t line = 0; line < column.size(); ++line)
      for (const int step : {-1, 0, 1}) {
        const int average = column[line].least_average + step;
        const auto norm = maestro(games, games, all_of(games, average));
        std::optional<Score> required = column[line].score;
        if (step < 0) required = line == 0 ? std::nullopt : std::optional{column[line - 1].score};
        EXPECT_EQ(norm.required, required) << games << ' ' << average;
      }
  }
}

// RTF 4.4.1.1 to 4.4.1.4, 4.4.1.6.
TEST(ItalianConstants, OfTitlesByRating) {
  struct Text {
    Categoria title, before;
    int rating;
  };
  for (const auto& [title, before, least] :
       {Text{Categoria::n3, Categoria::nc, 1500}, Text{Categoria::n2, Categoria::n3, 1600},
        Text{Categoria::n1, Categoria::n2, 1800}, Text{Categoria::cm, Categoria::n1, 2000}})
    for (const int step : {-1, 0, 1}) {
      trf::rating::LedgerEntry entry;
      entry.title = before;
      entry.rating = least + step;
      EXPECT_EQ(trf::rating::end_period(entry).title, step < 0 ? before : title) << least << step;
    }
  struct Champion {
    Categoria before;
    int least;
  };
  for (const auto& [before, least] :
       {Champion{Categoria::s1, 1500}, Champion{Categoria::n3, 1600}, Champion{Categoria::n2, 1800},
        Champion{Categoria::n1, 2000}, Champion{Categoria::cm, 2200}})
    for (const int step : {-1, 0, 1}) {
      trf::rating::LedgerEntry entry;
      entry.title = before;
      entry.rating = least - 50;  // The rating at the start makes no higher category
      entry.changes = {50 + step};
      entry.is_champion = true;
      EXPECT_EQ(trf::rating::end_period(entry).rating, std::max(least, least + step)) << least;
    }
  // 4.4.1.6: above the category that the rating at the start gives (4.4.1.2).
  trf::rating::LedgerEntry entry;
  entry.title = Categoria::n3;
  entry.rating = 1639;
  entry.is_champion = true;
  EXPECT_EQ(trf::rating::end_period(entry).title, Categoria::n1);
  EXPECT_EQ(trf::rating::end_period(entry).rating, 1800);
}

// Rapid 8.4.
TEST(ItalianConstants, OfRapidCategories) {
  struct Band {
    char letter, below;
    int least;
  };
  for (const auto& [letter, below, least] :
       {Band{'A', 'B', 2400}, Band{'B', 'C', 2200}, Band{'C', 'D', 2000}, Band{'D', 'E', 1800},
        Band{'E', 'F', 1600}, Band{'F', 'G', 1400}})
    for (const int step : {-1, 0, 1}) {
      const std::array published{least + step, least + step};
      EXPECT_EQ(trf::rating::rapid_category(published), step < 0 ? below : letter) << least << step;
    }
}

}  // namespace
