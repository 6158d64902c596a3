// The Dubov System compared with its text, transcribed in tests/oracle/pair_dubov_oracle.cpp.

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <random>
#include <string>

#include "dubov/exact.hpp"
#include "dubov/round.hpp"
#include "support/draft.hpp"
#include "support/editions.hpp"
#include "support/pair_checks.hpp"
#include "support/random_tournament.hpp"
#include "trf/pair/choice.hpp"
#include "trf/pair/compare.hpp"
#include "trf/pair/messages/dubov.hpp"
#include "trf/pair/place.hpp"
#include "trf/pair/trace.hpp"

namespace trf::test {
namespace {

using pair::make_state;
using pair::State;

[[nodiscard]] const pair::System& dubov() { return *pair::find_system("dubov"); }

/// Small tournaments of every kind: some with many draws, forfeits or byes, some with the numbers
/// out of the order of the ratings, as in a club whose list is old.
[[nodiscard]] test::Draft small_tournament(int seed) {
  RandomSettings settings{.min_players = 3, .max_players = 7 + seed % 4, .max_rounds = 9};
  settings.forfeits = seed % 4 == 0 ? 15 : 3;
  settings.requested_byes = seed % 5 == 0 ? 15 : 3;
  settings.draws = seed % 7 * 14;
  test::Draft tournament = random_tournament(static_cast<std::uint64_t>(seed), settings);
  if (seed % 3 == 0) {
    std::mt19937_64 engine(static_cast<std::uint64_t>(seed));
    for (std::size_t i = tournament.players.size(); i > 1; --i)
      std::swap(tournament.players[i - 1].rating, tournament.players[engine() % i].rating);
  }
  return tournament;
}

/// Tournaments in which a whole field shares few scores: brackets in which players of one
/// preference have met each other's likely opponents, so that shifters and upfloaters decide.
[[nodiscard]] test::Draft crowded_tournament(int seed) {
  RandomSettings settings{.min_players = 8, .max_players = 10, .min_rounds = 5, .max_rounds = 9};
  settings.draws = 85 + seed % 15;
  settings.acceleration = settings.point_systems = false;
  settings.late_entries = settings.withdrawals = 0;
  return random_tournament(static_cast<std::uint64_t>(seed), settings);
}

/// The best by points are not allowed to meet each other: each needs an upfloater.
void prohibit_leaders(test::Draft& tournament) {
  ProhibitedGroup leaders;
  Score best;
  for (PlayerIndex p = 0; p < tournament.player_count(); ++p)
    best = std::max(best, tournament.score(p));
  for (PlayerIndex p = 0; p < tournament.player_count(); ++p)
    if (tournament.score(p) == best) leaders.ids.push_back(tournament.players[p].start_rank);
  if (leaders.ids.size() > 1) tournament.prohibited.push_back(leaders);
}

/// Virtual points at random in the rounds before made one of each two opponents float up, so that
/// many are beyond MaxT (1.8) and C8 to C10 have something to choose from.
[[nodiscard]] test::Draft floating_tournament(int seed) {
  RandomSettings settings{.min_players = 6, .max_players = 10, .min_rounds = 4, .max_rounds = 9};
  settings.acceleration = settings.point_systems = settings.announced_byes = false;
  test::Draft tournament = random_tournament(static_cast<std::uint64_t>(seed), settings);
  const int before = tournament.paired_rounds();
  std::mt19937_64 engine(static_cast<std::uint64_t>(seed));
  for (const Player& player : tournament.players) {
    PlayerAcceleration one{.id = player.start_rank, .points = {}, .line = 0};
    const auto role = engine() % 4;  // Always below, always above, or now and then
    for (int round = 1; round <= before; ++round) {
      const int points = role == 0 ? 0 : role == 1 ? 19 : static_cast<int>(engine() % 20);
      one.points.push_back(Score::from_tenths(10 * points));
    }
    tournament.player_acceleration.push_back(one);
  }
  if (seed % 2 == 0) prohibit_leaders(tournament);
  return tournament;
}

/// Twelve players after seven rounds of draws by rotation; two of them lead by virtual points, may
/// not meet and have few opponents left, so that the sets of upfloaters are few and unlike.
[[nodiscard]] test::Draft rotated_tournament(int seed) {
  constexpr int players = 12, played = 7;
  std::mt19937_64 engine(static_cast<std::uint64_t>(seed));
  test::Draft tournament;
  std::vector<PlayerIndex> order;
  for (int i = 0; i < players; ++i) {
    Player& player = tournament.players.emplace_back();
    player.start_rank = static_cast<std::uint16_t>(i + 1);
    player.rating = static_cast<std::uint16_t>(2400 - 20 * i);
    order.push_back(static_cast<PlayerIndex>(i));
  }
  for (std::size_t i = order.size(); i > 1; --i) std::swap(order[i - 1], order[engine() % i]);
  tournament.stated_rounds = 9;
  tournament.set_rounds(played);
  std::vector<int> whites(players, 0);
  for (std::size_t round = 0; round < played; ++round) {
    for (std::size_t i = 0; i < players / 2; ++i) {
      const auto place = [&](std::size_t k) { return k == 0 ? 0 : 1 + (k - 1 + round) % 11; };
      PlayerIndex white = order[place(i)], black = order[place(players - 1 - i)];
      if (whites[white] > whites[black]) std::swap(white, black);
      ++whites[white];
      --whites[black];
      tournament.games(white)[round] = {black, Colour::white, ResultCode::draw};
      tournament.games(black)[round] = {white, Colour::black, ResultCode::draw};
    }
  }
  for (const Player& player : tournament.players) {
    PlayerAcceleration one{.id = player.start_rank, .points = {}, .line = 0};
    // Upfloated always, never, or about three times.
    const auto role = engine() % 3;
    for (int round = 1; round <= played; ++round) {
      const bool low = role == 2 && engine() % 7 < 3;
      one.points.push_back(Score::from_tenths(role == 0 ? 0 : low ? 10 : 190));
    }
    one.points.push_back(Score::from_tenths(player.start_rank <= 2 ? 10 : 0));
    tournament.player_acceleration.push_back(one);
  }
  tournament.prohibited.push_back({.ids = {1, 2}});
  return tournament;
}

[[nodiscard]] test::Draft tournament_of(int seed) {
  switch (seed % 5) {
    case 2: return crowded_tournament(seed);
    case 3: return floating_tournament(seed);
    case 4: return rotated_tournament(seed);
    default: return small_tournament(seed);
  }
}

/// Brackets in which 3.2.4 (1) moves a player.
[[nodiscard]] int brackets_with_shifts(const State& state) {
  const pair::dubov::Field field(state, pair::dubov::dubov_2026);
  const auto round = pair::dubov::pair_round(field);
  return round ? static_cast<int>(std::ranges::count_if(
                     round->steps, [](const auto& step) { return !step.halves.shifted.empty(); }))
               : 0;
}

class DubovEditions : public testing::TestWithParam<int> {};

TEST_P(DubovEditions, AgreeWithTheArticlesToTheLetter) {
  const int cases = scaled(12000);
  int none = 0, shifted = 0;
  for (int seed = 0; seed < cases; ++seed) {
    const test::Draft tournament = tournament_of(seed);
    const State state = make_state(tournament);
    if (state.players.size() < 2) continue;
    const auto outcome = edition_of(dubov(), GetParam())->pair(state, nullptr);
    const auto expected = dubov_oracle(tournament, GetParam());
    ASSERT_EQ(to_text(in_start_ranks(state, outcome)), to_text(expected))
        << "seed " << seed << ", round " << state.round << " of " << state.rounds;
    none += expected.exists ? 0 : 1;
    shifted += brackets_with_shifts(state);
  }
  EXPECT_GT(none, 0);
  EXPECT_LT(none, cases / 2);
  EXPECT_GT(shifted, cases / 500);
  RecordProperty("shifted", shifted);
}

INSTANTIATE_TEST_SUITE_P(Dubov, DubovEditions, testing::ValuesIn(test::editions("dubov")));

/// Or the comparison would say nothing of a rule. [C8] and [C9] look at the same players: where one
/// is dropped, the other decides nearly always.
TEST(Dubov, EachRuleDecidesSomeOfTheTournaments) {
  constexpr std::array rules{"C6",    "C7",    "C9",  "C8 and C9", "C10",
                             "3.1.4", "3.1.5", "4.2", "4.3",       "3.2.5"};
  std::map<std::string, int> decided;
  for (int seed = 0; seed < scaled(2500); ++seed) {
    const test::Draft tournament = tournament_of(seed);
    if (make_state(tournament).players.size() < 2) continue;
    const auto all = to_text(dubov_oracle(tournament));
    for (const char* rule : rules)
      decided[rule] += to_text(dubov_oracle(tournament, 2026, rule)) != all ? 1 : 0;
  }
  for (const char* rule : rules) {
    RecordProperty(rule, decided[rule]);
    if (scaled(10) == 10) {
      EXPECT_GT(decided[rule], 0) << rule;
    }
  }
}

/// D-04: who was just shifted does not count for the middle of the other group.
TEST(Dubov, SaysWhereTheReadingOfShiftedPlayersDecides) {
  int decided = 0;
  for (int seed = 0; seed < scaled(6000); ++seed) {
    const test::Draft tournament = crowded_tournament(seed);
    const State state = make_state(tournament);
    if (brackets_with_shifts(state) == 0) continue;
    const auto outcome = dubov().pair(state, nullptr);
    for (const auto& reading : dubov().open_readings(state, std::get<pair::Pairing>(outcome)))
      decided += reading.name == "D-04" ? 1 : 0;
  }
  RecordProperty("decided", decided);
  EXPECT_GT(decided, scaled(10) == 10 ? 0 : -1);
}

/// Colours reversed, opponents exchanged, another bye.
TEST(Dubov, JudgesEveryOtherRoundByARule) { expect_rules_for_other_rounds(dubov(), tournament_of); }

/// The smallest number of lower players with whom all these residents can be paired.
int fewest_upfloaters(const pair::dubov::Field& field, std::vector<pair::Rank> residents,
                      const std::vector<pair::Rank>& lower) {
  if (residents.empty()) return 0;
  const auto first = residents.front();
  residents.erase(residents.begin());
  constexpr int too_many = 1000;
  int best = too_many;
  const auto without = [](std::vector<pair::Rank> players, pair::Rank one) {
    std::erase(players, one);
    return players;
  };
  for (const auto other : residents)
    if (field.may_meet(first, other))
      best = std::min(best, fewest_upfloaters(field, without(residents, other), lower));
  for (const auto other : lower)
    if (field.may_meet(first, other))
      best = std::min(best, 1 + fewest_upfloaters(field, residents, without(lower, other)));
  return best;
}

/// [C5]: are fewer not enough for the residents, or for the players who stay?
TEST(Dubov, SaysForWhomFewerUpfloatersAreNotEnough) {
  RandomSettings settings{.min_players = 6, .max_players = 11, .max_rounds = 8};
  int residents = 0, others = 0;
  for (int seed = 0; seed < scaled(2000); ++seed) {
    const test::Draft tournament = random_tournament(static_cast<std::uint64_t>(seed), settings);
    const State state = make_state(tournament);
    pair::RecordingTrace trace;
    if (!std::holds_alternative<pair::Pairing>(dubov().pair(state, &trace))) continue;
    const pair::dubov::Field field(state, pair::dubov::dubov_2026);
    const auto round = pair::dubov::pair_round(field);
    for (const auto& step : round->steps) {
      const auto scope = title(pair::Place::bracket(
          step.bracket.number, Score::from_tenths(field[step.bracket.residents.front()].score)));
      for (const auto& decision : trace.decisions) {
        const bool about_residents = decision.sentence.is<pair::said::upfloaters_are>();
        if (!(decision.scope == scope) ||
            (!about_residents && !decision.sentence.is<pair::said::upfloaters_complete>()))
          continue;
        const int fewest = fewest_upfloaters(field, step.bracket.residents, step.lower);
        const int ours = static_cast<int>(step.bracket.upfloaters.size());
        EXPECT_EQ(about_residents, fewest == ours) << "seed " << seed << decision.sentence;
        ++(about_residents ? residents : others);
      }
    }
  }
  if (scaled(10) != 10) return;
  EXPECT_GT(residents, 20);
  EXPECT_GT(others, 5);
}

/// A club of a drawn half, of whom no two may meet: brackets need upfloaters by both its bounds.
void prohibit_half(test::Draft& tournament, std::uint64_t seed) {
  std::vector<Id> ids;
  for (int id = 1; id <= tournament.player_count(); ++id) ids.push_back(static_cast<Id>(id));
  std::mt19937_64 engine(seed);
  std::ranges::shuffle(ids, engine);
  ids.resize(ids.size() / 2);
  std::ranges::sort(ids);
  tournament.prohibited.push_back({1, max_rounds, ids, 0});
}

/// The fast paths give the same answers as one matching of all players, in fields of any size.
TEST(Dubov, ChoosesTheUpfloatersThatTheWholeFieldGives) {
  RandomSettings settings{.min_players = 20, .max_players = 90, .max_rounds = 9};
  int with_upfloaters = 0, several = 0;
  for (int seed = 0; seed < scaled(300); ++seed) {
    settings.draws = seed % 10 * 10;
    settings.hard = seed % 2 == 0 ? 100 : 0;
    test::Draft tournament = random_tournament(static_cast<std::uint64_t>(seed), settings);
    if (seed % 3 == 0) prohibit_half(tournament, static_cast<std::uint64_t>(seed));
    const State state = make_state(tournament);
    const pair::dubov::Field field(state, pair::dubov::dubov_2026);
    const auto round = pair::dubov::pair_round(field);
    if (!round) continue;
    for (const auto& step : round->steps) {
      const auto& bracket = step.bracket;
      several += bracket.upfloaters.size() > 1 && seed % 3 == 0 ? 1 : 0;
      EXPECT_EQ(pair::dubov::best_upfloaters(field, bracket.residents, step.lower,
                                             step.lower.size(), pair::dubov::Reach::complete),
                bracket.upfloaters)
          << "seed " << seed << ", bracket " << bracket.number;
      with_upfloaters += bracket.upfloaters.empty() ? 0 : 1;
    }
  }
  EXPECT_GT(with_upfloaters, scaled(300));
  EXPECT_GT(several, scaled(50));
}

}  // namespace
}  // namespace trf::test
