#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "dutch/field.hpp"

namespace trf::pair::dutch {

/// Dirac: can each of these players be paired with more than half of `size` others of them? Then a
/// pairing of a group of this size exists, whoever is left out. Sufficient, linear in players and
/// games.
[[nodiscard]] bool has_ample_opponents(const Field& field, std::span<const Rank> players, int size);

/// Is this player allowed to receive the PAB? [C2], and [C5] if a score is given.
[[nodiscard]] bool may_receive_bye(const Field& field, Rank player,
                                   std::optional<std::int32_t> bye_score);

/// [C4] Can all these players be paired under [C1] and [C3], with one PAB if their number is odd?
/// \p players ascending.
[[nodiscard]] bool can_be_completed(const Field& field, std::span<const Rank> players,
                                    std::optional<std::int32_t> bye_score);

/// [C5] The lowest possible score of the PAB's holder; empty if the round cannot be paired. \pre
/// the number of players is odd.
[[nodiscard]] std::optional<std::int32_t> lowest_bye_score(const Field& field);

}  // namespace trf::pair::dutch
