// --explain=A,B and --explain=A,bye in the Dubov and the Burstein System: of all legal rounds with
// the pair or the bye, the one that leaves the correct round last is named.

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <map>
#include <string>

#include "support/draft.hpp"
#include "support/random_tournament.hpp"
#include "trf/pair/compare.hpp"
#include "trf/pair/system.hpp"

namespace trf::test {
namespace {

using pair::Pairing;
using pair::State;
using pair::Verdict;

/// Place and rule of a loss, as numbers that grow with how late it is.
[[nodiscard]] std::pair<int, int> lateness(const Verdict& verdict) {
  static const std::map<std::string, int, std::less<>> rules{
      {"3.1.3", 0},    {"3.1.4", 1},    {"3.1.5", 2},  {"C5", 3},  {"C6", 4},
      {"C7", 5},       {"C8", 6},       {"C9", 7},     {"C10", 8}, {"4.2", 9},
      {"3.2.4.1", 10}, {"3.2.4.2", 11}, {"3.2.6", 12}, {"4.3", 13}};
  const auto rule = rules.find(verdict.criterion);
  const int place = verdict.place.number;
  return {place, rule == rules.end() ? 99 : rule->second};
}

/// Every way to pair the players, with a bye where their number is odd; colours as they come.
void each_round(const State& state, const std::function<void(const Pairing&)>& visit) {
  std::vector<PlayerIndex> left;
  for (const auto& player : state.players) left.push_back(player.player);
  Pairing round;
  const std::function<void()> go = [&] {
    if (left.empty()) return visit(round);
    const auto saved = left;
    const PlayerIndex first = left.front();
    if (left.size() % 2 != 0 && round.bye == no_player) {
      round.bye = first;
      left.erase(left.begin());
      go();
      left = saved;
      round.bye = no_player;
    }
    for (std::size_t i = 1; i < saved.size(); ++i) {
      left.erase(left.begin() + static_cast<std::ptrdiff_t>(i));
      left.erase(left.begin());
      round.pairs.push_back({first, saved[i]});
      go();
      round.pairs.pop_back();
      left = saved;
    }
  };
  go();
}

class BestRoundWith : public testing::TestWithParam<const char*> {};

TEST_P(BestRoundWith, TwoLeavesTheCorrectRoundLast) {
  const pair::System& system = *pair::find_system(GetParam());
  int asked = 0;
  for (int seed = 0; seed < scaled(3000); ++seed) {
    const RandomSettings settings{.min_players = 5, .max_players = 8, .min_rounds = 5};
    const test::Draft tournament = random_tournament(static_cast<std::uint64_t>(seed), settings);
    const State state = pair::make_state(tournament);
    if (state.players.size() < 4 || state.rounds == 0 || state.round <= state.rounds / 2) continue;
    const auto correct = system.pair(state, nullptr);
    if (!std::holds_alternative<Pairing>(correct)) continue;
    std::map<std::pair<PlayerIndex, PlayerIndex>, std::pair<int, int>> latest;
    each_round(state, [&](const Pairing& round) {
      if (pair::same_opponents(round, std::get<Pairing>(correct))) return;
      const Verdict verdict = system.judge(state, round, correct);
      if (verdict.kind != pair::VerdictKind::worse) return;
      std::vector<pair::Pair> parts = round.pairs;
      if (round.bye != no_player) parts.push_back({round.bye, no_player});
      for (const auto& [a, b] : parts) {
        auto& known = latest.try_emplace(std::minmax(a, b), lateness(verdict)).first->second;
        known = std::max(known, lateness(verdict));
      }
    });
    for (const auto& [players, loss] : latest) {
      const pair::Seat a = state.seat_of[players.first];
      const bool bye = players.second == no_player;
      const pair::Seat b = bye ? pair::no_seat : state.seat_of[players.second];
      const auto& right = std::get<Pairing>(correct).pairs;
      if (bye && std::get<Pairing>(correct).bye == players.first) continue;
      if (std::ranges::any_of(right, [&](const pair::Pair& pair) {
            return std::minmax(pair.white, pair.black) ==
                   std::minmax(players.first, players.second);
          }))
        continue;
      const Verdict verdict = system.with_pair(state, std::get<Pairing>(correct), a, b);
      EXPECT_EQ(lateness(verdict), loss)
          << "seed " << seed << ", " << a << "-" << b << ": " << verdict.criterion;
      ++asked;
    }
  }
  EXPECT_GT(asked, scaled(5000));
}

INSTANTIATE_TEST_SUITE_P(Fide, BestRoundWith, testing::Values("dubov", "burstein"),
                         [](const auto& system) { return std::string(system.param); });

}  // namespace
}  // namespace trf::test
