#pragma once

#include <cstdint>
#include <string_view>

#include "trf/message.hpp"
#include "trf/pair/state.hpp"

namespace trf::pair {

/// The player of a pair who gets White, and the article.
struct ColourChoice {
  Seat white = no_seat;
  std::string_view article;
  Message reason;  ///< No sentence unless requested
};
enum class Reason : std::uint8_t { untold, told };

}  // namespace trf::pair
