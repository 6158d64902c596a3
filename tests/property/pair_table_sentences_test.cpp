// What tables say is asked: is it really that round, does the table really end there?

#include <gtest/gtest.h>

#include <optional>
#include <set>
#include <string_view>
#include <vector>

#include "oracle/pair_sentences.hpp"
#include "support/draft.hpp"
#include "support/near_rounds.hpp"
#include "support/random_tournament.hpp"
#include "support/sketch.hpp"
#include "support/told.hpp"
#include "trf/pair/messages/place.hpp"
#include "trf/pair/messages/tables.hpp"
#include "trf/pair/system.hpp"

namespace trf::test {
namespace {

namespace said = pair::said;
using pair::Pairing;
using pair::State;

/// A list of players, in teams of these sizes.
[[nodiscard]] test::Draft event_of(int players, std::vector<int> teams = {}) {
  test::Draft draft = sketch(std::vector<std::string_view>(static_cast<std::size_t>(players), "."));
  PlayerIndex next = 0;
  for (std::size_t t = 0; t < teams.size(); ++t) {
    Team team;
    team.number = static_cast<std::uint16_t>(t + 1);
    for (int i = 0; i < teams[t]; ++i) team.members.push_back(next++);
    draft.teams.push_back(std::move(team));
  }
  return draft;
}

/// The one decision of a round by a table, or why there is none.
struct Told {
  std::optional<Pairing> round;
  Message said;
};
[[nodiscard]] Told told(const pair::System& system, const State& state, Asked& asked) {
  pair::RecordingTrace trace;
  const auto outcome = system.pair(state, &trace);
  Told result;
  if (const auto* round = std::get_if<Pairing>(&outcome)) {
    EXPECT_EQ(trace.decisions.size(), 1U);
    result = {*round, trace.decisions.at(0).sentence};
  } else {
    result.said = std::get<pair::Unpairable>(outcome).obstruction;
  }
  asked.tell(result.said);
  asked.ask(result.said);
  return result;
}

/// The verdicts on the round with other pairs and with other colours.
void ask_verdicts(const pair::System& system, const State& state, const Pairing& correct,
                  Asked& asked) {
  std::vector<Pairing> others = rounds_near(correct, state.round, 3);
  others.push_back(correct);
  std::swap(others.back().pairs[0].white, others.back().pairs[0].black);
  for (const Pairing& other : others) {
    const auto verdict = system.judge(state, other, correct);
    asked.tell(verdict);
    asked.ask(verdict.explanation);
    const bool same = pair::same_opponents(other, correct);
    const std::string_view name = verdict.explanation.id().name;
    EXPECT_EQ(name == "not_the_colours_of_table" || name == "match_colours_do_not_alternate", same)
        << verdict.explanation;
    if (name == "not_the_round_of_table") {
      EXPECT_EQ(number_in(verdict.explanation, "round"), state.round);
    }
  }
}

TEST(BergerSentences, AreTrueOfTheTable) {
  const pair::System& system = *pair::find_system("berger");
  Asked asked;
  for (int players = 1; players <= 14; ++players) {
    for (const bool twice : {false, true}) {
      test::Draft event = event_of(players);
      if (twice) event.type_code = "FIDE_DOUBLEROUNDROBIN";
      const int numbers = players + players % 2, rounds = (numbers - 1) * (twice ? 2 : 1);
      std::multiset<std::pair<PlayerIndex, PlayerIndex>> met;
      for (int round = 1; round <= rounds + 1; ++round) {
        const State state = pair::make_state(event, {.round = round});
        const Told one = told(system, state, asked);
        if (players < 2) {
          EXPECT_TRUE(one.said.is<said::too_few_for_a_table>()) << one.said;
        } else if (round > rounds) {
          ASSERT_TRUE(one.said.is<said::table_has_ended>()) << one.said;
          EXPECT_EQ(number_in(one.said, "players"), players);
          EXPECT_EQ(number_in(one.said, "rounds"), rounds);
          // Everybody has met everybody, so it does end here.
          EXPECT_EQ(std::ssize(met), players * (players - 1) / 2 * (twice ? 2 : 1));
        } else {
          ASSERT_TRUE(one.said.is<said::round_of_table>()) << one.said;
          EXPECT_EQ(number_in(one.said, "round"), round);
          EXPECT_EQ(number_in(one.said, "numbers"), numbers);
          EXPECT_EQ(choice_in(one.said, "twice") == 0, twice);
          for (const auto& [white, black] : one.round->pairs) {
            met.insert(std::minmax(white, black));
            EXPECT_LE(met.count(std::minmax(white, black)), twice ? 2U : 1U);
          }
          ask_verdicts(system, state, *one.round, asked);
        }
        asked.close_round();
      }
    }
  }
  expect_as_listed(asked, "berger");
}

TEST(ScheveningenSentences, AreTrueOfTheTable) {
  const pair::System& system = *pair::find_system("scheveningen");
  Asked asked;
  for (int size = 1; size <= 14; ++size) {
    for (const bool twice : {false, true}) {
      test::Draft event = event_of(2 * size, {size, size});
      if (twice) event.type_code = "FIDE_DOUBLESCHEVENINGEN";
      const int rounds = size * (twice ? 2 : 1);
      std::multiset<std::pair<PlayerIndex, PlayerIndex>> met;
      for (int round = 1; round <= rounds + 1; ++round) {
        const State state = pair::make_state(event, {.round = round});
        const Told one = told(system, state, asked);
        if (one.said.is<said::scheveningen_of_size>()) {
          EXPECT_EQ(number_in(one.said, "players"), size);
          EXPECT_TRUE(size < number_in(one.said, "fewest") || size > number_in(one.said, "most"));
          asked.close_round();
          break;
        }
        if (round > rounds) {
          ASSERT_TRUE(one.said.is<said::scheveningen_has_ended>()) << one.said;
          EXPECT_EQ(number_in(one.said, "rounds"), rounds);
          EXPECT_EQ(std::ssize(met), size * size * (twice ? 2 : 1));
        } else {
          ASSERT_TRUE(one.said.is<said::round_of_scheveningen>()) << one.said;
          EXPECT_EQ(number_in(one.said, "round"), round);
          EXPECT_EQ(choice_in(one.said, "twice") == 0, twice);
          for (const auto& [white, black] : one.round->pairs) met.insert(std::minmax(white, black));
          ask_verdicts(system, state, *one.round, asked);
        }
        EXPECT_EQ(number_in(one.said, "players"), size) << one.said;
        asked.close_round();
      }
    }
  }
  const test::Draft unequal = event_of(5, {2, 3}), alone = event_of(3, {3});
  test::Draft repeated = event_of(4, {2, 2});
  repeated.teams[1].members[0] = 0;
  const auto why_not = [&](const test::Draft& event) {
    const State state = pair::make_state(event, {.round = 1});
    const Message why = told(system, state, asked).said;
    asked.close_round();
    return why;
  };
  EXPECT_EQ(numbers_of(why_not(unequal)), (std::vector{1, 2, 2, 3}));
  EXPECT_EQ(numbers_of(why_not(alone)), std::vector{1});
  EXPECT_EQ(numbers_of(why_not(repeated)), std::vector{1});
  expect_as_listed(asked, "scheveningen");
}

TEST(MatchSentences, AreTrueOfTheMatch) {
  const pair::System& system = *pair::find_system("match");
  Asked asked;
  for (const Colour initial : {Colour::white, Colour::black}) {
    test::Draft event = event_of(2);
    event.initial_colour = initial;
    for (int round = 1; round <= 6; ++round) {
      const State state = pair::make_state(event, {.round = round});
      const Told one = told(system, state, asked);
      ASSERT_TRUE(one.said.is<said::game_of_match>()) << one.said;
      EXPECT_EQ(number_in(one.said, "round"), round);
      EXPECT_EQ(number_in(one.said, "player"),
                (round % 2 == 1) == (initial == Colour::white) ? 1 : 2);
      EXPECT_EQ(choice_in(one.said, "first") == 0, round == 1);
      ask_verdicts(system, state, *one.round, asked);
      const auto verdict = system.judge(state, {}, *one.round);
      asked.tell(verdict);
      asked.ask(verdict.explanation);
      EXPECT_TRUE(verdict.explanation.is<said::match_not_paired>()) << verdict.explanation;
      asked.close_round();
    }
  }
  const test::Draft three = event_of(3);
  const State state = pair::make_state(three, {.round = 1});
  EXPECT_EQ(numbers_of(told(system, state, asked).said), std::vector{3});
  asked.close_round();
  expect_as_listed(asked, "match");
}

}  // namespace
}  // namespace trf::test
