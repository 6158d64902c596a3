#include "support/draft.hpp"
#include "support/random_match_tournament.hpp"
#include "support/sketch.hpp"
#include "trf/tiebreak/code.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "trf/messages/reader.hpp"
#include "trf/tie_break_list.hpp"
#include "trf/tiebreak/check.hpp"
#include "trf/tiebreak/messages/tie_break_codes.hpp"

namespace trf::tiebreak {
namespace {

test::Draft two_players(int second_rating = 1900) {
  test::Draft tournament;
  for (int i = 0; i < 2; ++i) {
    Player& player = tournament.players.emplace_back();
    player.start_rank = static_cast<std::uint16_t>(i + 1);
    player.rating = static_cast<std::uint16_t>(i == 0 ? 2000 : second_rating);
  }
  return tournament;
}

CodeList resolved(const std::string& list, const Tournament& tournament,
                  ListOrigin origin = ListOrigin::asked, const char* edition = "2026") {
  return resolve(parse_tie_breaks(list).codes, origin, *find_edition(edition),
                 make_crosstable(tournament));
}

TEST(Codes, PutThePointsFirstUnlessTheListDoes) {
  EXPECT_EQ(resolved("BH", two_players()).codes.front().text, "PTS");
  EXPECT_EQ(resolved("BH", two_players()).codes.size(), 2u);
  EXPECT_EQ(resolved("PTS,BH", two_players()).codes.size(), 2u);
  // Record 212 gives the whole order: points count where it names them.
  EXPECT_EQ(resolved("WIN,PTS", two_players(), ListOrigin::report).codes.front().text, "WIN");
  EXPECT_EQ(resolved("WIN", two_players(), ListOrigin::report).codes.size(), 1u);
  EXPECT_EQ(resolved("", two_players(), ListOrigin::report).codes.front().text, "PTS");
}

TEST(Codes, CiteTheArticleOfTheEdition) {
  const auto article = [](const char* code, const char* edition) {
    return info(resolved(code, two_players(), ListOrigin::asked, edition).codes.back(),
                *find_edition(edition))
        .article;
  };
  const std::array<const char*, 3> cases[] = {
      {"BH", "2026", "8.1"},
      {"STD", "2026", "7.7"},
      {"STD", "2024", "C.07 2026, 7.7"},
      {"BH", "2009", "C.02 13"},
      {"FB", "2009", "C.07 8.3"},
      {"ADJ", "2009", "C.04.5"},
      {"BH", "1989", "1989 16 a"},
      {"BH/M1", "1989", "1989 16 b"},
      {"DE", "1989", "1989 16 c"},
      {"WINS16", "1989", "1989 16 d"},
      {"SB", "1989", "C.07 9.1"},
      {"SB", "ita", "SST 1"},
      {"BHITA", "ita", "SST 2"},
      {"DE", "ita", "SST 2"},
      {"BH", "fsi2014", "RTF 7.3.1"},
      {"BH/C1", "fsi2014", "FSI rapid 4.6"},
      {"SB", "fsi2014", "RTF 7.3.1, FSI rapid 4.6"},
      {"KS", "fsi2014", "C.02 13"},
  };
  for (const auto& [code, edition, expected] : cases) {
    EXPECT_EQ(article(code, edition), expected) << code << " " << edition;
  }
}

// The table has a row for each code, the families have the calculations.
TEST(Codes, OfTheTableAreAllCalculatedInSomeEditionForSomeEvent) {
  const test::Draft players = test::sketch({"3w1 2b", "4w1 1w", "1b0 4w", "2b0 3b"});
  const test::Draft teams = test::random_team_tournament(7, "FIDE_TEAM_MP_GP");
  for (const CodeInfo& code : known_codes()) {
    int calculated = 0;
    for (const Edition* edition : editions()) {
      for (const Crosstable& table : {make_crosstable(players), make_crosstable(teams)}) {
        const CodeList list =
            resolve(parse_tie_breaks(code.name).codes, ListOrigin::asked, *edition, table, 1500);
        if (std::ranges::any_of(list.faults, [](const CodeFault& fault) {
              return fault.severity == Severity::error;
            }))
          continue;
        ASSERT_EQ(list.codes.back().text, code.name);
        const Standings standings = rank(table, *edition, list.codes);
        const StandingsColumn& column = standings.columns.back();
        EXPECT_EQ(column.values.size(), table.size()) << code.name;
        ++calculated;
      }
    }
    EXPECT_GT(calculated, 0) << code.name;
    EXPECT_FALSE(code.article.empty() || code.title.empty()) << code.name;
  }
}

TEST(Codes, SayWhatCannotBe) {
  const std::pair<const char*, const char*> cases[] = {
      {"XYZ", "unknown tie-break 'XYZ'"},
      {"BHITA", "BHITA is not a tie-break of edition 2026"},
      {"EMGSB", "EMGSB is for team tournaments"},
      {"BH:GP", "BH does not allow :GP in an individual tournament"},
      {"WIN/C1", "'WIN/C1': WIN does not allow /C1 (C.07 14)"},
      {"KS/C1", "'KS/C1': KS does not allow /C1 (C.07 14)"},
      {"BH/L+1", "'BH/L+1': BH does not allow /L+1 (C.07 14)"},
      {"BH/C1/M1", "'BH/C1/M1': a median and a cut cannot be used together (C.07 14)"},
      {"ESB", "ESB needs two scores: ESB:MM, ESB:MG, ESB:GM or ESB:GG"},
      {"BH/C1/C2", "'BH/C1/C2': /C is used twice"},
      {"OTHER_LOT", "OTHER_LOT is decided outside the report and cannot be calculated"},
  };
  for (const auto& [list, message] : cases) {
    const CodeList codes = resolved(list, two_players());
    ASSERT_EQ(codes.faults.size(), 1u) << list;
    EXPECT_EQ(to_string(codes.faults[0].message), message);
    EXPECT_EQ(codes.faults[0].severity, Severity::error);
  }
}

// What breaks the ties that such a code leaves is not known, so what follows proves nothing.
TEST(Codes, EndBeforeWhatIsDecidedOutsideTheReport) {
  for (const std::string outside : {"OTHER_LOT", "RND"}) {
    const CodeList codes =
        resolved("PTS,BH," + outside + ",SB,XYZ", two_players(), ListOrigin::report);
    ASSERT_EQ(codes.faults.size(), 1u);
    EXPECT_EQ(codes.faults[0].severity, Severity::warning);
    EXPECT_EQ(codes.faults[0].index, 2u);
    EXPECT_EQ(to_string(codes.faults[0].message),
              outside +
                  " is decided outside the report and cannot be calculated; the list ends before "
                  "it");
    EXPECT_EQ(codes.codes.size(), 2u);
  }
}

TEST(Codes, DropFromAReportsListWhatTheEventCannotHave) {
  const CodeList codes = resolved("BH,EMGSB,SB", two_players(), ListOrigin::report);
  ASSERT_EQ(codes.faults.size(), 1u);
  EXPECT_EQ(codes.faults[0].severity, Severity::warning);
  EXPECT_EQ(codes.faults[0].index, 1u);
  EXPECT_EQ(to_string(codes.faults[0].message), "EMGSB is for team tournaments; not used");
  EXPECT_EQ(codes.codes.size(), 2u);
  // The points of a team event are a player's points.
  const CodeList points = resolved("MPTS,BH", two_players(), ListOrigin::report);
  ASSERT_EQ(points.codes.size(), 2u);
  EXPECT_EQ(points.codes[0].text, "PTS");
  EXPECT_EQ(to_string(points.faults[0].message), "MPTS is for team tournaments; PTS is used");
}

TEST(Codes, DropRatingCodesWithUnratedPlayers) {
  EXPECT_TRUE(resolved("ARO", two_players(0)).codes[1].dropped);
  EXPECT_FALSE(resolved("ARO/U1400", two_players(0)).codes[1].dropped);
  EXPECT_FALSE(resolved("ARO", two_players()).codes[1].dropped);
}

TEST(Codes, KeepBuchholzOutOfRoundRobinsSince2026) {
  test::Draft tournament = two_players();
  tournament.type_code = "FIDE_ROUNDROBIN";
  EXPECT_EQ(resolved("BH", tournament).codes.size(), 2u);  // calculated, with a warning
  EXPECT_EQ(resolved("BH", tournament).faults.size(), 1u);
  EXPECT_EQ(resolved("PTS,BH", tournament, ListOrigin::report).codes.size(), 1u);
  EXPECT_TRUE(resolved("BH", tournament, ListOrigin::report, "2024").faults.empty());
}

TEST(Editions, AreThoseInForceOnTheFirstDay) {
  EXPECT_EQ(edition_on({2026, 3, 1}).key, "2026");
  EXPECT_EQ(edition_on({2026, 2, 28}).key, "2024");
  EXPECT_EQ(edition_on({2023, 9, 1}).key, "2024");
  EXPECT_EQ(edition_on({2023, 8, 31}).key, "2009");
  EXPECT_EQ(edition_on({}).key, "2026");
  EXPECT_EQ(find_edition("FSI2014"), find_edition("fsi2014"));
  EXPECT_EQ(find_edition("2022"), nullptr);
}

TEST(Editions, NameTheirFirstDay) {
  EXPECT_EQ(to_string(find_edition("2026")->title()), "FIDE C.07, 1 March 2026");
  EXPECT_EQ(to_string(find_edition("2024")->title()), "FIDE C.07, 1 April 2024");
  EXPECT_EQ(to_string(find_edition("2023")->title()), "FIDE C.07, 1 September 2023");
}

TEST(DefaultLists, FollowTheTypeOfTheTournament) {
  const test::Draft swiss = two_players();
  test::Draft round_robin = two_players();
  round_robin.type_text = "Girone all'italiana";
  const auto list = [](const char* edition, const Tournament& tournament, bool rapid = false) {
    return default_list(*find_edition(edition), make_crosstable(tournament), rapid);
  };
  EXPECT_EQ(list("2026", swiss), "PTS,BH/C1,BH,SB,DE,WIN");
  EXPECT_EQ(list("2026", round_robin), "PTS,DE,WIN,SB,KS");
  EXPECT_EQ(list("fsi2014", swiss), "PTS,BHFSI");  // RTF 7.3.1
  EXPECT_EQ(list("fsi2014", round_robin), "PTS,SB");
  EXPECT_EQ(list("fsi2014", swiss, true), "PTS,BH/C1");  // rapid regulation 4.6
  EXPECT_EQ(list("ita", round_robin), "PTS,SB,DRITA");
}

TEST(DefaultLists, BeginWithThePrimaryScoreOfTeams) {
  test::Draft teams = two_players();
  teams.teams.resize(2);
  for (std::uint16_t i = 0; i < 2; ++i) {
    teams.teams[i].number = static_cast<std::uint16_t>(i + 1);
    teams.teams[i].members = {i};
  }
  const auto list = [&](const char* code, const char* edition = "2026", bool rapid = false) {
    teams.type_code = code;
    return default_list(*find_edition(edition), make_crosstable(teams), rapid);
  };
  EXPECT_EQ(list("FIDE_TEAM_TYPEA_MP_GP"), "MPTS,GPTS,EDE,EMGSB");
  EXPECT_EQ(list("FIDE_TEAM_TYPEA_GP_MP"), "GPTS,MPTS,EDE,EMGSB");
  EXPECT_EQ(list("FIDE_TEAM_TYPEA_MP_GP", "2026", true), "MPTS,GPTS,EDE,EMGSB");
  EXPECT_EQ(list("FIDE_TEAM_TYPEA_MP_GP", "fsi2014"), "MPTS,BH:MP");  // RTF 7.3.1
  // Rapid regulation 4.6
  EXPECT_EQ(list("FIDE_TEAM_TYPEA_MP_GP", "fsi2014", true), "MPTS,BH/C1:MP");
  EXPECT_EQ(list("FIDE_TEAM_TYPEA_GP_MP", "fsi2014", true), "GPTS,BH/C1:GP");
  EXPECT_EQ(list("FIDE_TEAM_ROUNDROBIN", "fsi2014", true), "MPTS,SB:MP");
}

}  // namespace
}  // namespace trf::tiebreak
