#pragma once

#include <algorithm>
#include <functional>

namespace trf {

/// Is an item of the range, or its projection, equal to the value? As std::ranges::contains of
/// C++23.
template <class Range, class Value, class Projection = std::identity>
[[nodiscard]] constexpr bool contains(const Range& range, const Value& value,
                                      Projection projection = {}) {
  return std::ranges::find(range, value, projection) != std::ranges::end(range);
}

}  // namespace trf
