// trf::boards numbers a round as the engines publish it.

#include <gtest/gtest.h>

#include <algorithm>

#include "support/draft.hpp"
#include "support/random_tournament.hpp"
#include "trf/board.hpp"
#include "trf/pair/berger.hpp"
#include "trf/pair/system.hpp"

namespace trf::test {
namespace {

/// The pairs in an order without meaning: by the number of Black.
std::vector<BoardPair> disordered(const pair::Pairing& pairing) {
  std::vector<BoardPair> pairs;
  for (const auto& [white, black] : pairing.pairs) pairs.push_back({white, black});
  std::ranges::sort(pairs, {}, &BoardPair::black);
  return pairs;
}

std::vector<pair::Pair> pairs_of(const std::vector<Board>& boards) {
  std::vector<pair::Pair> pairs;
  for (const auto& board : boards) pairs.push_back({board.white, board.black});
  return pairs;
}

TEST(Boards, NumbersAsTheDutchSystemPublishes) {
  const pair::System& system = *pair::find_system("dutch");
  int paired = 0;
  for (int seed = 0; seed < scaled(1000); ++seed) {
    const test::Draft tournament = random_tournament(static_cast<std::uint64_t>(seed));
    const pair::State state = pair::make_state(tournament);
    const auto outcome = system.pair(state, nullptr);
    const auto* pairing = std::get_if<pair::Pairing>(&outcome);
    if (pairing == nullptr) continue;
    EXPECT_EQ(pairs_of(boards(tournament, state.round, disordered(*pairing))), pairing->pairs)
        << "seed " << seed;
    ++paired;
  }
  EXPECT_GT(paired, scaled(500));
}

TEST(Boards, NumbersARoundRobinByItsTable) {
  for (int players = 2; players <= 33; ++players)
    for (const char* code : {"BERGER_ROUNDROBIN", "FIDE_DOUBLEROUNDROBIN",
                             "BERGER_DOUBLEROUNDROBIN", "BERGER_ROUNDROBIN_G3"}) {
      test::Draft tournament;
      tournament.type_code = code;
      for (int i = 1; i <= players; ++i) {
        Player player;
        player.start_rank = static_cast<std::uint16_t>(i + i / 5);  // A gap does not count
        tournament.players.push_back(player);
      }
      for (int round = 1; round <= pair::berger_rounds(pair::berger_table(tournament)); ++round) {
        const auto pairing = pair::berger_pairing(tournament, round);
        EXPECT_EQ(pairs_of(boards(tournament, round, disordered(pairing))), pairing.pairs)
            << players << " players, round " << round;
      }
    }
}

}  // namespace
}  // namespace trf::test
