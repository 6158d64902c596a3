// C.04.5 and C.04.6 against an enumeration of their texts.

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <string>

#include "match_swiss/round.hpp"
#include "oracle/pair_match_swiss_oracle.hpp"
#include "support/draft.hpp"
#include "support/pair_checks.hpp"
#include "support/random_match_tournament.hpp"
#include "support/random_tournament.hpp"

namespace trf::test {
namespace {

using pair::State;

constexpr std::array team_codes{
    "FIDE_TEAM",          "FIDE_TEAM_TYPEA_MP_GP", "FIDE_TEAM_TYPEA_GP_MP", "FIDE_TEAM_TYPEA_MP",
    "FIDE_TEAM_TYPEB_GP", "FIDE_TEAM_TYPEB_MP_GP", "FIDE_TEAM_TYPEB_GP_MP", "FIDE_TEAM_TYPEB_MP",
    "FIDE_TEAM_MP_GP",    "FIDE_TEAM_GP"};

/// Kinds of tournaments in turn: anything; many rounds of few (floats); no absences.
[[nodiscard]] RandomMatchSettings settings_of(int seed) {
  RandomMatchSettings settings;
  if (seed % 3 == 1) settings.min_rounds = 5;
  if (seed % 3 == 2) settings.absences = settings.forfeited_matches = 0;
  if (seed % 5 == 0) settings.max_participants = 10;
  return settings;
}

template <class Oracle>
void expect_agreement(const pair::System& system, const Tournament& report, const Oracle& oracle,
                      const std::string& name, std::map<std::string, int>& seen) {
  const test::Draft entrants = entrants_of(report, system.entrants);
  const State state = pair::make_state(entrants);
  const auto outcome = system.pair(state, nullptr);
  const auto expected = oracle(report, state.round, state.rounds, present_numbers(state), {});
  ASSERT_EQ(to_text(in_start_ranks(state, outcome)), to_text(expected)) << name;
  ++seen["cases"];
  seen["first rounds"] += state.round == 1 ? 1 : 0;
  seen["unpairable"] += expected.exists ? 0 : 1;
  seen["with a bye"] += expected.bye != 0 ? 1 : 0;
}

/// Or little was tested.
void expect_variety(const std::map<std::string, int>& seen) {
  for (const auto& [what, count] : seen) {
    testing::Test::RecordProperty(what, count);
    EXPECT_GT(count, 0) << what;
  }
  EXPECT_LT(seen.at("first rounds"), seen.at("cases") / 2);
  EXPECT_LT(seen.at("unpairable"), seen.at("cases") / 4);
}

/// In how many of the cases the pairing is another one without the criterion.
template <class Make, class Oracle>
[[nodiscard]] std::map<std::string, int> effects(const pair::System& system, int cases,
                                                 const std::vector<std::string>& criteria,
                                                 const Make& make, const Oracle& oracle) {
  std::map<std::string, int> changed;
  for (int seed = 0; seed < cases; ++seed) {
    const test::Draft report = make(seed);
    const test::Draft entrants = entrants_of(report, system.entrants);
    const State state = pair::make_state(entrants);
    const auto present = present_numbers(state);
    const auto usual = to_text(oracle(report, state.round, state.rounds, present, {}));
    for (const std::string& one : criteria)
      changed[one] +=
          to_text(oracle(report, state.round, state.rounds, present, {.without = one})) != usual
              ? 1
              : 0;
  }
  return changed;
}

TEST(DoubleSwiss, PairsAsTryingEverythingDoes) {
  const pair::System& system = *pair::find_system("double-swiss");
  std::map<std::string, int> seen;
  for (int seed = 0; seed < scaled(4000); ++seed) {
    const test::Draft report =
        random_double_swiss(static_cast<std::uint64_t>(seed), settings_of(seed));
    expect_agreement(system, report, double_swiss_oracle, "seed " + std::to_string(seed), seen);
    if (HasFatalFailure()) return;
  }
  expect_variety(seen);
}

TEST(TeamSwiss, PairsAsTryingEverythingDoes) {
  const pair::System& system = *pair::find_system("team-swiss");
  std::map<std::string, int> seen;
  for (int seed = 0; seed < scaled(6000); ++seed) {
    const std::string code = team_codes[static_cast<std::size_t>(seed) % team_codes.size()];
    const test::Draft report =
        random_team_tournament(static_cast<std::uint64_t>(seed), code, settings_of(seed));
    expect_agreement(system, report, team_swiss_oracle, "seed " + std::to_string(seed) + " " + code,
                     seen);
    if (HasFatalFailure()) return;
  }
  expect_variety(seen);
}

TEST(DoubleSwiss, LetsEveryCriterionDecide) {
  const auto changed = effects(
      *pair::find_system("double-swiss"), 4000, {"C4", "C5", "C6", "C7", "C8"},
      [](int seed) {
        RandomMatchSettings settings{.min_participants = 7, .min_rounds = 5};
        return random_double_swiss(static_cast<std::uint64_t>(seed), settings);
      },
      double_swiss_oracle);
  for (const auto& [criterion, count] : changed) {
    RecordProperty(criterion, count);
    EXPECT_GT(count, 0) << criterion;
  }
}

TEST(TeamSwiss, LetsEveryCriterionDecide) {
  const auto changed = effects(
      *pair::find_system("team-swiss"), 8000, {"C4", "C5", "C6", "C7", "C8", "C9", "C10"},
      [](int seed) {
        RandomMatchSettings settings{.min_participants = 7, .min_rounds = 6};
        // C5, read over sets of any size, asks for the fewest in nearly every case; game points are
        // those in which C4 alone can be seen.
        constexpr std::array codes{"FIDE_TEAM_TYPEB_MP_GP", "FIDE_TEAM_TYPEB_GP_MP",
                                   "FIDE_TEAM_TYPEA_MP_GP", "FIDE_TEAM_TYPEA_GP"};
        return random_team_tournament(static_cast<std::uint64_t>(seed),
                                      codes[static_cast<std::size_t>(seed) % codes.size()],
                                      settings);
      },
      team_swiss_oracle);
  for (const auto& [criterion, count] : changed) {
    RecordProperty(criterion, count);
    EXPECT_GT(count, 0) << criterion;
  }
}

/// The oracle's best round with a pair, judged, has the criterion that --explain=A,B gives.
template <class Oracle>
void expect_best_round_with_pair(const pair::System& system, const Tournament& report,
                                 const Oracle& oracle, int seed, std::map<std::string, int>& seen) {
  const test::Draft entrants = entrants_of(report, system.entrants);
  const State state = pair::make_state(entrants);
  const auto outcome = system.pair(state, nullptr);
  const auto* correct = std::get_if<pair::Pairing>(&outcome);
  const auto count = static_cast<int>(state.players.size());
  if (correct == nullptr || count < 3) return;
  const auto a = static_cast<pair::Seat>(seed % count);
  const auto b = static_cast<pair::Seat>((seed / 7 + 1) % count);
  if (a == b || state.have_met(a, b) || state.is_prohibited(a, b)) return;
  const auto numbers = present_numbers(state);
  const auto asked =
      oracle(report, state.round, state.rounds, numbers, {.together = {numbers[a], numbers[b]}});
  const auto told = system.with_pair(state, *correct, a, b);
  const std::string name = system.name.data() + std::string(" seed ") + std::to_string(seed);
  ASSERT_EQ(told.kind == pair::VerdictKind::unpairable, !asked.exists) << name;
  if (!asked.exists) return;
  pair::Pairing best;
  for (const auto& [white, black] : asked.pairs)
    best.pairs.push_back({entrants.find(white), entrants.find(black)});
  best.bye = asked.bye == 0 ? no_player : entrants.find(asked.bye);
  if (to_text(asked) == to_text(in_start_ranks(state, outcome))) return;
  const auto expected = system.judge(state, best, outcome);
  ASSERT_EQ(told.criterion, expected.criterion) << name;
  ASSERT_EQ(told.place, expected.place) << name;
  ASSERT_EQ(told.published_value, expected.published_value) << name;
  ++seen[told.criterion];
}

TEST(DoubleSwiss, NamesTheFirstLossOfTheBestRoundWithAPair) {
  std::map<std::string, int> seen;
  for (int seed = 0; seed < scaled(4000); ++seed) {
    const test::Draft report =
        random_double_swiss(static_cast<std::uint64_t>(seed), settings_of(seed));
    expect_best_round_with_pair(*pair::find_system("double-swiss"), report, double_swiss_oracle,
                                seed, seen);
    if (HasFatalFailure()) return;
  }
  if (scaled(10) != 10) return;  // Some criteria decide rarely.
  for (const char* criterion : {"C4", "C5", "C7", "3.5.4", "3.6", "3.4.2"})
    EXPECT_GT(seen[criterion], 0) << criterion;
}

TEST(TeamSwiss, NamesTheFirstLossOfTheBestRoundWithAPair) {
  std::map<std::string, int> seen;
  for (int seed = 0; seed < scaled(6000); ++seed) {
    const std::string code = team_codes[static_cast<std::size_t>(seed) % team_codes.size()];
    const test::Draft report =
        random_team_tournament(static_cast<std::uint64_t>(seed), code, settings_of(seed));
    expect_best_round_with_pair(*pair::find_system("team-swiss"), report, team_swiss_oracle, seed,
                                seen);
    if (HasFatalFailure()) return;
  }
  if (scaled(10) != 10) return;  // Some criteria decide rarely.
  for (const char* criterion : {"C4", "C5", "C6", "C7", "C8", "3.5.4", "3.6", "3.4.2"})
    EXPECT_GT(seen[criterion], 0) << criterion;
}

/// Exchanged opponents and turned colours of a correct round are judged worse or illegal, and the
/// correct round is not.
TEST(TeamSwiss, JudgesChangedRounds) {
  for (int seed = 0; seed < scaled(1500); ++seed) {
    const test::Draft report = random_team_tournament(static_cast<std::uint64_t>(seed),
                                                      "FIDE_TEAM_TYPEB_MP_GP", settings_of(seed));
    const pair::System& system = *pair::find_system("team-swiss");
    const test::Draft entrants = entrants_of(report, system.entrants);
    const State state = pair::make_state(entrants);
    const auto outcome = system.pair(state, nullptr);
    const auto* correct = std::get_if<pair::Pairing>(&outcome);
    if (correct == nullptr || correct->pairs.size() < 2) continue;
    const auto judged = [&](const pair::Pairing& published) {
      const pair::Verdict verdict = system.judge(state, published, outcome);
      EXPECT_TRUE(verdict.kind == pair::VerdictKind::worse ||
                  verdict.kind == pair::VerdictKind::illegal);
      EXPECT_NE(verdict.criterion, "") << seed;
      EXPECT_FALSE(verdict.explanation.empty()) << seed;
    };
    pair::Pairing turned = *correct, exchanged = *correct, other_bye = *correct;
    std::swap(turned.pairs.front().white, turned.pairs.front().black);
    judged(turned);
    std::swap(exchanged.pairs.front().black, exchanged.pairs.back().black);
    judged(exchanged);
    if (correct->bye == no_player) continue;
    std::swap(other_bye.bye, other_bye.pairs.back().white);
    judged(other_bye);
  }
}

/// Readings that surely keep the pairs are not paired again: the pairs are the same indeed.
TEST(OpenReadings, OfMatchesAreNotPairedAgainWhereTheyKeepThePairs) {
  namespace match_swiss = pair::match_swiss;
  using Other = match_swiss::OtherReadings;
  constexpr std::array readings{
      &Other::raw_tpn,   &Other::last_round_none, &Other::mild_at_one,    &Other::byes_float,
      &Other::graded_c6, &Other::next_left,       &Other::standings_first};
  int kept = 0, paired = 0;
  for (int seed = 0; seed < scaled(2000); ++seed) {
    const RandomSettings settings{.min_players = 6, .max_players = 24, .min_rounds = 3};
    const test::Draft report = random_tournament(static_cast<std::uint64_t>(seed), settings);
    const State state = pair::make_state(report);
    const match_swiss::Regulation ours =
        seed % 2 == 0 ? match_swiss::double_swiss_2026
                      : match_swiss::team_swiss_2026("FIDE_TEAM_TYPEB_MP_GP");
    const match_swiss::Field field(state, ours);
    const auto round = match_swiss::make_round(field);
    if (!round) continue;
    for (const auto reading : readings) {
      match_swiss::Regulation changed = ours;
      changed.other.*reading = true;
      const match_swiss::Field theirs(state, changed);
      if (!match_swiss::has_same_pairs(field, *round, theirs)) {
        ++paired;
        continue;
      }
      ++kept;
      const auto other = match_swiss::make_round(theirs);
      ASSERT_TRUE(other) << "seed " << seed;
      EXPECT_EQ(other->bye_holder(), round->bye_holder()) << "seed " << seed;
      ASSERT_EQ(other->steps.size(), round->steps.size()) << "seed " << seed;
      for (std::size_t i = 0; i < round->steps.size(); ++i)
        EXPECT_EQ(other->steps[i].pairs, round->steps[i].pairs) << "seed " << seed;
    }
  }
  EXPECT_GT(kept, scaled(4000));
  EXPECT_GT(paired, scaled(100));
}

}  // namespace
}  // namespace trf::test
