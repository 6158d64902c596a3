#pragma once

#include <cassert>
#include <cstdint>
#include <numeric>

#pragma GCC visibility push(default)
namespace trf::rating {

/// How an exact half is rounded.
enum class HalfRounding : std::uint8_t {
  up,              ///< Towards plus infinity: 2.5 -> 3, -2.5 -> -2
  away_from_zero,  ///< 2.5 -> 3, -2.5 -> -3
};

/// The largest whole number that is not above numerator / denominator. \pre denominator > 0
[[nodiscard]] constexpr std::int64_t floor_divide(std::int64_t numerator,
                                                  std::int64_t denominator) noexcept {
  assert(denominator > 0);
  const auto quotient = numerator / denominator;
  return numerator % denominator < 0 ? quotient - 1 : quotient;
}

/// numerator / denominator rounded to the nearest whole number, exact. \pre denominator > 0
[[nodiscard]] constexpr std::int64_t round_divide(std::int64_t numerator, std::int64_t denominator,
                                                  HalfRounding half = HalfRounding::up) noexcept {
  if (half == HalfRounding::away_from_zero && numerator < 0)
    return -floor_divide(-2 * numerator + denominator, 2 * denominator);
  return floor_divide(2 * numerator + denominator, 2 * denominator);
}

/// An exact quotient, in lowest terms after an addition; the denominator is positive.
struct Fraction {
  std::int64_t numerator = 0;
  std::int64_t denominator = 1;

  friend constexpr Fraction operator+(const Fraction& a, const Fraction& b) noexcept {
    const auto sum = a.numerator * b.denominator + b.numerator * a.denominator;
    const auto below = a.denominator * b.denominator;
    const auto common = std::gcd(sum, below);
    return {sum / common, below / common};
  }
};

}  // namespace trf::rating
#pragma GCC visibility pop
