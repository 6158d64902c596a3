#pragma once

#include <cstdint>

#include "trf/message.hpp"

namespace trf {

/// The requested byes, as messages name them.
enum class ByeKind : std::uint8_t { half_point, full_point, zero_point };
inline constexpr std::string_view bye_kind_names[]{"half_point", "full_point", "zero_point"};
constexpr std::span<const std::string_view> value_names(ByeKind) noexcept { return bye_kind_names; }

}  // namespace trf

#define TRF_FAMILY trf::said, "trf/messages/edits.def", edits
#include "trf/messages.inc"
