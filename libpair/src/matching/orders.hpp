#pragma once

#include <cstddef>
#include <functional>
#include <span>
#include <vector>

/// Sorting by weights of any width. It is compiled once, since it calls the comparison.
namespace trf::pair::matching {

/// Is a vertex before another one?
using VertexOrder = std::function<bool(int a, int b)>;

void sort_vertices(std::span<int> vertices, const VertexOrder& is_before);

/// The indices from the largest size to the smallest; equal ones stay in order.
[[nodiscard]] std::vector<std::size_t> largest_first(const std::vector<int>& sizes);

}  // namespace trf::pair::matching
