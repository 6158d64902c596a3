// Every sentence of the Dutch System is asked: is there really no other, is it really the smallest?

#include <gtest/gtest.h>

#include <functional>
#include <string>

#include "oracle/pair_explained_dutch.hpp"
#include "oracle/pair_explained_verdict.hpp"
#include "support/draft.hpp"
#include "support/editions.hpp"
#include "support/other_rounds.hpp"
#include "support/small_tournament.hpp"
#include "trf/pair/choice.hpp"
#include "trf/pair/compare.hpp"

namespace trf::test {
namespace {

using pair::make_state;
using pair::Pairing;
using pair::State;
using pair::System;

[[nodiscard]] test::Draft tournament_of(int seed) {
  auto settings = small_settings(seed);
  if (seed % 8 == 5) settings.hard = 60;
  test::Draft draft = random_tournament(static_cast<std::uint64_t>(seed) + 300'000, settings);
  // Topscorers are of the last round.
  if (seed % 8 == 5) draft.stated_rounds = pair::next_round(draft);
  return draft;
}

/// One tournament and what is asked of it.
class Questions {
 public:
  Questions(const System& system, const test::Draft& tournament, const State& state, int edition,
            Asked& asked)
      : system_(system),
        tournament_(tournament),
        state_(state),
        asked_(asked),
        report_(read_report(tournament)),
        account_(tournament, state.round, edition) {}

  void ask(int seed) {
    const auto outcome = system_.pair(state_, nullptr);
    if (const auto* none = std::get_if<pair::Unpairable>(&outcome))
      return ask_obstruction(none->obstruction);
    const Pairing& correct = std::get<Pairing>(outcome);
    const ExplainedRound round(system_, state_);
    ask_explanation(round);
    for (const Pairing& other : others_than(correct, state_, seed))
      ask_verdict(round, outcome, other);
    if (seed % 3 == 0 && state_.players.size() < 10) ask_losses(round, correct);
  }

 private:
  void ask_explanation(const ExplainedRound& round) {
    for (const auto& decision : round.decisions) asked_.tell(decision);
    expect_dutch_round(round, account_, asked_);
    Compared compared;
    expect_facts(round, &report_, compared, higher_);
    ask_facts({}, compared, asked_);
    asked_.close_round();
  }

  void ask_verdict(const ExplainedRound& round, const pair::Outcome& correct,
                   const Pairing& other) {
    const auto verdict = system_.judge(state_, other, correct);
    asked_.tell(verdict);
    if (verdict.kind == pair::VerdictKind::illegal) {
      expect_illegal(verdict, other, state_, report_, asked_);
      return asked_.close_round();
    }
    const auto loss = account_.loss_of(ids_of(other));
    if (loss.rule.empty())
      expect_colours(verdict, round, report_, higher_, asked_);
    else
      expect_dutch_verdict(verdict, loss, account_, round, asked_, false);
    asked_.close_round();
  }
  [[nodiscard]] std::vector<std::pair<int, int>> ids_of(const Pairing& round) const {
    std::vector<std::pair<int, int>> ids;
    for (const auto& [white, black] : round.pairs)
      ids.emplace_back(state_.tournament->players[white].start_rank,
                       state_.tournament->players[black].start_rank);
    return ids;
  }

  /// --explain=A,B and --explain=A,bye.
  void ask_losses(const ExplainedRound& round, const Pairing& correct) {
    for (const auto& [ids, loss] : account_.losses()) {
      if (loss.rule.empty()) continue;
      const auto seat = [&](int id) {
        return id == 0 ? pair::no_seat : state_.seat_of[tournament_.find(id)];
      };
      const auto verdict = system_.with_pair(state_, correct, seat(ids.second), seat(ids.first));
      asked_.tell(verdict);
      expect_dutch_verdict(verdict, loss, account_, round, asked_, true);
      asked_.close_round();
    }
  }

  void ask_obstruction(const Message& said) {
    LegalPairs rules;
    for (int i = 0; i < account_.count(); ++i) rules.players.push_back(account_.at(i).id);
    rules.legal = [this](int a, int b) {
      return a != b && account_.legal(account_.rank_of(a), account_.rank_of(b));
    };
    rules.may_have_bye = [this](int id) { return !account_.at(account_.rank_of(id)).barred; };
    asked_.tell(said);
    expect_obstruction(said, rules, report_, asked_);
    asked_.close_round();
  }

  const System& system_;
  const test::Draft& tournament_;
  const State& state_;
  Asked& asked_;
  SeenReport report_;
  DutchAccount account_;
  std::function<bool(int, int)> higher_ = [this](int a, int b) { return report_.is_higher(a, b); };
};

class DutchSentences : public testing::TestWithParam<int> {};

TEST_P(DutchSentences, AreTrueOfAllCandidatesAndRounds) {
  const System& system = *edition_of(*pair::find_system("dutch"), GetParam());
  Asked asked;
  for (int seed = 0; seed < scaled(3000); ++seed) {
    const test::Draft tournament = tournament_of(seed);
    const State state = make_state(tournament);
    SCOPED_TRACE("seed " + std::to_string(seed));
    Questions(system, tournament, state, GetParam(), asked).ask(seed);
    if (HasFailure()) return;
  }
  expect_as_listed(asked, "dutch-" + std::to_string(GetParam()));
}

INSTANTIATE_TEST_SUITE_P(Dutch, DutchSentences, testing::ValuesIn(test::editions("dutch")));

}  // namespace
}  // namespace trf::test
