#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <string>

#include "../oracle/pair_dutch_oracle.hpp"
#include "support/draft.hpp"
#include "support/editions.hpp"
#include "support/random_tournament.hpp"
#include "trf/pair/choice.hpp"
#include "trf/pair/compare.hpp"
#include "trf/pair/system.hpp"

namespace trf::test {
namespace {

using pair::Pairing;
using pair::State;

std::string text(const DutchRound& round) {
  if (!round.exists) return "none";
  std::string result;
  for (const auto& [white, black] : round.pairs)
    result += std::to_string(white) + "-" + std::to_string(black) + " ";
  return result + "bye " + std::to_string(round.bye);
}

DutchRound round_of(const State& state, const pair::Outcome& outcome) {
  DutchRound round;
  const auto* pairing = std::get_if<Pairing>(&outcome);
  if (pairing == nullptr) return round;
  const auto id = [&](PlayerIndex player) { return state.tournament->players[player].start_rank; };
  round.exists = true;
  for (const auto& pair : pairing->pairs) round.pairs.emplace_back(id(pair.white), id(pair.black));
  std::ranges::sort(round.pairs);
  if (pairing->bye != no_player) round.bye = id(pairing->bye);
  return round;
}

class DutchEditions : public testing::TestWithParam<int> {
 protected:
  static const pair::System& dutch() {
    return *edition_of(*pair::find_system("dutch"), GetParam());
  }
};

TEST_P(DutchEditions, AgreeWithTheArticlesToTheLetter) {
  const int cases = scaled(12000);
  int none = 0;
  for (int seed = 0; seed < cases; ++seed) {
    RandomSettings settings{.min_players = 3, .max_players = 8 + seed % 3, .max_rounds = 9};
    settings.forfeits = seed % 4 == 0 ? 15 : 4;
    settings.requested_byes = seed % 5 == 0 ? 15 : 4;
    settings.draws = seed % 7 * 14;
    const test::Draft tournament = random_tournament(static_cast<std::uint64_t>(seed), settings);
    const State state = pair::make_state(tournament);
    if (state.players.size() < 2) continue;
    const auto expected = dutch_oracle(tournament, state.round, GetParam());
    const auto outcome = dutch().pair(state, nullptr);
    ASSERT_EQ(text(round_of(state, outcome)), text(expected))
        << "seed " << seed << ", round " << state.round << " of " << state.rounds;
    none += expected.exists ? 0 : 1;
  }
  EXPECT_LT(none, cases / 2);
}

/// Two opponents exchanged, colours reversed, or another bye.
Pairing mutated(const Pairing& pairing, int kind, std::size_t a, std::size_t b) {
  Pairing other = pairing;
  if (kind == 0) std::swap(other.pairs[a].white, other.pairs[a].black);
  if (kind == 1) std::swap(other.pairs[a].black, other.pairs[b].black);
  if (kind == 2) std::swap(other.pairs[a].white, other.pairs[b].black);
  if (kind == 3) std::swap(other.pairs[a].black, other.bye);
  return other;
}

TEST_P(DutchEditions, JudgeMutationsByTheFirstCriterionOfTheArticles) {
  int named = 0, illegal = 0;
  for (int seed = 0; seed < scaled(1200); ++seed) {
    RandomSettings settings{.min_players = 6, .max_players = 10, .max_rounds = 7};
    const test::Draft tournament = random_tournament(static_cast<std::uint64_t>(seed), settings);
    const State state = pair::make_state(tournament);
    const auto outcome = dutch().pair(state, nullptr);
    const auto* correct = std::get_if<Pairing>(&outcome);
    if (correct == nullptr || correct->pairs.size() < 2) continue;
    for (int kind = 0; kind < (correct->bye == no_player ? 3 : 4); ++kind) {
      const auto a = static_cast<std::size_t>(seed) % correct->pairs.size();
      const auto b = (a + 1) % correct->pairs.size();
      const Pairing other = mutated(*correct, kind, a, b);
      const auto verdict = dutch().judge(state, other, outcome);
      const std::string place = "seed " + std::to_string(seed) + ", kind " + std::to_string(kind);
      ASSERT_NE(verdict.kind, pair::VerdictKind::identical) << place;
      ASSERT_FALSE(verdict.criterion.empty()) << place;
      if (verdict.kind == pair::VerdictKind::illegal) {
        ++illegal;
        continue;
      }
      const bool by_rank = verdict.criterion.front() == '4' || verdict.criterion.front() == 'D';
      const bool by_colour = verdict.criterion.front() == '5' || verdict.criterion.front() == 'E';
      const auto expected =
          dutch_first_criterion(tournament, state.round, GetParam(), round_of(state, other));
      ASSERT_EQ(by_colour ? ""
                : by_rank ? "order"
                          : verdict.criterion,
                expected)
          << place << ": " << verdict.explanation;
      named += by_rank || by_colour ? 0 : 1;
    }
  }
  EXPECT_GT(named, scaled(200));
  EXPECT_GT(illegal, scaled(40));
}

/// --explain=A,B and --explain=A,bye: of all complete legal rounds with a pair, or in which a
/// player has the bye, the best one, by enumeration.
TEST_P(DutchEditions, NameTheFirstLossOfTheBestWholeRoundWithAPairOrABye) {
  int asked = 0, byes = 0;
  std::map<std::string, int> named;
  for (int seed = 0; seed < scaled(4000); ++seed) {
    RandomSettings settings{.min_players = 4, .max_players = 6 + seed % 4, .max_rounds = 7};
    settings.forfeits = seed % 4 == 0 ? 15 : 4;
    settings.draws = seed % 7 * 14;
    const test::Draft tournament =
        random_tournament(static_cast<std::uint64_t>(seed) + 700'000, settings);
    const State state = pair::make_state(tournament);
    if (state.players.size() < 2) continue;
    const auto outcome = dutch().pair(state, nullptr);
    const auto* correct = std::get_if<Pairing>(&outcome);
    if (correct == nullptr) continue;
    for (const auto& [ids, expected] : dutch_losses(tournament, state.round, GetParam())) {
      const auto seat = [&](int id) {
        return id == 0 ? pair::no_seat : state.seat_of[tournament.find(id)];
      };
      const auto verdict = dutch().with_pair(state, *correct, seat(ids.second), seat(ids.first));
      const bool by_rank = verdict.criterion.starts_with("4") || verdict.criterion.starts_with("D");
      ASSERT_EQ(verdict.kind == pair::VerdictKind::unpairable ? "none"
                : by_rank                                     ? "order"
                                                              : verdict.criterion,
                expected)
          << "seed " << seed << ", pair " << ids.first << "-" << ids.second << ": "
          << verdict.explanation;
      ++asked;
      byes += ids.first == 0 ? 1 : 0;
      ++named[expected];
    }
  }
  EXPECT_GT(asked, scaled(4000) * 3);
  EXPECT_GT(byes, scaled(4000));
  for (const auto& [criterion, times] : named) RecordProperty(criterion, times);
}

INSTANTIATE_TEST_SUITE_P(Dutch, DutchEditions, testing::ValuesIn(test::editions("dutch")));

}  // namespace
}  // namespace trf::test
