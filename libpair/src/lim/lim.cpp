#include "lim/judge.hpp"
#include "lim/round.hpp"
#include "systems.hpp"

namespace trf::pair {
namespace {

template <const lim::Regulation& regulation>
Outcome pair_round(const State& state, int /*edition*/, Trace* trace) {
  const lim::Field field(state, regulation);
  auto round = lim::make_round(field, trace);
  if (auto* obstruction = std::get_if<Unpairable>(&round)) return std::move(*obstruction);
  return lim::with_colours(field, std::get<lim::Round>(round), trace);
}

template <const lim::Regulation& regulation>
Verdict judge_round(const State& state, int /*edition*/, const Pairing& published,
                    const Outcome& correct) {
  return lim::judge(state, regulation, published, correct);
}

}  // namespace

constinit const System lim_system{
    .name = "lim",
    .title = "Lim system, C.04.4.3",
    .editions = {},
    .pair = pair_round<lim::regulation_2026>,
    .judge = judge_round<lim::regulation_2026>,
};

constinit const System lim_1989_system{
    .name = "lim-1989",
    .title = "FIDE Swiss Rules 1987-89 (the original Lim system)",
    .editions = {},
    .pair = pair_round<lim::regulation_1989>,
    .judge = judge_round<lim::regulation_1989>,
};

}  // namespace trf::pair
