#pragma once

#include "trf/pair/pairing.hpp"

#pragma GCC visibility push(default)
namespace trf::pair {

/// The same pairs with the same colours and the same byes, in any order of boards.
[[nodiscard]] bool same_pairs(const Pairing& a, const Pairing& b);
/// The same opponents and byes, with any colours.
[[nodiscard]] bool same_opponents(const Pairing& a, const Pairing& b);
/// Pairs (with their colours) and byes of `pairing` that `other` does not have.
[[nodiscard]] Pairing only_in(const Pairing& pairing, const Pairing& other);
/// How many pairs (with their colours) and byes only one of the two has: of the one that has more.
[[nodiscard]] int differences(const Pairing& published, const Pairing& correct);

}  // namespace trf::pair
#pragma GCC visibility pop
