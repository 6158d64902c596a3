// What the closing of a period promises, at the borders of its articles.

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <tuple>

#include "support/draft.hpp"
#include "support/sketch.hpp"
#include "trf/name.hpp"
#include "trf/rating/period.hpp"
#include "trf/rating/title.hpp"

namespace {

using trf::Date;
using trf::rating::Categoria;
using trf::rating::LedgerEntry;

const trf::rating::ListRule& lists(std::string_view system) {
  return trf::rating::edition_for(system, {}).regulation->list;
}

TEST(ListCalendar, AnEventBelongsToTheListWhoseClosingDayIsNotBeforeItsEnd) {
  const std::tuple<std::string_view, Date, Date> cases[] = {
      // RTF 4.2.2: the tenth day before
      {"elo-italia", {2015, 10, 21}, {2015, 11, 1}},
      {"elo-italia", {2015, 10, 22}, {2015, 11, 1}},
      {"elo-italia", {2015, 10, 23}, {2015, 12, 1}},
      {"elo-italia", {2016, 2, 20}, {2016, 3, 1}},
      {"elo-italia", {2015, 2, 20}, {2015, 4, 1}},
      {"elo-italia", {2015, 12, 25}, {2016, 2, 1}},
      // Rapid 6.2: the 25th of any month
      {"elo-italia-rapid", {2015, 2, 25}, {2015, 3, 1}},
      {"elo-italia-rapid", {2015, 2, 26}, {2015, 4, 1}},
      // B.03 (2018) 7.13: three days before
      {"fide-rapid", {2019, 10, 29}, {2019, 11, 1}},
      {"fide-rapid", {2019, 10, 30}, {2019, 12, 1}},
      // 1997 9.11, 9.13
      {"fide-1997", {1997, 5, 31}, {1997, 7, 1}},
      {"fide-1997", {1997, 6, 1}, {1998, 1, 1}},
      {"fide-1997", {1997, 11, 30}, {1998, 1, 1}},
      {"fide-1997", {1997, 12, 1}, {1998, 7, 1}}};
  for (const auto& [system, last, list] : cases)
    EXPECT_EQ(trf::rating::list_after(lists(system), last), list)
        << system << ' ' << to_string(last);
  // A late report makes no list before the one in force, nor that one again.
  for (const Date late : {Date{2015, 3, 1}, Date{2015, 10, 22}, Date{2015, 11, 1}, Date{}})
    EXPECT_EQ(trf::rating::next_list(lists("elo-italia"), {2015, 11, 1}, late),
              (Date{2015, 12, 1}));
  EXPECT_EQ(trf::rating::next_list(lists("elo-italia"), {2015, 11, 1}, {2015, 11, 22}),
            (Date{2016, 1, 1}));
  EXPECT_EQ(trf::rating::next_list(lists("elo-italia"), {}, {2015, 10, 22}), (Date{2015, 11, 1}));
  EXPECT_EQ(trf::rating::closing_of(lists("elo-italia"), {2015, 11, 1}), (Date{2015, 10, 22}));
  EXPECT_EQ(trf::rating::closing_of(lists("elo-italia-rapid"), {2016, 1, 1}), (Date{2015, 12, 25}));
  EXPECT_EQ(trf::rating::closing_of(lists("fide-1997"), {1998, 1, 1}), (Date{1997, 11, 30}));
}

LedgerEntry player(Categoria title, int rating, int change) {
  LedgerEntry entry;
  entry.title = title;
  entry.rating = rating;
  entry.changes = {change};
  return entry;
}

// RTF 4.4.1.1, 4.4.2: who starts with 1500 is 3N, whatever the list has as the title.
TEST(Titles, TheCapOf1600IsForThoseWhoStartBelow1500) {
  const std::tuple<int, int, int> cases[] = {{1499, 100, 1599}, {1499, 101, 1600},
                                             {1499, 102, 1600}, {1500, 101, 1601},
                                             {1590, 60, 1650},  {1650, -20, 1630}};
  for (const auto& [rating, change, reached] : cases)
    EXPECT_EQ(end_period(player(Categoria::s1, rating, change)).rating, reached)
        << rating << ' ' << change;
  EXPECT_EQ(end_period(player(Categoria::n3, 1590, 60)).rating, 1650);
}

TEST(Titles, ComeWithTheRatingAtTheStartOfThePeriod) {
  const std::pair<int, Categoria> cases[] = {
      {1499, Categoria::nc}, {1500, Categoria::n3}, {1599, Categoria::n3},
      {1600, Categoria::n2}, {1799, Categoria::n2}, {1800, Categoria::n1},
      {1999, Categoria::n1}, {2000, Categoria::cm}, {2300, Categoria::cm}};
  for (const auto& [rating, title] : cases)
    EXPECT_EQ(end_period(player(Categoria::nc, rating, 0)).title, title) << rating;
}

// RTF 4.4.1.5 a, b, c
TEST(Titles, AMaestroNeedsNormRatingAndGames) {
  const auto title = [](int rating, int games, int norms, bool fide, bool during) {
    auto entry = player(Categoria::cm, rating, 0);
    entry.games = games;
    entry.single_norms = norms;
    entry.has_fide_rating = fide;
    entry.reached_2200 = during;
    return end_period(entry).title;
  };
  EXPECT_EQ(title(2200, 0, 1, false, false), Categoria::m);
  EXPECT_EQ(title(2199, 0, 1, false, false), Categoria::cm);
  EXPECT_EQ(title(2200, 0, 0, false, false), Categoria::cm);
  EXPECT_EQ(title(2200, 24, 1, true, false), Categoria::m);
  EXPECT_EQ(title(2200, 23, 1, true, false), Categoria::cm);
  EXPECT_EQ(title(2150, 24, 1, false, true), Categoria::m);
  EXPECT_EQ(title(2150, 23, 1, false, true), Categoria::cm);
  EXPECT_TRUE(trf::rating::reaches_maestro(24, 220000));
  EXPECT_FALSE(trf::rating::reaches_maestro(23, 220000));
  EXPECT_FALSE(trf::rating::reaches_maestro(24, 219999));
}

TEST(Ledger, FindsAPlayerByAnyNumber) {
  const trf::rating::Ledger ledger{
      {LedgerEntry{.id = "140001"}, LedgerEntry{.id = "Rossi, Mario"}}};
  trf::Player player;
  player.fide_id = "800001";
  EXPECT_FALSE(ledger.find(player));
  player.name = "Rossi, Mario";
  EXPECT_EQ(ledger.find(player), 1U);
  player.national.push_back({});
  player.national.back().id = "0140001";
  EXPECT_EQ(ledger.find(player), 0U);
  EXPECT_FALSE(ledger.find(""));
}

// A person who played and one who did not are found by the same facts.
TEST(Ledger, FindsARowOfTheListByTheSameFacts) {
  const trf::rating::Ledger ledger{{LedgerEntry{.id = "140001"}, LedgerEntry{.id = "800002"},
                                    LedgerEntry{.id = "Rossi, Mario"}}};
  const auto row = [&](std::string_view id, std::string_view fide, std::string_view name) {
    trf::rating::ListRecord record;
    record.id = id;
    record.fide_id = fide;
    record.name = name;
    return ledger.find(record);
  };
  EXPECT_EQ(row("140001", "", ""), 0U);
  EXPECT_EQ(row("140001", "800002", ""), 1U);
  EXPECT_FALSE(row("140003", "800003", "ROSSI Mario"));  // Whose name others may have
  EXPECT_EQ(ledger.find_name("ROSSI Mario"), 2U);
  EXPECT_FALSE(ledger.find_name("Rossi, Maria"));
  trf::Player player;
  player.name = "ROSSI Mario";
  EXPECT_EQ(ledger.find(player), 2U);
  EXPECT_EQ(ledger.find(player, {"800002", "140001"}), 1U);
}

TEST(Names, AreOnePersonsWhenTheShorterOneBeginsTheLongerOne) {
  EXPECT_TRUE(trf::same_person_name("Rossi, Mario", "ROSSI Mario"));
  EXPECT_TRUE(trf::same_person_name("Rossi, M.", "Rossi, Mario Luca"));
  EXPECT_TRUE(trf::same_person_name("Müller, Jörg", "Mueller, Joerg"));
  EXPECT_TRUE(trf::same_person_name("D'Amico, Nicolò", "Damico, Nicolo"));
  for (const char* of_a_spreadsheet :
       {"D’Amico, Nicolò", "D´Amico, Nicolo", "D`AMICO Nicolo\u0300", "D\u2018Amico,\u00A0Nicolò"})
    EXPECT_EQ(trf::folded_name(of_a_spreadsheet), trf::folded_name("D'Amico, Nicolò"));
  EXPECT_EQ(trf::folded_name("Popa‐Ionescu, Ștefan"), trf::folded_name("Popa-Ionescu, Ştefan"));
  EXPECT_NE(trf::folded_name("Ivanov, Пётр"), trf::folded_name("Ivanov, Павел"));
  EXPECT_FALSE(trf::same_person_name("Rossi, Mario", "Rossi, Maria"));
  EXPECT_FALSE(trf::same_person_name("Rossi, Mario", "Russo, Mario"));
  EXPECT_EQ(trf::folded_name("Ròssi, Mària"), "mariarossi");
  EXPECT_NE(trf::folded_name("P001, X"), trf::folded_name("P002, X"));
}

/// An event of three players of whom the ratings are those of that report; 0: none.
trf::test::Draft small_event(Date start, const std::vector<std::string_view>& rows,
                             const std::vector<int>& ratings) {
  auto tournament = trf::test::sketch(rows);
  tournament.start = tournament.end = start;
  for (std::size_t i = 0; i < ratings.size(); ++i) {
    auto& player = tournament.players[i];
    player.federation = "ITA";
    player.fide_id = std::to_string(700001 + i);
    trf::NationalRecord national;
    national.federation = "ITA";
    national.rating = static_cast<std::uint16_t>(ratings[i]);
    player.national.push_back(national);
  }
  return tournament;
}

/// Rates the events as one period, in two passes: what reports take over from each other first.
std::unique_ptr<trf::rating::Period> period_of(const std::vector<trf::test::Draft>& events,
                                               const std::vector<std::size_t>& order,
                                               trf::EventType type = trf::EventType::team) {
  trf::rating::Revision revision;
  for (int pass = 0;; ++pass) {
    auto period = std::make_unique<trf::rating::Period>();
    for (std::uint32_t number = 0; number < order.size(); ++number) {
      const auto& tournament = events[order[number]];
      // A team event needs no number of rounds and players (RTF 5.4.1).
      auto event = trf::rating::make_event(tournament, {.type = type, .seconds = {}});
      const auto use = trf::rating::without_list(tournament);
      revision.apply(event, use, number);
      const auto& regulation = *trf::rating::edition_for("elo-italia", tournament.start).regulation;
      period->add(number, tournament, event, trf::rating::rate(event, regulation), use, regulation);
    }
    period->finish();
    if (pass == 1) return period;
    revision = period->revision();
  }
}

// RTF 4.2.3: the earliest report is used, in any order of the files.
TEST(Period, IsTheSameInEveryOrderOfItsReports) {
  const std::vector<trf::test::Draft> events{
      small_event({2015, 10, 1}, {"2w1 3w1", "1b0 Z", "Z 1b0"}, {1700, 1600, 1650}),
      small_event({2015, 10, 5}, {"2b0 3b=", "1w1 Z", "Z 1w="}, {1750, 1600, 1600}),
      small_event({2015, 10, 9}, {"3w1 2w0", "Z 1b1", "1b0 Z"}, {1690, 1640, 1650})};
  using Row = std::tuple<std::string, int, std::optional<std::int64_t>, std::optional<int>>;
  const auto rows = [&](const std::vector<std::size_t>& order) {
    const auto period = period_of(events, order);
    EXPECT_TRUE(period->revision().is_empty());
    std::vector<Row> found;
    for (std::size_t i = 0; i < period->size(); ++i) {
      const auto row = period->row(i);
      found.emplace_back(row.id, row.change.rating, row.change.change_hundredths,
                         row.change.new_rating);
    }
    return found;
  };
  std::vector<std::size_t> order{0, 1, 2};
  const auto wanted = rows(order);
  ASSERT_EQ(wanted.size(), 3U);
  EXPECT_EQ(std::get<1>(wanted[0]), 1700);
  EXPECT_EQ(std::get<1>(wanted[1]), 1600);
  EXPECT_EQ(std::get<1>(wanted[2]), 1650);
  while (std::next_permutation(order.begin(), order.end())) EXPECT_EQ(rows(order), wanted);
}

// RTF 4.2.3: the rating of a later report, if the first one has none.
TEST(Period, FindsAKeyFromAnyPlace) {
  // 12 players, so that keys are farther from a place than find() walks.
  const std::vector<std::string_view> rows{"2w1", "1b0", "4w1",  "3b0", "6w1",  "5b0",
                                           "8w1", "7b0", "10w1", "9b0", "12w1", "11b0"};
  const auto period = period_of({small_event({2015, 3, 7}, rows, std::vector<int>(12, 1700))}, {0});
  ASSERT_EQ(period->size(), 12U);
  for (std::size_t from = 0; from < 15; ++from) {
    for (std::size_t i = 0; i < period->size(); ++i) {
      const auto key = period->row(i).key;
      auto near = from;
      EXPECT_EQ(period->find(key, near), i) << from;
      EXPECT_EQ(near, i);
      EXPECT_EQ(period->find(key), i);
      near = from;
      EXPECT_EQ(period->find(key + 100, near), std::nullopt);
      EXPECT_EQ(near, 12U);
    }
    auto near = from;
    EXPECT_EQ(period->find(period->row(0).key - 1, near), std::nullopt);
    EXPECT_EQ(near, 0U);
  }
}

TEST(Period, TakesTheRatingOfALaterReportIfTheFirstHasNone) {
  const std::vector<trf::test::Draft> events{
      small_event({2015, 10, 1}, {"2w1 3w1", "1b0 Z", "Z 1b0"}, {0, 1600, 1650}),
      small_event({2015, 10, 5}, {"2b0 3b=", "1w1 Z", "Z 1w="}, {1750, 1600, 1650}),
      small_event({2015, 10, 9}, {"3w1 2w0", "Z 1b1", "1b0 Z"}, {1690, 1600, 1650})};
  for (const auto& order : {std::vector<std::size_t>{0, 1, 2}, {2, 1, 0}}) {
    const auto period = period_of(events, order);
    ASSERT_EQ(period->size(), 3U);
    EXPECT_EQ(period->row(0).id, "700001");
    EXPECT_EQ(period->row(0).change.rating, 1750);
  }
}

// A league of more than 31 days without round dates does not clash with an event in that time.
TEST(Period, FindsPlayersInTwoEventsAtOnce) {
  auto other = small_event({2015, 10, 10}, {"2w1 3w1", "1b0 Z", "Z 1b0"}, {1700, 1600, 1650});
  other.end = {2015, 10, 12};
  const auto clashes = [&](Date end, trf::EventType type = trf::EventType::team) {
    auto league = small_event({2015, 10, 1}, {"2w=", "1b=", "Z"}, {1700, 1600, 1650});
    league.end = end;
    league.type_code = "FIDE_TEAM_ROUNDROBIN";
    for (std::uint16_t number = 1; number <= 2; ++number) {
      auto& team = league.teams.emplace_back();
      team.number = number;
      team.members = {static_cast<trf::PlayerIndex>(number - 1)};
    }
    const auto found = period_of({league, other}, {0, 1}, type)->findings();
    return std::ranges::count(found, trf::rating::PeriodFinding::Kind::at_once,
                              &trf::rating::PeriodFinding::kind);
  };
  EXPECT_EQ(clashes({2015, 10, 31}), 1);
  EXPECT_EQ(clashes({2015, 11, 1}), 1);
  EXPECT_EQ(clashes({2015, 11, 2}), 0);
  EXPECT_EQ(clashes({2015, 11, 2}, trf::EventType::scheveningen), 0);
}

// B.02 (2024) 8.2: the games of earlier events, too, make the first rating.
TEST(Period, PoolsTheEarlierGamesOfAFirstRating) {
  auto tournament = trf::test::sketch({"2w1 3b=", "1b0 .", ". 1w="});
  tournament.start = tournament.end = {2024, 6, 1};
  tournament.players[1].rating = 1800;
  tournament.players[2].rating = 1900;
  for (std::size_t i = 0; i < 3; ++i) tournament.players[i].fide_id = std::to_string(700001 + i);
  auto event = trf::rating::make_event(tournament, {});
  auto& facts = event.entrants[0].facts;
  facts.pool_games = 3;
  facts.pool_score = trf::Score::from_tenths(15);
  facts.pool_sum = 5400;
  const auto& regulation = *trf::rating::edition_for("fide", tournament.start).regulation;
  const auto rated = trf::rating::rate(event, regulation);
  trf::rating::Period period;
  period.add(0, tournament, event, rated, trf::rating::without_list(tournament), regulation);
  period.finish();
  // 1800 + 1900 + 5400, and two opponents of 1800: 12700 : 7 = 1814; 4 of 7 points: + 50.
  EXPECT_EQ(rated.changes[0].initial_rating, 1864);
  std::size_t found = 0;
  for (std::size_t i = 0; i < period.size(); ++i) {
    const auto row = period.row(i);
    if (row.id != "700001") continue;
    ++found;
    EXPECT_EQ(row.change.games, 5);
    EXPECT_EQ(row.change.initial_rating, 1864);
    EXPECT_EQ(row.change.new_rating, 1864);
  }
  EXPECT_EQ(found, 1U);
}

}  // namespace
