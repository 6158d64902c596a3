#include "trf/pair/system.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "systems.hpp"

namespace trf::pair {
namespace {

constexpr std::array all_systems{
    &dutch_system,    &dubov_system,          &burstein_system, &lim_system,
    &lim_1989_system, &italo_svizzero_system, &berger_system,
};

/// Record 192 (TRF26): the code without its edition and acceleration, and the system it names.
constexpr std::array<std::pair<std::string_view, std::string_view>, 9> type_codes{{
    {"FIDE_DUTCH", "dutch"},
    {"FIDE_DUBOV", "dubov"},
    {"FIDE_BURSTEIN", "burstein"},
    {"FIDE_LIM", "lim"},
    {"ITALO_SVIZZERO", "italo-svizzero"},
    {"FIDE_ROUNDROBIN", "berger"},
    {"FIDE_DOUBLEROUNDROBIN", "berger"},
    {"BERGER_ROUNDROBIN", "berger"},
    {"BERGER_DOUBLEROUNDROBIN", "berger"},
}};

/// First days of the editions in force (FIDE Handbook C.04.3).
struct Edition {
  std::string_view system;
  int edition;
  Date first_day;
};
constexpr std::array<Edition, 5> editions{{
    {"dutch", 2017, {2017, 7, 1}},
    {"dutch", 2026, {2026, 2, 1}},
    {"dubov", 2018, {2018, 1, 1}},
    {"dubov", 2026, {2026, 2, 1}},
    {"burstein", 2026, {2026, 2, 1}},
}};

[[nodiscard]] constexpr std::string_view without_suffix(std::string_view code,
                                                        std::string_view suffix) {
  return code.ends_with(suffix) ? code.substr(0, code.size() - suffix.size()) : code;
}

}  // namespace

std::string Verdict::place() const {
  if (bracket.empty()) return {};
  const bool is_numbered =
      bracket.front() >= '0' && bracket.front() <= '9' && bracket.back() == ')';
  return is_numbered ? " in bracket " + bracket : " (" + bracket + ")";
}

std::span<const System* const> systems() noexcept { return all_systems; }

const System* find_system(std::string_view name) noexcept {
  const auto all = systems();
  const auto found = std::ranges::find(all, name, &System::name);
  return found == all.end() ? nullptr : *found;
}

const System* system_of_type_code(std::string_view code) noexcept {
  code = without_suffix(code, "_BAKU");
  for (const std::string_view year : {"_2017", "_2025", "_2026"}) code = without_suffix(code, year);
  const auto found = std::ranges::find(type_codes, code, [](auto& entry) { return entry.first; });
  return found == type_codes.end() ? nullptr : find_system(found->second);
}

int edition_of_type_code(const System& system, std::string_view code) noexcept {
  code = without_suffix(code, "_BAKU");
  for (const int edition : system.editions) {
    if (code.ends_with(std::to_string(edition))) return edition;
  }
  // The rules of February 2026 were announced as those of 2025 (table of type codes, 2025).
  return system.name == "dutch" && code.ends_with("_2025") ? 2026 : 0;
}

int edition_on(const System& system, const Date& date) noexcept {
  if (system.editions.empty()) return 0;
  if (!date.is_set()) return system.editions.back();
  int found = system.editions.front();
  for (const Edition& edition : editions) {
    if (edition.system == system.name && edition.first_day <= date) found = edition.edition;
  }
  return found;
}

const System& in_force(const System& system, const Date& start,
                       std::optional<int> edition) noexcept {
  if (&system != &lim_system || edition == 2026) return system;
  constexpr Date first_day{2026, 2, 1};
  const bool is_old = edition ? *edition == 1989 : start.is_set() && start < first_day;
  return is_old ? lim_1989_system : system;
}

Pairing published_pairing(const Tournament& tournament, int round) {
  Pairing pairing;
  const auto count = static_cast<PlayerIndex>(tournament.players.size());
  for (PlayerIndex player = 0; player < count; ++player) {
    const Game game = tournament.game(player, round);
    if (game.code == ResultCode::pairing_bye) pairing.bye = player;
    if (game.opponent == no_player || game.opponent < player) continue;
    pairing.pairs.push_back(game.colour == Colour::black ? Pair{game.opponent, player}
                                                         : Pair{player, game.opponent});
  }
  return pairing;
}

}  // namespace trf::pair
