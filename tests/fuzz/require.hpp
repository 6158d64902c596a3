#pragma once

#include <cstdlib>

/// A promise that is not kept is a finding: libFuzzer keeps the input.
inline void require(bool promise) {
  if (!promise) std::abort();
}
