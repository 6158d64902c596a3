#pragma once

#include "trf/pair/pairing.hpp"

#pragma GCC visibility push(default)
namespace trf::pair {

/// The same pairs with the same colours and the same bye, in any order of boards.
[[nodiscard]] bool same_pairs(const Pairing& a, const Pairing& b);
/// The same opponents and bye, with any colours.
[[nodiscard]] bool same_opponents(const Pairing& a, const Pairing& b);
/// Pairs (with their colours) and bye of `published` that `correct` does not have.
[[nodiscard]] int differences(const Pairing& published, const Pairing& correct);

}  // namespace trf::pair
#pragma GCC visibility pop
