#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "trf/tournament.hpp"

#pragma GCC visibility push(default)
namespace trf {

/// Reads an encoded time control: `d[:d...]` or `W d[:d...] - B d[:d...]` (spaces allowed), where d
/// is `M/S`, `M/S+I`, `S` or `S+I`: moves, seconds, increment. Empty for other texts.
/// Source: TRF26, record 222.
[[nodiscard]] std::optional<TimeControl> parse_time_control(std::string_view text);

/// The text that parse_time_control() reads.
[[nodiscard]] std::string to_string(const TimeControl& clock);

}  // namespace trf
#pragma GCC visibility pop
