// Kinds of events by the codes of record 192 and the words of record 092.

#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>
#include <optional>
#include <string_view>

#include "support/draft.hpp"
#include "support/sketch.hpp"
#include "trf/event_kind.hpp"
#include "trf/facts.hpp"
#include "trf/type_code.hpp"

namespace {

using trf::EventType;

TEST(EventKind, OfWordsNamesASwissOnlyByItsSystems) {
  for (const std::string_view text :
       {"Swiss", "Individual: Swiss-System", "Sistema svizzero", "Italo-Svizzero", "Dutch", "Dubov",
        "FIDE Dubov", "Burstein", "fide burstein", "Lim", "FIDE (Lim)"})
    EXPECT_TRUE(trf::kind_of_words(text).is_swiss) << text;
  for (const std::string_view text : {"", "Open", "Limited", "Preliminary", "Dubovka Open",
                                      "Knockout", "Match", "Girone all'italiana", "Scheveningen"})
    EXPECT_FALSE(trf::kind_of_words(text).is_swiss) << text;
}

TEST(EventKind, OfALimBefore2026IsThatOf1989) {
  const auto is_old = [](const char* code, const char* words, trf::Date day) {
    trf::TournamentDraft draft;
    draft.type_code = code;
    draft.type_text = words;
    draft.start = day;
    return trf::is_lim_1989(*trf::Tournament::of(std::move(draft)));
  };
  const trf::Date last_day_of_the_old{2026, 1, 31};
  EXPECT_TRUE(is_old("FIDE_LIM", "", last_day_of_the_old));
  EXPECT_TRUE(is_old("", "Lim", last_day_of_the_old));
  EXPECT_TRUE(is_old("CUSTOM_SWISS", "lim-1989", trf::first_day_of_c04_2026));
  EXPECT_FALSE(is_old("FIDE_LIM", "", trf::first_day_of_c04_2026));
  EXPECT_FALSE(is_old("FIDE_LIM", "", {}));
  EXPECT_FALSE(is_old("FIDE_LIM_2026", "", last_day_of_the_old));
  EXPECT_FALSE(is_old("FIDE_DUTCH", "", last_day_of_the_old));
}

TEST(EventKind, OfWordsNamesTheOtherKinds) {
  for (const std::string_view text :
       {"Round Robin", "All play all", "Girone", "All'italiana", "Berger"})
    EXPECT_TRUE(trf::kind_of_words(text).is_round_robin) << text;
  for (const std::string_view text : {"Double round robin", "Doppio girone"})
    EXPECT_TRUE(trf::kind_of_words(text).is_double_round_robin()) << text;
  for (const std::string_view text :
       {"Team Swiss", "A squadre", "Olympiad", "Scheveningen", "Schiller"})
    EXPECT_TRUE(trf::kind_of_words(text).is_team) << text;
  for (const std::string_view text : {"Knock-out", "Scheveningen", "Schiller"})
    EXPECT_TRUE(trf::kind_of_words(text).is_knockout) << text;
  EXPECT_TRUE(trf::kind_of_words("Match").is_match);
  EXPECT_FALSE(trf::kind_of_words("Swiss").is_team);
  EXPECT_FALSE(trf::kind_of_words("Swiss").is_knockout);
  EXPECT_FALSE(trf::kind_of_words("Swiss").is_double);
}

TEST(EventType, IsThatOfTheCodeElseOfTheWords) {
  struct Case {
    std::string_view code, words;
    std::optional<EventType> type;
  };
  const Case cases[] = {
      {"FIDE_DUTCH", "", EventType::swiss},
      {"FIDE_DUBOV", "", EventType::swiss},
      {"FIDE_DUBOV_2026", "", EventType::swiss},
      {"FIDE_BURSTEIN", "", EventType::swiss},
      {"FIDE_LIM", "", EventType::swiss},
      {"FIDE_DOUBLESWISS", "", EventType::swiss},
      {"CUSTOM_SWISS", "", EventType::swiss},
      {"CUSTOM_DOUBLESWISS", "", EventType::swiss},
      {"FIDE_ROUNDROBIN", "", EventType::round_robin},
      {"BERGER_ROUNDROBIN", "", EventType::round_robin},
      {"CUSTOM_ROUNDROBIN", "", EventType::round_robin},
      {"FIDE_DOUBLEROUNDROBIN", "", EventType::double_round_robin},
      {"BERGER_DOUBLEROUNDROBIN", "", EventType::double_round_robin},
      {"CUSTOM_DOUBLEROUNDROBIN", "", EventType::double_round_robin},
      {"FIDE_ROUNDROBIN_G2", "", EventType::double_round_robin},
      {"FIDE_TEAM", "", EventType::team},
      {"CUSTOM_TEAM_SWISS", "", EventType::team},
      {"CUSTOM_TEAM_SWISS_MP", "", EventType::team},
      {"CUSTOM_TEAM_SWISS_GP", "", EventType::team},
      {"FIDE_TEAM_ROUNDROBIN", "", EventType::team},
      {"FIDE_TEAM_DOUBLEROUNDROBIN", "", EventType::team},
      {"BERGER_TEAM_ROUNDROBIN", "", EventType::team},
      {"BERGER_TEAM_DOUBLEROUNDROBIN", "", EventType::team},
      {"CUSTOM_TEAM_ROUNDROBIN", "", EventType::team},
      {"CUSTOM_TEAM_KNOCKOUT", "", EventType::team},
      {"FIDE_OLYMPIAD", "", EventType::team},
      {"FIDE_SCHILLER", "", EventType::team},
      {"CUSTOM_SCHILLER", "", EventType::team},
      {"FIDE_SCHEVENINGEN", "", EventType::scheveningen},
      {"FIDE_DOUBLESCHEVENINGEN", "", EventType::scheveningen},
      {"CUSTOM_SCHEVENINGEN", "", EventType::scheveningen},
      {"CUSTOM_KNOCKOUT", "", std::nullopt},
      // The code comes first; one that is not understood leaves the words
      {"FIDE_DUTCH", "Round Robin", EventType::swiss},
      {"CUSTOM_KNOCKOUT", "Round Robin", EventType::round_robin},
      {"", "Swiss", EventType::swiss},
      {"", "Round Robin", EventType::round_robin},
      {"", "Double round robin", EventType::double_round_robin},
      {"", "Team Round Robin", EventType::team},
      {"", "Scheveningen", EventType::scheveningen},
      {"", "Match", EventType::match},
      {"", "Open", std::nullopt},
      {"", "", std::nullopt},
  };
  for (const auto& [code, words, type] : cases) {
    trf::test::Draft tournament;
    tournament.type_code = code;
    tournament.type_text = words;
    EXPECT_EQ(trf::event_type(tournament), type) << code << '/' << words;
  }
  for (const std::string_view code : trf::type_codes())
    EXPECT_NE(std::ranges::find(cases, code, &Case::code), std::end(cases)) << code;
}

TEST(TypeCode, NamesTheFamilyByItsPrefix) {
  using trf::type_code;
  using enum trf::TypeFamily;
  EXPECT_EQ(type_code("FIDE_DOUBLEROUNDROBIN").family, fide);
  EXPECT_EQ(type_code("BERGER_ROUNDROBIN_G2").family, berger);
  EXPECT_EQ(type_code("CUSTOM_SWISS").family, custom);
  EXPECT_EQ(type_code("OTHER_LEAGUE").family, other);
  EXPECT_EQ(type_code("Swiss").family, none);
  EXPECT_EQ(type_code("").family, none);
}

// Editions of the Dutch system alone are in the table of codes, and of it none of 2018.
TEST(TypeCode, HasAnEditionOfTheDutchSystemAlone) {
  for (const auto* code : {"FIDE_DUTCH", "FIDE_DUTCH_2026", "FIDE_DUTCH_2025", "FIDE_DUTCH_2017"})
    EXPECT_TRUE(trf::type_code(code).is_known) << code;
  for (const auto* code : {"FIDE_DUTCH_2018", "FIDE_DUBOV_2026", "FIDE_DUBOV_2018"})
    EXPECT_FALSE(trf::type_code(code).is_known) << code;
  EXPECT_TRUE(trf::type_code("FIDE_DUBOV").is_known);
}

// Pairings, checks and standings then take the edition by the date.
TEST(TypeCode, HasAYearOnlyIfTheSystemHasTheEdition) {
  EXPECT_EQ(trf::type_code("FIDE_DUTCH_2017").year, 2017);
  EXPECT_EQ(trf::type_code("FIDE_DUTCH_2025").year, 2026);
  EXPECT_EQ(trf::type_code("FIDE_DUBOV_2018").year, 2018);
  EXPECT_EQ(trf::type_code("FIDE_LIM_2026").year, 2026);
  for (const auto* code :
       {"FIDE_DUTCH", "FIDE_DUTCH_2018", "FIDE_DUBOV_2017", "FIDE_DUBOV_2025", "FIDE_LIM_2018"})
    EXPECT_EQ(trf::type_code(code).year, 0) << code;
}

// C.05: the exchange of the last two rounds is recommended; the Berger codes are the table itself.
TEST(EventKind, OfABergerCodeRepeatsTheTable) {
  for (const auto* code : {"BERGER_DOUBLEROUNDROBIN", "BERGER_TEAM_DOUBLEROUNDROBIN"})
    EXPECT_TRUE(trf::kind_of_code(code).repeats_table) << code;
  for (const auto* code : {"FIDE_DOUBLEROUNDROBIN", "CUSTOM_DOUBLEROUNDROBIN", ""})
    EXPECT_FALSE(trf::kind_of_code(code).repeats_table) << code;
}

// Teams without points may be the clubs of an individual event.
TEST(TeamEvent, IsDecidedByTheCodeThenByPointsOfTeams) {
  const auto is_team_event = [](std::string_view code, bool has_teams, bool has_points) {
    trf::test::Draft t;
    t.type_code = code;
    if (has_teams) t.teams.emplace_back();
    if (has_points) t.teams.front().game_points = trf::Score{};
    return t.whole().is_team_event();
  };
  EXPECT_TRUE(is_team_event("FIDE_TEAM", false, false));
  EXPECT_TRUE(is_team_event("FIDE_DUTCH", true, true));
  EXPECT_FALSE(is_team_event("FIDE_DUTCH", true, false));
  EXPECT_FALSE(is_team_event("", true, false));
  EXPECT_FALSE(is_team_event("", false, false));
}

trf::test::Draft with_teams(trf::test::Draft t, std::string_view words) {
  t.type_text = words;
  const std::vector<std::vector<trf::PlayerIndex>> members{{0, 1}, {2, 3}};
  for (const auto& each : members) {
    auto& team = t.teams.emplace_back();
    team.number = static_cast<std::uint16_t>(t.teams.size());
    team.members = each;
  }
  return t;
}

TEST(TeamEvent, OfTeamsWithoutPointsIsDecidedByTheWordsThenByTheGames) {
  const auto is_team_event = [](const trf::Tournament& t) { return t.is_team_event(); };
  const auto matches = trf::test::sketch({"3w1", "4b0", "1b0", "2w1"});
  EXPECT_TRUE(is_team_event(with_teams(matches, "")));
  EXPECT_FALSE(is_team_event(with_teams(trf::test::sketch({"2w1", "1b0", "4w1", "3b0"}), "")));
  EXPECT_FALSE(is_team_event(with_teams(matches, "Individual: Swiss-System")));
  EXPECT_TRUE(is_team_event(
      with_teams(trf::test::sketch({"2w1", "1b0", "4w1", "3b0"}), "Team Swiss System")));
  // Before the first game.
  auto none = with_teams(trf::test::sketch({".", ".", ".", "."}), "");
  EXPECT_FALSE(is_team_event(none));
  none.dialect = trf::Dialect::trf26;
  EXPECT_TRUE(is_team_event(none));
}

TEST(EventType, OfTeamsIsTeam) {
  trf::test::Draft tournament;
  tournament.teams.emplace_back().match_points = trf::Score{};
  EXPECT_EQ(trf::event_type(tournament), EventType::team);
}

TEST(EventKind, IsDoubleByTheLengthIfOnlyTheWordsNameARoundRobin) {
  for (const std::size_t players : {3U, 4U}) {
    for (const int rounds : {5, 6, 7}) {
      trf::test::Draft t = trf::test::sketch(std::vector<std::string_view>(players, "."));
      t.stated_rounds = rounds;
      t.type_text = "Girone all'italiana";
      EXPECT_EQ(trf::event_kind(t).is_double, rounds == 6) << players << ", " << rounds;
      t.type_code = "OTHER_CLUB";
      EXPECT_EQ(trf::event_kind(t).is_double, rounds == 6) << players << ", " << rounds;
      t.type_code = "FIDE_ROUNDROBIN";
      EXPECT_FALSE(trf::event_kind(t).is_double);
    }
  }
}

TEST(EventKind, IsItaloSvizzeroByItsCodeOrByItsNameWithoutAnotherCode) {
  const auto is = [](std::string_view code, std::string_view text) {
    trf::TournamentDraft draft;
    draft.type_code = code;
    draft.type_text = text;
    return trf::is_italo_svizzero(*trf::Tournament::of(std::move(draft)));
  };
  EXPECT_TRUE(is("ITALO_SVIZZERO", ""));
  for (const std::string_view text : {"italo-svizzero", "Italo Svizzero", "ITALOSVIZZERO"}) {
    EXPECT_TRUE(is("CUSTOM_SWISS", text)) << text;
    EXPECT_TRUE(is("", text)) << text;
  }
  EXPECT_FALSE(is("CUSTOM_SWISS", "Italo-Svizzero modificato"));
  EXPECT_FALSE(is("FIDE_DUTCH", "Italo-Svizzero"));
  EXPECT_FALSE(is("OTHER_SWISS", "Italo-Svizzero"));
}

TEST(EventKind, OfTwoWhoMeetAgainIsAMatchUnlessACodeSaysHow) {
  const auto is_match = [](std::string_view code, std::string_view white, std::string_view black) {
    trf::test::Draft report = trf::test::sketch({std::string{white}, std::string{black}});
    report.type_code = code;
    return event_kind(report).is_match;
  };
  for (const std::string_view code : {"", "CUSTOM_SWISS", "OTHER_SFIDA"}) {
    EXPECT_TRUE(is_match(code, "2w1 2b1", "1b0 1w0")) << code;
    EXPECT_FALSE(is_match(code, "2w1", "1b0")) << code;
  }
  EXPECT_FALSE(is_match("FIDE_DUTCH_2026", "2w1 2b1", "1b0 1w0"));
  EXPECT_TRUE(is_match("FIDE_ROUNDROBIN", "2w1", "1b0"));
}

}  // namespace
