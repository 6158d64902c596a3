#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "trf/pair/state.hpp"

/// Phrases that the explanations of pairing systems share.
namespace trf::pair::words {

/// "7", "7 and 9", "7, 9 and 12".
[[nodiscard]] std::string list(std::span<const std::string> items);
/// "1 point", "2.5 points", "3 points".
[[nodiscard]] std::string points(Score score);
/// "White", "Black".
[[nodiscard]] std::string_view colour(Colour colour) noexcept;
/// "7 (Rossi, Anna)"; the number alone if the report has no name.
[[nodiscard]] std::string named(const State& state, Seat seat);

}  // namespace trf::pair::words
