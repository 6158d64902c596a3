#pragma once

#include <utility>
#include <vector>

#include "oracle/pair_explained_verdict.hpp"
#include "support/near_rounds.hpp"
#include "trf/pair/pairing.hpp"

namespace trf::test {

/// Rounds that are not the correct one: some near it, impossible ones, and for each board the round
/// with its colours exchanged.
[[nodiscard]] inline std::vector<pair::Pairing> others_than(const pair::Pairing& correct,
                                                            const pair::State& state, int seed) {
  std::vector<pair::Pairing> others = rounds_near(correct, seed, 6);
  for (pair::Pairing& other : impossible_rounds(state, correct)) others.push_back(std::move(other));
  for (std::size_t i = 0; i < correct.pairs.size(); ++i) {
    others.push_back(correct);
    std::swap(others.back().pairs[i].white, others.back().pairs[i].black);
  }
  return others;
}

}  // namespace trf::test
