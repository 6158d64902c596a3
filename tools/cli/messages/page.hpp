#pragma once

#include <cstdint>

#include "trf/message.hpp"

namespace cli {

enum class Month : std::uint8_t {
  january,
  february,
  march,
  april,
  may,
  june,
  july,
  august,
  september,
  october,
  november,
  december
};
inline constexpr std::string_view month_names[]{"january",   "february", "march",    "april",
                                                "may",       "june",     "july",     "august",
                                                "september", "october",  "november", "december"};
constexpr std::span<const std::string_view> value_names(Month) noexcept { return month_names; }

/// The kinds in the codes of record 192, the longer words first.
enum class NamedKind : std::uint8_t {
  team_double_round_robin,
  team_round_robin,
  double_round_robin,
  round_robin,
  double_swiss,
  team_swiss,
  fide_team,
  scheveningen,
  schiller,
  knockout,
  dutch,
  dubov,
  burstein,
  lim,
  swiss
};
inline constexpr std::string_view kind_names[]{"TEAM_DOUBLEROUNDROBIN",
                                               "TEAM_ROUNDROBIN",
                                               "DOUBLEROUNDROBIN",
                                               "ROUNDROBIN",
                                               "DOUBLESWISS",
                                               "TEAM_SWISS",
                                               "FIDE_TEAM",
                                               "SCHEVENINGEN",
                                               "SCHILLER",
                                               "KNOCKOUT",
                                               "DUTCH",
                                               "DUBOV",
                                               "BURSTEIN",
                                               "LIM",
                                               "SWISS"};
constexpr std::span<const std::string_view> value_names(NamedKind) noexcept { return kind_names; }

}  // namespace cli

#define TRF_FAMILY cli::said, "cli/messages/page.def", page
#include "trf/messages.inc"
