// trf::boards numbers a round as the engines publish it.

#include <gtest/gtest.h>

#include <algorithm>

#include "support/draft.hpp"
#include "support/random_tournament.hpp"
#include "trf/board.hpp"
#include "trf/pair/berger.hpp"
#include "trf/pair/generate.hpp"
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

/// White and Black of the boards in their order; in a team event the two teams of each match.
std::vector<std::pair<int, int>> numbers_of(const Tournament& report, int round) {
  std::vector<std::pair<int, int>> numbers;
  int last = 0;
  for (const Board& board : boards(report, round)) {
    if (report.teams.empty()) {
      numbers.emplace_back(report.players[board.white].start_rank,
                           report.players[board.black].start_rank);
      continue;
    }
    if (board.number == last) continue;
    last = board.number;
    const int one = report.teams[report.team_of(board.white)].number;
    const int other = report.teams[report.team_of(board.black)].number;
    numbers.emplace_back(std::min(one, other), std::max(one, other));
  }
  return numbers;
}

TEST(Boards, AreInOneOrderInEverySystem) {
  const auto expected = [](int difference) { return std::clamp(50 + difference / 8, 5, 95); };
  for (const pair::System* system : pair::systems()) {
    pair::GeneratorSettings settings;
    settings.system = system;
    settings.players = system->players == 2 ? pair::Range{2, 2} : pair::Range{6, 16};
    settings.rounds = pair::Range{4, 6};
    const bool is_table = system->has_table();
    if (!is_table)
      settings.half_point_byes.of_ten_thousand = settings.absences.of_ten_thousand = 300;
    settings.forfeits.of_ten_thousand = 300;
    if (is_table) settings.rounds.reset();
    if (std::string_view(system->name) == "scheveningen") {
      settings.players = {2, 2};
      settings.boards = {3, 8};
    }
    int rounds = 0;
    for (int seed = 1; seed <= scaled(100); ++seed) {
      const auto made =
          pair::generate_tournament(settings, static_cast<std::uint64_t>(seed), expected);
      const Tournament& report = *made.tournament;
      const auto entrants = pair::entrants_in(report, *system);
      const auto other =
          pair::are_players(entrants) ? made.tournament : pair::entrants_of(report, entrants);
      const bool doubled = entrants == pair::Entrants::double_matches;
      const bool of_teams = entrants == pair::Entrants::teams;
      for (int round = 1; round < pair::next_round(*other); ++round, ++rounds) {
        const pair::State state = pair::make_state(*other, {.round = round});
        const auto outcome = system->pair(state, nullptr);
        std::vector<std::pair<int, int>> paired;
        for (const auto& [white, black] : std::get<pair::Pairing>(outcome).pairs) {
          paired.emplace_back(other->players[white].start_rank, other->players[black].start_rank);
          if (of_teams && paired.back().first > paired.back().second)
            std::swap(paired.back().first, paired.back().second);
        }
        if (entrants == pair::Entrants::members) {
          // One match: its boards are the games.
          std::vector<std::pair<int, int>> games;
          for (const Board& board : boards(report, round))
            games.emplace_back(report.players[board.white].start_rank,
                               report.players[board.black].start_rank);
          EXPECT_EQ(paired, games) << system->name << ", seed " << seed << ", round " << round;
          continue;
        }
        EXPECT_EQ(paired, numbers_of(report, doubled ? 2 * round - 1 : round))
            << system->name << ", seed " << seed << ", round " << round;
      }
    }
    EXPECT_GE(rounds, scaled(100)) << system->name;
  }
}

}  // namespace
}  // namespace trf::test
