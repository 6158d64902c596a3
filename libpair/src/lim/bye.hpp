#pragma once

#include "lim/teller.hpp"
#include "trf/pair/pairing.hpp"

namespace trf::pair::lim {

/// Art. 8 (14.1 in the first round): the holder of the bye; no_seat if the number of present
/// players is even. The others can be paired.
[[nodiscard]] std::variant<Seat, Unpairable> choose_bye(const Field& field, Teller& teller);

/// Can all others be paired if this player has the bye? \pre an odd number of players
[[nodiscard]] bool leaves_all_paired(const Field& field, Seat seat);
/// "The correct holder of the PAB is 4: 4 has fewer points than 6". \pre both may have it
[[nodiscard]] Message why_bye_is_of(const Field& field, Seat right, Seat wrong);

}  // namespace trf::pair::lim
