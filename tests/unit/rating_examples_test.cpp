// An example for each public header of librating: tests/examples.sh requires every header here.

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include <fmt/format.h>

#include "support/draft.hpp"
#include "trf/check_ids.hpp"
#include "trf/rating/change.hpp"
#include "trf/rating/correction.hpp"
#include "trf/rating/counts_for.hpp"
#include "trf/rating/event.hpp"
#include "trf/rating/event_content.hpp"
#include "trf/rating/event_list.hpp"
#include "trf/rating/examine.hpp"
#include "trf/rating/expected_score.hpp"
#include "trf/rating/list.hpp"
#include "trf/rating/monitor.hpp"
#include "trf/rating/next_list.hpp"
#include "trf/rating/norm.hpp"
#include "trf/rating/period.hpp"
#include "trf/rating/period_finding.hpp"
#include "trf/rating/person.hpp"
#include "trf/rating/rate.hpp"
#include "trf/rating/regulation.hpp"
#include "trf/rating/rounding.hpp"
#include "trf/rating/title.hpp"
#include "trf/read.hpp"
#include "trf/tie_break_list.hpp"
#include "trf/tiebreak/breakdown.hpp"
#include "trf/tiebreak/check.hpp"
#include "trf/tiebreak/code.hpp"
#include "trf/tiebreak/crosstable.hpp"
#include "trf/tiebreak/edition.hpp"
#include "trf/tiebreak/examine.hpp"
#include "trf/tiebreak/prizes.hpp"
#include "trf/tiebreak/standings.hpp"

