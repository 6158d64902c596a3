#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "trf/tiebreak/crosstable.hpp"

#pragma GCC visibility push(default)
/// Who receives which prize. No regulation of FIDE or the FSI distributes prizes: the rules are
/// those that tournament rules usually name.
namespace trf::tiebreak {

/// May a player receive several prizes?
enum class PrizeRule : std::uint8_t {
  one,  ///< One prize each, the most valuable; of equal ones the first of the prize list
  all,
};
inline constexpr std::string_view prize_rule_names[]{"one", "all"};
constexpr std::span<const std::string_view> value_names(PrizeRule) noexcept {
  return prize_rule_names;
}

/// What competitors with equal points receive.
enum class PrizeShare : std::uint8_t {
  none,   ///< The prize of the rank
  equal,  ///< Equal parts of the prizes of their places
  hort,   ///< Half of the prize of the place, and an equal part of the other halves
};
inline constexpr std::string_view prize_share_names[]{"none", "equal", "hort"};
constexpr std::span<const std::string_view> value_names(PrizeShare) noexcept {
  return prize_share_names;
}

/// A place of a prize, and its value.
struct PrizePlace {
  int place = 0;           ///< From 1
  std::int64_t cents = 0;  ///< Hundredths of a unit, from 1 to 10^14
  std::size_t row = 0;     ///< In the prize list: decides between equal values
};

/// The prizes of one name.
struct Prize {
  std::vector<PrizePlace> places;      ///< In any order; no place twice
  std::vector<Competitor> candidates;  ///< Who can win it, in the order of the standings
};

/// What one competitor receives.
struct Award {
  std::size_t prize = 0;
  std::optional<int> place;  ///< Empty: equal in points to a winner, below the last place
  Competitor who = no_competitor;
  std::int64_t cents = 0;
  std::uint32_t sharers = 1;  ///< Number of competitors who share the same places
};

/// Why a competitor receives a prize or not.
struct PrizeReason {
  enum class Kind : std::uint8_t {
    received,
    not_a_candidate,
    no_place_left,  ///< Competitors with a better rank have them all
    worth_less,     ///< PrizeRule::one: another prize is worth more
    worth_the_same  ///< PrizeRule::one: an equal prize is first in the prize list
  } kind = Kind::no_place_left;
  std::int64_t cents = 0;  ///< received, worth_less, worth_the_same: the value for this competitor
};

/// The prizes of a tournament.
struct Awards {
  std::vector<Award> given;  ///< By prize, then in the order of the standings
  /// Prizes that are left: index of the prize, and place.
  std::vector<std::pair<std::size_t, int>> left;
  std::vector<PrizeReason> reasons;  ///< By prize, for `explained`
  /// Groups equal in points whose choices did not end in many passes: one of them would receive
  /// more from another prize. Only with PrizeShare::hort.
  std::vector<std::vector<Competitor>> unsettled;
};

/// Distributes the prizes. The sum of a prize's awards is exactly the sum of the places that they
/// share: odd cents go one each to the better ranks.
///
/// PrizeRule::one with PrizeShare::equal or hort: competitors with more points choose first. Of
/// competitors with equal points no one would receive more from another prize that has places left
/// for them, unless they are `unsettled`.
/// \param order   all competitors in the order of the standings
/// \param points  by competitor; equal values share. Not ascending in `order`
/// \param explained  whose reasons are wanted; no_competitor: no one's
/// Linear in candidates and prizes without shares; else times the prizes for each group of equal
/// points, and a few passes over the group.
[[nodiscard]] Awards award_prizes(std::span<const Prize> prizes, std::span<const Competitor> order,
                                  std::span<const std::int64_t> points, PrizeRule rule,
                                  PrizeShare share, Competitor explained = no_competitor);

}  // namespace trf::tiebreak
#pragma GCC visibility pop
