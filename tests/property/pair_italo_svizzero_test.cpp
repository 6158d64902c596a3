#include <gtest/gtest.h>

#include "support/draft.hpp"
#include "support/pair_checks.hpp"
#include "support/random_tournament.hpp"
#include "support/sketch.hpp"
#include "trf/pair/messages/italo_svizzero.hpp"

namespace trf::test {
namespace {

using pair::make_state;
using pair::State;

[[nodiscard]] const pair::System& italo_svizzero() { return *pair::find_system("italo-svizzero"); }

/// Some games of a random tournament are adjourned (art. 8).
void adjourn_some(TournamentDraft& tournament, std::uint64_t seed) {
  for (PlayerIndex p = 0; p < tournament.player_count(); ++p) {
    for (int r = 1; r <= tournament.rounds(); ++r) {
      const Game game = tournament.game(p, r);
      if (!game.is_played() || game.opponent < p) continue;
      seed = seed * 6364136223846793005U + 1442695040888963407U;
      if (seed >> 60 != 0) continue;
      const auto at = static_cast<std::size_t>(r - 1);
      tournament.games(p)[at].code = ResultCode::none;
      tournament.games(game.opponent)[at].code = ResultCode::none;
    }
  }
}

/// Art. 6: of those left, one with the most points is the first of the next pair.
void expect_highest_score_first(const State& state, const pair::Pairing& pairing) {
  const auto points = [&](PlayerIndex p) { return state.players[state.seat_of[p]].pairing_score; };
  Score lowest = Score::from_tenths(1'000'000);
  for (const auto& pair : pairing.pairs) {
    const Score top = std::max(points(pair.white), points(pair.black));
    EXPECT_LE(top, lowest);
    lowest = top;
  }
}

TEST(ItaloSvizzero, AgreesWithUncouplingPairAfterPair) {
  RandomSettings settings{.max_players = 12, .max_rounds = 11};
  settings.acceleration = settings.point_systems = false;
  settings.forfeits = 8;
  const int cases = scaled(10000);
  int none = 0;
  for (int seed = 0; seed < cases; ++seed) {
    test::Draft tournament = random_tournament(static_cast<std::uint64_t>(seed), settings);
    if (seed % 3 == 0) adjourn_some(tournament, static_cast<std::uint64_t>(seed));
    const State state = make_state(tournament);
    const auto outcome = italo_svizzero().pair(state, nullptr);
    const auto expected = italo_svizzero_oracle(tournament, state.round, present_numbers(state));
    ASSERT_EQ(to_text(in_start_ranks(state, outcome)), to_text(expected)) << "seed " << seed;
    none += expected.exists ? 0 : 1;
  }
  // Both answers must have been seen, or nothing was compared.
  EXPECT_GT(none, cases / 100);
  EXPECT_LT(none, cases / 2);
}

// The players of one club are half of all, so no pair may be without one of them: pairs uncouple by
// the hundred, and each reason is a matching of all who are left.
TEST(ItaloSvizzero, GivesTheReasonsOfTwentyUncoupledPairsOfARound) {
  auto t = sketch(std::vector<std::string_view>(120, ""));
  auto& club = t.prohibited.emplace_back();
  for (Id id = 1; id <= 60; ++id) club.ids.push_back(id);
  const State state = make_state(t);
  pair::RecordingTrace trace;
  const auto outcome = italo_svizzero().pair(state, &trace);
  ASSERT_TRUE(std::holds_alternative<pair::Pairing>(outcome));
  const auto count = [&](auto is) {
    return std::ranges::count_if(trace.decisions, is, &pair::Decision::sentence);
  };
  EXPECT_EQ(
      count([](const Message& each) { return each.is<pair::italo_svizzero::said::uncoupled>(); }),
      20);
  EXPECT_GT(count([](const Message& each) {
              return each.is<pair::italo_svizzero::said::uncoupled_each>();
            }),
            0);
}

// Players one after the other who may not meet the first have one sentence, with all their numbers.
TEST(ItaloSvizzero, SaysOnceWhyTheMembersOfAClubAreNotChosen) {
  auto t = sketch(std::vector<std::string_view>(12, ""));
  auto& club = t.prohibited.emplace_back();
  for (Id id = 1; id <= 4; ++id) club.ids.push_back(id);
  const State state = make_state(t);
  pair::RecordingTrace trace;
  (void)italo_svizzero().pair(state, &trace);
  const auto said_of_first = std::ranges::find_if(
      trace.decisions,
      [](const Message& each) { return each.is<pair::italo_svizzero::said::none_chosen>(); },
      &pair::Decision::sentence);
  ASSERT_NE(said_of_first, trace.decisions.end());
  EXPECT_EQ(to_string(said_of_first->sentence),
            "2, 3 and 4 are not chosen: each of them and 1 are a prohibited pair");
  EXPECT_EQ(said_of_first->players, (std::vector<PlayerIndex>{0, 1, 2, 3}));
  EXPECT_EQ(
      std::ranges::count_if(
          trace.decisions,
          [](const Message& each) { return each.is<pair::italo_svizzero::said::not_chosen>(); },
          &pair::Decision::sentence),
      1);  // 3 and 4
}

TEST(ItaloSvizzero, KeepsItsArticlesInTournamentsOfAnySize) {
  RandomSettings settings{.max_players = 300, .max_rounds = 13};
  settings.forfeits = 6;
  const int cases = scaled(400);
  int paired = 0;
  for (int seed = 0; seed < cases; ++seed) {
    const test::Draft tournament = random_tournament(static_cast<std::uint64_t>(seed), settings);
    const State state = make_state(tournament);
    const auto outcome = italo_svizzero().pair(state, nullptr);
    SCOPED_TRACE("seed " + std::to_string(seed));
    if (seed % 10 == 0) expect_same_when_told(italo_svizzero(), state, outcome);
    const auto* unpairable = std::get_if<pair::Unpairable>(&outcome);
    if (unpairable != nullptr) {
      EXPECT_FALSE(unpairable->obstruction.empty());
      continue;
    }
    ++paired;
    const auto pairing = in_start_ranks(state, outcome);
    expect_everybody_once(state, pairing);
    EXPECT_EQ(pairing.bye != 0, state.players.size() % 2 == 1);
    const auto whites = [&](PlayerIndex p) {
      int sum = 0;
      for (int r = 1; r < state.round; ++r) {
        const Game game = tournament.game(p, r);
        const bool free = game.opponent == no_player && (game.code == ResultCode::pairing_bye ||
                                                         game.code == ResultCode::full_point_bye);
        sum += free || (game.opponent != no_player && game.colour == Colour::white) ? 1 : 0;
      }
      return sum;
    };
    for (const auto& pair : std::get<pair::Pairing>(outcome).pairs) {
      for (int r = 1; r < state.round; ++r) {  // Art. 6
        ASSERT_NE(tournament.game(pair.white, r).opponent, pair.black);
      }
      EXPECT_FALSE(state.is_prohibited(state.seat_of[pair.white], state.seat_of[pair.black]));
      if (state.round > 1) {
        EXPECT_LE(whites(pair.white), whites(pair.black));  // Art. 15 a
      }
    }
    if (state.round > 1) expect_highest_score_first(state, std::get<pair::Pairing>(outcome));
    if (pairing.bye != 0) {  // Art. 12: never a third time
      int receipts = 0;
      for (int r = 1; r < state.round; ++r) {
        const Game game = tournament.game(std::get<pair::Pairing>(outcome).bye, r);
        receipts += game.code == ResultCode::pairing_bye || game.code == ResultCode::full_point_bye;
      }
      EXPECT_LT(receipts, 2);
    }
    expect_judged(italo_svizzero(), state, std::get<pair::Pairing>(outcome));
  }
  EXPECT_GT(paired, cases / 2);  // Or little was tested.
}

}  // namespace
}  // namespace trf::test
