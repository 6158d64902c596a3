#pragma once

#include <cstdint>

#include "trf/message.hpp"

namespace trf::rating {

/// The list with whose rating a player enters Elo Italia Rapid (6.1).
enum class EntryList : std::uint8_t { fide_rapid, fide_standard, elo_italia };
inline constexpr std::string_view entry_list_names[]{"fide_rapid", "fide_standard", "elo_italia"};
constexpr std::span<const std::string_view> value_names(EntryList) noexcept {
  return entry_list_names;
}

}  // namespace trf::rating

#define TRF_FAMILY trf::rating::said, "trf/rating/messages/elo_italia.def", elo_italia
#include "trf/messages.inc"
