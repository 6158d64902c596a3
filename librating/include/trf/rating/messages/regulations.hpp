#pragma once

#include <cstdint>

#include "trf/message.hpp"

namespace trf::rating {

/// A month of a title, from 0.
enum class Month : std::uint8_t {};
inline constexpr std::string_view month_names[]{"january",   "february", "march",    "april",
                                                "may",       "june",     "july",     "august",
                                                "september", "october",  "november", "december"};
constexpr std::span<const std::string_view> value_names(Month) noexcept { return month_names; }

/// What a FIDE regulation rates.
enum class Chess : std::uint8_t { standard, rapid, blitz, rapid_and_blitz };
inline constexpr std::string_view chess_names[]{"standard", "rapid", "blitz", "rapid_and_blitz"};
constexpr std::span<const std::string_view> value_names(Chess) noexcept { return chess_names; }

}  // namespace trf::rating

#define TRF_FAMILY trf::rating::said, "trf/rating/messages/regulations.def", regulations
#include "trf/messages.inc"
