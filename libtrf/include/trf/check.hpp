#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "trf/diagnostic.hpp"

namespace trf {

/// Who looks at a report; the catalogue gives each check a severity for each (trf-checks.md).
enum class Profile : std::uint8_t {
  format,
  consistency,
  rating,
  fsi,
  fsi_rapid,
  pairing,
  tiebreak
};

/// What a check is, apart from any file: the table behind --list-checks, --explain, the SARIF
/// rules and trf-checks(7). Ids are never reused.
struct Check {
  std::string_view id;              ///< "P01"
  std::string_view name;            ///< "eol-mixed"
  std::optional<Severity> rating;   ///< Severity in column R; absent: off
  std::optional<Severity> pairing;  ///< Severity in column P; absent: off
  std::string_view rule;            ///< The article it enforces, e.g. "TRF26 Remark 1"
  std::string_view summary;         ///< One sentence: what is wrong when it fires
  std::string_view explanation;     ///< Why it matters, and what to do
  std::string_view wrong, right;    ///< A line or cell that fires it, and its correction
};

/// All checks of libtrf, ordered by family (P S H R C X T B N M A E I G W) and number.
[[nodiscard]] std::span<const Check> checks() noexcept;
/// nullptr when there is no such id.
[[nodiscard]] const Check* find_check(std::string_view id) noexcept;

}  // namespace trf
