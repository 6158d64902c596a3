#pragma once

#include <memory>

#include "trf/pair/pairing.hpp"
#include "trf/pair/state.hpp"

namespace trf::pair {

/// The steps that a pairing stores of its round; calculated again if it has none for this state. \p
/// Kept: made from (state, regulation), with a `field`.
template <class Kept, class Regulation>
[[nodiscard]] std::shared_ptr<const Kept> steps_of(const State& state, const Regulation& regulation,
                                                   const Pairing& pairing) {
  if (auto kept = std::dynamic_pointer_cast<const Kept>(pairing.steps);
      kept && &kept->field.state() == &state)
    return kept;
  return std::make_shared<const Kept>(state, regulation);
}

}  // namespace trf::pair
