#pragma once

#include <optional>
#include <vector>

#include "burstein/bracket.hpp"

namespace trf::pair::burstein {

/// Who is looked at beside the players of the bracket.
enum class Reach : std::uint8_t {
  bracket,    ///< Nobody: [C5], [C6] and [C8] only
  following,  ///< The following scoregroup: [C7] too
  complete,   ///< Everybody: [C4] too
};

struct ExactPairing {
  BracketPairing pairing;
  std::vector<Rank> left;  ///< Of those looked at, who has no opponent, ascending
};

/// 3.2.2 and 4.3 by one weighted matching. Empty where not everybody who has to be paired can be.
[[nodiscard]] std::optional<ExactPairing> pair_exactly(const Field& field, const Bracket& bracket,
                                                       Reach reach);

}  // namespace trf::pair::burstein
