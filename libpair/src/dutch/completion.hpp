#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "dutch/field.hpp"

namespace trf::pair::dutch {

/// May this player receive the pairing-allocated bye? [C2], and [C5] where a score is given.
[[nodiscard]] bool may_receive_bye(const Field& field, Rank player,
                                   std::optional<std::int32_t> bye_score);

/// [C4] Can all these players be paired under [C1] and [C3], one of them receiving the bye when
/// their number is odd? \p players ascending.
[[nodiscard]] bool can_be_completed(const Field& field, std::span<const Rank> players,
                                    std::optional<std::int32_t> bye_score);

/// [C5] The lowest score that the holder of the bye can have; empty when the round cannot be
/// paired at all. \pre the number of players is odd.
[[nodiscard]] std::optional<std::int32_t> lowest_bye_score(const Field& field);

}  // namespace trf::pair::dutch
