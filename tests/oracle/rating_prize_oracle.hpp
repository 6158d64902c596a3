#pragma once

#include <cstdint>
#include <optional>
#include <vector>

namespace trf::test {

/// A small prize giving, players by rank from 0. All prizes have places from 1 without gaps.
struct PrizeGivingCase {
  std::vector<std::int64_t> points;               ///< By player, not ascending
  std::vector<std::vector<std::int64_t>> values;  ///< By prize and place, in hundredths
  std::vector<std::vector<bool>> can_win;         ///< By prize and player
  enum class Share : std::uint8_t { none, equal, hort } share = Share::none;
};

/// For each player the prize chosen; empty: none.
using PrizeChoice = std::vector<std::optional<std::size_t>>;

/// Amounts by player in hundredths, exact: numerators over `denominator`.
struct ExactAmounts {
  std::vector<std::int64_t> numerators;
  std::int64_t denominator = 1;
};

/// What each player receives if the choices are these, before rounding.
[[nodiscard]] ExactAmounts amounts(const PrizeGivingCase& giving, const PrizeChoice& choice);

/// Every choice of one prize a player in which no player would receive more by another choice.
/// Players with fewer points (without shares: of lower rank) are not asked. Tries all choices.
[[nodiscard]] std::vector<PrizeChoice> stable_choices(const PrizeGivingCase& giving);

}  // namespace trf::test
