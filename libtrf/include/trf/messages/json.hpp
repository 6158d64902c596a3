#pragma once

#include <cstdint>

#include "trf/message.hpp"

namespace trf {

/// The kinds of JSON values, in the order of detail::Json.
enum class JsonKind : std::uint8_t { null, boolean, number, text, array, object };
inline constexpr std::string_view json_kind_names[]{"null", "boolean", "number",
                                                    "text", "array",   "object"};
constexpr std::span<const std::string_view> value_names(JsonKind) noexcept {
  return json_kind_names;
}

}  // namespace trf

#define TRF_FAMILY trf::said, "trf/messages/json.def", json
#include "trf/messages.inc"
