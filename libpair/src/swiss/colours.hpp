#pragma once

#include <cstdint>

#include "trf/message.hpp"
#include "trf/pair/state.hpp"

namespace trf::pair::swiss {

/// Which paragraph on the colours of a pair decided (C.04.3 5.2, C.04.4.1 5.2, C.04.4.2 5.2).
enum class ColourRule : std::uint8_t {
  initial_colour,
  both_granted,
  stronger,
  alternation,
  higher_ranked,
};

/// Why the rule gives the colours. \p preferred: by both, where the rule is about that.
[[nodiscard]] Message colour_reason(ColourRule rule, const Contender& higher,
                                    const Contender& lower, Colour preferred);

}  // namespace trf::pair::swiss
