#include "support/draft.hpp"
#include "trf/pair/choice.hpp"
#include "trf/type_code.hpp"

#include <gtest/gtest.h>

namespace trf::pair {
namespace {

[[nodiscard]] test::Draft event(std::string code, Date start = {}) {
  test::Draft tournament;
  tournament.type_code = std::move(code);
  tournament.start = start;
  return tournament;
}

/// "dutch 2026", or the number of the refusal.
[[nodiscard]] std::string chosen(const Tournament& tournament, const Wish& wish = {}) {
  const auto choice = choose(tournament, wish);
  if (const auto* refused = std::get_if<Refused>(&choice))
    return "refused " + std::to_string(static_cast<int>(refused->reason));
  return full_name(*std::get<const System*>(choice));
}

constexpr Date last_day_of_the_old{2026, 1, 31}, first_day_of_the_new{2026, 2, 1};

TEST(Choice, LooksThroughEditionAndAccelerationOfACode) {
  EXPECT_EQ(chosen(event("")), "dutch 2026");
  EXPECT_EQ(chosen(event("FIDE_DUTCH_2017_BAKU")), "dutch 2017");
  EXPECT_EQ(chosen(event("FIDE_DUTCH_2025")), "dutch 2026");
  EXPECT_EQ(chosen(event("FIDE_DUTCH_BAKU", last_day_of_the_old)), "dutch 2017");
  EXPECT_EQ(chosen(event("FIDE_DUBOV_BAKU")), "dubov 2026");
  EXPECT_EQ(chosen(event("FIDE_BURSTEIN")), "burstein 2026");
  EXPECT_EQ(chosen(event("BERGER_ROUNDROBIN")), "berger");
  EXPECT_EQ(chosen(event("BERGER_ROUNDROBIN_G2")), "berger");
  EXPECT_EQ(chosen(event("FIDE_SCHEVENINGEN_G1")), "scheveningen");
  EXPECT_EQ(chosen(event("FIDE_DOUBLEROUNDROBIN", {1990, 1, 1})), "berger");
  EXPECT_EQ(chosen(event("ITALO_SVIZZERO")), "italo-svizzero");
  EXPECT_EQ(chosen(event("A SWISS")), "dutch 2026");
}

// Record 192 of an edition is also a row of type_code.cpp, in another library.
TEST(Choice, KnowsTheCodeOfEachEdition) {
  for (const System* system : systems()) {
    auto years = editions_of(*system);
    if (years.empty()) years.push_back(0);
    for (const int year : years) {
      const System& edition = year == 0 ? *system : *edition_of(*system, year);
      const std::string code{edition.type_code};
      if (code == custom_swiss) continue;
      EXPECT_NE(type_code(code).family, TypeFamily::none) << code;
      if (type_code(code).year == 0) continue;
      EXPECT_EQ(chosen(event(code)), full_name(edition)) << code;
    }
  }
}

// Codes of FIDE and of the Berger tables name a system, but for two that are not built.
TEST(Choice, KnowsTheSystemOfEachCode) {
  for (const std::string_view code : type_codes()) {
    const bool is_paired = type_code(code).family != TypeFamily::custom &&
                           code != "FIDE_SCHILLER" && code != "FIDE_OLYMPIAD";
    const bool is_refused = chosen(event(std::string{code})).starts_with("refused");
    EXPECT_NE(is_paired, is_refused) << code;
  }
}

TEST(Choice, TakesTwoPlayersAsAMatch) {
  test::Draft tournament = event("");
  for (std::uint16_t players = 1; players <= 3; ++players) {
    tournament.players.emplace_back().start_rank = players;
    EXPECT_EQ(chosen(tournament), players == 2 ? "match" : "dutch 2026");
  }
}

TEST(Choice, TakesARoundRobinOfTwoPlayersAsAMatch) {
  test::Draft tournament = event("BERGER_ROUNDROBIN_G6");
  for (std::uint16_t players = 1; players <= 3; ++players) {
    tournament.players.emplace_back().start_rank = players;
    EXPECT_EQ(chosen(tournament), players == 2 ? "match" : "berger");
  }
}

TEST(Choice, TakesTheSystemThatRecord092NamesWhere192IsACustomOne) {
  test::Draft tournament = event("CUSTOM_SWISS");
  const auto named = [&](const char* text) {
    tournament.type_text = text;
    return chosen(tournament);
  };
  EXPECT_EQ(named("Italo-Svizzero"), "italo-svizzero");
  EXPECT_EQ(named("italo svizzero"), "italo-svizzero");
  EXPECT_EQ(named("lim-1989"), "lim-1989");
  EXPECT_EQ(named("dutch"), "refused 0");  // Record 192 has a code for it
  EXPECT_EQ(named("Individual: Swiss-System"), "refused 0");
}

TEST(Choice, RefusesACodeOfAnUnknownSystem) {
  EXPECT_EQ(chosen(event("CUSTOM_SWISS")), "refused 0");
  EXPECT_EQ(chosen(event("CUSTOM_SWISS"), {.system = find_system("dutch")}), "dutch 2026");
}

TEST(Choice, TakesTheEditionInForceOnTheStartDate) {
  EXPECT_EQ(chosen(event("", last_day_of_the_old)), "dutch 2017");
  EXPECT_EQ(chosen(event("", first_day_of_the_new)), "dutch 2026");
  EXPECT_EQ(chosen(event("", {1999, 1, 1})), "dutch 2017");
  EXPECT_EQ(chosen(event("FIDE_DUBOV", last_day_of_the_old)), "dubov 2018");
  EXPECT_EQ(chosen(event("FIDE_DUBOV", first_day_of_the_new)), "dubov 2026");
  EXPECT_EQ(chosen(event("FIDE_LIM", last_day_of_the_old)), "lim-1989");
  EXPECT_EQ(chosen(event("FIDE_LIM", first_day_of_the_new)), "lim");
  EXPECT_EQ(chosen(event("FIDE_LIM")), "lim");
}

TEST(Choice, RefusesRulesThatAreNotKnown) {
  EXPECT_EQ(chosen(event("FIDE_BURSTEIN", last_day_of_the_old)), "refused 2");
  EXPECT_EQ(chosen(event("FIDE_BURSTEIN", first_day_of_the_new)), "burstein 2026");
  EXPECT_EQ(chosen(event("FIDE_DUBOV", {2017, 12, 31})), "refused 2");
  EXPECT_EQ(chosen(event("FIDE_DUBOV", {2018, 1, 1})), "dubov 2018");
  // Unless the user chose them.
  EXPECT_EQ(chosen(event("FIDE_BURSTEIN", last_day_of_the_old), {.edition = 2026}),
            "burstein 2026");
}

TEST(Choice, TakesWhatIsAskedFor) {
  EXPECT_EQ(chosen(event("FIDE_DUTCH_2017"), {.edition = 2026}), "dutch 2026");
  EXPECT_EQ(chosen(event("FIDE_DUTCH_2017"), {.system = find_system("dubov")}), "dubov 2026");
  EXPECT_EQ(chosen(event("FIDE_LIM"), {.edition = 1989}), "lim-1989");
  EXPECT_EQ(chosen(event("FIDE_LIM", last_day_of_the_old), {.edition = 2026}), "lim");
  EXPECT_EQ(chosen(event("", last_day_of_the_old), {.system = find_system("lim-1989")}),
            "lim-1989");
  EXPECT_EQ(chosen(event("FIDE_DUBOV"), {.edition = 2017}), "refused 1");
}

// C.04.7 1.1
TEST(Choice, RefusesBakuWithPointsThatExcludeIt) {
  test::Draft tournament = event("FIDE_DUTCH_2026_BAKU");
  EXPECT_EQ(chosen(tournament), "dutch 2026");
  tournament.points.win_white = Score::from_tenths(30);
  tournament.points.draw_white = Score::from_tenths(10);
  EXPECT_EQ(chosen(tournament), "refused 3");
  tournament.points.win_white = Score::from_tenths(20);
  EXPECT_EQ(chosen(tournament), "dutch 2026");
  tournament.start = last_day_of_the_old;  // exactly 1, 1/2, 0
  EXPECT_EQ(chosen(tournament), "refused 3");
}

// C.04.7 1.4.4
TEST(Choice, RefusesToAccelerateGamePoints) {
  test::Draft tournament = event("FIDE_TEAM_TYPEB_MP_GP_BAKU");
  EXPECT_EQ(chosen(tournament), "team-swiss 2026");
  tournament.type_code = "FIDE_TEAM_TYPEB_GP_MP_BAKU";
  EXPECT_EQ(chosen(tournament), "refused 4");
  tournament.type_code = "FIDE_TEAM_TYPEB_GP_MP";
  EXPECT_EQ(chosen(tournament), "team-swiss 2026");
  tournament.acceleration.emplace_back();
  EXPECT_EQ(chosen(tournament), "refused 4");
}

TEST(Participants, AreThoseThatTheSystemPairs) {
  test::Draft report = test::Draft::of(4, 2);
  const auto made = [&](std::string code) {
    report.type_code = std::move(code);
    return std::get<Participants>(participants(report.whole()));
  };
  const auto refusal = [&](std::string code) {
    report.type_code = std::move(code);
    return std::get<Refused>(participants(report.whole())).reason;
  };
  EXPECT_EQ(made("FIDE_DUTCH").tournament->rounds(), 2);
  EXPECT_EQ(made("FIDE_DOUBLESWISS").tournament->rounds(), 1);
  EXPECT_EQ(refusal("FIDE_TEAM"), Refusal::no_teams);
  report.teams.emplace_back().number = 1;
  report.teams.back().members = {0, 1, 2, 3};
  EXPECT_EQ(made("FIDE_TEAM").tournament->players.size(), 1U);
  EXPECT_EQ(made("FIDE_TEAM_ROUNDROBIN").entrants, Entrants::teams);
  EXPECT_EQ(made("FIDE_DUTCH").entrants, Entrants::players);  // The team is a club
  report.teams.back().match_points = Score{};
  EXPECT_EQ(refusal("FIDE_DUTCH"), Refusal::team_event);
}

}  // namespace
}  // namespace trf::pair
