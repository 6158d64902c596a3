#pragma once

#include <span>
#include <vector>

#include "burstein/bracket.hpp"

namespace trf::pair::burstein {

/// Can all players be paired? \p players: even in number.
[[nodiscard]] bool can_all_be_paired(const Field& field, std::span<const Rank> players);

/// Can the following bracket with these floaters be paired as well as with any others: all players,
/// or all but one of its residents, and the players below completely?
[[nodiscard]] bool is_harmless(const Field& field, const Bracket& bracket,
                               std::span<const Rank> floaters);

/// The candidates that are harmless as the only floater, in their order.
[[nodiscard]] std::vector<Rank> harmless_floaters(const Field& field, const Bracket& bracket,
                                                  std::span<const Rank> candidates);

}  // namespace trf::pair::burstein
