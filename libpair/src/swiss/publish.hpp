#pragma once

#include <algorithm>
#include <utility>
#include <vector>

#include "publication.hpp"
#include "swiss/field.hpp"
#include "trf/pair/pairing.hpp"

namespace trf::pair::swiss {

/// Pairs with their colours, by board. \p decide: the colours of a higher and a lower ranked
/// player; \p bye: -1 for none
template <class Decide>
[[nodiscard]] Pairing publish(const Field& field, const std::vector<std::pair<Rank, Rank>>& pairs,
                              Rank bye, const Decide& decide) {
  Pairing result;
  result.pairs.reserve(pairs.size());
  for (const auto& [a, b] : pairs) {
    const ColourDecision decision = decide(std::min(a, b), std::max(a, b));
    result.pairs.push_back({field.player(decision.white()), field.player(decision.black())});
  }
  sort_by_board(field.state(), result);
  if (bye >= 0) result.bye = field.player(bye);
  return result;
}

}  // namespace trf::pair::swiss
