#pragma once

#include <utility>
#include <vector>

#include "swiss/field.hpp"
#include "trf/pair/pairing.hpp"

namespace trf::pair::swiss {

/// Pairs with their colours and boards in the order of publication. \p decide: the colours of two
/// ranks; \p bye: -1 for none
template <class Decide>
[[nodiscard]] Pairing publish(const Field& field, std::vector<std::pair<Rank, Rank>> pairs,
                              Rank bye, const Decide& decide) {
  sort_boards(field, pairs);
  Pairing result;
  result.pairs.reserve(pairs.size());
  for (const auto& [a, b] : pairs) {
    const ColourDecision decision = decide(a, b);
    result.pairs.push_back({field.player(decision.white()), field.player(decision.black())});
  }
  if (bye >= 0) result.bye = field.player(bye);
  return result;
}

}  // namespace trf::pair::swiss
