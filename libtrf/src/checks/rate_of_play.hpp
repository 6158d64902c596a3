#pragma once

#include <optional>
#include <string_view>

namespace trf::checking {

/// Seconds a player has for 60 moves, as far as the free text of record 122 tells: "90+30",
/// "90 min + 30 sec/move", "15'+10''", "60 minuti", "40/90:30+30". Empty when it tells none, or
/// more than one reading is possible.
[[nodiscard]] std::optional<int> seconds_for_60_moves(std::string_view text) noexcept;

}  // namespace trf::checking
