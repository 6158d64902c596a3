// A State owns what it looks into, and steps are used for their own state and edition only.

#include <gtest/gtest.h>

#include <memory>
#include <optional>
#include <utility>

#include "support/draft.hpp"
#include "trf/pair/choice.hpp"
#include "trf/pair/compare.hpp"
#include "trf/pair/generate.hpp"
#include "trf/pair/system.hpp"

namespace {

using namespace trf::pair;

int made = 0;                         ///< By a counted() system
const System* counted_one = nullptr;  ///< Makes its rounds

/// The system, which counts how often it makes a round.
System counted(const System& system) {
  made = 0;
  counted_one = &system;
  System result = system;
  result.make = [](const System& of, const State& state, Trace* trace) {
    ++made;
    return counted_one->make(of, state, trace);
  };
  return result;
}

/// An event of the system with an odd number of participants, if the system allows it, and with
/// absences.
trf::SharedTournament event_of(const System& system, std::uint64_t seed = 1) {
  GeneratorSettings settings;
  settings.system = &system;
  const int players = system.entrants == Entrants::members ? 2  // Teams
                      : system.players != 0                ? static_cast<int>(system.players)
                                                           : 11;
  settings.players = {players, players};
  settings.rounds = {4, 4};
  if (!system.has_table()) settings.absences.of_ten_thousand = 500;
  auto event =
      generate_tournament(settings, seed, [](int /*difference*/) { return 50; }).tournament;
  const Entrants entrants = entrants_in(*event, system);
  return are_players(entrants) ? event : entrants_of(*event, entrants);
}

/// The round with the colours of its first pair exchanged.
Pairing turned(const Outcome& outcome) {
  Pairing other = std::get<Pairing>(outcome);
  std::swap(other.pairs.front().white, other.pairs.front().black);
  return other;
}

TEST(Steps, AreUsedByEveryAnswerOfEverySystem) {
  for (const System* one : systems()) {
    const auto event = event_of(*one);
    const System system = counted(*one);
    const State state = make_state(*event, {.round = 3});
    const Outcome outcome = system.pair(state, nullptr);
    const Pairing published = turned(outcome);
    EXPECT_NE(system.judge(state, published, outcome).kind, VerdictKind::identical) << one->name;
    (void)system.open_readings(state, std::get<Pairing>(outcome));
    if (!system.has_table()) (void)system.with_pair(state, std::get<Pairing>(outcome), 0, 1);
    EXPECT_EQ(made, 1) << one->name;
  }
}

TEST(Steps, OfAnObstructionAreUsedToo) {
  for (const char* name : {"dutch", "dubov", "lim", "italo-svizzero"}) {
    const System* one = find_system(name);
    trf::test::Draft event = event_of(*one);
    event.prohibited.push_back({1, 99, {}, {}});
    for (const auto& player : event.players)
      event.prohibited.back().ids.push_back(player.start_rank);
    const System system = counted(*one);
    const State state = make_state(event, {.round = 3});
    const Outcome outcome = system.pair(state, nullptr);
    ASSERT_TRUE(std::holds_alternative<Unpairable>(outcome)) << name;
    const auto verdict = system.judge(state, published_pairing(event, 3), outcome);
    EXPECT_NE(verdict.kind, VerdictKind::identical) << name;
    EXPECT_EQ(made, 1) << name;
  }
}

TEST(Steps, AreUsedForCopiesOfTheirState) {
  const System& dutch = *find_system("dutch");
  const auto event = event_of(dutch);
  const System system = counted(dutch);
  std::optional<State> state{make_state(*event, {.round = 3})};
  const Outcome outcome = system.pair(*state, nullptr);
  const State copy = *state;
  const State moved = std::move(*state);
  state.reset();
  for (const State* one : {&copy, &moved})
    EXPECT_EQ(system.judge(*one, turned(outcome), outcome).kind, VerdictKind::worse);
  EXPECT_EQ(made, 1);
}

TEST(Steps, AreNotUsedForAnotherStateOfTheSameRound) {
  for (const System* one : systems()) {
    if (one->has_table()) continue;
    const auto event = event_of(*one);
    const System system = counted(*one);
    const State state = make_state(*event, {.round = 3}), second = make_state(*event, {.round = 3});
    const Outcome outcome = system.pair(state, nullptr), own = system.pair(second, nullptr);
    made = 0;
    const Verdict verdict = system.judge(second, turned(outcome), outcome);
    EXPECT_EQ(made, 1) << one->name;
    EXPECT_EQ(verdict.explanation, system.judge(second, turned(own), own).explanation) << one->name;
    EXPECT_EQ(made, 1) << one->name;
  }
}

TEST(Steps, OfOtherColoursDoNotDecideTheVerdict) {
  const System& dutch = *find_system("dutch");
  const auto event = event_of(dutch);
  const State white = make_state(*event, {.round = 1, .initial_colour = trf::Colour::white});
  const State black = make_state(*event, {.round = 1, .initial_colour = trf::Colour::black});
  const Outcome by_white = dutch.pair(white, nullptr), by_black = dutch.pair(black, nullptr);
  ASSERT_NE(std::get<Pairing>(by_white), std::get<Pairing>(by_black));
  const auto& published = std::get<Pairing>(by_white);
  // Handed the steps of the other state: they are made again.
  EXPECT_EQ(dutch.judge(black, published, by_white).kind, VerdictKind::worse);
  EXPECT_EQ(dutch.judge(white, published, by_white).kind, VerdictKind::identical);
}

TEST(Steps, OfAnotherEditionAreMadeAgain) {
  const System &newer = *find_system("dutch"), &older = *edition_of(newer, 2017);
  int other_rounds = 0;
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    const auto event = event_of(newer, seed);
    const State state = make_state(*event, {.round = 4});
    const Outcome by_newer = newer.pair(state, nullptr), by_older = older.pair(state, nullptr);
    if (by_newer.index() != 0 || by_older.index() != 0) continue;
    const Pairing& published = std::get<Pairing>(by_older);
    if (same_pairs(published, std::get<Pairing>(by_newer))) continue;
    ++other_rounds;
    const Verdict own = newer.judge(state, published, by_newer);
    const Verdict handed = newer.judge(state, published, by_older);
    EXPECT_EQ(handed.criterion, own.criterion);
    EXPECT_EQ(handed.explanation, own.explanation);
    EXPECT_EQ(older.judge(state, published, by_newer).kind, VerdictKind::identical);
  }
  EXPECT_GT(other_rounds, 0);
}

