#include "support/draft.hpp"
#include "support/editions.hpp"
#include "support/sketch.hpp"
#include "trf/pair/choice.hpp"
#include "trf/pair/generate.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>

#include "trf/check.hpp"
#include "trf/matches.hpp"
#include "trf/pair/check.hpp"
#include "trf/read.hpp"
#include "trf/write.hpp"

namespace {

using trf::PlayerIndex;
using trf::ResultCode;
using trf::Tournament;
using trf::pair::Frequency;
using trf::pair::generate_tournament;
using trf::pair::GeneratorSettings;
using trf::pair::Random;

/// Expected score of a straight line: enough to test the model by.
int line(int difference) { return std::clamp(50 + difference / 10, 0, 100); }

GeneratorSettings small() {
  GeneratorSettings settings;
  settings.system = trf::pair::find_system("dutch");
  settings.players = {30, 30};
  settings.rounds = {5, 5};
  return settings;
}

std::array<int, trf::result_code_count> codes(const Tournament& t) {
  std::array<int, trf::result_code_count> seen{};
  for (PlayerIndex i = 0; i < t.player_count(); ++i) {
    for (const auto& game : t.games(i)) ++seen[static_cast<std::size_t>(game.code)];
  }
  return seen;
}

int count(const Tournament& t, ResultCode code) { return codes(t)[static_cast<std::size_t>(code)]; }

// The outputs of std::mt19937_64 with its default seed: 14514284786278117030, 4620546740167642908,
// 13109570281517897720, 17462938647148434322.
TEST(Random, IsTheSameEverywhere) {
  Random random(5489);
  std::vector<std::uint64_t> drawn;
  for (int i = 0; i < 4; ++i) drawn.push_back(random.below(1000));
  EXPECT_EQ(drawn, (std::vector<std::uint64_t>{30, 908, 720, 322}));
}

TEST(Random, ReachesBothEnds) {
  Random random(1);
  std::array<int, 3> seen{};
  for (int i = 0; i < 300; ++i) {
    const int at = random.between(-1, 1) + 1;
    ++seen[static_cast<std::size_t>(at)];
  }
  for (const int times : seen) EXPECT_GT(times, 60);
}

TEST(GenerateTournament, IsTheSameForTheSameSeed) {
  const trf::test::Draft one = generate_tournament(small(), 3, line).tournament;
  const trf::test::Draft two = generate_tournament(small(), 3, line).tournament;
  const trf::test::Draft other = generate_tournament(small(), 4, line).tournament;
  bool differs = false;
  for (PlayerIndex i = 0; i < one.player_count(); ++i) {
    EXPECT_TRUE(std::ranges::equal(one.games(i), two.games(i)));
    differs = differs || !std::ranges::equal(one.games(i), other.games(i));
  }
  EXPECT_TRUE(differs);
}

TEST(GenerateTournament, GivesJustTheNumbersAsked) {
  auto settings = small();
  settings.half_point_byes = Frequency{0, 4};
  settings.full_point_byes = Frequency{0, 3};
  settings.absences = Frequency{0, 5};
  settings.forfeits = Frequency{0, 6};
  settings.double_forfeits = Frequency{0, 2};
  settings.unrated = Frequency{0, 7};
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const trf::test::Draft t = generate_tournament(settings, seed, line).tournament;
    EXPECT_EQ(count(t, ResultCode::half_point_bye), 4);
    EXPECT_EQ(count(t, ResultCode::full_point_bye), 3);
    EXPECT_EQ(count(t, ResultCode::zero_point_bye), 5);
    EXPECT_EQ(count(t, ResultCode::forfeit_win), 6);
    EXPECT_EQ(count(t, ResultCode::forfeit_loss), 6 + 2 * 2);
    EXPECT_EQ(std::ranges::count(t.players, 0, &trf::Player::rating), 7);
  }
}

