#include <gtest/gtest.h>

#include <random>

#include "support/pair_checks.hpp"
#include "support/random_tournament.hpp"
#include "support/sketch.hpp"

namespace trf::test {
namespace {

using pair::make_state;
using pair::State;

/// Numbers that are no longer in the order of the ratings.
void shuffle_ratings(Tournament& tournament, std::uint64_t seed) {
  std::mt19937_64 engine(seed);
  for (std::size_t i = tournament.players.size(); i > 1; --i) {
    std::swap(tournament.players[i - 1].rating, tournament.players[engine() % i].rating);
  }
}

void narrow_ratings(Tournament& tournament) {
  for (Player& player : tournament.players) {
    player.rating = static_cast<std::uint16_t>(1500 + player.rating / 5);
  }
}

[[nodiscard]] LimEdition edition(std::string_view name, const State& state) {
  if (name == "lim") return {.unplayed_win_bars = true, .lower_score_first = true};
  const bool maxi = state.rounds > 0 && state.tournament->players.size() > std::size_t{1}
                                                                               << state.rounds;
  return {.bye_by_elo = true, .maxi = maxi};
}

class LimEditions : public testing::TestWithParam<const char*> {
 protected:
  [[nodiscard]] const pair::System& system() const { return *pair::find_system(GetParam()); }
};

TEST_P(LimEditions, AgreeWithTryingEveryCombination) {
  RandomSettings settings{.max_players = 12, .max_rounds = 9};
  settings.acceleration = settings.point_systems = false;
  settings.forfeits = 8;
  const int cases = scaled(2500);
  int none = 0;
  for (int seed = 0; seed < cases; ++seed) {
    settings.max_rounds = 3 + seed % 7;
    Tournament tournament = random_tournament(static_cast<std::uint64_t>(seed), settings);
    if (seed % 3 == 0) shuffle_ratings(tournament, static_cast<std::uint64_t>(seed));
    if (seed % 2 == 0) narrow_ratings(tournament);
    const State state = make_state(tournament);
    const auto outcome = system().pair(state, 0, nullptr);
    const auto expected = lim_oracle(tournament, state.round, state.rounds, present_numbers(state),
                                     edition(GetParam(), state));
    ASSERT_EQ(to_text(in_start_ranks(state, outcome)), to_text(expected)) << "seed " << seed;
    none += expected.exists ? 0 : 1;
  }
  EXPECT_GT(none, cases / 100);
  EXPECT_LT(none, cases / 2);
}

TEST_P(LimEditions, KeepTheirArticlesInTournamentsOfAnySize) {
  RandomSettings settings{.max_players = 300, .max_rounds = 11};
  settings.forfeits = 6;
  for (int seed = 0; seed < scaled(300); ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Tournament tournament = random_tournament(static_cast<std::uint64_t>(seed), settings);
    if (seed % 2 == 0) narrow_ratings(tournament);
    const State state = make_state(tournament);
    const auto outcome = system().pair(state, 0, nullptr);
    if (seed % 10 == 0) expect_same_when_told(system(), state, outcome);
    if (const auto* unpairable = std::get_if<pair::Unpairable>(&outcome)) {
      EXPECT_NE(unpairable->obstruction, "");
      continue;
    }
    const auto pairing = in_start_ranks(state, outcome);
    expect_everybody_once(state, pairing);
    EXPECT_EQ(pairing.bye != 0, state.players.size() % 2 == 1);
    for (const auto& pair : std::get<pair::Pairing>(outcome).pairs) {
      const auto& white = state.players[state.seat_of[pair.white]];
      const auto& black = state.players[state.seat_of[pair.black]];
      // Art. 2, and records 260, XXP
      EXPECT_FALSE(state.have_met(state.seat_of[pair.white], state.seat_of[pair.black]));
      EXPECT_FALSE(state.is_prohibited(state.seat_of[pair.white], state.seat_of[pair.black]));
      if (state.is_last_round()) continue;  // 13.1
      // 12.1 a, b
      const auto twice = [](const pair::Contender& c, Colour colour) {
        return c.colours.size() > 1 && c.colours.back() == colour &&
               c.colours[c.colours.size() - 2] == colour;
      };
      EXPECT_FALSE(twice(white, Colour::white));
      EXPECT_FALSE(twice(black, Colour::black));
      EXPECT_LE(white.colour_difference, 1);
      EXPECT_GE(black.colour_difference, -1);
      // 12.5, 12.6: of two who are due different colours both get them.
      if (white.colour_difference > 0 && black.colour_difference < 0) {
        EXPECT_TRUE(twice(white, Colour::black) || twice(black, Colour::white));
      }
    }
    if (state.players.size() <= 60 || seed % 4 == 0) {
      expect_judged(system(), state, std::get<pair::Pairing>(outcome));
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Lim, LimEditions, testing::Values("lim-1989", "lim"),
                         [](const auto& tested) {
                           return std::string(tested.param) == "lim" ? "Of2026" : "Of1989";
                         });

/// 11.2: six players, of whom pairs have met already.
[[nodiscard]] std::string first_round_of_six(const std::vector<std::pair<int, int>>& met) {
  Tournament tournament = sketch({"", "", "", "", "", ""});
  for (const auto& [a, b] : met) {
    tournament.prohibited.push_back({.ids = {static_cast<Id>(a), static_cast<Id>(b)}});
  }
  const State state = make_state(tournament);
  auto pairing = in_start_ranks(state, pair::find_system("lim-1989")->pair(state, 0, nullptr));
  for (auto& [a, b] : pairing.pairs) {
    if (a > b) std::swap(a, b);
  }
  return to_text(pairing);
}

TEST(LimExchanges, FollowThePrintedTableForNumberOne) {
  std::vector<std::pair<int, int>> met;
  EXPECT_EQ(first_round_of_six(met), "1-4 2-5 3-6 bye 0");
  met.emplace_back(1, 4);
  EXPECT_EQ(first_round_of_six(met), "1-5 2-4 3-6 bye 0");
  met.emplace_back(1, 5);
  EXPECT_EQ(first_round_of_six(met), "1-6 2-4 3-5 bye 0");
  met.emplace_back(1, 6);
  EXPECT_EQ(first_round_of_six(met), "1-3 2-5 4-6 bye 0");
  met.emplace_back(1, 3);
  EXPECT_EQ(first_round_of_six(met), "1-2 3-5 4-6 bye 0");
}

TEST(LimExchanges, FollowThePrintedTableForNumberTwo) {
  std::vector<std::pair<int, int>> met{{1, 4}, {1, 5}};
  EXPECT_EQ(first_round_of_six(met), "1-6 2-4 3-5 bye 0");
  met.emplace_back(2, 4);
  EXPECT_EQ(first_round_of_six(met), "1-6 2-5 3-4 bye 0");
  met.emplace_back(2, 5);
  EXPECT_EQ(first_round_of_six(met), "1-6 2-3 4-5 bye 0");
  met.emplace_back(2, 3);
  EXPECT_EQ(first_round_of_six(met), "1-3 2-6 4-5 bye 0");
  met.emplace_back(2, 6);
  EXPECT_EQ(first_round_of_six(met), "1-2 3-5 4-6 bye 0");
}

}  // namespace
}  // namespace trf::test
