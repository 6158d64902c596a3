#pragma once

#include "dutch/field.hpp"
#include "dutch/round.hpp"
#include "trf/pair/system.hpp"

namespace trf::pair::dutch {

/// Judges a published round that differs from the correct one: the absolute criterion that is not
/// met, or the first bracket and criterion by which it is worse (3.8.1).
[[nodiscard]] Verdict judge(const Field& field, const RoundPairing& correct,
                            const Pairing& published);

/// Why a candidate of the step's bracket is worse than the chosen one.
[[nodiscard]] Verdict compare(const Step& step, const BracketPairing& candidate);

}  // namespace trf::pair::dutch
