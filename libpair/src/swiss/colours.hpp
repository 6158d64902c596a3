#pragma once

#include <cstdint>

#include "trf/message.hpp"
#include "trf/pair/state.hpp"

namespace trf::pair::swiss {

/// The paragraph that decided the colours of a pair (C.04.3 5.2, C.04.4.1 5.2, C.04.4.2 5.2).
enum class ColourRule : std::uint8_t {
  initial_colour,
  both_granted,
  stronger,
  alternation,
  higher_ranked,
};

/// Why the rule gives the colours. \p preferred: by both, if the rule is about preferences.
[[nodiscard]] Message colour_reason(ColourRule rule, const Contender& higher,
                                    const Contender& lower, Colour preferred);

}  // namespace trf::pair::swiss
