#pragma once

#include <optional>
#include <span>

#include "dutch/field.hpp"
#include "swiss/prohibition.hpp"
#include "trf/message.hpp"

/// Sentences that explanation and verdict share.
namespace trf::pair::dutch {

/// [C1], a prohibited pair or [C3]; empty: the two are allowed to meet.
[[nodiscard]] std::optional<swiss::Prohibition> why_not_allowed(const Field& field, Rank a, Rank b);

/// [C2] of some players. \pre not empty, all barred
[[nodiscard]] Message barred_from_pab(const Field& field, std::span<const Rank> players);

/// Why a pair has these colours; \pre high < low.
[[nodiscard]] Message reason_of(const Field& field, const ColourDecision& decision, Rank high,
                                Rank low);

}  // namespace trf::pair::dutch
