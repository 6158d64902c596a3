// What --explain and --check say, by typed facts, against the report, the round and the texts
// transcribed in tests/oracle.

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <numeric>
#include <string>

#include "oracle/pair_account.hpp"
#include "oracle/pair_explained_round.hpp"
#include "support/draft.hpp"
#include "support/editions.hpp"
#include "support/near_rounds.hpp"
#include "support/pair_checks.hpp"
#include "support/random_match_tournament.hpp"
#include "support/small_tournament.hpp"
#include "support/told.hpp"
#include "trf/pair/choice.hpp"
#include "trf/pair/compare.hpp"
#include "trf/pair/messages/burstein.hpp"
#include "trf/pair/messages/dutch.hpp"
#include "trf/pair/messages/place.hpp"
#include "trf/pair/place.hpp"

namespace trf::test {
namespace {

using pair::make_state;
using pair::Pairing;
using pair::State;
using pair::System;

/// The opponents that a verdict compares are those of the two rounds, if they have one here.
void expect_first_opponent(const Message& said, const State& state, const Pairing& correct,
                           const Pairing& other) {
  const auto meet = [&](const Pairing& round, int one, int two) {
    return std::ranges::any_of(round.pairs, [&](const pair::Pair& pair) {
      const int white = state.tournament->players[pair.white].start_rank;
      const int black = state.tournament->players[pair.black].start_rank;
      return std::minmax(white, black) == std::minmax(one, two);
    });
  };
  const int player = number_in(said, "player");
  EXPECT_TRUE(meet(correct, player, numbers_in(said, "ours").at(0))) << said;
  const auto theirs = numbers_in(said, "theirs");
  if (!theirs.empty()) {
    EXPECT_TRUE(meet(other, player, theirs[0])) << said;
  }
}

/// --check names the first criterion that differs in the oracle's comparison, and its place.
void expect_named_criteria(const System& system, const State& state, const Pairing& correct,
                           const std::vector<BracketAccount>& account, int seed,
                           Compared& compared) {
  for (const Pairing& other : rounds_near(correct, seed)) {
    const auto verdict = system.judge(state, other, correct);
    if (verdict.kind != pair::VerdictKind::worse) continue;
    std::vector<std::pair<int, int>> pairs;
    for (const auto& [white, black] : other.pairs)
      pairs.emplace_back(state.tournament->players[white].start_rank,
                         state.tournament->players[black].start_rank);
    int number = 1;
    std::string expected;
    for (const BracketAccount& bracket : account) {
      expected = bracket.against_round(pairs).rule;
      if (expected == "order of sets") expected = "order";
      if (!expected.empty()) break;
      ++number;
    }
    const bool by_criterion = expected.size() > 1 && expected[0] == 'C';
    if (by_criterion)
      EXPECT_EQ(verdict.criterion, expected) << "seed " << seed;
    else
      EXPECT_TRUE(verdict.published_value.empty() || !verdict.criterion.starts_with("C"))
          << "seed " << seed << ": " << verdict.criterion << ", not by " << expected;
    EXPECT_EQ(verdict.place.number, number) << "seed " << seed << ": " << verdict.criterion;
    if (verdict.explanation.is<pair::said::opponent_comes_first>())
      expect_first_opponent(verdict.explanation, state, correct, other);
    ++compared["judged by " + verdict.criterion];
  }
}

/// Or the test would say nothing of a sentence.
void expect_seen(const Compared& compared, const std::vector<std::string>& wanted) {
  for (const auto& [what, count] : compared) testing::Test::RecordProperty(what, count);
  if (scaled(10) != 10) return;
  for (const std::string& one : wanted) EXPECT_TRUE(compared.contains(one)) << one;
}

[[nodiscard]] std::function<bool(int, int)> by_score(const SeenReport& report) {
  return [&](int a, int b) { return report.is_higher(a, b); };
}

class DubovExplanations : public testing::TestWithParam<int> {};

TEST_P(DubovExplanations, GiveTheFactsThatTheTextGives) {
  const System& system = *edition_of(*pair::find_system("dubov"), GetParam());
  Compared compared;
  for (int seed = 0; seed < scaled(1500); ++seed) {
    const test::Draft tournament = small_tournament(seed);
    const State state = make_state(tournament);
    if (state.players.size() < 3) continue;
    const auto outcome = system.pair(state, nullptr);
    if (!std::holds_alternative<Pairing>(outcome)) continue;
    SCOPED_TRACE("seed " + std::to_string(seed));
    const ExplainedRound round(system, state);
    const SeenReport report = read_report(tournament);
    const auto account = dubov_account(tournament, GetParam());
    expect_facts(round, &report, compared, by_score(report));
    expect_brackets(round, account, compared);
    expect_named_criteria(system, state, std::get<Pairing>(outcome), account, seed, compared);
    if (HasFailure()) return;
  }
  expect_seen(compared, {"not an upfloater by C1", "not an upfloater by C4",
                         "not an upfloater by C7", "swiss.is_not_an_upfloater", "swiss.pab_before",
                         "value of C7", "judged by C7", "judged by C6", "judged by C5"});
}

INSTANTIATE_TEST_SUITE_P(Dubov, DubovExplanations, testing::ValuesIn(test::editions("dubov")));

TEST(BursteinExplanations, GiveTheFactsThatTheTextGives) {
  const System& system = *pair::find_system("burstein");
  Compared compared;
  for (int seed = 0; seed < scaled(1500); ++seed) {
    const test::Draft tournament = small_tournament(seed);
    const State state = make_state(tournament);
    const bool seeding = state.rounds == 0 || state.round <= std::min(state.rounds / 2, 4);
    if (state.players.size() < 3 || seeding) continue;
    const auto outcome = system.pair(state, nullptr);
    if (!std::holds_alternative<Pairing>(outcome)) continue;
    SCOPED_TRACE("seed " + std::to_string(seed));
    const ExplainedRound round(system, state);
    const SeenReport report = read_report(tournament);
    const auto account = burstein_account(tournament);
    const auto index = burstein_index(tournament);
    expect_facts(round, &report, compared, [&](int a, int b) {
      return index.at(a) != index.at(b) ? index.at(a) > index.at(b) : a < b;
    });
    expect_brackets(round, account, compared);
    expect_named_criteria(system, state, std::get<Pairing>(outcome), account, seed, compared);
    if (HasFailure()) return;
  }
  expect_seen(compared, {"burstein.float_for_completion", "burstein.float_of_no_pairs",
                         "not paired by C1", "not paired by C4", "not paired by C6",
                         "not paired by C8", "swiss.pab_before", "judged by C6", "judged by C8"});
}

template <class Account>
void expect_match_explanations(const System& system, const Tournament& report,
                               const Account& account_of, int seed, Compared& compared) {
  const test::Draft entrants = entrants_of(report, system.entrants);
  const State state = make_state(entrants);
  const auto outcome = system.pair(state, nullptr);
  if (!std::holds_alternative<Pairing>(outcome)) return;
  SCOPED_TRACE("seed " + std::to_string(seed));
  const ExplainedRound round(system, state);
  const auto account = account_of(report, state.round, state.rounds, present_numbers(state));
  expect_facts(round, nullptr, compared, [](int, int) { return true; });
  expect_brackets(round, account, compared);
  expect_named_criteria(system, state, std::get<Pairing>(outcome), account, seed, compared);
}

TEST(DoubleSwissExplanations, GiveTheFactsThatTheTextGives) {
  Compared compared;
  for (int seed = 0; seed < scaled(1500); ++seed) {
    RandomMatchSettings settings{.min_participants = 5, .min_rounds = seed % 2 == 0 ? 5 : 3};
    expect_match_explanations(*pair::find_system("double-swiss"),
                              random_double_swiss(static_cast<std::uint64_t>(seed), settings),
                              double_swiss_account, seed, compared);
    if (HasFailure()) return;
  }
  expect_seen(compared, {"not an upfloater by C3", "not an upfloater by C6",
                         "not an upfloater by C7", "not paired by C8", "not paired by 3.6",
                         "swiss.is_not_an_upfloater", "swiss.pab_before", "judged by C5"});
}

TEST(TeamSwissExplanations, GiveTheFactsThatTheTextGives) {
  constexpr std::array codes{"FIDE_TEAM_TYPEA_MP_GP", "FIDE_TEAM_TYPEB_MP_GP", "FIDE_TEAM_MP_GP",
                             "FIDE_TEAM_TYPEB_GP_MP"};
  Compared compared;
  for (int seed = 0; seed < scaled(1500); ++seed) {
    RandomMatchSettings settings{.min_participants = 5, .min_rounds = seed % 2 == 0 ? 5 : 3};
    expect_match_explanations(
        *pair::find_system("team-swiss"),
        random_team_tournament(static_cast<std::uint64_t>(seed),
                               codes[static_cast<std::size_t>(seed) % codes.size()], settings),
        team_swiss_account, seed, compared);
    if (HasFailure()) return;
  }
  expect_seen(compared, {"not an upfloater by C3", "not an upfloater by C7", "not paired by C8",
                         "not paired by C10", "swiss.pab_before", "judged by C8"});
}

/// Pairs, colours and byes; the criteria are compared in pair_dutch_test.cpp.
class DutchExplanations : public testing::TestWithParam<int> {};

TEST_P(DutchExplanations, GiveTheFactsOfTheReport) {
  const System& system = *edition_of(*pair::find_system("dutch"), GetParam());
  Compared compared;
  for (int seed = 0; seed < scaled(3000); ++seed) {
    const test::Draft tournament = small_tournament(seed);
    const State state = make_state(tournament);
    if (state.players.size() < 3) continue;
    const auto outcome = system.pair(state, nullptr);
    const auto* correct = std::get_if<Pairing>(&outcome);
    if (correct == nullptr) continue;
    SCOPED_TRACE("seed " + std::to_string(seed));
    const SeenReport report = read_report(tournament);
    expect_facts(ExplainedRound(system, state), &report, compared, by_score(report));
    for (const Pairing& other : rounds_near(*correct, seed)) {
      const auto verdict = system.judge(state, other, outcome);
      if (!verdict.explanation.is<pair::said::transposition_comes_first>()) continue;
      expect_first_opponent(verdict.explanation, state, *correct, other);
      ++compared["judged by the first other opponent"];
    }
    if (HasFailure()) return;
  }
  expect_seen(compared, {"swiss.colours_alternate", "swiss.stronger_granted", "swiss.they_met",
                         "swiss.both_prefer_absolutely", "swiss.barred_from_pab",
                         "dutch.downfloat_of_few_pairs", "dutch.downfloat_for_completion",
                         "judged by the first other opponent"});
}

INSTANTIATE_TEST_SUITE_P(Dutch, DutchExplanations, testing::ValuesIn(test::editions("dutch")));

/// The numbers of the brackets of which an explanation speaks, each once.
struct BracketNumbers : pair::Trace {
  std::vector<int> seen;
  void tell(pair::Decision decision) override {
    if (!decision.scope.is<pair::said::bracket>()) return;
    const int number = number_in(decision.scope, "number");
    if (seen.empty() || seen.back() != number) seen.push_back(number);
  }
};

TEST(Explanations, NumberTheBracketsFromTheTop) {
  for (const System* edition : editions_of_all({"dutch", "dubov", "burstein"})) {
    const System& system = *edition;
    std::size_t most = 0;
    for (int seed = 0; seed < scaled(1000); ++seed) {
      const test::Draft tournament = small_tournament(seed);
      BracketNumbers brackets;
      static_cast<void>(system.pair(make_state(tournament), &brackets));
      std::vector<int> expected(brackets.seen.size());
      std::iota(expected.begin(), expected.end(), 1);
      ASSERT_EQ(brackets.seen, expected) << full_name(system) << " seed " << seed;
      most = std::max(most, brackets.seen.size());
    }
    EXPECT_GE(most, 4U) << full_name(system);
  }
}

/// --explain=ID,bye: every present player of a round with an odd number has an answer.
TEST(Explanations, AnswerForEveryPlayerWhyTheByeIsOfAnother) {
  for (const System* system : pair::systems()) {
    if (system->has_table() || system->entrants != pair::Entrants::players) continue;
    int asked = 0;
    for (int seed = 0; seed < scaled(200); ++seed) {
      const test::Draft tournament = small_tournament(seed);
      const State state = make_state(tournament);
      if (state.players.size() % 2 == 0 || state.players.size() < 3) continue;
      const auto outcome = system->pair(state, nullptr);
      const auto* correct = std::get_if<Pairing>(&outcome);
      if (correct == nullptr || correct->bye == no_player) continue;
      for (pair::Seat seat = 0; seat < state.players.size(); ++seat) {
        if (state.players[seat].player == correct->bye) continue;
        const auto verdict = system->with_pair(state, *correct, seat, pair::no_seat);
        EXPECT_NE(verdict.kind, pair::VerdictKind::identical) << system->name << " seed " << seed;
        if (verdict.kind != pair::VerdictKind::unpairable) {
          EXPECT_FALSE(verdict.explanation.empty()) << system->name << " seed " << seed;
        }
        ++asked;
      }
    }
    EXPECT_GT(asked, scaled(100)) << system->name;
  }
}

}  // namespace
}  // namespace trf::test
