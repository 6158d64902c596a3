#pragma once

#include <cstdint>

#include "trf/message.hpp"

namespace validate {

/// A field that a rating list has too.
enum class RowField : std::uint8_t { sex, title, name, federation, birth, rating };
inline constexpr std::string_view row_field_names[]{"sex",        "title", "name",
                                                    "federation", "birth", "rating"};
constexpr std::span<const std::string_view> value_names(RowField) noexcept {
  return row_field_names;
}

}  // namespace validate

/// What trf-validate says.
namespace validate::said {
#define TRF_FAMILY validate_command
#define TRF_ROWS "validate/messages/validate_command.def"
#include "trf/messages.inc"
}  // namespace validate::said
