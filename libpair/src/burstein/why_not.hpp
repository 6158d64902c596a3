#pragma once

#include <optional>

#include "burstein/round.hpp"
#include "trf/pair/system.hpp"

namespace trf::pair::burstein {

/// By what the legal round with this pair that leaves the correct round last is worse than it,
/// found by trying the sets of floaters of the bracket in which it has to leave it. Empty where the
/// bye would be another one, or where there are too many sets. \pre such a round exists; the two
/// may meet, and do not in the correct round
[[nodiscard]] std::optional<Verdict> verdict_with_pair(const Field& field,
                                                       const RoundPairing& correct, Rank a, Rank b);

}  // namespace trf::pair::burstein
