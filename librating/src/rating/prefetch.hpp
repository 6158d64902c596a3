#pragma once

#include <cstddef>

namespace trf::rating {

/// Loads memory that is soon read into the cache: tables of a million players are larger than it.
inline void prefetch([[maybe_unused]] const void* at,
                     [[maybe_unused]] std::size_t bytes = 1) noexcept {
#ifdef __GNUC__
  constexpr std::size_t line = 64;
  for (std::size_t i = 0; i < bytes; i += line)
    __builtin_prefetch(static_cast<const char*>(at) + i);
#endif
}

}  // namespace trf::rating
