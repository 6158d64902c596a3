// Every sentence of the Lim system is asked: both the engine and the text read aloud tell each
// step.

#include <gtest/gtest.h>

#include <string>

#include "lim/field.hpp"
#include "lim/regulation.hpp"
#include "oracle/pair_explained_lim.hpp"
#include "oracle/pair_explained_verdict.hpp"
#include "support/draft.hpp"
#include "support/other_rounds.hpp"
#include "support/pair_checks.hpp"
#include "support/random_tournament.hpp"

namespace trf::test {
namespace {

using pair::Pairing;
namespace lim = pair::lim;

[[nodiscard]] test::Draft tournament_of(int seed) {
  RandomSettings settings{.min_players = 3, .max_players = 8 + seed % 4, .max_rounds = 9};
  settings.acceleration = settings.point_systems = false;
  settings.forfeits = seed % 4 == 0 ? 12 : 3;
  settings.draws = seed % 7 * 14;
  settings.withdrawals = settings.late_entries = seed % 6 == 0 ? 20 : 4;
  if (seed % 10 == 9) settings.hard = 60;
  // Scoregroups in which several players had one colour twice.
  if (seed % 10 == 8)
    settings.min_players = settings.max_players, settings.draws = 10, settings.hard = 100;
  if (seed % 10 == 4) settings.requested_byes = 20;
  test::Draft draft = random_tournament(static_cast<std::uint64_t>(seed) + 600'000, settings);
  if (seed % 10 == 4) draft.points.half_point_bye = draft.points.win();
  return draft;
}

class LimSentences : public testing::TestWithParam<const char*> {};

TEST_P(LimSentences, AreTheStepsOfTheText) {
  const pair::System& system = *pair::find_system(GetParam());
  const bool is_modern = std::string_view(GetParam()) == "lim";
  Asked asked;
  for (int seed = 0; seed < scaled(5000); ++seed) {
    const test::Draft tournament = tournament_of(seed);
    const pair::State state = pair::make_state(tournament);
    if (state.players.empty()) continue;
    SCOPED_TRACE("seed " + std::to_string(seed));
    const auto& regulation = is_modern ? lim::regulation_2026 : lim::regulation_1989;
    const LimEdition edition{.bye_by_elo = !is_modern,
                             .unplayed_win_bars = is_modern,
                             .lower_score_first = is_modern,
                             .number_by_arrival = is_modern,
                             .maxi = lim::Field(state, regulation).maxi};
    LimAccount account(tournament, state, edition, asked);
    pair::RecordingTrace trace;
    const auto outcome = system.pair(state, &trace);
    if (const auto* none = std::get_if<pair::Unpairable>(&outcome)) {
      account.expect_no_round(none->obstruction);
      continue;
    }
    const Pairing& correct = std::get<Pairing>(outcome);
    account.expect_explanation(trace.decisions);
    for (const Pairing& other : others_than(correct, state, seed)) {
      const auto verdict = system.judge(state, other, outcome);
      if (verdict.kind != pair::VerdictKind::identical)
        account.expect_verdict(verdict, in_start_ranks(state, other));
    }
    for (pair::Seat a = 0; a < state.players.size(); ++a) {
      const bool odd = state.players.size() % 2 != 0;
      if (odd && state.players[a].player != correct.bye)
        account.expect_verdict(system.with_pair(state, correct, a, pair::no_seat), {});
      for (auto b = static_cast<pair::Seat>(a + 1); b < state.players.size(); ++b) {
        const PlayerIndex one = state.players[a].player, other = state.players[b].player;
        const bool paired = std::ranges::any_of(correct.pairs, [&](const pair::Pair& pair) {
          return std::minmax(pair.white, pair.black) == std::minmax(one, other);
        });
        if (!paired) account.expect_verdict(system.with_pair(state, correct, a, b), {});
      }
    }
    if (HasFailure()) return;
  }
  expect_as_listed(asked, GetParam());
}

INSTANTIATE_TEST_SUITE_P(Lim, LimSentences, testing::Values("lim-1989", "lim"),
                         [](const auto& edition) {
                           return std::string(edition.param) == "lim" ? "Edition2026"
                                                                      : "Edition1989";
                         });

}  // namespace
}  // namespace trf::test
