#pragma once

#include <optional>
#include <vector>

#include "burstein/bracket.hpp"

namespace trf::pair::burstein {

/// The players in the graph beside those of the bracket.
enum class Reach : std::uint8_t {
  bracket,    ///< None: [C5], [C6] and [C8] only
  following,  ///< The following scoregroup: [C7] too
  complete,   ///< All players: [C4] too
};

struct ExactPairing {
  BracketPairing pairing;
  std::vector<Rank> left;  ///< Players in the graph without opponent, ascending
};

/// 3.2.2 and 4.3 by one weighted matching. Empty if not all players who have to be paired can be.
[[nodiscard]] std::optional<ExactPairing> pair_exactly(const Field& field, const Bracket& bracket,
                                                       Reach reach);

}  // namespace trf::pair::burstein
