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

/// The reasons for a round or the pairing of a player.
namespace trf_pair::said {
#define TRF_FAMILY round_reasons
#define TRF_ROWS "pair/messages/round_reasons.def"
#include "trf/messages.inc"
}  // namespace trf_pair::said
