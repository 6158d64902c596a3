#include "swiss/prohibition.hpp"

#include "trf/pair/messages/swiss.hpp"

namespace trf::pair::swiss {

std::optional<Prohibition> c1_forbids(const State& state, Seat a, Seat b) {
  const auto& past = state.players[a].past;
  for (std::size_t i = 0; i < past.size(); ++i)
    if (past[i].opponent == state.players[b].player && past[i].is_meeting())
      return Prohibition{"C1", said::they_met{.round = i + 1}};
  if (state.is_prohibited(a, b)) return Prohibition{"260", said::pair_is_prohibited{}};
  return std::nullopt;
}

}  // namespace trf::pair::swiss
