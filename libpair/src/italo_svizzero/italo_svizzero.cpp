#include <memory>

#include "italo_svizzero/judge.hpp"
#include "italo_svizzero/rotation.hpp"
#include "systems.hpp"

namespace trf::pair {
namespace {

using namespace italo_svizzero;  // NOLINT: this file is the system's front

/// What a round is made from; the rotation is made again if its steps are asked for.
class ItaloSvizzeroSteps final : public Steps {
 public:
  ItaloSvizzeroSteps(const State& state, Trace* trace)
      : table(state), free(choose_free(table, trace)) {}
  const Table table;
  const std::variant<FreeChoice, Unpairable> free;
};

using StepsPtr = std::shared_ptr<const ItaloSvizzeroSteps>;

[[nodiscard]] StepsPtr steps_of(const State& state, const Pairing* correct) {
  auto kept = correct == nullptr
                  ? nullptr
                  : std::dynamic_pointer_cast<const ItaloSvizzeroSteps>(correct->steps);
  if (kept && &kept->table.state == &state) return kept;
  return std::make_shared<const ItaloSvizzeroSteps>(state, nullptr);
}

Outcome pair_round(const State& state, Trace* trace) {
  const auto steps = std::make_shared<const ItaloSvizzeroSteps>(state, trace);
  if (const auto* obstruction = std::get_if<Unpairable>(&steps->free)) return *obstruction;
  Pairing pairing = rotate(steps->table, std::get<FreeChoice>(steps->free), trace);
  pairing.steps = steps;
  return pairing;
}

Verdict judge_round(const State& state, const Pairing& published, const Outcome& correct) {
  return judge(steps_of(state, std::get_if<Pairing>(&correct))->table, published, correct);
}

Verdict with_pair_in_round(const State& state, const Pairing& correct, Seat a, Seat b) {
  const auto steps = steps_of(state, &correct);
  const auto& free = std::get<FreeChoice>(steps->free);
  return with_pair(steps->table, free, steps_of_rotation(steps->table, free), a, b);
}

/// Art. 13: free rounds count, and colours of forfeited games.
PlayerView view_of(const State& state, Seat seat) {
  const Table table(state);
  std::vector<Colour> colours = table.entries[seat].colours;
  std::erase(colours, Colour::none);
  const bool differ = colours != state.players[seat].colours;
  PlayerView view;
  view.has_floats = false;
  view.colours = std::move(colours);
  if (differ) view.colours_article = "art. 13";
  return view;
}

}  // namespace

constinit const System italo_svizzero_system{
    .name = "italo-svizzero",
    .title = title_of<pair::said::italo_svizzero_title>,
    .pair = pair_round,
    .judge = judge_round,
    .open_games = OpenGames::won_by_both,
    .length = UsesLength::not_at_all,
    .pairs_club_mates = true,
    .with_pair = with_pair_in_round,
    .view = view_of,
};

}  // namespace trf::pair
