#pragma once

#include "burstein/round.hpp"
#include "trf/pair/system.hpp"

namespace trf::pair::burstein {

/// Why a published round is worse than the correct one, or the absolute rule that it does not meet.
/// \pre the two rounds differ
[[nodiscard]] Verdict judge(const Field& field, const RoundPairing& correct,
                            const Pairing& published);

/// Why another pairing of a bracket is worse than the correct one. \pre the two differ
[[nodiscard]] Verdict compare_bracket(const Field& field, const Step& step,
                                      const BracketPairing& candidate);

/// The value of a pairing of a bracket by a criterion; smaller is better. [C7] pairs the following
/// bracket.
[[nodiscard]] std::vector<std::int32_t> value_of(const Field& field, const Criterion& criterion,
                                                 const Bracket& bracket,
                                                 const BracketPairing& pairing);
/// The value of [C7], from the following bracket with the floaters of the pairing.
[[nodiscard]] std::vector<std::int32_t> value_ahead(const Field& field,
                                                    const BracketPairing& pairing,
                                                    const Step& following);
[[nodiscard]] Place place_of(const Bracket& bracket);

}  // namespace trf::pair::burstein
