#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "dubov/criterion.hpp"

namespace trf::pair::dubov {

/// The pairings of a bracket and its upfloaters that are searched.
enum class Reach : std::uint8_t {
  bracket,   ///< Of the lower players only the upfloaters are paired
  complete,  ///< All lower players are paired too: [C4]
  counted,   ///< As `bracket`, with a fixed number of upfloaters
};

/// 3.2.2 by one weighted matching: the first of the best sets of upfloaters from the first `pool`
/// of the lower players, ascending. Empty if the residents cannot all be paired.
[[nodiscard]] std::optional<std::vector<Rank>> best_upfloaters(const Field& field,
                                                               std::span<const Rank> residents,
                                                               std::span<const Rank> lower,
                                                               std::size_t pool, Reach reach);

/// The same for a fixed number of upfloaters, all lower players being candidates. Empty if the
/// residents cannot all be paired with so many. \p is_least: no fewer are possible.
[[nodiscard]] std::optional<std::vector<Rank>> best_of_count(const Field& field,
                                                             std::span<const Rank> residents,
                                                             std::span<const Rank> lower,
                                                             std::size_t count, bool is_least);

}  // namespace trf::pair::dubov
