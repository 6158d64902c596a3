#pragma once

#include <cstdint>

#include "trf/message.hpp"

namespace trf::rating {

/// A field that a rating list has too.
enum class RowField : std::uint8_t { sex, title, name, federation, birth, rating };
inline constexpr std::string_view row_field_names[]{"sex",        "title", "name",
                                                    "federation", "birth", "rating"};
constexpr std::span<const std::string_view> value_names(RowField) noexcept {
  return row_field_names;
}

}  // namespace trf::rating

/// What checks find that compare a report with a list.
namespace trf::rating::found {
#define TRF_FAMILY list_checks
#define TRF_ROWS "trf/rating/messages/list_checks.def"
#include "trf/messages.inc"
}  // namespace trf::rating::found
