#include "rating_prize_oracle.hpp"

#include <numeric>

namespace trf::test {
namespace {

using Share = PrizeGivingCase::Share;

bool are_equal(const PrizeGivingCase& giving, std::size_t a, std::size_t b) {
  return giving.share == Share::none ? a == b : giving.points[a] == giving.points[b];
}

/// The players before `player` with another rank group than the player's.
std::size_t placed_before(const PrizeGivingCase& giving, const PrizeChoice& choice,
                          std::size_t prize, std::size_t player) {
  std::size_t before = 0;
  for (std::size_t other = 0; other < player; ++other)
    if (choice[other] == prize && !are_equal(giving, other, player)) ++before;
  return before;
}

std::int64_t value_at(const PrizeGivingCase& giving, std::size_t prize, std::size_t place) {
  return place < giving.values[prize].size() ? giving.values[prize][place] : 0;
}

/// 2 * 3 * 4 * 5 * 6 * 7: every division by up to 7 sharers, and by two.
constexpr std::int64_t denominator = 5040;

std::int64_t amount(const PrizeGivingCase& giving, const PrizeChoice& choice, std::size_t player) {
  if (!choice[player]) return 0;
  const auto prize = *choice[player];
  const auto from = placed_before(giving, choice, prize, player);
  std::size_t own = from;
  std::int64_t sharers = 0, sum = 0;
  for (std::size_t other = 0; other < choice.size(); ++other) {
    if (choice[other] != prize || !are_equal(giving, other, player)) continue;
    if (other < player) ++own;
    sum += value_at(giving, prize, from + static_cast<std::size_t>(sharers));
    ++sharers;
  }
  const auto place = value_at(giving, prize, own);
  switch (giving.share) {
    case Share::none: return place * denominator;
    case Share::equal: return sum * denominator / sharers;
    case Share::hort: return place * denominator / 2 + sum * (denominator / 2) / sharers;
  }
  return 0;
}

/// Would the player receive more with another prize, or none where there is one?
bool is_content(const PrizeGivingCase& giving, const PrizeChoice& choice, std::size_t player) {
  const auto has = amount(giving, choice, player);
  // A player without a part of any prize has chosen none.
  if (choice[player] && has == 0) return false;
  for (std::size_t prize = 0; prize < giving.values.size(); ++prize) {
    if (choice[player] == prize || !giving.can_win[prize][player]) continue;
    auto other = choice;
    other[player] = prize;
    if (amount(giving, other, player) > has) return false;
  }
  return true;
}

}  // namespace

ExactAmounts amounts(const PrizeGivingCase& giving, const PrizeChoice& choice) {
  ExactAmounts all{{}, denominator};
  for (std::size_t player = 0; player < choice.size(); ++player)
    all.numerators.push_back(amount(giving, choice, player));
  return all;
}

std::vector<PrizeChoice> stable_choices(const PrizeGivingCase& giving) {
  const auto players = giving.points.size();
  const auto options = giving.values.size() + 1;
  std::vector<std::size_t> digits(players, 0);
  std::vector<PrizeChoice> stable;
  for (;;) {
    PrizeChoice choice(players);
    bool is_possible = true;
    for (std::size_t player = 0; player < players; ++player)
      if (digits[player] != 0) {
        choice[player] = digits[player] - 1;
        is_possible = is_possible && giving.can_win[digits[player] - 1][player];
      }
    for (std::size_t player = 0; is_possible && player < players; ++player)
      is_possible = is_content(giving, choice, player);
    if (is_possible) stable.push_back(choice);
    std::size_t at = 0;
    while (at < players && ++digits[at] == options) digits[at++] = 0;
    if (at == players) return stable;
  }
}

}  // namespace trf::test
