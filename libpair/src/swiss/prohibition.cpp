#include "swiss/prohibition.hpp"

#include "trf/pair/messages/swiss.hpp"

namespace trf::pair::swiss {

std::optional<Prohibition> c1_forbids(const State& state, Seat a, Seat b) {
  if (const auto met = state.round_of_meeting(a, b))
    return Prohibition{"C1", said::they_met{.round = *met}};
  if (state.is_prohibited(a, b)) return Prohibition{"260", said::pair_is_prohibited{}};
  return std::nullopt;
}

}  // namespace trf::pair::swiss
