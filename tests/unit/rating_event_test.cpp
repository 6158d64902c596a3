// What an event's form, times and missing ratings do to the computation.

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "support/sentences.hpp"
#include "support/sketch.hpp"
#include "trf/rating/norm.hpp"
#include "trf/rating/rate.hpp"

namespace {

using trf::EventType;
using trf::Score;
using trf::rating::Event;
using trf::rating::Regulation;
using trf::test::sentences;

const Regulation& regulation(std::string_view system, trf::Date start = {}) {
  return *trf::rating::edition_for(system, start).regulation;
}

/// Points of the first of each pair against the others, row by row; all against all.
Event round_robin(const std::vector<int>& ratings, const std::vector<std::string>& halves) {
  Event event;
  event.type = EventType::round_robin;
  event.start = {2019, 3, 1};
  event.rounds = static_cast<int>(ratings.size()) - 1;
  for (const int rating : ratings) event.entrants.emplace_back().rating = rating;
  for (std::size_t a = 0; a < ratings.size(); ++a)
    for (std::size_t b = 0; b < ratings.size(); ++b) {
      if (a == b || halves[a][b] == 'x') continue;
      event.entrants[a].games.push_back({static_cast<std::uint16_t>(a + b),
                                         static_cast<trf::PlayerIndex>(b),
                                         Score::from_halves(halves[a][b] - '0')});
    }
  return event;
}

// B.03 (2018) 8.53: Ra 1811.4 - 193 x 4/5 = 1657, and not the rating with the earlier games.
TEST(FideRapid2018, TheRatingOfEarlierEventsIsIgnoredForHisOpponents) {
  auto event =
      round_robin({2000, 1900, 1800, 1700, 0}, {"x2222", "0x222", "00x22", "000x0", "0002x"});
  auto& facts = event.entrants[4].facts;
  facts.pool_games = 6;
  facts.pool_score = Score::from_tenths(60);
  facts.pool_sum = 12000;
  const auto rated = trf::rating::rate(event, regulation("fide-rapid-2018"), {.games = true});
  const int changes[] = {1700, 900, 100, -2600};
  for (std::size_t i = 0; i < 4; ++i) EXPECT_EQ(rated.changes[i].change_hundredths, changes[i]);
  for (const auto& game : rated.games) {
    if (game.player != 0 || game.opponent != 4) continue;
    EXPECT_EQ(game.opponent_rating, 1657);
  }
}

// 6.2 and 6.4; 1997 6.3, 6.31, 6.32, 6.43: each condition with its article, at its border.
TEST(RoundRobin, EachConditionCitesItsArticle) {
  const auto article = [](std::string_view system, int players, int rated, bool twice,
                          bool unplayed) {
    std::vector<int> ratings(static_cast<std::size_t>(players));
    for (int i = 0; i < rated; ++i) ratings[static_cast<std::size_t>(i)] = 2200;
    std::vector<std::string> rows;
    for (int i = 0; i < players; ++i) {
      rows.emplace_back(static_cast<std::size_t>(players), '1');
      rows.back()[static_cast<std::size_t>(i)] = 'x';
    }
    auto event = round_robin(ratings, rows);
    if (twice) {
      event.type = EventType::double_round_robin;
      for (auto& entrant : event.entrants) {
        const auto once = entrant.games;
        entrant.games.insert(entrant.games.end(), once.begin(), once.end());
      }
    }
    event.has_unplayed_games = unplayed;
    const auto rated_event = trf::rating::rate(event, regulation(system));
    for (const auto& warning : rated_event.warnings)
      if (warning.about == trf::rating::Warning::About::form)
        return std::string{warning.said.article};
    return std::string{};
  };
  struct Texts {
    std::string_view system, third, small, twice, unplayed;
  };
  for (const auto& [system, third, small, twice, unplayed] :
       {Texts{"fide-1997", "6.3", "6.31", "6.32", "6.43"},
        Texts{"fide-rapid-2018", "6.2", "6.21", "6.22", "6.4"}}) {
    SCOPED_TRACE(system);
    EXPECT_EQ(article(system, 12, 4, false, false), "");
    EXPECT_EQ(article(system, 12, 3, false, false), third);
    EXPECT_EQ(article(system, 9, 4, false, false), "");
    EXPECT_EQ(article(system, 9, 3, false, false), small);
    EXPECT_EQ(article(system, 10, 4, false, false), "");
    EXPECT_EQ(article(system, 10, 3, false, false), third);
    EXPECT_EQ(article(system, 6, 4, true, false), "");
    EXPECT_EQ(article(system, 5, 4, true, false), twice);
    EXPECT_EQ(article(system, 6, 3, true, false), small);
    EXPECT_EQ(article(system, 12, 4, false, true), unplayed);
  }
}

// 10 players: the rule for small events is for fewer than ten (2018 6.21, 1997 6.31).
TEST(RoundRobin, OfTenPlayersIsNoSmallOne) {
  const auto is_round_robin = [](int players, int rated) {
    std::vector<int> ratings(static_cast<std::size_t>(players));
    for (int i = 0; i < rated; ++i) ratings[static_cast<std::size_t>(i)] = 1800;
    std::vector<std::string> rows;
    for (int i = 0; i < players; ++i) {
      rows.emplace_back(static_cast<std::size_t>(players), '1');
      rows.back()[static_cast<std::size_t>(i)] = 'x';
    }
    return trf::rating::rate(round_robin(ratings, rows), regulation("fide-rapid-2018"))
        .warnings.empty();
  };
  EXPECT_FALSE(is_round_robin(9, 3));
  EXPECT_TRUE(is_round_robin(9, 4));
  EXPECT_TRUE(is_round_robin(10, 4));
  EXPECT_FALSE(is_round_robin(11, 3));
  EXPECT_TRUE(is_round_robin(11, 4));
}

// B.03 (2018) 6.5: planned over more than eight games, decided with a point by forfeit.
TEST(Match, AForfeitPointDecidesIt) {
  const auto counted = [](int games, std::string_view system) {
    std::vector<std::string> rows(2);
    for (int game = 1; game <= games; ++game) {
      const bool won = game <= 6;
      rows[0] += game == 1 ? "2w+ " : won ? "2w1 " : "2w0 ";
      rows[1] += game == 1 ? "1b- " : won ? "1b0 " : "1b1 ";
    }
    const auto tournament = trf::test::sketch({rows[0], rows[1]});
    auto event = trf::rating::make_event(tournament, {.type = EventType::match, .seconds = {}});
    for (auto& entrant : event.entrants) entrant.rating = 1800;
    return trf::rating::rate(event, regulation(system)).changes[0].games;
  };
  EXPECT_EQ(counted(10, "fide-rapid-2018"), 5);
  EXPECT_EQ(counted(9, "fide-rapid-2018"), 4);
  EXPECT_EQ(counted(8, "fide-rapid-2018"), 7);  // Not over more than eight
}

// A game with fewer than one move each (W, D) is not rated, but its points are those of the match.
TEST(Match, AShortGameCountsForIt) {
  const auto decided = [](std::string_view first, std::string_view its) {
    std::string one{first}, other{its};
    for (int game = 2; game <= 6; ++game) one += " 2w1", other += " 1b0";
    return trf::rating::make_event(trf::test::sketch({one, other}),
                                   {.type = EventType::match, .seconds = {}})
        .decided_after;
  };
  EXPECT_EQ(decided("2wW", "1bL"), 4);
  EXPECT_EQ(decided("2wD", "1bD"), 4);
  EXPECT_EQ(decided("2wL", "1bW"), 5);
}

// B.03 1.2
TEST(RapidAndBlitz, GamesWithDifferentTimesAreNotRated) {
  auto event = round_robin({1800, 1800}, {"x2", "0x"});
  event.type = EventType::swiss;
  for (const bool unequal : {false, true}) {
    event.has_unequal_times = unequal;
    for (const auto* system : {"fide-rapid-2018", "fide-rapid", "fide-blitz"}) {
      const auto rated = trf::rating::rate(event, regulation(system));
      EXPECT_EQ(rated.changes[0].games, unequal ? 0 : 1) << system;
      EXPECT_EQ(rated.warnings.size(), unequal ? 1U : 0U) << system;
    }
    EXPECT_EQ(trf::rating::rate(event, regulation("fide")).changes[0].games, 1);
  }
}

// B.03 1.1 and rapid 4.1 to the second: no time is rounded.
TEST(RateOfPlay, IsComparedInSeconds) {
  const auto fits = [](std::string_view system, int seconds) {
    auto event = round_robin({1800, 1800}, {"x2", "0x"});
    event.type = EventType::swiss;
    event.start = {};
    event.seconds = seconds;
    const auto unmet = trf::rating::rate(event, regulation(system)).counts.unmet;
    return std::ranges::find(unmet, trf::rating::Unmet::What::rate_of_play,
                             &trf::rating::Unmet::what) == unmet.end();
  };
  EXPECT_FALSE(fits("fide-rapid", 600));
  EXPECT_TRUE(fits("fide-rapid", 601));
  EXPECT_TRUE(fits("fide-rapid", 3599));
  EXPECT_FALSE(fits("fide-rapid", 3600));
  EXPECT_FALSE(fits("fide-blitz", 180));
  EXPECT_TRUE(fits("fide-blitz", 181));
  EXPECT_TRUE(fits("fide-blitz", 600));
  EXPECT_FALSE(fits("fide-blitz", 601));
  EXPECT_FALSE(fits("elo-italia-rapid", 899));
  EXPECT_TRUE(fits("elo-italia-rapid", 900));
  EXPECT_TRUE(fits("elo-italia-rapid", 3600));
  EXPECT_FALSE(fits("elo-italia-rapid", 3601));
  EXPECT_FALSE(fits("fide-1997", 7199));
  EXPECT_TRUE(fits("fide-1997", 7200));
  EXPECT_EQ((trf::RateOfPlay{570, 1}.seconds_for_60_moves()), 630);
}

// 8.3.3, as FIDE's calculation pages have it: 39 games of K 20 are rated with 700/39.
TEST(Coefficient, OfAPlayersFileIsUnderTheLimitOfThePeriod) {
  const auto& rules = std::get<trf::rating::FideRegulation>(regulation("fide").rule);
  trf::PlayerFacts facts;
  facts.k = 20;
  const auto k = [&](int games) {
    return trf::rating::development_coefficient(rules.k, 2000, {}, facts, 2026, games);
  };
  EXPECT_EQ(k(35), 20);
  EXPECT_EQ(k(36), 19);
  EXPECT_EQ(k(39), 17);
}

// RTF 4.2.14, rapid 6.7: there is no first place in a team event.
TEST(EloItalia, NobodyIsShieldedInATeamEvent) {
  for (const auto type :
       {EventType::swiss, EventType::match, EventType::team, EventType::scheveningen}) {
    auto event = round_robin({0, 0}, {"x1", "1x"});
    event.type = type;
    event.entrants[0].national_rating = 2000;
    event.entrants[1].national_rating = 1600;
    for (auto& entrant : event.entrants) entrant.points = Score::from_tenths(5);
    const bool is_team = type == EventType::team || type == EventType::scheveningen;
    for (const auto* system : {"elo-italia", "elo-italia-rapid"})
      EXPECT_EQ(trf::rating::rate(event, regulation(system)).changes[0].change_hundredths,
                is_team ? -1200 : 0);
  }
}

// 10.22, 10.67: nothing is rounded before Rc.
TEST(Fide1997, HalfThePointsOfAScheveningenGiveRc) {
  auto event = round_robin({2300, 2200, 0, 2250, 2150, 0},
                           {"xxx111", "xxx111", "xxx111", "111xxx", "111xxx", "111xxx"});
  event.type = EventType::scheveningen;
  const auto rated = trf::rating::rate(event, regulation("fide-1997"));
  EXPECT_EQ(rated.changes[2].initial_rating, 2213);  // 2212.5
  EXPECT_EQ(rated.changes[2].average_hundredths, 221300);
  EXPECT_EQ(rated.changes[5].initial_rating, 2238);  // 2237.5
  EXPECT_EQ(rated.changes[5].average_hundredths, 223800);
}

// RTF 5.3.1 d: an event that FIDE does not rate as standard chess gives no norm of either kind.
TEST(MaestroNorm, NeedsAnEventOfStandardChess) {
  std::vector<std::string> rows{""};
  for (int i = 0; i < 7; ++i) {
    rows.front() += std::to_string(i + 2) + "w1 ";
    std::string row;
    for (int round = 0; round < 7; ++round) row += round == i ? "1b0 " : "Z ";
    rows.push_back(row);
  }
  const auto tournament = trf::test::sketch({rows.begin(), rows.end()});
  const auto achieved = [&](int seconds, bool withdrawn = false) {
    auto event = trf::rating::make_event(tournament, {.seconds = seconds});
    for (auto& entrant : event.entrants) entrant.national_rating = 2200;
    event.entrants[0].facts.withdrawn = withdrawn;
    return trf::rating::maestro_norms(tournament, event).front().achieved;
  };
  EXPECT_EQ(achieved(59 * 60 + 59), trf::rating::Achieved::none);
  EXPECT_EQ(achieved(60 * 60), trf::rating::Achieved::double_norm);
  EXPECT_EQ(achieved(90 * 60, true), trf::rating::Achieved::none);  // 7.5.3
}

// A report may give any number of rounds.
TEST(MaestroNorm, LooksOnlyAtTheRoundsThatExist) {
  const auto tournament = [] {
    auto sketch = trf::test::sketch({"2w1 ", "1b0 "});
    sketch.stated_rounds = 999'999'999;
    return sketch;
  }();
  const auto event = trf::rating::make_event(tournament, {});
  EXPECT_EQ(trf::rating::maestro_norms(tournament, event).front().achieved,
            trf::rating::Achieved::none);
}

// 2018 7.14, 2024: five games; 2009: nine; 1997 9.14: nine.
TEST(FirstRating, NeedsTheGamesOfItsRegulation) {
  const auto unpublished = [](std::string_view system, trf::Date start, int games) {
    Event event;
    event.start = start;
    event.entrants.resize(static_cast<std::size_t>(games) + 1);
    for (int i = 1; i <= games; ++i) {
      const auto opponent = static_cast<trf::PlayerIndex>(i);
      event.entrants[opponent].rating = 2200;
      event.entrants[0].games.push_back(
          {static_cast<std::uint16_t>(i), opponent, Score::from_halves(1)});
      event.entrants[opponent].games.push_back(
          {static_cast<std::uint16_t>(i), 0, Score::from_halves(1)});
    }
    return sentences(trf::rating::rate(event, regulation(system, start)).changes[0].unpublished);
  };
  struct Text {
    std::string_view system;
    trf::Date start;
    int least;
    std::string note;
  };
  for (const auto& [system, start, least, note] :
       {Text{"fide-1997", {1997, 8, 1}, 9, "fewer than 9 games (9.14)"},
        Text{"fide", {2010, 1, 1}, 9, "fewer than 9 games (7.14)"},
        Text{"fide", {2020, 1, 1}, 5, "fewer than 5 games (7.14)"},
        Text{"fide", {2024, 6, 1}, 5, "fewer than 5 games (7.1.4)"},
        Text{"fide-rapid-2018", {2019, 1, 1}, 5, "fewer than 5 games (7.14)"}}) {
    SCOPED_TRACE(system);
    EXPECT_EQ(unpublished(system, start, least - 1), std::vector<std::string>{note});
    EXPECT_EQ(unpublished(system, start, least), std::vector<std::string>{});
    EXPECT_EQ(unpublished(system, start, least + 1), std::vector<std::string>{});
  }
}

// RTF 7.5.3 annuls a gain; where there is none, it did nothing.
TEST(EloItalia, AWithdrawalIsNotedWhereItTookAGain) {
  const auto notes = [](int halves) {
    auto event = round_robin({0, 0}, {"x0", "0x"});
    event.type = EventType::swiss;
    for (auto& entrant : event.entrants) entrant.national_rating = 1700;
    event.entrants[0].games[0].score = Score::from_halves(halves);
    event.entrants[1].points = Score::from_tenths(90);
    event.entrants[0].facts.withdrawn = true;
    event.rounds = 6;
    event.entrants.resize(7);
    return sentences(trf::rating::rate(event, regulation("elo-italia")).changes[0].notes);
  };
  EXPECT_EQ(notes(0), std::vector<std::string>{});
  EXPECT_EQ(notes(1), std::vector<std::string>{});
  EXPECT_EQ(notes(2), std::vector<std::string>{"unjustified withdrawal: no gain (7.5.3)"});
}

// B.01 1.4.3 d: 20 rated foreigners of 3 federations, 10 of them with a title.
TEST(TitleNorm, ABigOpenNeedsNoMixOfFederations) {
  const auto is_exempt = [](int rated, int titled, int federations) {
    std::vector<std::string> rows;
    for (int i = 0; i < 24; ++i)
      rows.push_back(i % 2 == 0 ? std::to_string(i + 2) + "w1" : std::to_string(i) + "b0");
    auto tournament = trf::test::sketch({rows.begin(), rows.end()});
    tournament.federation = "ITA";
    auto event = trf::rating::make_event(tournament, {});
    const char* const names[] = {"GER", "FRA", "SUI", "AUT"};
    for (int i = 0; i < 24; ++i) {
      auto& entrant = event.entrants[static_cast<std::size_t>(i)];
      const int foreigner = i - 2;
      entrant.federation = foreigner < 0 ? "ITA" : names[foreigner % federations];
      if (foreigner >= 0 && foreigner < rated) entrant.rating = 2000;
      if (foreigner >= 0 && foreigner < titled) entrant.title = trf::Title::im;
    }
    const std::string gm[] = {"GM"};
    const auto norms = trf::rating::fide_norms(tournament, event, {}, gm);
    for (const auto& reason : norms.front().reasons)
      if (reason.article == "1.4.3") return false;
    return true;
  };
  EXPECT_TRUE(is_exempt(20, 10, 3));
  EXPECT_TRUE(is_exempt(21, 11, 4));
  EXPECT_FALSE(is_exempt(19, 10, 3));
  EXPECT_FALSE(is_exempt(20, 9, 3));
  EXPECT_FALSE(is_exempt(20, 10, 2));
}

// RTF 5.3.1 a, by the first and the last day; days that contradict each other show nothing.
TEST(EloItalia, RoundsAreOnConsecutiveDaysIfTheEventLastsNoLongerThanFive) {
  auto tournament = trf::test::sketch({"2w1", "1b0"});
  const auto is_consecutive = [&](const trf::Date& start, const trf::Date& end) {
    tournament.start = start;
    tournament.end = end;
    return trf::rating::make_event(tournament, {}).is_on_consecutive_days;
  };
  EXPECT_FALSE(is_consecutive({2026, 5, 2}, {2026, 5, 1}));
  EXPECT_TRUE(is_consecutive({2026, 5, 2}, {2026, 5, 2}));
  EXPECT_TRUE(is_consecutive({2026, 5, 2}, {2026, 5, 5}));
  EXPECT_TRUE(is_consecutive({2026, 5, 2}, {2026, 5, 6}));
  EXPECT_FALSE(is_consecutive({2026, 5, 2}, {2026, 5, 7}));
  EXPECT_FALSE(is_consecutive({2026, 5, 2}, {}));
}

// RTF 5.3.1 a. A date that does not exist, or without its day, says nothing: then the first and the
// last day show that the rounds were on consecutive days.
TEST(Event, IsOnConsecutiveDaysByTheDatesThatExist) {
  const auto is_on_consecutive_days = [](std::vector<trf::Date> dates, trf::Date end = {}) {
    auto draft = trf::test::sketch({"2w1", "1b0"});
    draft.round_dates = std::move(dates);
    draft.stated_rounds = 3;
    if (end.is_set()) draft.start = {2015, 10, 2};
    draft.end = end;
    return trf::rating::make_event(draft, {}).is_on_consecutive_days;
  };
  EXPECT_TRUE(is_on_consecutive_days({{2015, 10, 2}, {2015, 10, 3}, {2015, 10, 4}}));
  EXPECT_FALSE(is_on_consecutive_days({{2015, 10, 2}, {2015, 10, 3}, {2015, 10, 5}}));
  for (const trf::Date& none : {trf::Date{}, {2015, 2, 30}, {2015, 6, 0}, {2015, 0, 0}}) {
    EXPECT_FALSE(is_on_consecutive_days({{2015, 10, 2}, none, {2015, 10, 3}}));
    EXPECT_TRUE(is_on_consecutive_days({{2015, 10, 2}, none, {2015, 10, 3}}, {2015, 10, 6}));
    EXPECT_FALSE(is_on_consecutive_days({{2015, 10, 2}, none, {2015, 10, 3}}, {2015, 10, 7}));
    EXPECT_TRUE(is_on_consecutive_days({{2015, 10, 2}, none, {2015, 10, 4}}, {2015, 10, 6}));
    EXPECT_FALSE(is_on_consecutive_days({{2015, 10, 2}, none, {2015, 10, 5}}, {2015, 10, 6}));
    EXPECT_FALSE(is_on_consecutive_days({{2015, 10, 2}, {2015, 10, 4}, none}, {2015, 10, 6}));
  }
}

}  // namespace
