#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "trf/tournament.hpp"

namespace trf::pair::lim {

/// By what a pair was made.
enum class HowMade : std::uint8_t { proposed, for_colours, of_floaters, exchanged };
inline constexpr std::string_view how_made_names[]{"proposed", "for_colours", "of_floaters",
                                                   "exchanged"};
constexpr std::span<const std::string_view> value_names(HowMade) noexcept { return how_made_names; }

}  // namespace trf::pair::lim

#define TRF_FAMILY trf::pair::lim::said, "trf/pair/messages/lim_pairs.def", lim_pairs
#include "trf/messages.inc"