TEST(GenerateTournament, GivesTheNumbersAskedInEachRound) {
  auto settings = small();
  settings.half_point_byes = Frequency{0, 2, true};
  settings.absences = Frequency{0, 1, true};
  settings.forfeits = Frequency{0, 1, true};
  settings.unusual_results = Frequency{0, 1, true};
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const trf::test::Draft t = generate_tournament(settings, seed, line).tournament;
    for (int round = 1; round <= t.rounds(); ++round) {
      int half = 0, absent = 0, forfeits = 0;
      for (PlayerIndex i = 0; i < t.player_count(); ++i) {
        const auto code = t.game(i, round).code;
        half += code == ResultCode::half_point_bye ? 1 : 0;
        absent += code == ResultCode::zero_point_bye ? 1 : 0;
        forfeits += code == ResultCode::forfeit_win ? 1 : 0;
      }
      EXPECT_EQ(half, 2);
      EXPECT_EQ(absent, 1);
      EXPECT_EQ(forfeits, 1);
    }
  }
}

TEST(GenerateTournament, KeepsToRates) {
  auto settings = small();
  settings.players = {400, 400};
  settings.forfeits = {1000, std::nullopt};
  settings.half_point_byes = {500, std::nullopt};
  const trf::test::Draft t = generate_tournament(settings, 1, line).tournament;
  EXPECT_NEAR(count(t, ResultCode::forfeit_win), 95, 35);
  EXPECT_NEAR(count(t, ResultCode::half_point_bye), 100, 35);
}

// The mean is the expected score, and the number of draws is that of the model.
TEST(GenerateTournament, FollowsTheModelOfResults) {
  auto settings = small();
  settings.players = {40, 40};
  settings.ratings = {1500, 1500};
  int draws = 0, tenths = 0, games = 0;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    draws += count(*generate_tournament(settings, seed, line).tournament, ResultCode::draw);
    const auto to_white = [](int) { return 80; };
    const trf::test::Draft uneven = generate_tournament(settings, seed, to_white).tournament;
    for (PlayerIndex i = 0; i < uneven.player_count(); ++i) {
      for (const auto& game : uneven.games(i)) {
        if (game.colour != trf::Colour::white) continue;
        ++games;
        tenths += uneven.points.of(game).tenths();
      }
    }
  }
  EXPECT_EQ(games, 20 * 5 * 20);
  EXPECT_NEAR(draws, 0.3 * 2 * games, 150);
  EXPECT_NEAR(10.0 * tenths / games, 80, 3);
}

TEST(GenerateTournament, HasLateEntriesWithdrawalsAndUnusualResults) {
  auto settings = small();
  settings.late_entries = Frequency{0, 3};
  settings.withdrawals = Frequency{0, 4};
  settings.unusual_results = Frequency{0, 8};
  const trf::test::Draft t = generate_tournament(settings, 9, line).tournament;
  int late = 0, left = 0, unusual = 0;
  for (PlayerIndex i = 0; i < t.player_count(); ++i) {
    late += t.game(i, 1).code == ResultCode::zero_point_bye;
    left += t.game(i, 5).code == ResultCode::zero_point_bye;
    for (int round = 1; round <= 5; ++round) {
      const auto game = t.game(i, round);
      if (game.colour != trf::Colour::white || !game.is_played()) continue;
      const auto sum = t.points.of(game) + t.points.of(t.game(game.opponent, round));
      unusual += sum != t.points.win();
    }
  }
  EXPECT_EQ(late, 3);
  EXPECT_EQ(left, 4);
  EXPECT_EQ(unusual, 8);
}

