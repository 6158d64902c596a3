#pragma once

#include <cstddef>

namespace trf::pair {

/// A number as the index of a vector. \pre not negative
[[nodiscard]] constexpr std::size_t at(int number) noexcept {
  return static_cast<std::size_t>(number);
}

}  // namespace trf::pair
