#include "swiss/teller.hpp"

namespace trf::pair::swiss {

Message named(const State& state, Seat seat) {
  const Contender& contender = state.players[seat];
  const std::string& name = state.tournament->players[contender.player].name;
  if (name.empty()) return said::value_player{.player = contender.tpn};
  return said::player_and_name{.number = contender.tpn, .name = name};
}

}  // namespace trf::pair::swiss
