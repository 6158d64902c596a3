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

/// What the criteria of Swiss systems count in a candidate.
namespace trf::pair::said {
#define TRF_FAMILY criteria
#define TRF_ROWS "trf/pair/messages/criteria.def"
#include "trf/messages.inc"
}  // namespace trf::pair::said
