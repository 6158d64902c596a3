#pragma once

#include <cstdint>

#include "trf/message.hpp"

namespace trf::pair {

/// How many rounds ago a float was, for the criteria on floats.
enum class RoundsAgo : std::uint8_t { one, two };
inline constexpr std::string_view rounds_ago_names[]{"one", "two"};
constexpr std::span<const std::string_view> value_names(RoundsAgo) noexcept {
  return rounds_ago_names;
}

}  // namespace trf::pair

#define TRF_FAMILY trf::pair::said, "trf/pair/messages/criteria.def", criteria
#include "trf/messages.inc"
