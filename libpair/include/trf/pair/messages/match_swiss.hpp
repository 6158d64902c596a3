#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "trf/tournament.hpp"

namespace trf::pair {

/// The last rule of 3.4 that was needed to choose the holder of the bye.
enum class ByeRule : std::uint8_t { score, matches, tpn };
inline constexpr std::string_view bye_rule_names[]{"score", "matches", "tpn"};
constexpr std::span<const std::string_view> value_names(ByeRule) noexcept { return bye_rule_names; }

/// What makes one participant of a pair the first (4.2).
enum class FirstBy : std::uint8_t { score, secondary_score, tpn };
inline constexpr std::string_view first_by_names[]{"score", "secondary_score", "tpn"};
constexpr std::span<const std::string_view> value_names(FirstBy) noexcept { return first_by_names; }

}  // namespace trf::pair

#define TRF_FAMILY trf::pair::said, "trf/pair/messages/match_swiss.def", match_swiss
#include "trf/messages.inc"
