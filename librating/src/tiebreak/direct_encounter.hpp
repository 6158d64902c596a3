#pragma once

#include <span>

#include "family.hpp"

namespace trf::tiebreak {

/// A competitor's counted games against the others of a tied group, in tenths.
void collect_mutual(const Context& context, const TieBreakCode& code,
                    std::span<const Competitor> group, Competitor competitor, PointsKind kind,
                    Terms& terms);

}  // namespace trf::tiebreak
