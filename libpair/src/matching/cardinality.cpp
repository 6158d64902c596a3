#include "matching/cardinality.hpp"

#include <algorithm>

namespace trf::pair::matching {

std::size_t VertexSet::count() const noexcept {
  std::size_t sum = 0;
  for (const auto word : words_) sum += static_cast<std::size_t>(std::popcount(word));
  return sum;
}

void VertexSet::keep_between(std::size_t from, std::size_t end, const VertexSet& only) noexcept {
  const std::span<std::uint64_t> words = words_;
  const std::span<const std::uint64_t> kept = only.words_;
  for (std::size_t w = from / 64; w < words.size() && w <= end / 64; ++w) {
    std::uint64_t outside = 0;
    if (w == from / 64) outside |= (std::uint64_t{1} << (from % 64)) - 1;
    if (w == end / 64) outside |= ~std::uint64_t{0} << (end % 64);
    words[w] &= kept[w] | outside;
  }
}

bool complete_by_degrees(std::vector<std::size_t>& degrees) {
  std::ranges::sort(degrees);
  const std::size_t n = degrees.size();
  // Chvatal 1972 for Hamiltonian paths: d_i < i < (n + 1) / 2 requires d_(n+1-i) >= n - i.
  for (std::size_t i = 1; 2 * i < n + 1; ++i) {
    if (degrees[i - 1] < i && degrees[n - i] < n - i) return false;
  }
  return true;
}

}  // namespace trf::pair::matching
