#include <array>

#include "dubov/explain.hpp"
#include "dubov/judge.hpp"
#include "dubov/round.hpp"
#include "kept_steps.hpp"
#include "swiss/preference.hpp"
#include "systems.hpp"

namespace trf::pair {
namespace {

using namespace dubov;  // NOLINT: this file is the system's front

/// Colours by 5.2 and boards in the order of publication.
Pairing published(const Field& field, const RoundPairing& round) {
  std::vector<std::pair<Rank, Rank>> pairs;
  for (const Step& step : round.steps)
    pairs.insert(pairs.end(), step.halves.pairs.begin(), step.halves.pairs.end());
  swiss::sort_boards(field, pairs);
  Pairing result;
  result.pairs.reserve(pairs.size());
  for (const auto& [high, low] : pairs) {
    const auto decision = allot_colours(field, high, low);
    result.pairs.push_back({field.player(decision.white()), field.player(decision.black())});
  }
  if (round.bye >= 0) result.bye = field.player(round.bye);
  return result;
}

/// A round as it was made, with what its brackets look into.
class DubovSteps final : public Steps {
 public:
  DubovSteps(const State& state, const Regulation& edition)
      : field(state, edition), round(pair_round(field)) {}
  const Field field;
  const std::optional<RoundPairing> round;
};

template <const Regulation& regulation>
Outcome pair_dubov(const State& state, Trace* trace) {
  auto steps = std::make_shared<const DubovSteps>(state, regulation);
  if (!steps->round) return swiss::unpairable(steps->field);
  if (trace != nullptr) explain(steps->field, *steps->round, *trace);
  Pairing pairing = published(steps->field, *steps->round);
  pairing.steps = std::move(steps);
  return pairing;
}

template <const Regulation& regulation>
Verdict judge_dubov(const State& state, const Pairing& published, const Outcome& correct) {
  if (const auto* none = std::get_if<Unpairable>(&correct))
    return swiss::no_legal_round(regulation.articles.unpairable, none->obstruction);
  const auto steps = steps_of<DubovSteps>(state, regulation, std::get<Pairing>(correct));
  return judge(steps->field, steps->round.value(), published);
}

PlayerView view_of_dubov(const State& state, Seat seat) {
  return swiss::view_of(state.players[seat], "1.6");
}

}  // namespace

const System dubov_system{.name = "dubov",
                          .title = "Dubov System, C.04.4.1",
                          .year = 2026,
                          .type_code = "FIDE_DUBOV",
                          .pair = pair_dubov<dubov_2026>,
                          .judge = judge_dubov<dubov_2026>,
                          .view = view_of_dubov};

const System dubov_2018_system{.name = "dubov",
                               .title = "Dubov System, C.04.4.1",
                               .year = 2018,
                               .type_code = "FIDE_DUBOV_2018",
                               .pair = pair_dubov<dubov_2018>,
                               .judge = judge_dubov<dubov_2018>,
                               .view = view_of_dubov};

}  // namespace trf::pair
