#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "matching/cardinality.hpp"

namespace trf::pair::matching {

/// Copies the bits of some vertices next to each other, a word at a time.
class SelectedBits {
 public:
  SelectedBits() = default;
  explicit SelectedBits(const VertexSet& selected) {
    for (const std::uint64_t word : selected.words()) words_.push_back(moves_of(word));
  }

  /// Adds the selected vertices of `from`, by their place among the selected, from `first` on.
  void copy(const VertexSet& from, VertexSet& to, std::size_t first) const {
    const auto source = from.words();
    const auto target = to.words();
    for (std::size_t w = 0; w < words_.size(); ++w) {
      if (words_[w].count == 0) continue;
      const std::uint64_t bits = words_[w].compressed(source[w]);
      target[first / 64] |= bits << (first % 64);
      if (first % 64 + words_[w].count > 64) target[first / 64 + 1] |= bits >> (64 - first % 64);
      first += words_[w].count;
    }
  }

 private:
  /// Compress of Hacker's Delight, 7-4: bits move right by powers of two.
  struct Moves {
    std::uint64_t selected = 0;
    std::size_t count = 0;
    std::array<std::uint64_t, 6> moved{};

    [[nodiscard]] std::uint64_t compressed(std::uint64_t word) const noexcept {
      word &= selected;
      if (count == 64) return word;
      for (std::size_t i = 0; i < moved.size(); ++i) {
        const std::uint64_t moving = word & moved[i];
        word = (word ^ moving) | (moving >> (std::size_t{1} << i));
      }
      return word;
    }
  };

  [[nodiscard]] static Moves moves_of(std::uint64_t selected) noexcept {
    Moves moves{selected, static_cast<std::size_t>(std::popcount(selected)), {}};
    std::uint64_t left = selected, gaps = ~selected << 1;
    for (std::size_t i = 0; i < moves.moved.size(); ++i) {
      // Bits with an odd number of gaps to the right, in units of this power.
      std::uint64_t odd = gaps;
      for (std::size_t shift = 1; shift < 64; shift *= 2) odd ^= odd << shift;
      const std::uint64_t moving = odd & left;
      moves.moved[i] = moving;
      left = (left ^ moving) | (moving >> (std::size_t{1} << i));
      gaps &= ~odd;
    }
    return moves;
  }

  std::vector<Moves> words_;
};

}  // namespace trf::pair::matching
