#include "trf/pair/choice.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string_view>

#include "systems.hpp"
#include "trf/baku.hpp"
#include "trf/event_kind.hpp"
#include "trf/matches.hpp"
#include "trf/type_code.hpp"

namespace trf::pair {
namespace {

/// What an event is paired by that starts before the first day of the oldest edition.
enum class Before : std::uint8_t {
  oldest,   ///< The oldest edition: nearest to what was in force
  refused,  ///< Other rules that are not known well enough
};

/// An edition of a system and its first day in force (FIDE Handbook C.04.3, C.04.4).
struct Edition {
  const System* family;  ///< The newest one of the name by the wish and 192
  int year;
  Date first_day;
  const System* system;
  Before before = Before::oldest;  ///< Of a family's oldest
};
constexpr std::array<Edition, 10> editions{{
    {&dutch_system, 2017, {2017, 7, 1}, &dutch_2017_system},
    {&dutch_system, 2026, first_day_of_c04_2026, &dutch_system},
    {&dubov_system, 2018, {2018, 1, 1}, &dubov_2018_system, Before::refused},
    {&dubov_system, 2026, first_day_of_c04_2026, &dubov_system},
    {&burstein_system, 2026, first_day_of_c04_2026, &burstein_system, Before::refused},
    {&lim_system, 1989, {1987, 1, 1}, &lim_1989_system},
    {&lim_system, 2026, first_day_of_c04_2026, &lim_system},
    {&lim_1989_system, 1989, {1987, 1, 1}, &lim_1989_system},
    {&double_swiss_system, 2026, first_day_of_c04_2026, &double_swiss_system, Before::refused},
    {&team_swiss_system, 2026, first_day_of_c04_2026, &team_swiss_system, Before::refused},
}};

/// The newest edition of the name.
[[nodiscard]] const System& family_of(const System& system) noexcept {
  const System* found = find_system(system.name);
  return found == nullptr ? system : *found;
}

/// The system whose table has the rounds of such an event; null: no table has them.
[[nodiscard]] const System* table_of(const EventKind& kind) noexcept {
  if (kind.is_scheveningen) return &scheveningen_system;
  return kind.is_round_robin ? &berger_system : nullptr;
}

/// Null if the code is not that of a system: record 092 may have any text.
[[nodiscard]] const System* system_of(std::string_view code) noexcept {
  const auto parts = type_code(code);
  const auto kind = kind_of_code(parts.base);
  // Only a table says how often each pair plays.
  if (parts.games != 0 && !kind.is_predetermined()) return nullptr;
  if (parts.base == italo_svizzero_code) return &italo_svizzero_system;
  if (parts.family != TypeFamily::fide && parts.family != TypeFamily::berger) return nullptr;
  // Also with a year, which is in the table of codes for few systems.
  const System* table = type_code(parts.base).is_known ? table_of(kind) : nullptr;
  if (table != nullptr) return table;
  for (const System* system : systems())
    if (type_code(system->type_code).base == parts.base) return system;
  return nullptr;
}

/// The Swiss system of players that record 092 names. Beside a CUSTOM_SWISS it is one without a
/// code.
[[nodiscard]] const System* named_by_words(const Tournament& tournament) {
  if (!can_words_name_system(tournament)) return nullptr;
  if (are_two_without_code(tournament)) return nullptr;
  for (const System* system : systems())
    if (system->entrants != Entrants::teams && !system->has_table() &&
        (tournament.type_code.empty() || system->type_code == custom_swiss) &&
        names_system(tournament.type_text, system->name))
      return system;
  return nullptr;
}

/// "FIDE_DUTCH_2017": 2017; 0 where the code names no edition of the system.
[[nodiscard]] int year_of(const System& system, std::string_view code) noexcept {
  const int year = type_code(code).year;
  return edition_of(system, year) != nullptr ? year : 0;
}

/// The edition in force on a date, the newest for no date.
[[nodiscard]] std::variant<const System*, Refused> in_force(const System& system,
                                                            const Date& date) {
  const Edition* oldest = nullptr;
  const Edition* found = nullptr;
  for (const Edition& edition : editions) {
    if (edition.family != &system) continue;
    if (oldest == nullptr) oldest = &edition;
    if (!date.is_set() || edition.first_day <= date) found = &edition;
  }
  if (oldest == nullptr) return &system;
  if (found != nullptr) return found->system;
  if (oldest->before == Before::oldest) return oldest->system;
  return Refused{Refusal::before_edition, {}, &system, oldest->first_day};
}

/// C.04.7 before February 2026: a win is 1, a draw 1/2 and a loss 0. Teams have the rule of today.
[[nodiscard]] bool needs_old_points(const Tournament& tournament, const System& system) noexcept {
  const auto day = tournament.first_day();
  return system.entrants != Entrants::teams && day.is_set() && day < first_day_of_c04_2026;
}

/// C.04.7 1.1: a win is worth two draws and a loss nothing.
[[nodiscard]] bool allows_baku(const Tournament& tournament, const System& system) noexcept {
  // C.04.7 1.4: teams are accelerated by match points.
  if (system.entrants == Entrants::teams) {
    const MatchPointSystem& matches = tournament.match_points;
    return matches.win == matches.draw * 2 && matches.loss == Score{};
  }
  const PointSystem& points = tournament.points;
  return points.win() == points.draw() * 2 && points.loss() == Score{} &&
         (!needs_old_points(tournament, system) || points.win() == Score::from_tenths(10));
}

/// C.04.7 1.4.4: teams are accelerated only if match points are the primary score.
[[nodiscard]] bool accelerates_game_points(const Tournament& tournament, const System& system) {
  const bool is_accelerated =
      !tournament.acceleration.empty() || type_code(tournament.type_code).is_baku;
  return is_accelerated && system.entrants == Entrants::teams &&
         primary_score(tournament) == TeamScore::game;
}

}  // namespace

const System* edition_of(const System& system, int year) noexcept {
  for (const Edition& edition : editions)
    if (edition.family == &family_of(system) && edition.year == year) return edition.system;
  return nullptr;
}

std::vector<int> editions_of(const System& system) {
  std::vector<int> years;
  for (const Edition& edition : editions)
    if (edition.family == &family_of(system)) years.push_back(edition.year);
  return years;
}

bool names_edition(std::string_view code, const System& system) noexcept {
  return year_of(family_of(system), code) != 0;
}

std::variant<const System*, Refused> choose(const Tournament& tournament, const Wish& wish) {
  const std::string& code = tournament.type_code;
  const System* system = wish.system != nullptr ? &family_of(*wish.system) : system_of(code);
  // A round robin of two players is a match: its colours alternate from record 152 on.
  if (system == &berger_system && wish.system == nullptr && event_kind(tournament).is_match)
    system = &match_system;
  if (system == nullptr) system = named_by_words(tournament);
  if (system == nullptr) {
    if (type_code(code).family != TypeFamily::none) return Refused{Refusal::unknown_code, code};
    system = table_of(event_kind(tournament));
    if (system == nullptr)
      system = are_two_without_code(tournament) ? &match_system : &dutch_system;
  }
  if (accelerates_game_points(tournament, *system))
    return Refused{Refusal::game_points, code, system};
  if (has_computed_baku(tournament) && !allows_baku(tournament, *system))
    return Refused{Refusal::acceleration, code, system, {}, needs_old_points(tournament, *system)};
  if (const int year = wish.edition.value_or(year_of(*system, code)); year != 0) {
    if (const System* named = edition_of(*system, year)) return named;
    return Refused{Refusal::no_edition, code, system};
  }
  return in_force(*system, tournament.first_day());
}

std::variant<Participants, Refused> participants(const Tournament& report, const Wish& wish) {
  const auto chosen = choose(report, wish);
  if (const auto* refused = std::get_if<Refused>(&chosen)) return *refused;
  const System* system = std::get<const System*>(chosen);
  const Entrants entrants = entrants_in(report, *system);
  const auto refuse = [&](Refusal reason) { return Refused{reason, report.type_code, system}; };
  if (entrants == Entrants::teams && report.teams.empty()) return refuse(Refusal::no_teams);
  if (entrants != Entrants::teams && entrants != Entrants::members && report.is_team_event())
    return refuse(Refusal::team_event);
  return Participants{system, entrants, entrants_of(report, entrants)};
}

}  // namespace trf::pair
