#pragma once

#include "lim/teller.hpp"
#include "trf/pair/pairing.hpp"

namespace trf::pair::lim {

/// Art. 8 (14.1 in the first round): the holder of the bye; no_seat if the number of present
/// players is even. The others can be paired.
[[nodiscard]] std::variant<Seat, Unpairable> choose_bye(const Field& field, Teller& teller);

}  // namespace trf::pair::lim
