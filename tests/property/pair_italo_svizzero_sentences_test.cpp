// Every sentence of the Italo-Svizzero system is asked: is the rotation really there, is there
// really no other?

#include <gtest/gtest.h>

#include <string>

#include "oracle/pair_explained_italo_svizzero.hpp"
#include "oracle/pair_explained_verdict.hpp"
#include "support/draft.hpp"
#include "support/other_rounds.hpp"
#include "support/random_tournament.hpp"

namespace trf::test {
namespace {

using pair::Pairing;

[[nodiscard]] test::Draft tournament_of(int seed) {
  RandomSettings settings{.min_players = 3, .max_players = 8 + seed % 4, .max_rounds = 9};
  settings.acceleration = settings.point_systems = false;
  settings.forfeits = 8;
  settings.draws = seed % 7 * 14;
  settings.withdrawals = settings.late_entries = seed % 6 == 0 ? 20 : 4;
  if (seed % 4 == 3) settings.hard = 60;
  return random_tournament(static_cast<std::uint64_t>(seed) + 500'000, settings);
}

TEST(ItaloSvizzeroSentences, AreTrueOfTheRotation) {
  const pair::System& system = *pair::find_system("italo-svizzero");
  Asked asked;
  for (int seed = 0; seed < scaled(5000); ++seed) {
    const test::Draft tournament = tournament_of(seed);
    const pair::State state = pair::make_state(tournament);
    SCOPED_TRACE("seed " + std::to_string(seed));
    pair::RecordingTrace trace;
    const auto outcome = system.pair(state, &trace);
    ItaloSvizzeroAccount account(tournament, state, asked);
    if (const auto* none = std::get_if<pair::Unpairable>(&outcome)) {
      account.expect_no_round(none->obstruction);
      continue;
    }
    const Pairing& correct = std::get<Pairing>(outcome);
    account.expect_explanation(correct, trace.decisions);
    for (const Pairing& other : others_than(correct, state, seed)) {
      const auto verdict = system.judge(state, other, outcome);
      if (verdict.kind != pair::VerdictKind::identical) account.expect_verdict(verdict, other);
    }
    const auto number = [&](pair::Seat seat) { return int{state.players[seat].tpn}; };
    for (pair::Seat a = 0; a < state.players.size(); ++a) {
      const bool odd = state.players.size() % 2 != 0;
      if (odd && state.players[a].player != correct.bye)
        account.expect_pair(system.with_pair(state, correct, a, pair::no_seat), number(a), 0);
      for (auto b = static_cast<pair::Seat>(a + 1); b < state.players.size(); ++b) {
        const PlayerIndex one = state.players[a].player, other = state.players[b].player;
        const bool paired = std::ranges::any_of(correct.pairs, [&](const pair::Pair& pair) {
          return std::minmax(pair.white, pair.black) == std::minmax(one, other);
        });
        if (!paired)
          account.expect_pair(system.with_pair(state, correct, a, b), number(a), number(b));
      }
    }
    if (HasFailure()) return;
  }
  expect_as_listed(asked, "italo-svizzero");
}

}  // namespace
}  // namespace trf::test
