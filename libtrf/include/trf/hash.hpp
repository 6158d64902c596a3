#pragma once

#include <cstdint>
#include <string_view>

/// FNV-1a: a hash that is the same on every machine and in every version, so that it can be written
/// into files.
namespace trf::fnv1a {

inline constexpr std::uint64_t basis = 0xCBF29CE484222325U;  ///< The hash of no bytes

/// The hash after one more byte.
[[nodiscard]] constexpr std::uint64_t with(std::uint64_t hash, char byte) noexcept {
  return (hash ^ static_cast<unsigned char>(byte)) * 0x100000001B3U;
}

[[nodiscard]] constexpr std::uint64_t hash_of(std::string_view bytes) noexcept {
  auto hash = basis;
  for (const char byte : bytes) hash = with(hash, byte);
  return hash;
}

}  // namespace trf::fnv1a

namespace trf {

/// The mixing of SplitMix64.
[[nodiscard]] constexpr std::uint64_t mixed(std::uint64_t value) noexcept {
  value = (value ^ value >> 30U) * 0xBF58476D1CE4E5B9U;
  value = (value ^ value >> 27U) * 0x94D049BB133111EBU;
  return value ^ value >> 31U;
}

}  // namespace trf
