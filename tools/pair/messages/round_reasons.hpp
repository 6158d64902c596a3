#pragma once

#include <cstdint>

#include "trf/message.hpp"
#include "trf/pair/player_view.hpp"
#include "trf/tournament.hpp"

namespace trf_pair {

/// What a system calls a round without an opponent.
enum class ByeName : std::uint8_t { pab, free_player, table_bye };
inline constexpr std::string_view bye_names[]{"pab", "free_player", "table_bye"};
constexpr std::span<const std::string_view> value_names(ByeName) noexcept { return bye_names; }

}  // namespace trf_pair

namespace trf_pair::said {
using trf::Colour, trf::pair::FloatKind, trf::pair::Strength;
}

/// Why a round or a player is paired so.
namespace trf_pair::said {
#define TRF_FAMILY round_reasons
#define TRF_ROWS "pair/messages/round_reasons.def"
#include "trf/messages.inc"
}  // namespace trf_pair::said
