#pragma once

#include <string>

#include "trf/pair/pairing.hpp"
#include "trf/pair/state.hpp"
#include "trf/pair/system.hpp"

namespace trf_pair {

/// The list that other engines print beside a pairing: a row for each player by score and number,
/// with the data that decided: points, colour preference, right to the bye, floats, opponent.
/// `pairing` may be null.
[[nodiscard]] std::string checklist(const trf::pair::System& system, const trf::pair::State& state,
                                    const trf::pair::Pairing* pairing);

}  // namespace trf_pair
