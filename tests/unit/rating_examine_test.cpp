// What the examiner of standings finds in lines that only people read, and a rating list.

#include <gtest/gtest.h>

#include <algorithm>
#include <array>

#include "support/report_text.hpp"
#include "trf/check_ids.hpp"
#include "trf/layout.hpp"
#include "trf/rating/examine.hpp"
#include "trf/read.hpp"
#include "trf/tiebreak/examine.hpp"

namespace {

using trf::test::ReportText;

/// Findings M19 of the team sample with these lines.
std::vector<trf::Diagnostic> findings_of(const std::vector<std::string>& lines) {
  ReportText text(TRF_SAMPLES "/clean-team.trf");
  for (const auto& line : lines) text.add(line);
  const auto bytes = text.bytes();
  const trf::Document document{bytes};
  const auto report = trf::read(document);
  trf::CheckOptions options;
  options.profiles = {trf::Profile::tiebreak};
  const std::vector<trf::Examiner> examiners{trf::tiebreak::examiner()};
  auto found =
      trf::check(document, &*report.value, report.diagnostics, options, examiners).findings;
  std::erase_if(found, [](const trf::Diagnostic& each) { return each.check != "M19"; });
  return found;
}

/// Text at the end of a field.
void put(std::string& line, const trf::layout::Field& field, std::string_view text) {
  const std::size_t end = field.first - 1U + field.width;
  if (line.size() < end) line.resize(end, ' ');
  line.replace(end - text.size(), text.size(), text);
}

/// The team sample has two boards and three rounds. Team 1, Alfa.
struct TeamLine {
  std::string_view match_points = "3.0", game_points = "3.0";
  std::array<std::string_view, 3> opponents{"4", "2", "3"};
  std::array<std::string_view, 3> points{"1.5", "1.0", "0.5"}, letters{"1=", "10", "=0"};

