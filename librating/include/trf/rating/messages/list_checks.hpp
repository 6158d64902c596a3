#pragma once

#include <cstdint>

#include "trf/message.hpp"

namespace trf::rating {

/// A field that a rating list has too.
enum class RowField : std::uint8_t {
  sex,
  title,
  name,
  federation,
  birth,
  rating,
  national_number,
  fide_number
};
inline constexpr std::string_view row_field_names[]{
    "sex", "title", "name", "federation", "birth", "rating", "national_number", "fide_number"};
constexpr std::span<const std::string_view> value_names(RowField) noexcept {
  return row_field_names;
}

}  // namespace trf::rating

#define TRF_FAMILY trf::rating::found, "trf/rating/messages/list_checks.def", list_checks
#include "trf/messages.inc"
