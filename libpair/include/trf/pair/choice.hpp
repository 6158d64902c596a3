#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>

#include "trf/date.hpp"
#include "trf/pair/system.hpp"
#include "trf/tournament.hpp"

namespace trf::pair {

/// By what a tournament is paired.
struct Choice {
  const System* system = nullptr;
  int edition = 0;  ///< One of the system's; 0: it has only one

  /// "dutch 2026", "lim-1989"
  [[nodiscard]] std::string name() const;
};

/// What is asked for, whatever the report says.
struct Wish {
  const System* system = nullptr;  ///< Null: as the report says
  std::optional<int> edition{};    ///< Empty: as the report says. \pre an edition of the system
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
[[nodiscard]] std::variant<Choice, Refused> choose(const Tournament& tournament,
                                                   const Wish& wish = {});

/// The system called so in an edition; `lim` of 1989 is `lim-1989`. Empty: there is no such
/// edition.
[[nodiscard]] std::optional<Choice> edition_of(const System& system, int edition) noexcept;
/// The years of a system's editions, to be named; one where it has no other.
[[nodiscard]] std::vector<int> editions_of(const System& system);

}  // namespace trf::pair
