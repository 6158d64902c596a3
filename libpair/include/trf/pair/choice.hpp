#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "trf/date.hpp"
#include "trf/pair/system.hpp"
#include "trf/tournament.hpp"

#pragma GCC visibility push(default)
namespace trf::pair {

/// The choice of the user, which has priority over the report.
struct Wish {
  const System* system = nullptr;  ///< Null: by the report
  std::optional<int> edition{};    ///< A year; empty: by the report
};

/// Why a report cannot be paired.
enum class Refusal : std::uint8_t {
  unknown_code,    ///< Record 192 names a system that is not known
  no_edition,      ///< The chosen edition does not exist for the system of the report
  before_edition,  ///< The rules in force on the start date are not known
  acceleration,    ///< Record 192 names Baku; the points for results exclude it (C.04.7 1.1)
  game_points,     ///< Accelerated, and game points are the primary score (C.04.7 1.4.4)
  team_event,      ///< The system pairs players, and the report has matches of teams
  no_teams,        ///< The system pairs teams, and the report has none
};

/// A report that choose() or participants() refuses: the reason, and what the sentence about it
/// needs.
struct Refused {
  Refusal reason = Refusal::unknown_code;
  std::string code;                ///< Record 192
  const System* system = nullptr;  ///< Null with unknown_code
  Date first_day{};                ///< before_edition: of the oldest edition that is known
  bool is_old = false;             ///< acceleration: by the rule before February 2026
};

/// The system and the edition of a tournament: the user's choice, else record 192, else the FIDE
/// (Dutch) System; of its editions the one in 192, else the one in force on the start date, else
/// the newest. \return never null
[[nodiscard]] std::variant<const System*, Refused> choose(const Tournament& tournament,
                                                          const Wish& wish = {});

/// A report as its system pairs it.
struct Participants {
  const System* system = nullptr;
  Entrants entrants = Entrants::players;  ///< Never players_or_teams
  /// With their rounds: the players' own tournament, or one in which each team is a player, or each
  /// match of a Double-Swiss a game.
  SharedTournament tournament;
};

/// The system by choose(), and the participants that it pairs: the input of make_state(),
/// check_rounds() and the others. Pairing, checking and validation all use this function.
[[nodiscard]] std::variant<Participants, Refused> participants(const Tournament& report,
                                                               const Wish& wish = {});

/// The edition of that year of a system, given any of its editions; `lim` of 1989 is `lim-1989`.
/// Null: there is no such edition.
[[nodiscard]] const System* edition_of(const System& system, int year) noexcept;
/// The years of a system's editions; one if there is only one.
[[nodiscard]] std::vector<int> editions_of(const System& system);

/// Does the code of record 192 name an edition of the system, so that no day chooses it?
[[nodiscard]] bool names_edition(std::string_view code, const System& system) noexcept;

}  // namespace trf::pair
#pragma GCC visibility pop
