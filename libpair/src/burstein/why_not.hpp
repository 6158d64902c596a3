#pragma once

#include <optional>

#include "burstein/round.hpp"
#include "trf/pair/system.hpp"

namespace trf::pair::burstein {

/// Why the legal round with this pair that differs last from the correct round is worse, found by
/// trying the sets of floaters of the bracket in which it differs. Empty if it has another bye, or
/// if there are too many sets. \pre such a round exists; the pair is allowed, and is not in the
/// correct round
[[nodiscard]] std::optional<Verdict> verdict_with_pair(const Field& field,
                                                       const RoundPairing& correct, Rank a, Rank b);

}  // namespace trf::pair::burstein
