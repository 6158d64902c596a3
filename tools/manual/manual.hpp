#pragma once

#include <string>

namespace manual {

/// The manual page trf(5), the records and fields of trf::layout, in roff.
[[nodiscard]] std::string trf_5();

}  // namespace manual
