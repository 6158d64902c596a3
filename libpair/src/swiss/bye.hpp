#pragma once

#include <optional>
#include <vector>

#include "matching/dense_matching.hpp"
#include "swiss/field.hpp"

namespace trf::pair::swiss {

/// C.04.4.1 and C.04.4.2, 3.1: the first of `order` who is not barred and without whom all others
/// can be paired; this player is removed from `players`. Empty if no player can have the bye.
[[nodiscard]] std::optional<Rank> assign_bye(const Field& field, matching::DenseMatching& players,
                                             const std::vector<Rank>& order);

}  // namespace trf::pair::swiss
