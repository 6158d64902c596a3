#pragma once

#include "trf/message.hpp"

namespace cli {

/// A message of a library with the option that helps, because libraries do not know options.
/// Without such an option, the message itself.
[[nodiscard]] trf::Message with_hint(trf::Message message);

}  // namespace cli
