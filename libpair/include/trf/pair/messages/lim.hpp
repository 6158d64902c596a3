#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "trf/message.hpp"
#include "trf/tournament.hpp"

namespace trf::pair::lim {

/// Kinds of floaters, from the least disadvantage to the greatest (10.9).
enum class FloaterType : std::uint8_t { d, c, b, a };
inline constexpr std::string_view floater_type_names[]{"d", "c", "b", "a"};
constexpr std::span<const std::string_view> value_names(FloaterType) noexcept {
  return floater_type_names;
}

}  // namespace trf::pair::lim

/// How the Lim system explains who receives the bye, and floaters.
namespace trf::pair::lim::said {
#define TRF_FAMILY lim
#define TRF_ROWS "trf/pair/messages/lim.def"
#include "trf/messages.inc"
}  // namespace trf::pair::lim::said