// FIDE's endorsement run in the small: what we generate, we find identical.
TEST(GenerateTournament, IsFoundIdenticalByTheChecker) {
  auto settings = small();
  settings.players = {8, 40};
  settings.half_point_byes = {300, std::nullopt};
  settings.absences = {200, std::nullopt};
  settings.forfeits = {300, std::nullopt};
  settings.late_entries = {500, std::nullopt};
  settings.withdrawals = {500, std::nullopt};
  settings.prohibited_pairs = 2;
  using enum trf::pair::GeneratedAcceleration;
  std::uint64_t seed = 0;
  for (const auto acceleration : {none, baku, record_250, record_xxa}) {
    for (const int edition : trf::test::editions("dutch")) {
      settings.acceleration = acceleration;
      settings.system = edition_of(*settings.system, edition);
      for (int i = 0; i < 10; ++i) {
        const trf::test::Draft t = generate_tournament(settings, ++seed, line).tournament;
        EXPECT_TRUE(trf::pair::contradictions(t, 99).empty());
        for (const auto& check : check_rounds(t, *settings.system)) {
          EXPECT_EQ(check.verdict.kind, trf::pair::VerdictKind::identical)
              << "seed " << seed << " round " << check.round << " edition " << edition;
        }
      }
    }
  }
}

// Record 152 too: a system whose first colours follow no lot gives White.
TEST(GenerateTournament, HasNoErrorInAnySystem) {
  using trf::pair::Entrants;
  for (const auto* system : trf::pair::systems()) {
    if (system->entrants == Entrants::teams || system->entrants == Entrants::members) continue;
    auto settings = small();
    settings.system = system;
    settings.players = {6, 12};
    settings.rounds = {3, 5};
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
      trf::test::Draft t = generate_tournament(settings, seed, line).tournament;
      t.name = "Generated";
      const trf::Document document{trf::write(t, trf::LineEnd::cr).bytes};
      const auto report = trf::read(document);
      ASSERT_TRUE(report.value);
      for (const auto& finding :
           trf::check(document, &*report.value, report.diagnostics, {}).findings)
        EXPECT_NE(finding.severity, trf::Severity::error)
            << system->name << ", seed " << seed << ": " << to_string(finding.message);
    }
  }
}

// As C.04.7 accelerates them: the first half of the rounds, rounded up.
TEST(GenerateTournament, AcceleratesHalfOfTheRounds) {
  auto settings = small();
  settings.acceleration = trf::pair::GeneratedAcceleration::record_xxa;
  for (const auto& [rounds, accelerated] : {std::pair{4, 2U}, {5, 3U}, {6, 3U}}) {
    settings.rounds = {rounds, rounds};
    const auto made = generate_tournament(settings, 1, line);
    ASSERT_EQ(made.tournament->player_acceleration.size(), 30U);
    for (const auto& one : made.tournament->player_acceleration)
      EXPECT_EQ(one.points.size(), accelerated) << rounds << " rounds";
  }
}

TEST(GenerateTournament, EndsBeforeARoundThatCannotBePaired) {
  auto settings = small();
  settings.players = {3, 3};
  settings.rounds = {2, 2};
  settings.prohibited_pairs = 40;  // All from all others
  const auto generated = generate_tournament(settings, 1, line);
  EXPECT_EQ(generated.tournament->rounds(), 0);
  ASSERT_TRUE(generated.obstruction);
  EXPECT_TRUE(to_string(*generated.obstruction).starts_with("round 1: ")) << *generated.obstruction;
}

TEST(Generator, AnnouncesNothingOfRoundsThatAreNotPlayed) {
  GeneratorSettings settings = small();
  settings.players = {4, 7};
  settings.rounds = {6, 6};
  settings.absences = {2500, {}};
  settings.half_point_byes = {1000, {}};
  int ended = 0;
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    const auto made = generate_tournament(settings, seed, line);
    if (!made.obstruction) continue;
    ++ended;
    const Tournament& t = *made.tournament;
    EXPECT_EQ(t.rounds(), trf::pair::next_round(t) - 1) << "seed " << seed;
    EXPECT_TRUE(t.announced_byes.empty());
    for (PlayerIndex i = 0; i < t.player_count(); ++i) EXPECT_EQ(t.players[i].points, t.score(i));
  }
  EXPECT_GT(ended, 20);
}

