#pragma once

#include <span>
#include <vector>

#include "burstein/bracket.hpp"

namespace trf::pair::burstein {

/// Can everybody be paired? \p players: even in number.
[[nodiscard]] bool can_all_be_paired(const Field& field, std::span<const Rank> players);

/// Can the following bracket do with these floaters as well as with any: everybody paired, or all
/// but one of its residents, and those below completely?
[[nodiscard]] bool is_harmless(const Field& field, const Bracket& bracket,
                               std::span<const Rank> floaters);

/// Who of the candidates is harmless as the only floater, in their order.
[[nodiscard]] std::vector<Rank> harmless_floaters(const Field& field, const Bracket& bracket,
                                                  std::span<const Rank> candidates);

}  // namespace trf::pair::burstein
