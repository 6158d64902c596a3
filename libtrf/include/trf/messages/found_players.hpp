#pragma once

#include <cstdint>

#include "trf/message.hpp"

namespace trf::found {

/// What is wrong with the form of a name.
enum class NameFault : std::uint8_t { no_comma, commas, no_space, space_first, digits, capitals };
inline constexpr std::string_view name_fault_names[]{"no_comma",    "commas", "no_space",
                                                     "space_first", "digits", "capitals"};
constexpr std::span<const std::string_view> value_names(NameFault) noexcept {
  return name_fault_names;
}

/// A column of the row.
enum class Column : std::uint8_t {
  start_number,
  name,
  sex,
  federation,
  fide_id,
  rating,
  points,
  rank
};
inline constexpr std::string_view column_names[]{"start_number", "name",   "sex",    "federation",
                                                 "fide_id",      "rating", "points", "rank"};
constexpr std::span<const std::string_view> value_names(Column) noexcept { return column_names; }

/// The day on which an age is reckoned.
enum class AgeDay : std::uint8_t { start, end, today };
inline constexpr std::string_view age_day_names[]{"start", "end", "today"};
constexpr std::span<const std::string_view> value_names(AgeDay) noexcept { return age_day_names; }

}  // namespace trf::found

#define TRF_FAMILY trf::found, "trf/messages/found_players.def", found_players
#include "trf/messages.inc"
