#pragma once

#include <array>
#include <optional>
#include <span>

#include "trf/check.hpp"

/// The catalogue, a table a family; check_table.cpp strings them together.
namespace trf::catalogue {

// The letters of the two severity columns. NOLINTBEGIN(readability-identifier-naming)
inline constexpr std::optional<Severity> E = Severity::error;
inline constexpr std::optional<Severity> W = Severity::warning;
inline constexpr std::optional<Severity> I = Severity::info;
// NOLINTEND(readability-identifier-naming)
inline constexpr std::optional<Severity> off = std::nullopt;

[[nodiscard]] std::span<const Check> physical() noexcept;
[[nodiscard]] std::span<const Check> structure() noexcept;
[[nodiscard]] std::span<const Check> header() noexcept;
[[nodiscard]] std::span<const Check> player() noexcept;
[[nodiscard]] std::span<const Check> cell() noexcept;
[[nodiscard]] std::span<const Check> cross() noexcept;
[[nodiscard]] std::span<const Check> total() noexcept;
[[nodiscard]] std::span<const Check> bye() noexcept;
[[nodiscard]] std::span<const Check> national() noexcept;
[[nodiscard]] std::span<const Check> team() noexcept;
[[nodiscard]] std::span<const Check> acceleration() noexcept;
[[nodiscard]] std::span<const Check> rating() noexcept;
[[nodiscard]] std::span<const Check> fsi() noexcept;
[[nodiscard]] std::span<const Check> homologation() noexcept;
[[nodiscard]] std::span<const Check> workflow() noexcept;

}  // namespace trf::catalogue
