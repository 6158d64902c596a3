#include "italo_svizzero/judge.hpp"
#include "italo_svizzero/rotation.hpp"
#include "systems.hpp"

namespace trf::pair {
namespace {

Outcome pair_round(const State& state, Trace* trace) {
  const italo_svizzero::Table table(state);
  auto choice = italo_svizzero::choose_free(table, trace);
  if (auto* obstruction = std::get_if<Unpairable>(&choice)) return std::move(*obstruction);
  return italo_svizzero::rotate(table, std::get<italo_svizzero::FreeChoice>(choice), trace);
}

}  // namespace

constinit const System italo_svizzero_system{
    .name = "italo-svizzero",
    .title = "Italo-Svizzero, FSI regulation of 1997",
    .pair = pair_round,
    .judge = italo_svizzero::judge,
    .open_games = OpenGames::won_by_both,
    .with_pair = italo_svizzero::with_pair,
};

}  // namespace trf::pair
