// Properties of every Swiss system, tested on random tournaments.

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <random>
#include <string>

#include "state_parts.hpp"
#include "support/draft.hpp"
#include "support/random_tournament.hpp"
#include "trf/pair/check.hpp"
#include "trf/pair/compare.hpp"
#include "trf/pair/system.hpp"

namespace trf::test {
namespace {

using pair::Seat;

class SwissSystems : public testing::TestWithParam<const char*> {};

TEST_P(SwissSystems, PairsTwoWhoAreForcedTogether) {
  const pair::System& system = *pair::find_system(GetParam());
  const RandomSettings settings{.min_players = 5, .max_players = 12, .max_rounds = 5};
  int paired = 0, odd = 0;
  for (int seed = 0; seed < scaled(300); ++seed) {
    const test::Draft tournament = random_tournament(static_cast<std::uint64_t>(seed), settings);
    const pair::State state = pair::make_state(tournament);
    const auto count = static_cast<Seat>(state.players.size());
    if (count < 3) continue;
    const auto a = static_cast<Seat>(seed % count), b = static_cast<Seat>(count - 1 - a);
    if (a == b || state.have_met(a, b) || state.is_prohibited(a, b)) continue;
    const auto outcome = system.pair(pair::forced_together(state, a, b), nullptr);
    const auto* pairing = std::get_if<pair::Pairing>(&outcome);
    if (pairing == nullptr) continue;
    const auto one = state.players[a].player, other = state.players[b].player;
    EXPECT_TRUE(std::ranges::any_of(pairing->pairs,
                                    [&](const pair::Pair& pair) {
                                      return (pair.white == one && pair.black == other) ||
                                             (pair.white == other && pair.black == one);
                                    }))
        << "seed " << seed;
    ++paired;
    odd += count % 2;
  }
  EXPECT_GT(paired, scaled(50));  // Or little was tested.
  EXPECT_GT(odd, scaled(20));
}

/// A register of open readings names those without which a round would be another one.
TEST(OpenReadings, DecideSomeRoundsOfDubovAndBurstein) {
  const RandomSettings settings{
      .min_players = 8, .max_players = 16, .min_rounds = 5, .forfeits = 10};
  for (const char* name : {"dubov", "burstein"}) {
    const pair::System& system = *pair::find_system(name);
    std::map<std::string, int> decided;
    for (int seed = 0; seed < scaled(4000); ++seed) {
      const test::Draft tournament = random_tournament(static_cast<std::uint64_t>(seed), settings);
      const pair::State state = pair::make_state(tournament);
      if (state.players.size() < 4 || state.rounds == 0) continue;
      const auto outcome = system.pair(state, nullptr);
      if (const auto* correct = std::get_if<pair::Pairing>(&outcome)) {
        for (const auto& reading : system.open_readings(state, *correct))
          ++decided[std::string(reading.name)];
      }
    }
    for (const auto& [reading, times] : decided) RecordProperty(name + ("_" + reading), times);
    if (scaled(10) != 10) continue;  // Some readings decide rarely.
    for (const char* reading : {"D-01", "D-11"})
      EXPECT_EQ(decided[reading] > 0, std::string(name) == "dubov") << reading;
    for (const char* reading : {"B-01", "B-02", "B-13"})
      EXPECT_EQ(decided[reading] > 0, std::string(name) == "burstein") << reading;
  }
}

/// The same for teams, which the system pairs as players.
TEST(OpenReadings, DecideSomeRoundsOfTeams) {
  const RandomSettings settings{
      .min_players = 6, .max_players = 12, .min_rounds = 4, .max_rounds = 6, .forfeits = 10};
  const pair::System& system = *pair::find_system("team-swiss");
  std::map<std::string, int> decided;
  for (int seed = 0; seed < scaled(4000); ++seed) {
    test::Draft tournament = random_tournament(static_cast<std::uint64_t>(seed), settings);
    tournament.type_code = "FIDE_TEAM_TYPEB_MP_GP";
    const pair::State state = pair::make_state(tournament);
    if (state.players.size() < 4 || state.rounds == 0) continue;
    const auto outcome = system.pair(state, nullptr);
    if (const auto* correct = std::get_if<pair::Pairing>(&outcome)) {
      for (const auto& reading : system.open_readings(state, *correct))
        ++decided[std::string(reading.name)];
    }
  }
  for (const auto& [reading, times] : decided) RecordProperty(reading, times);
  if (scaled(10) != 10) return;  // Some readings decide rarely.
  for (const char* reading : {"T-01", "T-02", "T-03", "T-04"})
    EXPECT_GT(decided[reading], 0) << reading;
}

/// The report with one more round, as it was published.
[[nodiscard]] test::Draft with_round(const test::Draft& report, const pair::State& state,
                                     const pair::Pairing& published) {
  test::Draft result = report;
  const auto round = static_cast<std::size_t>(state.round - 1);
  if (result.rounds() < state.round) result.set_rounds(state.round);
  for (const auto& [white, black] : published.pairs) {
    result.games(white)[round] = {black, Colour::white, ResultCode::draw};
    result.games(black)[round] = {white, Colour::black, ResultCode::draw};
  }
  if (published.bye != no_player)
    result.games(published.bye)[round] = {no_player, Colour::none, ResultCode::pairing_bye};
  return result;
}

TEST(OpenReadings, AreNamedByTheCheckOfARoundThatIsRightByThem) {
  const RandomSettings settings{
      .min_players = 6, .max_players = 14, .min_rounds = 3, .max_rounds = 7, .forfeits = 10};
  for (const char* name : {"dubov", "burstein", "lim", "lim-1989", "italo-svizzero"}) {
    const pair::System& system = *pair::find_system(name);
    std::map<std::string, int> named;
    for (int seed = 0; seed < scaled(1000); ++seed) {
      const test::Draft report = random_tournament(static_cast<std::uint64_t>(seed), settings);
      const pair::State state = pair::make_state(report);
      if (state.players.size() < 4 || state.rounds == 0) continue;
      const auto outcome = system.pair(state, nullptr);
      const auto* correct = std::get_if<pair::Pairing>(&outcome);
      if (correct == nullptr) continue;
      const test::Draft ours = with_round(report, state, *correct);
      EXPECT_TRUE(pair::check_round(ours, state.round, system).readings.empty());
      for (const auto& reading : system.open_readings(state, *correct)) {
        if (!reading.round || pair::same_pairs(*reading.round, *correct)) continue;
        const test::Draft theirs = with_round(report, state, *reading.round);
        const auto check = pair::check_round(theirs, state.round, system);
        if (check.verdict.kind == pair::VerdictKind::illegal) {
          EXPECT_TRUE(check.readings.empty());
          continue;
        }
        EXPECT_EQ(check.verdict.kind, pair::VerdictKind::worse) << name << " seed " << seed;
        EXPECT_EQ(std::ranges::count(check.readings, reading.name), 1)
            << name << " seed " << seed << ' ' << reading.name;
        ++named[std::string(reading.name)];
      }
    }
    for (const auto& [reading, times] : named) RecordProperty(name + ("_" + reading), times);
    if (scaled(10) != 10) continue;
    if (std::string(name) == "italo-svizzero") {
      for (const char* reading : {"IS-05", "IS-14"}) EXPECT_GT(named[reading], 0) << reading;
    }
    if (!std::string(name).starts_with("lim")) continue;
    for (const char* reading : {"L-10", "L-12", "L-13", "L-14", "L-15", "art. 13"})
      EXPECT_GT(named[reading], 0) << name << ' ' << reading;
  }
}

/// A report without its number of rounds: was its last round the last one of the tournament?
/// Neither what trf-pair has just made nor the end of a tournament is wrong.
TEST(UnknownLength, MakesNeitherALastRoundNorAnotherOneWrong) {
  const RandomSettings settings{
      .min_players = 6, .max_players = 14, .min_rounds = 3, .max_rounds = 7, .acceleration = false};
  for (const char* name : {"dutch", "dubov", "burstein", "lim", "lim-1989", "team-swiss"}) {
    const pair::System& system = *pair::find_system(name);
    std::map<std::string, int> other;
    for (int seed = 0; seed < scaled(1000); ++seed) {
      test::Draft report = random_tournament(static_cast<std::uint64_t>(seed), settings);
      report.stated_rounds.reset();
      report.round_dates.clear();
      if (system.name == "team-swiss") report.type_code = "FIDE_TEAM_TYPEB_MP_GP";
      pair::StateOptions options;
      const int round = pair::next_round(report);
      options.rounds = seed % 2 == 0 ? 0 : round;
      const pair::State state = pair::make_state(report, options);
      if (state.players.size() < 4) continue;
      const auto outcome = system.pair(state, nullptr);
      const auto* made = std::get_if<pair::Pairing>(&outcome);
      if (made == nullptr) continue;
      test::Draft published = with_round(report, state, *made);
      if (seed % 4 < 2) {
        for (const auto& [white, black] : made->pairs)
          for (const PlayerIndex player : {white, black})
            published.games(player)[static_cast<std::size_t>(round - 1)].code = ResultCode::none;
      }
      EXPECT_EQ(pair::check_round(published, round, system).verdict.kind,
                pair::VerdictKind::identical)
          << name << " seed " << seed;
      published.stated_rounds = seed % 2 == 0 ? round : round + 1;
      if (pair::check_round(published, round, system).verdict.kind != pair::VerdictKind::identical)
        ++other[seed % 2 == 0 ? "last" : "not_last"];
    }
    for (const auto& [length, times] : other) RecordProperty(name + ("_" + length), times);
    if (scaled(10) == 10 && system.length != pair::UsesLength::not_at_all) {
      EXPECT_GT(other["last"] + other["not_last"], 0) << name;
    }
  }
}

/// A prohibited pair alone decides; not one of the reasons why the last players cannot be paired.
[[nodiscard]] bool names_a_prohibition(const pair::Decision& decision) {
  const std::string text = to_string(decision.sentence);
  return (text.ends_with("the pair is prohibited") || text.ends_with("are a prohibited pair")) &&
         text.find("uncoupled") == std::string::npos &&
         text.find("cannot be free") == std::string::npos;
}

TEST(Explanations, CiteTheRecordOfAProhibitedPair) {
  const RandomSettings settings{.min_players = 6, .max_players = 14, .min_rounds = 4, .hard = 0};
  for (const char* name :
       {"dutch", "dubov", "burstein", "double-swiss", "team-swiss", "italo-svizzero"}) {
    const pair::System& system = *pair::find_system(name);
    int named = 0;
    for (int seed = 0; seed < scaled(1000); ++seed) {
      test::Draft report = random_tournament(static_cast<std::uint64_t>(seed), settings);
      if (system.name == "team-swiss") report.type_code = "FIDE_TEAM_TYPEB_MP_GP";
      const pair::State state = pair::make_state(report);
      if (state.players.size() < 4 || state.rounds == 0) continue;
      pair::RecordingTrace trace;
      (void)system.pair(state, &trace);
      for (const auto& decision : trace.decisions) {
        if (!names_a_prohibition(decision)) continue;
        EXPECT_EQ(decision.article, "260")
            << name << " seed " << seed << ": " << to_string(decision.sentence);
        ++named;
      }
    }
    RecordProperty(name, named);
    if (scaled(10) == 10) {
      EXPECT_GT(named, 0) << name;
    }
  }
}

/// Larger fields are explained without the players below; not every best bracket leaves a round.
TEST(Explanations, AreThereForLargeFieldsWithAClubOfHalf) {
  const RandomSettings settings{
      .min_players = 152, .max_players = 170, .min_rounds = 6, .prohibited = false, .hard = 0};
  for (const char* name : {"dutch", "dubov", "burstein", "lim", "italo-svizzero"}) {
    const pair::System& system = *pair::find_system(name);
    int explained = 0;
    for (int seed = 0; seed < scaled(100); ++seed) {
      test::Draft report = random_tournament(static_cast<std::uint64_t>(seed), settings);
      std::vector<Id> club;
      for (int id = seed % 2 + 1; id <= report.player_count(); id += 2)
        club.push_back(static_cast<Id>(id));
      report.prohibited.push_back({1, max_rounds, club, 0});
      const pair::State state = pair::make_state(report);
      if (state.rounds == 0) continue;
      pair::RecordingTrace trace;
      const auto outcome = system.pair(state, &trace);
      if (std::holds_alternative<pair::Pairing>(outcome)) ++explained;
    }
    RecordProperty(name, explained);
    if (scaled(10) == 10) {
      EXPECT_GT(explained, 10) << name;
    }
  }
}

/// Art. 8: a round paired while games were adjourned stays right when they have their results.
class AdjournedGames : public testing::TestWithParam<int> {};

TEST_P(AdjournedGames, MakeARoundRightThatIsNotWithTheirResults) {
  const RandomSettings settings{.min_players = 6, .max_players = 14, .min_rounds = 3, .hard = 0};
  const pair::System& system = *pair::find_system("italo-svizzero");
  int changed = 0, several = 0;
  for (int seed = 0; seed < scaled(1000); ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    test::Draft report = random_tournament(static_cast<std::uint64_t>(seed), settings);
    const int last = pair::make_state(report).round - 1;
    if (last < 1) continue;
    const auto at = static_cast<std::size_t>(last - 1);
    auto pairs = pair::published_pairing(report, last).pairs;
    std::erase_if(pairs,
                  [&](const pair::Pair& one) { return !report.games(one.white)[at].is_played(); });
    std::mt19937_64 engine(static_cast<std::uint64_t>(seed));
    std::ranges::shuffle(pairs, engine);
    if (std::ssize(pairs) > GetParam()) pairs.resize(static_cast<std::size_t>(GetParam()));
    const auto open = [&](test::Draft& of, const std::vector<pair::Pair>& games) {
      for (const auto& [white, black] : games)
        of.games(white)[at].code = of.games(black)[at].code = ResultCode::none;
    };
    test::Draft then = report;
    open(then, pairs);
    const pair::State state = pair::make_state(then);
    const auto outcome = system.pair(state, nullptr);
    const auto* round = std::get_if<pair::Pairing>(&outcome);
    if (round == nullptr) continue;
    const test::Draft later = with_round(report, state, *round);
    const auto check = pair::check_round(later, state.round, system);
    if (check.verdict.kind == pair::VerdictKind::identical) {
      EXPECT_FALSE(check.adjourned.has_value());
      continue;
    }
    ASSERT_TRUE(check.adjourned.has_value());
    EXPECT_EQ(check.adjourned->article, "art. 8");
    // No more than were adjourned, and the round is that of the report in which they are open.
    EXPECT_LE(check.adjourned->games.size(), pairs.size());
    test::Draft reopened = report;
    open(reopened, check.adjourned->games);
    const auto again = system.pair(pair::make_state(reopened), nullptr);
    ASSERT_TRUE(std::holds_alternative<pair::Pairing>(again));
    EXPECT_TRUE(pair::same_pairs(std::get<pair::Pairing>(again), check.published));
    ++changed;
    several += check.adjourned->games.size() > 1 ? 1 : 0;
  }
  RecordProperty("changed", changed);
  RecordProperty("several", several);
  if (scaled(10) == 10) {
    EXPECT_GT(changed, 20);
    EXPECT_EQ(several > 20, GetParam() > 1);
  }
}

INSTANTIATE_TEST_SUITE_P(ItaloSvizzero, AdjournedGames, testing::Values(1, 2, 4));

INSTANTIATE_TEST_SUITE_P(All, SwissSystems,
                         testing::Values("dutch", "lim", "lim-1989", "italo-svizzero"),
                         [](const auto& system) {
                           std::string name = system.param;
                           std::erase(name, '-');
                           return name;
                         });

}  // namespace
}  // namespace trf::test
