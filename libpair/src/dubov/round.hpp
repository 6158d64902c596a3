#pragma once

#include <optional>
#include <vector>

#include "dubov/bracket.hpp"

namespace trf::pair::dubov {

/// A whole round: the bye first (3.1), then the brackets from the top (3.2).
struct RoundPairing {
  Rank bye = -1;  ///< -1: none
  std::vector<Step> steps;
};

/// Empty if no complete pairing exists (1.9.3).
[[nodiscard]] std::optional<RoundPairing> pair_round(const Field& field);

/// Has the round the same pairs by another reading, whose field this is? False: it may have others.
/// \pre the fields are of one state
[[nodiscard]] bool has_same_pairs(const Field& field, const RoundPairing& round,
                                  const Field& other);

/// The players in the order of 3.1.3 to 3.1.5, for the bye.
[[nodiscard]] std::vector<Rank> bye_order(const Field& field);

}  // namespace trf::pair::dubov
