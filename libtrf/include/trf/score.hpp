#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace trf {

/// A score, exact to a tenth: the precision of every points field in a report.
/// Products of two scores (Sonneborn-Berger) are a ScoreProduct; nothing converts
/// silently, and no double ever makes 0.1 + 0.2 a tie-break.
class Score {
 public:
  constexpr Score() = default;

  [[nodiscard]] static constexpr Score from_tenths(std::int32_t value) noexcept {
    Score score;
    score.tenths_ = value;
    return score;
  }
  [[nodiscard]] static constexpr Score from_halves(std::int32_t value) noexcept {
    return from_tenths(value * 5);
  }

  /// Reads a points field such as " 4.5", "11.0", ".5", "-2" or "7"; blanks around it are ignored.
  /// Empty when the text is not a number with at most one decimal, within +-99999.9.
  [[nodiscard]] static std::optional<Score> parse(std::string_view field) noexcept;

  [[nodiscard]] constexpr std::int32_t tenths() const noexcept { return tenths_; }

  constexpr Score& operator+=(Score other) noexcept {
    tenths_ += other.tenths_;
    return *this;
  }
  constexpr Score& operator-=(Score other) noexcept {
    tenths_ -= other.tenths_;
    return *this;
  }
  friend constexpr Score operator+(Score a, Score b) noexcept { return a += b; }
  friend constexpr Score operator-(Score a, Score b) noexcept { return a -= b; }
  friend constexpr Score operator-(Score a) noexcept { return from_tenths(-a.tenths_); }
  friend constexpr Score operator*(Score a, std::int32_t times) noexcept {
    return from_tenths(a.tenths_ * times);
  }
  friend constexpr auto operator<=>(Score, Score) = default;

 private:
  std::int32_t tenths_ = 0;
};

/// A sum of products of two scores, exact to a hundredth.
class ScoreProduct {
 public:
  constexpr ScoreProduct() = default;
  constexpr ScoreProduct(Score a, Score b) noexcept
      : hundredths_(std::int64_t{a.tenths()} * b.tenths()) {}

  [[nodiscard]] static constexpr ScoreProduct from_hundredths(std::int64_t value) noexcept {
    ScoreProduct product;
    product.hundredths_ = value;
    return product;
  }
  [[nodiscard]] constexpr std::int64_t hundredths() const noexcept { return hundredths_; }

  constexpr ScoreProduct& operator+=(ScoreProduct other) noexcept {
    hundredths_ += other.hundredths_;
    return *this;
  }
  constexpr ScoreProduct& operator-=(ScoreProduct other) noexcept {
    hundredths_ -= other.hundredths_;
    return *this;
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