  [[nodiscard]] std::string as_802() const {
    namespace columns = trf::layout::team_results;
    std::string line = "802";
    put(line, columns::team, "1");
    put(line, columns::match_points, match_points);
    put(line, columns::game_points, game_points);
    for (std::size_t i = 0; i < 3; ++i) {
      put(line, columns::opponent.at(i), opponents[i]);
      put(line, columns::round_points.at(i), points[i]);
    }
    return line;
  }
  [[nodiscard]] std::string as_801() const {
    namespace columns = trf::layout::board_results;
    std::string line = "801";
    put(line, columns::team, "1");
    put(line, columns::match_points, match_points);
    put(line, columns::game_points, game_points);
    for (std::size_t i = 0; i < 3; ++i) {
      put(line, columns::opponent(2).at(i), opponents[i]);
      put(line, columns::results(2).at(i), letters[i]);
    }
    return line;
  }
};

TEST(TeamLines, ThatAgreeWithTheGamesHaveNoFinding) {
  EXPECT_TRUE(findings_of({TeamLine{}.as_802()}).empty());
  EXPECT_TRUE(findings_of({TeamLine{}.as_801()}).empty());
}

TEST(TeamLines, EachWrongNumberIsAFindingInItsPlace) {
  namespace in_802 = trf::layout::team_results;
  namespace in_801 = trf::layout::board_results;
  const auto expect = [](const std::string& line, const trf::layout::Field& field) {
    const auto found = findings_of({line});
    ASSERT_EQ(found.size(), 1U) << line;
    EXPECT_EQ(found[0].where.column, field.first) << line;
    EXPECT_EQ(found[0].where.width, field.width) << line;
  };
  for (std::size_t i = 0; i < 3; ++i) {
    TeamLine line;
    line.opponents[i] = "1";
    expect(line.as_802(), in_802::opponent.at(i));
    expect(line.as_801(), in_801::opponent(2).at(i));
    line = {};
    line.points[i] = "2.0";
    expect(line.as_802(), in_802::round_points.at(i));
    line = {};
    line.letters[i] = "11";
    expect(line.as_801(), in_801::results(2).at(i));
  }
  TeamLine line;
  line.match_points = "4.0";
  expect(line.as_802(), in_802::match_points);
  expect(line.as_801(), in_801::match_points);
  line = {};
  line.game_points = "3.5";
  expect(line.as_802(), in_802::game_points);
  expect(line.as_801(), in_801::game_points);
}

TEST(TeamLines, HaveTheLettersOfTheBoardsAndThePointsOfRecord299) {
  const std::string won_matches = "299 W         5.0         1";
  TeamLine line{.game_points = "6.5"};
  EXPECT_TRUE(findings_of({won_matches, line.as_801()}).empty());
  line.points[0] = "5.0";
  EXPECT_TRUE(findings_of({won_matches, line.as_802()}).empty());
}

/// Findings M19 of the team sample with lines 802 of the first teams, whose opponents are all
/// wrong.
long wrong_lines(int teams) {
  std::vector<std::string> lines;
  for (int team = 1; team <= teams; ++team) {
    std::string& line = lines.emplace_back("802   " + std::to_string(team));
    line.resize(28, ' ');
    for (int round = 1; round <= 3; ++round)
      line +=
          " 99 w       "
          " ";
  }
  return std::ssize(findings_of(lines));
}

TEST(TeamLines, OfAnotherRasterAreOneFinding) {
  EXPECT_EQ(wrong_lines(1), 3);
  EXPECT_EQ(wrong_lines(2), 1);
  EXPECT_EQ(wrong_lines(3), 1);
}

TEST(TeamLines, OfALongerTagAreNotRead) {
  TeamLine wrong;
  wrong.opponents = {"1", "1", "1"};
  for (auto line : {wrong.as_801(), wrong.as_802()}) {
    EXPECT_FALSE(findings_of({line}).empty());
    line[3] = '0';
    EXPECT_TRUE(findings_of({line}).empty());
  }
}

/// Findings of a report of players with these ratings, compared with a list of the others; 0: none.
std::vector<std::string> compared(const std::vector<std::array<int, 2>>& ratings) {
  std::string text = "012 Ratings\n", list = "id,name,fide_rating\n";
  for (std::size_t i = 0; i < ratings.size(); ++i) {
    const auto [stated, listed] = ratings[i];
    const auto number = std::to_string(i + 1), id = "81234" + number;
    std::string row = "001";
    const auto cell = [&row](const trf::layout::Field& field, std::string_view value) {
      put(row, field, value);
    };
    cell(trf::layout::player::start_rank, number);
    cell(trf::layout::player::name, "Player " + number);
    if (stated != 0) cell(trf::layout::player::rating, std::to_string(stated));
    cell(trf::layout::player::fide_id, id);
    cell(trf::layout::player::points, "0.0");
    cell(trf::layout::player::rank, number);
    text += row + "\n";
    list += id + ",," + (listed == 0 ? "" : std::to_string(listed)) + "\n";
  }
  const auto indexed = trf::rating::IndexedList::read(list);
  const trf::Document document{text};
  const auto report = trf::read(document);
  const std::vector<trf::Examiner> examiners{indexed.value->examiner()};
  std::vector<std::string> found;
  for (const auto& each :
       trf::check(document, &*report.value, report.diagnostics, {}, examiners).findings)
    if (each.check == "R31" || each.check == "R32") found.emplace_back(each.check.text());
  return found;
}

TEST(RatingListCheck, SaysThatAnotherListWasUsedIfMoreThanHalfOfFourOrMoreRatingsDiffer) {
  using Checks = std::vector<std::string>;
  constexpr std::array same{2000, 2000}, other{2000, 2010}, unrated{0, 0};
  EXPECT_EQ(compared({same, same, other, other}), (Checks{"R31", "R31"}));
  EXPECT_EQ(compared({same, other, other, other}), Checks{"R32"});
  EXPECT_EQ(compared({other, other, other}), (Checks{"R31", "R31", "R31"}));
  // A rating on one side is compared; players without one on both are not.
  EXPECT_EQ(compared({same, {0, 2010}, {0, 2010}, {2000, 0}}), Checks{"R32"});
  EXPECT_EQ(compared({same, other, other, other, unrated, unrated}), Checks{"R32"});
  EXPECT_EQ(compared({other, other, other, unrated}), (Checks{"R31", "R31", "R31"}));
}

/// The place of the finding about a day with too many rounds, in a report with a record 132 for
/// each round.
trf::Position place_of_long_day(const std::vector<std::string_view>& dates) {
  std::string text = "012 Days\n042 2015/10/02\n142 " + std::to_string(dates.size()) + "\n";
  for (const auto date : dates) text += "132 " + std::string{date} + "\n";
  std::string player = "001";
  put(player, trf::layout::player::start_rank, "1");
  put(player, trf::layout::player::points, "0.0");
  put(player, trf::layout::player::rank, "1");
  text += "172 ITA FIDON\n222 3600\n" + player + "\n";
  const trf::Document document{text};
  const auto report = trf::read(document);
  trf::CheckOptions options;
  options.profiles = {trf::Profile::fsi};
  const auto examiners = trf::rating::event_examiners();
  for (const auto& each :
       trf::check(document, &*report.value, report.diagnostics, options, examiners).findings)
    if (to_string(each.message).find("2015/10/03") != std::string::npos) return each.where;
  return {};
}

TEST(EventCheck, NamesTheRecordOfTheRoundThatIsTooMuchForItsDay) {
  const std::string_view first = "2015/10/02", second = "2015/10/03", third = "2015/10/04";
  const auto where = place_of_long_day({first, second, second, second, second, third, third});
  EXPECT_EQ(where.line, 8U);
  EXPECT_EQ(where.column, 5U);
  EXPECT_EQ(where.width, 10U);
}

/// Findings of a check in a report of one player of these numbers.
std::vector<trf::Diagnostic> found_for(std::string_view national, std::string_view fide,
                                       const trf::Examiner& examiner, std::string_view check) {
  std::string player = "001", record = "ITA";
  put(player, trf::layout::player::start_rank, "1");
  player.replace(player.size(), 0, " m    Rossi, Mario");
  put(player, trf::layout::player::fide_id, fide);
  put(player, trf::layout::player::points, "0.0");
  put(player, trf::layout::player::rank, "1");
  put(record, trf::layout::national::start_rank, "1");
  put(record, trf::layout::national::id, national);
  const auto text = "012 Numbers\n" + player + "\n" + record + "\n";
  const trf::Document document{text};
  const auto report = trf::read(document);
  auto found = trf::check(document, &*report.value, report.diagnostics, {}, {{examiner}}).findings;
  std::erase_if(found, [&](const trf::Diagnostic& each) { return each.check.text() != check; });
  return found;
}

// A row without FIDE number is not that of a player without national number.
TEST(RatingListCheck, FindsARowByTheNumberThatThePlayerHas) {
  const auto list = trf::rating::IndexedList::read(
      "id,fide_id,name,birth,category,rating\n"
      "140002,,\"Bianchi, Carla\",1980,2N,1600\n"
      "140001,831001,\"Rossi, Mario\",1970,2N,\n");
  const auto differences = [&](std::string_view national, std::string_view fide) {
    return found_for(national, fide, list.value->examiner(), "R31").size();
  };
  EXPECT_EQ(differences("140001", "831001"), 0U);
  EXPECT_EQ(differences("", "831001"), 0U);
  EXPECT_EQ(differences("140001", ""), 0U);
  EXPECT_NE(differences("140002", ""), 0U);
}

// As in persons of trf-rate: what is unknown of one date can be that of the other.
TEST(RatingListCheck, ComparesAsMuchOfTheDatesOfBirthAsBothHave) {
  const auto differs = [](std::string_view ours, std::string_view listed) {
    const auto list = trf::rating::IndexedList::read(
        "fideid,name,birth,rating\n831001,\"Rossi, Mario\"," + std::string{listed} + ",\n");
    std::string player = "001";
    put(player, trf::layout::player::start_rank, "1");
    player.replace(player.size(), 0, " m    Rossi, Mario");
    put(player, trf::layout::player::fide_id, "831001");
    put(player, trf::layout::player::birth, ours);
    put(player, trf::layout::player::points, "0.0");
    put(player, trf::layout::player::rank, "1");
    const auto text = "012 Dates\n" + player + "\n";
    const trf::Document document{text};
    const auto report = trf::read(document);
    const auto found =
        trf::check(document, &*report.value, report.diagnostics, {}, {{list.value->examiner()}})
            .findings;
    return std::ranges::any_of(found, [](const auto& each) { return each.check == "R31"; });
  };
  EXPECT_FALSE(differs("1990/05/06", "1990"));
  EXPECT_FALSE(differs("1990/00/00", "1990/05/06"));
  EXPECT_FALSE(differs("1990/05/06", "1990/05/06"));
  EXPECT_TRUE(differs("1990/05/06", "1990/05/07"));
  EXPECT_TRUE(differs("1990/05/06", "1990/06/00"));
  EXPECT_TRUE(differs("1990/05/06", "1991"));
}

TEST(Members, AreFoundByEachNumberAlone) {
  const auto members = trf::rating::Members::read("id,name\n0140001,\n831001,\n");
  ASSERT_TRUE(members.value);
  const auto is_member = [&](std::string_view national, std::string_view fide) {
    return found_for(national, fide, members.value->examiner(), "I08").empty();
  };
  EXPECT_TRUE(is_member("140001", ""));
  EXPECT_TRUE(is_member("0140001", "831009"));
  EXPECT_TRUE(is_member("140009", "831001"));
  EXPECT_FALSE(is_member("140009", "831009"));
  EXPECT_FALSE(is_member("140009", ""));
  EXPECT_FALSE(is_member("", "831009"));
  EXPECT_FALSE(is_member("", ""));
}

}  // namespace