namespace {

namespace rating = trf::rating;
namespace tiebreak = trf::tiebreak;

/// Two players of 2000 and 1900, and the results of both.
trf::test::Draft tournament(char white = '1', char black = '0') {
  return trf::read(
             fmt::format(
                 "012 Example\n"
                 "042 2026/03/07\n"
                 "052 2026/03/07\n"
                 "222 5400+30\n"
                 "001    1 m    Rossi, Ada                        2000 ITA      812345 1990/01/01  "
                 "1.0    1     2 w {}\n"
                 "001    2 m    Neri, Ugo                         1900 ITA      812346 1991/01/01  "
                 "0.0    2     1 b {}\n",
                 white, black))
      .value;
}

TEST(ExampleOf, RateEventChangeAndRegulation) {
  const auto event = tournament();
  const auto rated = rating::rate(rating::make_event(event, {}),
                                  *rating::edition_for("fide", event.start).regulation);
  const rating::Change& change = rated.changes[0];
  EXPECT_EQ(change.games, 1);
  EXPECT_EQ(change.expected_exact_hundredths, 64);
}

TEST(ExampleOf, PeriodFinding) {
  const auto event = tournament();
  const auto& regulation = *rating::edition_for("fide", event.start).regulation;
  const auto made = rating::make_event(event, {});
  rating::Period period;
  for (const std::uint32_t number : {1U, 2U})
    period.add(number, event, made, rating::rate(made, regulation), rating::without_list(event),
               regulation);
  period.finish();
  const std::vector<rating::PeriodFinding> found = period.findings();
  ASSERT_FALSE(found.empty());
  EXPECT_EQ(found.front().kind, rating::PeriodFinding::Kind::same_event);
}

TEST(ExampleOf, CountsFor) {
  // Two players are a match, in which Elo Italia gives no norm of one round.
  const auto event = tournament();
  const auto counts = rating::counts_for(
      rating::make_event(event, {}), *rating::edition_for("elo-italia", event.start).regulation);
  EXPECT_EQ(counts.seconds, 7200);
  EXPECT_FALSE(counts.gives(rating::Purpose::double_norm));
}

TEST(ExampleOf, ExpectedScore) { EXPECT_EQ(rating::expected_score(100), 64); }

TEST(ExampleOf, Rounding) { EXPECT_EQ(rating::round_divide(5, 2), 3); }

TEST(ExampleOf, ListAndMonitor) {
  const auto list = rating::RatingList::read("id,name,rating\n812345,\"Rossi, Ada\",2000\n");
  ASSERT_TRUE(list.value.has_value());
  EXPECT_EQ(list.value->size(), 1U);
  const std::array<const rating::RatingList*, 2> lists{&*list.value, &*list.value};
  EXPECT_EQ(rating::monitor(lists, {}).size(), 2U);
}

TEST(ExampleOf, PeriodAndPerson) {
  EXPECT_EQ(rating::without_list(tournament()).keys.size(), tournament().players.size());
  EXPECT_EQ(rating::contradiction({"1", {}, "Rossi, Ada", {}}, {"1", {}, "Neri, Ivo", {}}),
            rating::Contradiction::name);
}

TEST(ExampleOf, EventContent) {
  const auto content = rating::content_of(tournament());
  EXPECT_TRUE(rating::parse_content(rating::to_string(content)).has_value());
}

TEST(ExampleOf, EventList) {
  const auto content = rating::content_of(tournament());
  rating::EventFinder finder{{&content, &content}};
  EXPECT_EQ(finder.first(content, 2), 0U);
  finder.leave_out(0);
  EXPECT_EQ(finder.first(content, 2), 1U);
  EXPECT_FALSE(finder.first(content, 1));
}

TEST(ExampleOf, Norm) { EXPECT_EQ(rating::title_norms().front().name, "GM"); }

TEST(ExampleOf, Title) {
  EXPECT_EQ(rating::end_period({.id = "1", .title = rating::Categoria::n1, .rating = 1950}).rating,
            1950);
}

TEST(ExampleOf, StandingsAndTheirParts) {
  const auto event = tournament();
  const auto table = tiebreak::make_crosstable(event, {});
  const auto& edition = tiebreak::edition_on(event.start);
  const auto codes = tiebreak::resolve(trf::parse_tie_breaks("BH,WIN").codes,
                                       tiebreak::ListOrigin::asked, edition, table)
                         .codes;
  const auto standings = tiebreak::rank(table, edition, codes);
  EXPECT_EQ(table.entrants[standings.ranking.order[0]].name, "Rossi, Ada");
  EXPECT_EQ(tiebreak::explain(table, edition, codes, standings, 1, 0).code, "BH");
  EXPECT_TRUE(tiebreak::differences(event, table, standings).empty());
}

TEST(ExampleOf, Prizes) {
  using namespace tiebreak;
  // Two players with 3 points share 100.01 and 50; the third has no prize.
  const std::vector<Prize> prizes{{{{1, 10'001, 0}, {2, 5'000, 1}}, {0, 1, 2}}};
  const std::vector<Competitor> order{0, 1, 2};
  const std::vector<std::int64_t> points{30, 30, 10};
  const auto awards = award_prizes(prizes, order, points, PrizeRule::one, PrizeShare::equal);
  ASSERT_EQ(awards.given.size(), 2U);
  EXPECT_EQ(awards.given[0].cents, 7'501);
  EXPECT_EQ(awards.given[1].cents, 7'500);
}

TEST(ExampleOf, Examine) {
  const trf::Document document{
      "012 Example\n"
      "202 SB\n"
      "001    1 m    Rossi, Ada                        2000 ITA      812345 1990/01/01  1.0 "
      "   2     2 w 1\n"
      "001    2 m    Neri, Ugo                         1900 ITA      812346 1991/01/01  0.0 "
      "   1     1 b 0\n"};
  const auto report = trf::read(document);
  const std::vector<trf::Examiner> examiners{tiebreak::examiner()};
  trf::CheckOptions options;
  options.profiles = {trf::Profile::tiebreak};
  const auto run = trf::check(document, &*report.value, report.diagnostics, options, examiners);
  const auto has_wrong_rank = [](const trf::Diagnostic& finding) { return finding.check == "T08"; };
  EXPECT_TRUE(std::any_of(run.findings.begin(), run.findings.end(), has_wrong_rank));
}

TEST(ExampleOf, ListsThatExamine) {
  const auto list = rating::IndexedList::read("id,name,fide_rating\n812345,\"Rossi, Ada\",2010\n");
  const auto members = rating::Members::read("name;birth\nRossi, Ada;1990\n");
  ASSERT_TRUE(list.value && members.value);
  EXPECT_FALSE(rating::Members::read("surname\nRossi\n").value);
  const trf::Document document{
      "012 Example\n"
      "001    1 m    Rossi, Ada                        2000 ITA      812345 1990/01/01  1.0    1\n"
      "001    2 m    Neri, Ugo                         1900 ITA      812346 1991/01/01  0.0    "
      "2\n"};
  const auto report = trf::read(document);
  const std::vector<trf::Examiner> examiners{list.value->examiner(), members.value->examiner()};
  const auto run = trf::check(document, &*report.value, report.diagnostics, {}, examiners);
  std::vector<std::string> found;
  for (const auto& finding : run.findings)
    if (finding.check == "R31" || finding.check == "I08")
      found.push_back(to_string(finding.message));
  EXPECT_EQ(found, (std::vector<std::string>{"player 1: rating is '2000'; the list has '2010'",
                                             "player 2, Neri, Ugo, is not in the list of members",
                                             "player 2: FIDE number 812346 is not in the list"}));
}

TEST(ExampleOf, CorrectionOfAList) {
  // Rossi's win was reported as a draw; his row is still as that report left it.
  const std::string start =
      "id,name,rating,k,games,list_date\n"
      "812345,\"Rossi, Ada\",2000,20,50,2026/03/01\n"
      "812346,\"Neri, Ugo\",1900,20,50,2026/03/01\n";
  const auto layout = rating::read_list_layout(start);
  const auto list = rating::RatingList::read(start);
  const rating::Persons persons{*list.value, start};
  const auto& fide = *rating::edition_for("fide", {2026, 3, 7}).regulation;
  const trf::Date april{2026, 4, 1};
  const auto alone = [&](const trf::test::Draft& tournament, rating::Period& period) {
    auto event = rating::make_event(tournament, {});
    const auto use = rating::apply_list(event, tournament, persons, fide);
    period.add(0, tournament, event, rating::rate(event, fide), use, fide);
    period.finish();
  };
  rating::Period wrong{&*list.value, nullptr, april}, right{&*list.value, nullptr, april};
  alone(tournament('=', '='), wrong);
  alone(tournament('1', '0'), right);
  std::string published, corrected;
  rating::write_next_list(*layout.value, start, *list.value, fide, wrong, nullptr, {.date = april},
                          [&](std::string_view text) { published += text; });
  const auto published_layout = rating::read_list_layout(published);
  const auto published_list = rating::RatingList::read(published);
  const auto summary = rating::write_corrected_list(
      {*layout.value, start, *list.value},
      {*published_layout.value, published, *published_list.value}, {wrong, right, april}, fide,
      fide, [&](std::string_view text) { corrected += text; });
  EXPECT_EQ(summary.corrected, 2U);
  EXPECT_EQ(rating::RatingList::read(published).value->find("812345")->rating[0], 1997);
  EXPECT_EQ(rating::RatingList::read(corrected).value->find("812345")->rating[0], 2007);
}

}  // namespace
