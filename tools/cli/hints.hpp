#pragma once

#include "trf/message.hpp"

namespace cli {

/// What a library says, with the option that helps. A library does not know options; the message
/// itself is given where no option helps.
[[nodiscard]] trf::Message with_hint(trf::Message message);

}  // namespace cli
