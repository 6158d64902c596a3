#include "trf/pair/system.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "steps.hpp"
#include "swiss/undecided_steps.hpp"
#include "systems.hpp"
#include "trf/pair/messages/obstruction.hpp"

namespace trf::pair {
namespace {

constexpr std::array all_systems{
    &dutch_system,    &dubov_system,          &burstein_system,     &lim_system,
    &lim_1989_system, &italo_svizzero_system, &double_swiss_system, &team_swiss_system,
    &berger_system,   &scheveningen_system,   &match_system,
};

[[nodiscard]] std::shared_ptr<const Steps> steps_for(const System& system, const State& state,
                                                     Trace* trace) {
  if (!state.lacks_length_of_baku) return system.make(system, state, trace);
  return std::make_shared<const swiss::UndecidedSteps>(
      system, state, "C.04.7", said::baku_needs_length{.code = Code{state.tournament->type_code}});
}

[[nodiscard]] const std::shared_ptr<const Steps>& known_steps(const Outcome& outcome) {
  return std::visit(
      [](const auto& made) -> const auto& { return made.steps; }, outcome);
}

/// The steps that an outcome has, if they are of this state and edition; else they are made again.
[[nodiscard]] std::shared_ptr<const Steps> steps_of(const System& system, const State& state,
                                                    const std::shared_ptr<const Steps>& known) {
  if (known && known->are_of(system, state)) return known;
  return steps_for(system, state, nullptr);
}

}  // namespace

Outcome System::pair(const State& state, Trace* trace) const {
  auto steps = steps_for(*this, state, trace);
  Outcome outcome = steps->outcome(trace);
  std::visit([&](auto& made) { made.steps = std::move(steps); }, outcome);
  return outcome;
}

Verdict System::judge(const State& state, const Pairing& published, const Outcome& correct) const {
  return steps_of(*this, state, known_steps(correct))->judge(published, correct);
}

std::optional<Verdict> System::illegal_pair(const State& state, const Outcome& outcome, Seat a,
                                            Seat b) const {
  return steps_of(*this, state, known_steps(outcome))->illegal_pair(a, b);
}

Verdict System::with_pair(const State& state, const Pairing& correct, Seat a, Seat b) const {
  const auto steps = steps_of(*this, state, correct.steps);
  if (b != no_seat)
    if (auto verdict = steps->illegal_pair(a, b)) return *std::move(verdict);
  return steps->with_pair(a, b);
}

std::vector<OpenReading> System::open_readings(const State& state, const Pairing& correct) const {
  return steps_of(*this, state, correct.steps)->open_readings(correct);
}

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

namespace {

[[nodiscard]] Pairing recorded_pairing(const Tournament& tournament, int round,
                                       const Pairing* correct) {
  Pairing pairing;
  const auto count = static_cast<PlayerIndex>(tournament.players.size());
  for (PlayerIndex player = 0; player < count; ++player) {
    const Game game = tournament.game(player, round);
    if (game.code == ResultCode::pairing_bye) pairing.add_bye(player);
    if (game.opponent == no_player || game.opponent < player) continue;
    Colour colour = game.colour;
    // Programs record forfeits without colours, which no article asks of them.
    if (colour == Colour::none && correct != nullptr)
      if (const Game made = correct->game_of(player); made.opponent == game.opponent)
        colour = made.colour;
    pairing.pairs.push_back(colour == Colour::black ? Pair{game.opponent, player}
                                                    : Pair{player, game.opponent});
  }
  return pairing;
}

/// Who is without opponent in a round of a table: the only one, else the one whom the table leaves
/// free. Others are absent.
[[nodiscard]] PlayerIndex free_of_table(const Tournament& tournament, int round, PlayerIndex left) {
  PlayerIndex idle = no_player;
  int count = 0;
  for (PlayerIndex player = 0; player < tournament.player_count(); ++player)
    if (tournament.game(player, round).opponent == no_player)
      if (count++ == 0 || player == left) idle = player;
  return count == 1 || idle == left ? idle : no_player;
}

}  // namespace

Pairing published_pairing(const Tournament& tournament, int round) {
  return recorded_pairing(tournament, round, nullptr);
}

Pairing published_pairing(const Tournament& tournament, int round, const System& system,
                          const Pairing* correct) {
  Pairing pairing = recorded_pairing(tournament, round, correct);
  // A free player of a table has no game; reports mark that in several ways.
  if (correct != nullptr && correct->bye != no_player && system.has_table() &&
      pairing.bye == no_player)
    pairing.bye = free_of_table(tournament, round, correct->bye);
  return pairing;
}

}  // namespace trf::pair
