#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#pragma GCC visibility push(default)
namespace trf {

/// A score, exact to a tenth: the precision of every points field in a report. The product of two
/// scores (Sonneborn-Berger) is a ScoreProduct. There are no implicit conversions, and no floating
/// point.
///
/// Sums are limited to +-`most_tenths`: a hundred times the largest value of a field, and low
/// enough that the tenths of several scores can be added as plain integers. Only hostile reports
/// reach it.
class Score {
 public:
  static constexpr std::int32_t most_tenths = 99'999'999;
  static constexpr std::int32_t most_in_field_tenths = 999'999;  ///< Of parse()

  constexpr Score() = default;

  [[nodiscard]] static constexpr Score from_tenths(std::int64_t value) noexcept {
    Score score;
    score.tenths_ = static_cast<std::int32_t>(value > most_tenths    ? most_tenths
                                              : value < -most_tenths ? -most_tenths
                                                                     : value);
    return score;
  }
  [[nodiscard]] static constexpr Score from_halves(std::int32_t value) noexcept {
    return from_tenths(std::int64_t{value} * 5);
  }

  /// Reads a points field such as " 4.5", "11.0", ".5", "-2" or "7"; spaces around it are ignored.
  /// Empty if the text is not a number with at most one decimal, within +-99999.9.
  [[nodiscard]] static std::optional<Score> parse(std::string_view field) noexcept;

  [[nodiscard]] constexpr std::int32_t tenths() const noexcept { return tenths_; }

  constexpr Score& operator+=(Score other) noexcept {
    return *this = from_tenths(std::int64_t{tenths_} + other.tenths_);
  }
  constexpr Score& operator-=(Score other) noexcept { return *this += -other; }
  friend constexpr Score operator+(Score a, Score b) noexcept { return a += b; }
  friend constexpr Score operator-(Score a, Score b) noexcept { return a -= b; }
  friend constexpr Score operator-(Score a) noexcept { return from_tenths(-a.tenths_); }
  friend constexpr Score operator*(Score a, std::int32_t times) noexcept {
    return from_tenths(std::int64_t{a.tenths_} * times);
  }
  friend constexpr auto operator<=>(Score, Score) = default;

 private:
  std::int32_t tenths_ = 0;
};

/// A sum of products of two scores, exact to a hundredth. Sums are limited to +-`most_hundredths`.
class ScoreProduct {
 public:
  static constexpr std::int64_t most_hundredths = 999'999'999'999'999'999;

  constexpr ScoreProduct() = default;
  constexpr ScoreProduct(Score a, Score b) noexcept
      : hundredths_(std::int64_t{a.tenths()} * b.tenths()) {}

  [[nodiscard]] static constexpr ScoreProduct from_hundredths(std::int64_t value) noexcept {
    ScoreProduct product;
    product.hundredths_ = value > most_hundredths    ? most_hundredths
                          : value < -most_hundredths ? -most_hundredths
                                                     : value;
    return product;
  }
  [[nodiscard]] constexpr std::int64_t hundredths() const noexcept { return hundredths_; }

  constexpr ScoreProduct& operator+=(ScoreProduct other) noexcept {
    return *this = from_hundredths(hundredths_ + other.hundredths_);
  }
  constexpr ScoreProduct& operator-=(ScoreProduct other) noexcept {
    return *this = from_hundredths(hundredths_ - other.hundredths_);
  }
  friend constexpr ScoreProduct operator+(ScoreProduct a, ScoreProduct b) noexcept {
    return a += b;
  }
  friend constexpr ScoreProduct operator-(ScoreProduct a, ScoreProduct b) noexcept {
    return a -= b;
  }
  friend constexpr auto operator<=>(ScoreProduct, ScoreProduct) = default;

 private:
  std::int64_t hundredths_ = 0;
};

/// Always one decimal: "4.5", "12.0", "-0.5".
[[nodiscard]] std::string to_string(Score score);

}  // namespace trf
#pragma GCC visibility pop
