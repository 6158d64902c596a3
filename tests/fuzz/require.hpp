#pragma once

#include <cstdlib>

/// A promise that does not hold is a finding: libFuzzer keeps the input.
inline void require(bool promise) {
  if (!promise) std::abort();
}
