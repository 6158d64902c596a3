#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>

#include "trf/date.hpp"
#include "trf/pair/system.hpp"
#include "trf/tournament.hpp"

#pragma GCC visibility push(default)
namespace trf::pair {

/// What is asked for, whatever the report says.
struct Wish {
  const System* system = nullptr;  ///< Null: as the report says
  std::optional<int> edition{};    ///< A year; empty: as the report says
};

/// Why a report is not paired at all.
enum class Refusal : std::uint8_t {
  unknown_code,    ///< Record 192 names a system that is not known
  no_edition,      ///< The edition that is asked for is not one of the system in the report
  before_edition,  ///< The rules in force on the start date are not known
  acceleration,    ///< Baku is named, and the points of win, draw and loss exclude it (C.04.7 1.1)
};

struct Refused {
  Refusal reason = Refusal::unknown_code;
  std::string code;                ///< Record 192
  const System* system = nullptr;  ///< Null with unknown_code
  Date first_day{};                ///< before_edition: of the oldest edition that is known
};

/// The system and the edition of a tournament: what is asked for, else what record 192 names, else
/// the FIDE (Dutch) System; of its editions the one that 192 names, else the one in force on the
/// start date, else the newest. The same for pairing, checking and validation.
/// \return never null
[[nodiscard]] std::variant<const System*, Refused> choose(const Tournament& tournament,
                                                          const Wish& wish = {});

/// The edition of that year of a system, of which any edition is given; `lim` of 1989 is
/// `lim-1989`. Null: there is no such edition.
[[nodiscard]] const System* edition_of(const System& system, int year) noexcept;
/// The years of a system's editions, to be named; one where it has no other.
[[nodiscard]] std::vector<int> editions_of(const System& system);

}  // namespace trf::pair
#pragma GCC visibility pop
