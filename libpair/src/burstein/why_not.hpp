#pragma once

#include <optional>

#include "burstein/round.hpp"
#include "trf/pair/system.hpp"

namespace trf::pair::burstein {

/// Why a round with a pair is worse.
struct WithPair {
  std::optional<Verdict> verdict;
  int tried = 0;  ///< Only so many sets of floaters were tried; 0: all that had to be
};

/// Why the legal round with this pair that differs last from the correct round is worse, found by
/// trying the sets of floaters of the bracket in which it differs. Empty if it has another bye, or
/// if too many sets had to be tried. \pre such a round exists; the pair is allowed, and is not in
/// the correct round
[[nodiscard]] WithPair verdict_with_pair(const Field& field, const RoundPairing& correct, Rank a,
                                         Rank b);

}  // namespace trf::pair::burstein
