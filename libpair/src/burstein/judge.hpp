#pragma once

#include "burstein/round.hpp"
#include "trf/pair/system.hpp"

namespace trf::pair::burstein {

/// By what a published round is worse than the correct one, or which absolute rule it breaks.
/// \pre it is another one
[[nodiscard]] Verdict judge(const Field& field, const RoundPairing& correct,
                            const Pairing& published);

/// By what another pairing of a bracket is worse than the correct one. \pre it is another one
[[nodiscard]] Verdict compare_bracket(const Field& field, const Step& step,
                                      const BracketPairing& candidate);

/// What a pairing of a bracket is worth by a criterion; smaller is better. [C7] pairs the following
/// bracket.
[[nodiscard]] std::vector<std::int32_t> value_of(const Field& field, const Criterion& criterion,
                                                 const Bracket& bracket,
                                                 const BracketPairing& pairing);
[[nodiscard]] Place place_of(const Bracket& bracket);

}  // namespace trf::pair::burstein
