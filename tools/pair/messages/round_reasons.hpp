#pragma once

#include <cstdint>

#include "trf/message.hpp"
#include "trf/pair/player_view.hpp"
#include "trf/tournament.hpp"

namespace trf_pair {

/// The name of a round without an opponent in a system.
enum class ByeName : std::uint8_t { pab, free_player, table_bye };
inline constexpr std::string_view bye_names[]{"pab", "free_player", "table_bye"};
constexpr std::span<const std::string_view> value_names(ByeName) noexcept { return bye_names; }

}  // namespace trf_pair

namespace trf_pair::said {
using trf::Colour, trf::pair::FloatKind, trf::pair::Strength;
}

#define TRF_FAMILY trf_pair::said, "pair/messages/round_reasons.def", round_reasons
#include "trf/messages.inc"