TEST(GenerateTeams, AnnouncesNothingOfRoundsThatAreNotPlayed) {
  GeneratorSettings settings;
  settings.system = trf::pair::find_system("team-swiss");
  settings.players = {4, 5};
  settings.rounds = {6, 6};
  settings.boards = {1, 1};
  settings.absences = {2500, {}};
  int ended = 0;
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    const auto made = generate_tournament(settings, seed, line);
    if (!made.obstruction) continue;
    ++ended;
    for (const auto& byes : made.tournament->announced_byes)
      EXPECT_LE(int{byes.round}, made.tournament->rounds()) << "seed " << seed;
  }
  EXPECT_GT(ended, 5);
}

/// How often each has White against each other one, by their indices.
std::map<std::pair<PlayerIndex, PlayerIndex>, int> meetings(const Tournament& t) {
  std::map<std::pair<PlayerIndex, PlayerIndex>, int> met;
  for (int round = 1; round <= t.rounds(); ++round)
    for (PlayerIndex i = 0; i < t.player_count(); ++i)
      if (const auto game = t.game(i, round); game.colour == trf::Colour::white)
        ++met[{i, game.opponent}];
  return met;
}

void expect_identical(const Tournament& t, const trf::pair::System& system) {
  for (const auto& check : check_rounds(t, system))
    EXPECT_EQ(check.verdict.kind, trf::pair::VerdictKind::identical) << "round " << check.round;
}

TEST(GenerateTournament, ADoubleRoundRobinHasEachPairTwiceWithBothColours) {
  auto settings = small();
  settings.system = trf::pair::find_system("berger");
  settings.rounds.reset();
  for (const int cycles : {1, 2})
    for (int players = 3; players <= 12; ++players) {
      SCOPED_TRACE(std::to_string(players) + " players, " + std::to_string(cycles));
      settings.cycles = cycles;
      settings.players = {players, players};
      const auto made = generate_tournament(settings, static_cast<std::uint64_t>(players), line);
      const Tournament& t = *made.tournament;
      EXPECT_FALSE(made.obstruction);
      EXPECT_EQ(t.type_code, cycles == 2 ? "FIDE_DOUBLEROUNDROBIN" : "BERGER_ROUNDROBIN");
      EXPECT_EQ(t.stated_rounds, cycles * (players + players % 2 - 1));
      EXPECT_EQ(t.rounds(), t.stated_rounds);
      const auto met = meetings(t);
      for (PlayerIndex i = 0; i < t.player_count(); ++i)
        for (PlayerIndex j = 0; j < i; ++j) {
          const auto times = [&](PlayerIndex white, PlayerIndex black) {
            const auto found = met.find({white, black});
            return found == met.end() ? 0 : found->second;
          };
          EXPECT_EQ(times(i, j) + times(j, i), cycles);
          if (cycles == 2) {
            EXPECT_EQ(times(i, j), 1);
          }
        }
      expect_identical(t, *settings.system);
    }
}

TEST(GenerateTournament, ADoubleRoundRobinOfTeamsHasBothCycles) {
  auto settings = small();
  settings.system = trf::pair::find_system("berger");
  settings.rounds.reset();
  settings.boards = {2, 3};
  settings.forfeited_matches = {500, {}};
  settings.changed_line_ups = {2000, {}};
  for (const auto* code : {"FIDE_TEAM_DOUBLEROUNDROBIN", "BERGER_TEAM_DOUBLEROUNDROBIN"})
    for (int teams = 3; teams <= 8; ++teams) {
      SCOPED_TRACE(std::string{code} + ", " + std::to_string(teams));
      settings.team_type = code;
      settings.players = {teams, teams};
      const auto made = generate_tournament(settings, static_cast<std::uint64_t>(teams), line);
      EXPECT_FALSE(made.obstruction);
      EXPECT_EQ(made.tournament->type_code, code);
      const auto of_teams = entrants_of(*made.tournament, trf::pair::Entrants::teams);
      EXPECT_EQ(of_teams->rounds(), 2 * (teams + teams % 2 - 1));
      for (const auto& [pair, times] : meetings(*of_teams)) EXPECT_EQ(times, 1);
      EXPECT_EQ(meetings(*of_teams).size(), static_cast<std::size_t>(teams * (teams - 1)));
      expect_identical(*of_teams, *settings.system);
    }
}

