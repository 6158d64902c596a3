#pragma once

#include "dutch/round.hpp"
#include "trf/pair/system.hpp"

namespace trf::pair::dutch {

/// Why the best complete round that pairs these two is worse than the correct one: the first
/// criterion of its first bracket that differs; [C5] before all of them. Rounds are compared
/// bracket by bracket from the top (1.9), the candidates of a bracket by article 2, then by the
/// order of article 4. Unpairable if no legal round has the pair.
/// \pre the pair is allowed, and is not in `correct`
[[nodiscard]] Verdict verdict_with_pair(const Field& field, const RoundPairing& correct, Rank a,
                                        Rank b);

/// The same of the best complete round in which a player receives the bye. \p alone: the field in
/// which the player has no opponent; ranks as in `field`.
/// \pre the number of players is odd; the player is allowed to receive the bye, and does not in
/// `correct`
[[nodiscard]] Verdict verdict_with_bye(const Field& field, const Field& alone,
                                       const RoundPairing& correct, Rank player);

}  // namespace trf::pair::dutch