TEST(Steps, OfTheDutchSystemAreThoseOfASeedingRound) {
  const System& burstein = *find_system("burstein");
  const auto event = event_of(burstein);
  const System system = counted(burstein);
  const State state = make_state(*event, {.round = 1});
  const Outcome outcome = system.pair(state, nullptr);
  EXPECT_EQ(system.judge(state, turned(outcome), outcome).kind, VerdictKind::worse);
  EXPECT_EQ(made, 1);
}

TEST(State, OwnsItsTournament) {
  const System& dutch = *find_system("dutch");
  auto event = event_of(dutch);
  const std::weak_ptr<const trf::Tournament> watched = event;
  std::optional<State> state{make_state(*event, {.round = 3})};
  event.reset();
  EXPECT_FALSE(watched.expired());
  std::optional<Outcome> outcome{dutch.pair(*state, nullptr)};
  state.reset();
  EXPECT_FALSE(watched.expired()) << "the steps look into it";
  outcome.reset();
  EXPECT_TRUE(watched.expired());
}

TEST(State, KeepsTheHistoryOfItsPlayersInACopy) {
  std::optional<State> state{make_state(*event_of(*find_system("dutch")), {.round = 3})};
  const State copy = *state;
  state.reset();
  for (const Contender& player : copy.players) {
    ASSERT_EQ(player.past.size(), 2U);
    EXPECT_EQ(player.past.data(), copy.past_of(player.player).data());
  }
}

}  // namespace
