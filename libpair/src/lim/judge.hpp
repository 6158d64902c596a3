#pragma once

#include "lim/round.hpp"
#include "trf/pair/system.hpp"

namespace trf::pair::lim {

/// See System::judge. \p made: the steps of the correct round; null if it cannot be paired.
[[nodiscard]] Verdict judge(const Field& field, const Round* made, const Pairing& published,
                            const Outcome& correct);

/// See System::illegal_pair.
[[nodiscard]] std::optional<Verdict> illegal_pair(const Field& field, Seat a, Seat b);
/// See System::with_pair: the article of the first pair (or bye) that leaves one of them without
/// the other.
[[nodiscard]] Verdict with_pair(const Field& field, const Round& made, Seat a, Seat b);

}  // namespace trf::pair::lim
