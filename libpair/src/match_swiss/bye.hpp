#pragma once

#include <optional>

#include "match_swiss/field.hpp"

namespace trf::pair::match_swiss {

/// Why a participant in the order of 3.4 does not receive the bye.
enum class ByeRefusal : std::uint8_t {
  none,         ///< Receives it
  barred,       ///< C2
  leaves_none,  ///< 3.4.1: the others could not all be paired
};

struct ByeCandidate {
  Rank rank = no_rank;
  ByeRefusal refusal = ByeRefusal::none;
};

/// The candidates in the order of 3.4 down to the one who receives the bye; empty if none can.
/// \pre the number of participants is odd.
[[nodiscard]] std::vector<ByeCandidate> bye_candidates(const Field& field);

}  // namespace trf::pair::match_swiss
