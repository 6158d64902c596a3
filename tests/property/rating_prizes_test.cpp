// Prizes against all choices, on random small prize givings, and their sums.

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <map>
#include <numeric>

#include "oracle/rating_prize_oracle.hpp"
#include "support/dice.hpp"
#include "support/random_tournament.hpp"
#include "trf/tiebreak/prizes.hpp"

namespace trf::tiebreak {
namespace {

using test::Dice;
using test::PrizeGivingCase;

PrizeGivingCase random_case(Dice& dice, int most_players, int most_prizes) {
  PrizeGivingCase giving;
  const int players = dice.between(1, most_players);
  for (int i = 0; i < players; ++i) giving.points.push_back(dice.between(0, 3) * 5);
  std::ranges::sort(giving.points, std::greater{});
  const int prizes = dice.between(1, most_prizes);
  for (int p = 0; p < prizes; ++p) {
    auto& values = giving.values.emplace_back();
    for (int places = dice.between(1, 3); places > 0; --places)
      values.push_back(dice.percent(50) ? dice.between(1, 6) * 1000 : dice.between(1, 5000));
    std::ranges::sort(values, std::greater{});
    auto& can_win = giving.can_win.emplace_back();
    for (int i = 0; i < players; ++i) can_win.push_back(p == 0 || dice.percent(50));
  }
  giving.share = static_cast<PrizeGivingCase::Share>(dice.between(0, 2));
  return giving;
}

std::vector<Prize> prizes_of(const PrizeGivingCase& giving) {
  std::vector<Prize> prizes;
  std::size_t row = 0;
  for (std::size_t p = 0; p < giving.values.size(); ++p) {
    auto& prize = prizes.emplace_back();
    for (std::size_t k = 0; k < giving.values[p].size(); ++k)
      prize.places.push_back({static_cast<int>(k) + 1, giving.values[p][k], row++});
    for (std::size_t i = 0; i < giving.points.size(); ++i)
      if (giving.can_win[p][i]) prize.candidates.push_back(static_cast<Competitor>(i));
  }
  return prizes;
}

Awards awards_of(const PrizeGivingCase& giving, PrizeRule rule) {
  std::vector<Competitor> order(giving.points.size());
  std::iota(order.begin(), order.end(), Competitor{0});
  return award_prizes(prizes_of(giving), order, giving.points, rule,
                      static_cast<PrizeShare>(giving.share));
}

/// Sums of each prize, with the places that are left, are those of the prize list.
void expect_sums(const PrizeGivingCase& giving, const Awards& awards) {
  std::map<std::size_t, std::int64_t> sums;
  for (const auto& award : awards.given) sums[award.prize] += award.cents;
  for (const auto& [prize, place] : awards.left)
    sums[prize] += giving.values[prize][static_cast<std::size_t>(place) - 1];
  for (std::size_t p = 0; p < giving.values.size(); ++p)
    EXPECT_EQ(sums[p],
              std::accumulate(giving.values[p].begin(), giving.values[p].end(), std::int64_t{0}));
}

TEST(Prizes, NobodyWouldReceiveMoreWithAnotherPrize) {
  std::map<PrizeGivingCase::Share, int> several;
  for (int seed = 0; seed < test::scaled(20000); ++seed) {
    Dice dice{static_cast<std::uint64_t>(seed)};
    const auto giving = random_case(dice, 6, 3);
    const auto awards = awards_of(giving, PrizeRule::one);
    EXPECT_TRUE(awards.unsettled.empty());
    expect_sums(giving, awards);
    test::PrizeChoice choice(giving.points.size());
    std::vector<std::int64_t> received(giving.points.size());
    for (const auto& award : awards.given) {
      ASSERT_FALSE(choice[award.who]) << "two prizes, seed " << seed;
      choice[award.who] = award.prize;
      received[award.who] = award.cents;
    }
    const auto stable = test::stable_choices(giving);
    ASSERT_FALSE(stable.empty());
    ASSERT_NE(std::ranges::find(stable, choice), stable.end()) << "seed " << seed;
    several[giving.share] += static_cast<int>(stable.size() > 1);
    const auto exact = test::amounts(giving, choice);
    for (std::size_t i = 0; i < received.size(); ++i)
      // Odd cents move an amount by less than two cents.
      EXPECT_LT(std::abs(received[i] * exact.denominator - exact.numerators[i]),
                2 * exact.denominator);
  }
  // With different values and no shares there is one choice; equal values leave several.
  for (const auto& [share, count] : several) EXPECT_GT(count, 0) << static_cast<int>(share);
}

/// Hort: a member who comes moves the worse ranked to smaller places, so choices can go round.
TEST(Prizes, NameThePlayersWhoseChoicesGoRound) {
  PrizeGivingCase giving;
  giving.points.assign(12, 5);
  giving.values = {{7900, 2900}, {12200, 8100, 5800}, {36200, 16600, 9700, 6500, 1000}, {11300}};
  giving.can_win.assign(4, std::vector<bool>(12, true));
  for (const std::size_t p : {0U, 1U, 2U}) giving.can_win[p][5] = false;
  for (const std::size_t p : {0U, 2U}) giving.can_win[p][9] = false;
  giving.can_win[0][8] = false;
  giving.share = PrizeGivingCase::Share::hort;
  const Awards awards = awards_of(giving, PrizeRule::one);
  ASSERT_EQ(awards.unsettled.size(), 1U);
  EXPECT_EQ(awards.unsettled.front().size(), 12U);
  expect_sums(giving, awards);
  giving.share = PrizeGivingCase::Share::equal;
  EXPECT_TRUE(awards_of(giving, PrizeRule::one).unsettled.empty());
}

TEST(Prizes, EachPrizeAloneGoesByPlaceOrPoints) {
  for (int seed = 0; seed < test::scaled(4000); ++seed) {
    Dice dice{static_cast<std::uint64_t>(seed) + 1'000'000};
    const auto giving = random_case(dice, 12, 4);
    const auto awards = awards_of(giving, PrizeRule::all);
    expect_sums(giving, awards);
    for (std::size_t p = 0; p < giving.values.size(); ++p) {
      PrizeGivingCase alone = giving;
      alone.values = {giving.values[p]};
      alone.can_win = {giving.can_win[p]};
      test::PrizeChoice everybody(giving.points.size());
      for (std::size_t i = 0; i < giving.points.size(); ++i)
        if (giving.can_win[p][i]) everybody[i] = 0;
      const auto exact = test::amounts(alone, everybody);
      std::vector<std::int64_t> received(giving.points.size());
      for (const auto& award : awards.given)
        if (award.prize == p) received[award.who] = award.cents;
      for (std::size_t i = 0; i < received.size(); ++i)
        EXPECT_LT(std::abs(received[i] * exact.denominator - exact.numerators[i]),
                  2 * exact.denominator)
            << "seed " << seed;
    }
  }
}

}  // namespace
}  // namespace trf::tiebreak
