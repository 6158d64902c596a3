#pragma once

#include <optional>
#include <string_view>

namespace trf::checking {

/// Seconds that a player has for 60 moves, by the free text of record 122: "90+30", "90 min + 30
/// sec/move", "15'+10''", "60 minuti", "40/90:30+30". Empty if the text gives no time, or has more
/// than one reading.
[[nodiscard]] std::optional<int> seconds_for_60_moves(std::string_view text) noexcept;

}  // namespace trf::checking
