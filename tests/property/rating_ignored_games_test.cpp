// The games that a norm ignores (B.01 1.4.1 e, f) against every subset of the won games.

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <set>

#include "rating/ignored_games.hpp"
#include "support/dice.hpp"
#include "support/random_tournament.hpp"

namespace {

using trf::Score;
using trf::rating::fewest_ignored;
using trf::rating::IgnoredGames;
using trf::rating::NormGame;
using trf::rating::NormLimits;
using trf::rating::NormQuestion;
using trf::test::Dice;
using trf::test::scaled;

/// 1.4.3-1.4.7 as the limits say them, literally.
bool meets(const NormQuestion& question, const std::vector<NormGame>& games,
           const NormLimits& limits) {
  int holders = 0, wanted = 0, lowest = 9999;
  std::int64_t sum = 0;
  std::multiset<int> federations;
  std::set<int> others;
  for (const auto& game : games) {
    holders += static_cast<int>(game.holder != NormGame::Holder::no);
    wanted += static_cast<int>(game.holder == NormGame::Holder::wanted);
    sum += game.rating;
    lowest = std::min(lowest, game.rating);
    if (game.federation == NormGame::no_federation) continue;
    federations.insert(game.federation);
    if (game.federation != question.federation) others.insert(game.federation);
  }
  for (const int federation : federations) {
    const auto count = static_cast<int>(federations.count(federation));
    if (count > limits.most_one) return false;
    if (federation == question.federation && count > limits.most_own) return false;
  }
  if (lowest < question.floor) sum += question.floor - lowest;
  return holders >= limits.least_holders && wanted >= limits.least_wanted &&
         static_cast<int>(others.size()) >= limits.least_others && sum >= limits.least_sum;
}

/// Every number of last games and every subset of the won games before them.
std::optional<IgnoredGames> by_subsets(const NormQuestion& question) {
  const auto all = question.games.size();
  std::optional<IgnoredGames> best;
  for (std::size_t ignored = 1; ignored + static_cast<std::size_t>(question.least_games) <= all;
       ++ignored)
    for (auto later = ignored;; --later) {
      const auto kept = all - later;
      for (unsigned set = 0; set < 1U << kept; ++set) {
        if (static_cast<std::size_t>(std::popcount(set)) != ignored - later) continue;
        IgnoredGames answer{later, {}};
        std::vector<NormGame> rest;
        Score score;
        bool is_legal = true;
        for (std::size_t i = 0; i < kept; ++i) {
          const auto& game = question.games[i];
          if ((set >> i & 1U) == 0) {
            rest.push_back(game);
            score += game.score;
          } else {
            answer.won.push_back(i);
            is_legal = is_legal && game.is_won();
          }
        }
        if (!is_legal) continue;
        const auto limits = question.limits(static_cast<int>(rest.size()), score);
        if (!limits || !meets(question, rest, *limits)) continue;
        if (!best || answer.won < best->won) best = answer;
      }
      if (best) return best;
      if (later == 0) break;
    }
  return {};
}

/// Games of few federations and ratings, so that the conditions compete.
struct Drawn {
  std::vector<NormGame> games;
  NormQuestion question;

  Drawn(Dice& dice, int count) {
    const int federations = dice.between(1, 5);
    const int step = dice.percent(50) ? 100 : 7;
    const int wins = dice.between(30, 100);
    const bool has_strong_nowhere = dice.percent(30);
    for (int i = 0; i < count; ++i) {
      NormGame game{.rating = 2000 + step * dice.between(0, 700 / step),
                    .federation = dice.between(-1, federations - 1),
                    .holder = static_cast<NormGame::Holder>(dice.between(0, 2)),
                    .score = Score::from_halves(dice.percent(wins) ? 2 : dice.between(0, 1))};
      // Those who count for no federation are strong, so that the others are ignored first.
      if (has_strong_nowhere && game.federation == NormGame::no_federation) game.rating += 400;
      games.push_back(game);
    }
    question.games = games;
    question.federation = dice.between(-1, federations - 1);
    question.floor = dice.percent(30) ? 0 : 2000 + 50 * dice.between(0, 8);
    question.least_games = std::max(1, count - dice.between(1, 9));
    const int average = 2200 + dice.between(0, 300);
    const int slope = dice.between(0, 60);   // A lower score needs a higher average
    const bool is_tight = dice.percent(50);  // Several federations have too many games
    const int holders = dice.between(30, is_tight ? 90 : 60), wanted = dice.between(10, 50);
    const int others = dice.between(0, 3);
    const int own = dice.between(30, 80),
              one = is_tight ? dice.between(20, 40) : dice.between(40, 90);
    const int refused = dice.between(0, 20);
    question.limits = [=](int number, Score score) -> std::optional<NormLimits> {
      if ((number * 7 + score.tenths()) % 20 < refused - 12) return {};
      const int missed = 20 * number - 2 * score.tenths();
      return NormLimits{.least_holders = number * holders / 100,
                        .least_wanted = number * wanted / 100,
                        .least_others = others,
                        .most_own = number * own / 100,
                        .most_one = number * one / 100,
                        .least_sum = std::int64_t{number} * average + slope * missed / 10};
    };
  }
  Drawn(const Drawn&) = delete;
  Drawn& operator=(const Drawn&) = delete;
};

TEST(IgnoredGames, AreThoseThatEverySubsetGives) {
  int found = 0, of_wins = 0, none = 0;
  for (int seed = 0; seed < scaled(20000); ++seed) {
    Dice dice{static_cast<std::uint64_t>(seed)};
    const Drawn drawn{dice, dice.between(4, 12)};
    const auto wanted = by_subsets(drawn.question);
    const auto got = fewest_ignored(drawn.question);
    ASSERT_EQ(got.has_value(), wanted.has_value()) << seed;
    if (!wanted) {
      ++none;
      continue;
    }
    ++found;
    of_wins += static_cast<int>(wanted->won.size() > 1);
    ASSERT_EQ(got->later, wanted->later) << seed;
    ASSERT_EQ(got->won, wanted->won) << seed;
  }
  EXPECT_GT(found, scaled(1000));
  EXPECT_GT(of_wins, scaled(300));
  EXPECT_GT(none, scaled(1000));
}

// Two hundred won games have 2^200 subsets; each pair of numbers is a flow.
TEST(IgnoredGames, OfTwoHundredWonGamesAreFoundAtOnce) {
  int found = 0;
  for (int seed = 0; seed < scaled(40); ++seed) {
    Dice dice{static_cast<std::uint64_t>(seed)};
    Drawn drawn{dice, 200};
    for (auto& game : drawn.games)
      if (seed % 4 != 0) game.score = Score::from_tenths(10);
    drawn.question.least_games = 9;
    const auto ignored = fewest_ignored(drawn.question);
    if (!ignored) continue;
    ++found;
    std::vector<NormGame> rest{drawn.games.begin(),
                               drawn.games.end() - static_cast<std::ptrdiff_t>(ignored->later)};
    for (auto won = ignored->won.rbegin(); won != ignored->won.rend(); ++won)
      rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(*won));
    Score score;
    for (const auto& game : rest) score += game.score;
    const auto limits = drawn.question.limits(static_cast<int>(rest.size()), score);
    ASSERT_TRUE(limits && meets(drawn.question, rest, *limits)) << seed;
  }
  EXPECT_GT(found, 0);
}

}  // namespace
