#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "trf/pair/check.hpp"
#include "trf/tournament.hpp"

namespace trf_pair {

/// Why a player does not play in a round.
enum class Away : std::uint8_t {
  bye,
  half_point_bye,
  full_point_bye,
  forfeit_win,
  absent,
  free,
  reserve,  ///< The team plays without the player
};
inline constexpr std::string_view away_names[]{
    "bye", "half_point_bye", "full_point_bye", "forfeit_win", "absent", "free", "reserve"};
constexpr std::span<const std::string_view> value_names(Away) noexcept { return away_names; }

}  // namespace trf_pair

#define TRF_FAMILY trf_pair::said, "pair/messages/pair_sheet.def", pair_sheet
#include "trf/messages.inc"
