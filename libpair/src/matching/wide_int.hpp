#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>

namespace trf::pair::matching {

__extension__ using Int128 = __int128;

/// A signed integer of `limbs` x 64 bits, for exact weights that do not fit into 128 bits. It has
/// only the operations of the matching: sums, doubling, halving of even values, order. They are not
/// inlined, but compiled once in wide_int.cpp: inlining made the matching a
/// tenth slower to compile, and no round faster.
template <std::size_t limbs>
struct WideInt {
  std::array<std::uint64_t, limbs> limb{};  ///< Two's complement, least significant first

  constexpr WideInt() = default;
  constexpr WideInt(std::int64_t value) noexcept {  // NOLINT: behaves like the built-in types
    limb.fill(value < 0 ? ~std::uint64_t{0} : 0);
    limb[0] = static_cast<std::uint64_t>(value);
  }

  [[gnu::noinline]] constexpr WideInt& operator+=(const WideInt& other) noexcept {
    std::uint64_t carry = 0;
    for (std::size_t i = 0; i < limbs; ++i) {
      const std::uint64_t sum = limb[i] + other.limb[i];
      const std::uint64_t with_carry = sum + carry;
      carry =
          static_cast<std::uint64_t>(sum < limb[i]) | static_cast<std::uint64_t>(with_carry < sum);
      limb[i] = with_carry;
    }
    return *this;
  }
  [[gnu::noinline]] constexpr WideInt& operator-=(const WideInt& other) noexcept {
    std::uint64_t borrow = 0;
    for (std::size_t i = 0; i < limbs; ++i) {
      const std::uint64_t difference = limb[i] - other.limb[i];
      const std::uint64_t with_borrow = difference - borrow;
      borrow = static_cast<std::uint64_t>(limb[i] < other.limb[i]) |
               static_cast<std::uint64_t>(difference < borrow);
      limb[i] = with_borrow;
    }
    return *this;
  }
  /// Multiplication by a small factor.
  [[gnu::noinline]] constexpr WideInt& operator*=(std::int64_t factor) noexcept {
    const bool negative = factor < 0;
    const std::uint64_t size = negative ? std::uint64_t{0} - static_cast<std::uint64_t>(factor)
                                        : static_cast<std::uint64_t>(factor);
    WideInt sum;
    WideInt power = *this;
    for (std::uint64_t bits = size; bits != 0; bits >>= 1U) {
      if ((bits & 1U) != 0) sum += power;
      power += WideInt(power);
    }
    *this = WideInt{};
    if (negative) {
      *this -= sum;
    } else {
      *this += sum;
    }
    return *this;
  }
  /// Half, rounded towards minus infinity.
  [[nodiscard, gnu::noinline]] constexpr WideInt half() const noexcept {
    WideInt result;
    for (std::size_t i = 0; i < limbs; ++i) {
      const std::uint64_t above =
          i + 1 < limbs ? limb[i + 1] << 63U : limb[i] & (std::uint64_t{1} << 63U);
      result.limb[i] = (limb[i] >> 1U) | above;
    }
    return result;
  }
  friend constexpr WideInt operator+(WideInt a, const WideInt& b) noexcept { return a += b; }
  friend constexpr WideInt operator-(WideInt a, const WideInt& b) noexcept { return a -= b; }
  friend constexpr WideInt operator*(WideInt a, std::int64_t b) noexcept { return a *= b; }
  friend constexpr bool operator==(const WideInt& a, const WideInt& b) noexcept {
    return a.limb == b.limb;
  }
  [[nodiscard, gnu::noinline]] constexpr std::strong_ordering operator<=>(
      const WideInt& other) const noexcept {
    const auto top = static_cast<std::int64_t>(limb[limbs - 1]);
    const auto top_of_other = static_cast<std::int64_t>(other.limb[limbs - 1]);
    if (top != top_of_other) return top <=> top_of_other;
    for (std::size_t i = limbs - 1; i-- > 0;)
      if (limb[i] != other.limb[i]) return limb[i] <=> other.limb[i];
    return std::strong_ordering::equal;
  }
};

extern template struct WideInt<4>;
extern template struct WideInt<8>;
extern template struct WideInt<16>;
extern template struct WideInt<32>;
extern template struct WideInt<256>;

template <std::size_t limbs>
[[nodiscard]] constexpr WideInt<limbs> half(const WideInt<limbs>& value) noexcept {
  return value.half();
}
[[nodiscard]] constexpr std::int64_t half(std::int64_t value) noexcept { return value >> 1; }
[[nodiscard]] constexpr Int128 half(Int128 value) noexcept { return value >> 1; }

}  // namespace trf::pair::matching
