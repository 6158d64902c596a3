#pragma once

#include "lim/teller.hpp"
#include "trf/pair/pairing.hpp"

namespace trf::pair::lim {

/// Art. 8 (14.1 in the first round): who has the bye; no_seat if the number present is even.
/// Whoever gets it leaves a legal pairing of the others.
[[nodiscard]] std::variant<Seat, Unpairable> choose_bye(const Field& field, Teller& teller);

}  // namespace trf::pair::lim
