#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "dutch/field.hpp"
#include "trf/message.hpp"

/// Sentences that explanation and verdict share.
namespace trf::pair::dutch {

/// An absolute criterion that forbids a pair.
struct Forbidden {
  std::string_view rule;  ///< "C1"
  Message why;            ///< "they met in round 3"
};
/// [C1] or [C3]; empty: the two are allowed to meet.
[[nodiscard]] std::optional<Forbidden> why_not_allowed(const Field& field, Rank a, Rank b);

/// [C2] of some players. \pre not empty, all barred
[[nodiscard]] Message barred_from_pab(const Field& field, std::span<const Rank> players);

/// Why a pair has these colours; \pre high < low.
[[nodiscard]] Message reason_of(const Field& field, const ColourDecision& decision, Rank high,
                                Rank low);

}  // namespace trf::pair::dutch
