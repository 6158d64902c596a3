// Sentences of fields that are too large to try every round: what they say is counted in another
// way.

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <random>
#include <set>
#include <string>

#include "oracle/pair_explained_round.hpp"
#include "oracle/pair_individual_record.hpp"
#include "oracle/pair_sentences.hpp"
#include "support/draft.hpp"
#include "support/editions.hpp"
#include "support/random_match_tournament.hpp"
#include "support/random_tournament.hpp"
#include "support/sketch.hpp"
#include "support/told.hpp"
#include "trf/pair/choice.hpp"
#include "trf/pair/messages/burstein.hpp"
#include "trf/pair/messages/criteria.hpp"
#include "trf/pair/messages/dubov.hpp"
#include "trf/pair/messages/dutch.hpp"
#include "trf/pair/messages/italo_svizzero.hpp"
#include "trf/pair/messages/obstruction.hpp"
#include "trf/pair/messages/place.hpp"
#include "trf/pair/messages/swiss.hpp"

namespace trf::test {
namespace {

namespace said = pair::said;
namespace rotation = pair::italo_svizzero::said;
using pair::Pairing;
using pair::State;
using pair::System;

/// Round 1 with one club, whose members are not paired with each other: all others may meet.
struct Club {
  test::Draft report;
  std::set<int> members;
};
[[nodiscard]] Club club_of(int size, int players, int seed) {
  Club club{sketch(std::vector<std::string_view>(static_cast<std::size_t>(players), "")), {}};
  std::vector<int> numbers;
  for (int id = 1; id <= players; ++id) numbers.push_back(id);
  std::mt19937_64 engine(static_cast<std::uint64_t>(seed));
  std::ranges::shuffle(numbers, engine);
  club.members = {numbers.begin(), numbers.begin() + size};
  auto& group = club.report.prohibited.emplace_back();
  for (const int id : club.members) group.ids.push_back(static_cast<Id>(id));
  return club;
}

/// A pair of the rotation is uncoupled if more members than others would be left.
TEST(LargeFields, UncouplePairsThatLeaveTooManyOfOneClub) {
  Asked asked;
  for (int seed = 0; seed < scaled(60); ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    const int players = 80 + seed % 20 * 2;
    const Club club = club_of(players / 2 - seed % 3, players, seed);
    const State state = pair::make_state(club.report);
    pair::RecordingTrace trace;
    const auto outcome = pair::find_system("italo-svizzero")->pair(state, &trace);
    ASSERT_TRUE(std::holds_alternative<Pairing>(outcome));
    std::set<int> paired;
    const auto leaves_too_many = [&](int one, int other) {
      int members = 0, others = 0;
      for (int id = 1; id <= players; ++id)
        if (!paired.contains(id) && id != one && id != other)
          (club.members.contains(id) ? members : others) += 1;
      return members > others;
    };
    for (const auto& [scope, article, sentence, facts, about] : trace.decisions) {
      if (sentence.is<rotation::uncoupled_too>() || sentence.is<rotation::uncoupled_each>()) {
        asked.tell(sentence);
        asked.ask(sentence);
        EXPECT_EQ(article, "art. 9");
        const int first = number_in(sentence, "first");
        EXPECT_FALSE(paired.contains(first)) << sentence;
        const bool one = sentence.is<rotation::uncoupled_too>();
        const auto players_told = numbers_in(sentence, one ? "player" : "players");
        EXPECT_EQ(players_told.size() == 1, one) << sentence;
        for (const int id : players_told) {
          EXPECT_FALSE(paired.contains(id)) << sentence;
          EXPECT_TRUE(leaves_too_many(first, id)) << sentence << ": " << id;
        }
        asked.close_round();
      }
      if (sentence.is<rotation::second_found>()) {
        const int first = club.report.players[about.at(0)].start_rank;
        const int second = club.report.players[about.at(1)].start_rank;
        EXPECT_FALSE(leaves_too_many(first, second)) << sentence;
        paired.insert({first, second});
      }
    }
  }
  expect_as_listed(asked, "large-rotation");
}

/// The members are more than all others: they are named up to a limit, and the rest are counted.
TEST(LargeFields, CountThePlayersWhoCannotAllBePaired) {
  constexpr std::array names{"dutch", "dubov", "burstein", "lim", "lim-1989", "italo-svizzero"};
  Asked asked;
  for (int seed = 0; seed < scaled(60); ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    const int players = 46 + seed % 20 * 2, size = players / 2 + 1 + seed % 7;
    Club club = club_of(size, players, seed);
    club.report.stated_rounds = 9;
    const State state = pair::make_state(club.report);
    const System& system = *pair::find_system(names[static_cast<std::size_t>(seed) % names.size()]);
    const auto outcome = system.pair(state, nullptr);
    ASSERT_TRUE(std::holds_alternative<pair::Unpairable>(outcome));
    const Message why = phrase_in(std::get<pair::Unpairable>(outcome).obstruction, "reasons");
    bool named = false;
    for (const Arg& item : std::get<Arg::Items>(field(why, "all").value).items) {
      const auto& said = std::get<Message>(item.value);
      if (!said.is<said::only_opponents>()) continue;
      named = true;
      for (const auto& [what, group] : {std::pair{"players", true}, std::pair{"others", false}}) {
        std::vector<int> ids;
        for (int id = 1; id <= players; ++id)
          if (club.members.contains(id) == group) ids.push_back(id);
        std::vector<int> told;
        int more = 0;
        for (const Arg& one : std::get<Arg::Items>(field(said, what).value).items) {
          const auto* cut = std::get_if<Message>(&one.value);
          if (cut != nullptr && cut->is<said::more_players>()) {
            asked.tell(*cut);
            asked.ask(*cut);
            more = number_in(*cut, "count");
          } else {
            add_numbers(one, told);
          }
        }
        EXPECT_EQ(std::ssize(told) + more, std::ssize(ids)) << said;
        ids.resize(told.size());
        EXPECT_EQ(told, ids) << said;
      }
      asked.close_round();
    }
    EXPECT_TRUE(named) << why;
  }
  expect_as_listed(asked, "large-clubs");
}

[[nodiscard]] test::Draft large(int seed, int least, int most) {
  RandomSettings settings{.min_players = least, .max_players = most, .max_rounds = 7, .hard = 0};
  settings.acceleration = settings.point_systems = false;
  settings.draws = seed % 5 * 20;
  if (seed % 3 == 0) settings.min_rounds = 2, settings.max_rounds = 3;
  return random_tournament(static_cast<std::uint64_t>(seed) + 900'000, settings);
}

/// Why two players who may meet were not paired, without a look at every other round: they may
/// meet, they do not, and the values are those of the two pairs.
class NotPaired {
 public:
  NotPaired(const System& system, const test::Draft& report, const State& state, Asked& asked)
      : round_(system, state), seen_(read_report(report)), asked_(asked) {}

  void ask(std::string_view system) {
    for (const auto& decision : round_.decisions) {
      if (!decision.sentence.is<said::are_not_paired>()) continue;
      const Message why = phrase_in(decision.sentence, "why");
      const bool by_values = why.is<said::pair_is_worse>();
      if (!by_values && !why.is<said::others_pair_worse_or_later>() &&
          !why.is<said::others_pair_worse>())
        continue;
      asked_.tell(why);
      const int one = number_in(decision.sentence, "one");
      const int other = number_in(decision.sentence, "other");
      EXPECT_FALSE(round_.are_paired(one, other)) << why;
      EXPECT_TRUE(may_meet(one, other)) << decision.sentence;
      if (by_values) {
        expect_values(decision.article, why, system != "dutch 2017");
        asked_.ask_all(why);
      } else {
        EXPECT_GT(round_.state.players.size(), 120U) << decision.sentence;
        asked_.ask(why);
      }
      asked_.close_round();
    }
  }

 private:
  [[nodiscard]] bool may_meet(int one, int other) const {
    const Due x = due_colour(seen_.at(one)), y = due_colour(seen_.at(other));
    const auto& apart = seen_.at(one).excluded;
    const bool clash = x.strength == 3 && y.strength == 3 && x.colour == y.colour;
    return std::ranges::find(apart, other) == apart.end() &&
           (!clash || round_.state.is_last_round());
  }
  /// How many of a pair are without their preference, of this strength or more.
  [[nodiscard]] int without(int one, int other, int strength) const {
    const Due x = due_colour(seen_.at(one)), y = due_colour(seen_.at(other));
    return x.colour != 0 && x.colour == y.colour && std::min(x.strength, y.strength) >= strength
               ? 1
               : 0;
  }
  /// Of two topscorers who both had the same colour twice, one has it a third time.
  void expect_third_time(const Message& why, int one, int other, int made) const {
    const auto twice = [&](int id) {
      const auto& colours = seen_.at(id).colours;
      const auto n = colours.size();
      return n > 1 && colours[n - 1] == colours[n - 2] ? colours[n - 1] : 0;
    };
    EXPECT_TRUE(round_.state.is_last_round()) << why;
    EXPECT_EQ(numbers_in(why, "theirs").at(0), 1) << why;
    EXPECT_NE(twice(one) != 0 ? twice(one) : twice(other), 0) << why;
    EXPECT_EQ(numbers_in(why, "ours").at(0), 0) << why;
    EXPECT_FALSE(twice(one) != 0 && twice(one) == twice(made)) << why;
  }
  void expect_values(const std::string& criterion, const Message& why, bool is_modern) const {
    const int one = number_in(why, "one"), other = number_in(why, "other");
    const int made = number_in(why, "made");
    EXPECT_TRUE(round_.are_paired(one, made)) << why;
    const int any = is_modern ? 12 : 10;
    if (criterion == "C" + std::to_string(any - 1)) return expect_third_time(why, one, other, made);
    const int strength = criterion == "C" + std::to_string(any)       ? 1
                         : criterion == "C" + std::to_string(any + 1) ? 2
                                                                      : 0;
    EXPECT_NE(strength, 0) << criterion << ": " << why;
    EXPECT_EQ(numbers_in(why, "theirs").at(0), without(one, other, strength)) << why;
    EXPECT_EQ(numbers_in(why, "ours").at(0), without(one, made, strength)) << why;
    EXPECT_GT(without(one, other, strength), without(one, made, strength)) << why;
  }

  ExplainedRound round_;
  SeenReport seen_;
  Asked& asked_;
};

TEST(LargeFields, SayWhyTwoPlayersAreNotPaired) {
  Asked asked;
  for (int seed = 0; seed < scaled(120); ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    const test::Draft report = large(seed, 160, 320);
    const State state = pair::make_state(report);
    for (const System* system : editions_of_all({"dutch", "burstein"})) {
      const auto outcome = system->pair(state, nullptr);
      if (std::holds_alternative<Pairing>(outcome))
        NotPaired(*system, report, state, asked).ask(full_name(*system));
    }
    if (HasFailure()) return;
  }
  expect_as_listed(asked, "large-fields");
}

/// The candidates before the last upfloater who are no upfloaters and have no reason.
void ask_candidates(const System& system, const State& state, Asked& asked) {
  const auto outcome = system.pair(state, nullptr);
  if (!std::holds_alternative<Pairing>(outcome)) return;
  const ExplainedRound round(system, state);
  struct Bracket {
    int points = 0;
    std::set<int> chosen;
    int told = 0;
    std::optional<Message> others;
  };
  std::map<int, Bracket> brackets;
  std::set<int> floated;
  std::map<int, int> score;
  for (const auto& one : state.players)
    score[state.tournament->players[one.player].start_rank] = one.pairing_score.tenths();
  for (const auto& decision : round.decisions) {
    if (!decision.scope.is<said::bracket>()) continue;
    Bracket& here = brackets[number_in(decision.scope, "number")];
    if (here.points == 0) {
      here.points = number_in(decision.scope, "points");
      for (const auto& [id, opponent] : round.opponent)
        if (score[id] == here.points && !floated.contains(id) && score[opponent] < here.points)
          here.chosen.insert(opponent);
      floated.insert(here.chosen.begin(), here.chosen.end());
    }
    const Message& said = decision.sentence;
    // A single resident may not meet the candidate.
    const bool barred = said.is<said::are_not_paired>() &&
                        score[number_in(said, "other")] < here.points &&
                        !here.chosen.contains(number_in(said, "other"));
    if (barred || said.is<said::is_not_the_upfloater>() || said.is<said::is_not_an_upfloater>())
      ++here.told;
    if (said.is<said::others_are_not_explained>()) here.others = said;
  }
  std::set<int> gone;
  for (const auto& [number, bracket] : brackets) {
    const auto before = [&](int a, int b) {
      return score[a] != score[b] ? score[a] > score[b] : a < b;
    };
    if (bracket.others) {
      asked.tell(*bracket.others);
      asked.ask(*bracket.others);
      int candidates = 0;
      for (const auto& [id, points] : score) {
        const bool is_before =
            std::ranges::any_of(bracket.chosen, [&](int up) { return before(id, up); });
        candidates += points < bracket.points && is_before && !gone.contains(id) &&
                              !bracket.chosen.contains(id)
                          ? 1
                          : 0;
      }
      EXPECT_EQ(number_in(*bracket.others, "count"), candidates - bracket.told) << *bracket.others;
      EXPECT_GT(std::ssize(state.players), number_in(*bracket.others, "most"));
      asked.close_round();
    }
    gone.insert(bracket.chosen.begin(), bracket.chosen.end());
  }
}

TEST(LargeFields, CountTheCandidatesWithoutAReason) {
  Asked asked;
  for (int seed = 0; seed < scaled(300); ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    const test::Draft report = large(seed, 41, 80);
    const State state = pair::make_state(report);
    for (const System* dubov : editions_of_all({"dubov"})) ask_candidates(*dubov, state, asked);
    const RandomMatchSettings settings{.min_participants = 42, .max_participants = 60};
    const test::Draft matches =
        entrants_of(random_double_swiss(static_cast<std::uint64_t>(seed), settings),
                    pair::Entrants::double_matches);
    ask_candidates(*pair::find_system("double-swiss"), pair::make_state(matches), asked);
    if (HasFailure()) return;
  }
  expect_as_listed(asked, "large-candidates");
}

}  // namespace
}  // namespace trf::test
