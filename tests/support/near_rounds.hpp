#pragma once

#include <cstdint>
#include <random>
#include <utility>
#include <vector>

#include "trf/pair/compare.hpp"
#include "trf/pair/pairing.hpp"

namespace trf::test {

/// Rounds near the correct one: opponents exchanged between random boards, the same bye.
[[nodiscard]] inline std::vector<pair::Pairing> rounds_near(const pair::Pairing& correct, int seed,
                                                            int count = 12) {
  std::mt19937_64 engine(static_cast<std::uint64_t>(seed));
  std::vector<pair::Pairing> others;
  for (int i = 0; i < count && correct.pairs.size() > 1; ++i) {
    pair::Pairing other = correct;
    for (std::size_t swaps = 0; swaps <= engine() % 3; ++swaps) {
      auto& one = other.pairs[engine() % other.pairs.size()];
      auto& two = other.pairs[engine() % other.pairs.size()];
      std::swap(one.black, engine() % 2 == 0 ? two.black : two.white);
    }
    if (!pair::same_opponents(other, correct)) others.push_back(std::move(other));
  }
  return others;
}

}  // namespace trf::test
