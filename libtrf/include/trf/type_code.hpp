#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "trf/date.hpp"

#pragma GCC visibility push(default)
namespace trf {

/// From then on C.04 of 2026 is in force.
inline constexpr Date first_day_of_c04_2026{2026, 2, 1};

/// Who describes the event of a code of record 192: its prefix.
enum class TypeFamily : std::uint8_t {
  none,    ///< Another text than a code
  fide,    ///< FIDE_: rules of FIDE
  berger,  ///< BERGER_: the Berger tables as they are, in each cycle
  custom,  ///< CUSTOM_: the organiser
  other,   ///< OTHER_: a name that is not in the table
};

/// The parts of a code of record 192 (TRF26). FIDE_DUTCH_2026_BAKU is FIDE_DUTCH, edition 2026,
/// with Baku acceleration. The kind of event is in event_kind.hpp.
struct TypeCode {
  /// Without the suffixes; "FIDE_TEAM" for team Swiss of any type and score. A view into the text.
  std::string_view base;
  TypeFamily family = TypeFamily::none;
  int year = 0;           ///< Edition of the rules; 0: not named, or the system has none of it
  int games = 0;          ///< _Gn: how often each pair plays; 0: not named
  bool is_baku = false;   ///< Accelerated by C.04.7
  bool is_known = false;  ///< In the table of record 192, or OTHER_ with any name
};

[[nodiscard]] TypeCode type_code(std::string_view code) noexcept;

/// The codes of the table of record 192, without years, games and acceleration.
[[nodiscard]] std::span<const std::string_view> type_codes() noexcept;

/// The code of Italo-Svizzero tournaments, which is not in the table of FIDE.
inline constexpr std::string_view italo_svizzero_code = "ITALO_SVIZZERO";

}  // namespace trf
#pragma GCC visibility pop
