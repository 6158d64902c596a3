#include "matching/orders.hpp"

#include <algorithm>
#include <numeric>

namespace trf::pair::matching {

void sort_vertices(std::span<int> vertices, const VertexOrder& is_before) {
  std::sort(vertices.begin(), vertices.end(), [&](int a, int b) { return is_before(a, b); });
}

std::vector<std::size_t> largest_first(const std::vector<int>& sizes) {
  std::vector<std::size_t> order(sizes.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::ranges::stable_sort(order, std::greater<>(), [&](std::size_t i) { return sizes[i]; });
  return order;
}

}  // namespace trf::pair::matching
