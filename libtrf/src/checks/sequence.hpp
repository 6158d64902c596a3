#pragma once

#include <algorithm>
#include <utility>
#include <vector>

namespace trf::checking {

/// The values in a longest sequence that never increases; the others are out of order. n log n.
template <class Value>
[[nodiscard]] std::vector<bool> longest_falling(const std::vector<Value>& values) {
  std::vector<std::size_t> tails;                                 // Last place of a row by length
  std::vector<std::size_t> before(values.size(), values.size());  // The place before it in its row
  for (std::size_t i = 0; i < values.size(); ++i) {
    const auto at = std::upper_bound(
        tails.begin(), tails.end(), values[i],
        [&](const Value& value, std::size_t place) { return value > values[place]; });
    if (at != tails.begin()) before[i] = *(at - 1);
    if (at == tails.end())
      tails.push_back(i);
    else
      *at = i;
  }
  std::vector<bool> is_in(values.size());
  for (auto i = tails.empty() ? values.size() : tails.back(); i < values.size(); i = before[i])
    is_in[i] = true;
  return is_in;
}

/// Those of one rank have the same points: they are sorted so that other points are out of order.
template <class All, class Rank, class Points>
void sort_by_rank(All& all, Rank rank, Points points) {
  std::ranges::stable_sort(all, [&](const auto& a, const auto& b) {
    return std::pair{rank(a), points(a)} < std::pair{rank(b), points(b)};
  });
}

}  // namespace trf::checking
