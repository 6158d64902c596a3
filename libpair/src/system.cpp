#include "trf/pair/system.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "systems.hpp"

namespace trf::pair {
namespace {

constexpr std::array all_systems{
    &dutch_system,    &dubov_system,          &burstein_system,     &lim_system,
    &lim_1989_system, &italo_svizzero_system, &double_swiss_system, &team_swiss_system,
    &berger_system,   &scheveningen_system,   &match_system,
};

}  // namespace

std::string full_name(const System& system) {
  return system.year == 0 ? std::string(system.name)
                          : fmt::format("{} {}", system.name, system.year);
}

std::span<const System* const> systems() noexcept { return all_systems; }

const System* find_system(std::string_view name) noexcept {
  const auto all = systems();
  const auto found = std::ranges::find(all, name, &System::name);
  return found == all.end() ? nullptr : *found;
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
