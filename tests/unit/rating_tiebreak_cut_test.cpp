#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <string>
#include <vector>

#include "support/draft.hpp"
#include "tiebreak/family.hpp"
#include "trf/tie_break_list.hpp"
#include "trf/tiebreak/standings.hpp"

namespace trf::tiebreak {
namespace {

/// Two players who meet in each of `rounds` rounds, White winning.
test::Draft match(int rounds) {
  test::Draft tournament;
  for (int i = 0; i < 2; ++i) {
    Player& player = tournament.players.emplace_back();
    player.start_rank = static_cast<std::uint16_t>(i + 1);
  }
  tournament.set_rounds(rounds);
  for (std::size_t r = 0; r < static_cast<std::size_t>(rounds); ++r) {
    tournament.games(0)[r] = {1, Colour::white, ResultCode::win};
    tournament.games(1)[r] = {0, Colour::black, ResultCode::loss};
  }
  return tournament;
}

Term unplayed(std::int64_t significance, std::int64_t amount) {
  return {.voluntarily_unplayed = true, .amount = amount, .significance = significance};
}
Term played(std::int64_t significance, std::int64_t amount) {
  return {.amount = amount, .significance = significance};
}

/// What cuts leave of the terms: the same in every order of the rounds, or -1.
std::int64_t left_of(std::vector<Term> terms, int cuts, const char* edition = "2026") {
  const test::Draft tournament = match(1);
  CrosstableOptions options;
  options.rounds = 1;
  const Crosstable table = make_crosstable(tournament, options);
  const Context context(table, *find_edition(edition));
  TieBreakCode code;
  code.cut_lowest = cuts;
  std::vector<std::size_t> order(terms.size());
  std::iota(order.begin(), order.end(), 0U);
  std::int64_t result = -1;
  do {
    Terms shuffled;
    for (const std::size_t at : order) shuffled.push_back(terms[at]);
    apply_cuts(context, code, shuffled);
    const auto left = *sum(context, code, 0, shuffled);
    if (result >= 0 && left != result) return -1;
    result = left;
  } while (std::next_permutation(order.begin(), order.end()));
  return result;
}

// C.07 16.5.2: "the rule applies again to the remaining elements".
TEST(Cuts, OfEqualUnplayedRoundsTheLeastSignificantGoesFirst) {
  EXPECT_EQ(left_of({unplayed(10, 0), unplayed(50, 0), played(20, 200), played(60, 900)}, 2), 900);
  EXPECT_EQ(left_of({unplayed(10, 0), unplayed(50, 0), played(20, 200), played(60, 900)}, 1), 1100);
  EXPECT_EQ(left_of({unplayed(10, 0), unplayed(50, 0), played(20, 200), played(60, 900)}, 3), 900);
}

TEST(Cuts, TakeTheLargerOfUnplayedAndLeastSignificant) {
  // b = 300 of the least significant is more than a = 100 of the unplayed round.
  EXPECT_EQ(left_of({played(10, 300), unplayed(40, 100), played(50, 500)}, 1), 600);
  // a = 400 is more than b = 300.
  EXPECT_EQ(left_of({played(10, 300), unplayed(40, 400), played(50, 500)}, 1), 800);
  // Equal: either, the value is the same.
  EXPECT_EQ(left_of({played(10, 300), unplayed(40, 300), played(50, 500)}, 1), 800);
}

TEST(Cuts, DoNotDependOnTheOrderOfRounds) {
  EXPECT_EQ(left_of({unplayed(10, 200), played(10, 200), unplayed(30, 0), played(40, 100)}, 2),
            100);
}

TEST(Values, OfTwoNumbersOfCutsAreKeptApart) {
  const test::Draft tournament = match(5);
  CrosstableOptions options;
  options.rounds = 5;
  const Crosstable table = make_crosstable(tournament, options);
  const Edition& edition = *find_edition("2026");
  const auto values = [&](const char* codes) {
    const auto list = resolve(parse_tie_breaks(codes).codes, ListOrigin::asked, edition, table);
    return rank(table, edition, list.codes).columns.back().values;
  };
  for (const char* cut : {"AOB/C127", "AOB/C128", "AOB/C129", "AOB/C130", "AOB/C255", "AOB/C256"})
    EXPECT_EQ(values((std::string("AOB/M1,") + cut).c_str()), values(cut)) << cut;
}

// The average of performances can be negative.
TEST(DivideHalfUp, RoundsTowardsTheGreaterNumber) {
  EXPECT_EQ(divide_half_up(-7, 2), -3);
  EXPECT_EQ(divide_half_up(-8, 2), -4);
  EXPECT_EQ(divide_half_up(-5, 3), -2);
  EXPECT_EQ(divide_half_up(-4, 3), -1);
  EXPECT_EQ(divide_half_up(-1, 2), 0);
  EXPECT_EQ(divide_half_up(1, 2), 1);
  EXPECT_EQ(divide_half_up(4, 3), 1);
}

}  // namespace
}  // namespace trf::tiebreak