TEST(GenerateTournament, ADoubleScheveningenMatchHasBothCycles) {
  auto settings = small();
  settings.system = trf::pair::find_system("scheveningen");
  settings.players = {2, 2};
  settings.boards = {3, 3};
  settings.cycles = 2;
  const auto t = generate_tournament(settings, 1, line).tournament;
  EXPECT_EQ(t->type_code, "FIDE_DOUBLESCHEVENINGEN");
  EXPECT_EQ(t->rounds(), 6);
  EXPECT_EQ(meetings(*t).size(), 18U);
  expect_identical(*t, *settings.system);
}

// C.04.6 1.4: a drawn match; P of record 162 for each board.
TEST(GenerateTournament, ATeamByeHasThePointsOfRecord162) {
  auto settings = small();
  settings.system = trf::pair::find_system("team-swiss");
  settings.players = {5, 5};
  settings.rounds = {3, 3};
  settings.boards = {4, 4};
  const auto bye_points = [&] {
    return generate_tournament(settings, 1, line).tournament->team_byes;
  };
  EXPECT_EQ(bye_points()->game_points, trf::Score::from_tenths(20));
  settings.points.pairing_bye = trf::Score::from_tenths(8);
  const auto stated = bye_points();
  EXPECT_EQ(stated->game_points, trf::Score::from_tenths(32));
  EXPECT_EQ(stated->match_points, trf::Score::from_tenths(10));
  const auto t = generate_tournament(settings, 1, line).tournament;
  const auto usual = trf::usual_team_byes(*t, 4);
  EXPECT_EQ(usual.game_points, t->team_byes->game_points);
}

TEST(TakeModel, KeepsThePlayersAndFindsItsOwnRatesAgain) {
  GeneratorSettings settings = small();
  settings.players = {200, 200};
  settings.rounds = {9, 9};
  settings.draws = 50;
  settings.half_point_byes = {500, {}};
  settings.forfeits = {300, {}};
  settings.withdrawals = {1000, {}};
  const trf::test::Draft model = generate_tournament(settings, 11, line).tournament;
  GeneratorSettings found = small();
  trf::pair::take_model(found, model, line);
  EXPECT_EQ(found.players.low, 200);
  EXPECT_EQ(found.rounds->high, 9);
  EXPECT_NEAR(found.draws, 50, 8);
  EXPECT_NEAR(found.half_point_byes.of_ten_thousand, 500, 150);
  EXPECT_NEAR(found.forfeits.of_ten_thousand, 300, 150);
  EXPECT_NEAR(found.withdrawals.of_ten_thousand, 1000, 500);
  EXPECT_EQ(found.full_point_byes.of_ten_thousand, 0);

  const trf::test::Draft made = generate_tournament(found, 12, line).tournament;
  ASSERT_EQ(made.players.size(), model.players.size());
  for (std::size_t i = 0; i < made.players.size(); ++i) {
    EXPECT_EQ(made.players[i].name, model.players[i].name);
    EXPECT_EQ(made.players[i].rating, model.players[i].rating);
  }
  EXPECT_EQ(made.initial_colour, model.initial_colour);
  EXPECT_NE(codes(made), codes(model));
}

// 0-0, 0-0 without rating, 1/2-0 and 0-1/2 are unusual; of the two others one is a draw.
TEST(TakeModel, CountsTwoLossesAndDrawsOfOnePlayerAsUnusual) {
  GeneratorSettings found;
  trf::pair::take_model(
      found,
      trf::test::sketch({"2w0 3wL 4w=", "1b0 4w= 3w0", "4w1 1bL 2b=", "3b0 2b= 1b0"}).whole(),
      line);
  EXPECT_EQ(found.unusual_results.of_ten_thousand, 6667);
  EXPECT_EQ(found.draws, 50);
}

}  // namespace
