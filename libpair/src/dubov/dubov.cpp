#include <array>

#include "dubov/explain.hpp"
#include "dubov/judge.hpp"
#include "dubov/round.hpp"
#include "kept_steps.hpp"
#include "swiss/preference.hpp"
#include "swiss/publish.hpp"
#include "swiss/readings.hpp"
#include "systems.hpp"

namespace trf::pair {
namespace {

using namespace dubov;  // NOLINT: this file is the system's front

/// Colours by 5.2 and boards in the order of publication.
Pairing published(const Field& field, const RoundPairing& round) {
  std::vector<std::pair<Rank, Rank>> pairs;
  for (const Step& step : round.steps)
    pairs.insert(pairs.end(), step.halves.pairs.begin(), step.halves.pairs.end());
  return swiss::publish(field, std::move(pairs), round.bye,
                        [&](Rank a, Rank b) { return allot_colours(field, a, b); });
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

template <const Regulation& regulation>
std::vector<Message> open_readings_dubov(const State& state, const Pairing& correct) {
  using Reading = swiss::Reading<OtherReadings>;
  static constexpr std::array readings{
      Reading{&OtherReadings::forfeit_upfloats, "D-01", swiss::asked<said::forfeit_is_no_upfloat>},
      Reading{&OtherReadings::players_counted, "D-02", swiss::asked<said::upfloats_are_added>},
      Reading{&OtherReadings::shifted_count, "D-04", swiss::asked<said::shifted_stay_shifted>},
      Reading{&OtherReadings::real_upfloats, "D-11", swiss::asked<said::upfloats_by_pairing_score>},
      Reading{&OtherReadings::real_ranks, "D-11", swiss::asked<said::colours_by_pairing_score>}};
  return swiss::deciding(regulation, std::span<const Reading>(readings), correct,
                         [&](const Regulation& changed) -> std::optional<Pairing> {
                           const Field field(state, changed);
                           const auto round = pair_round(field);
                           if (!round) return std::nullopt;
                           return published(field, *round);
                         });
}

PlayerView view_of_dubov(const State& state, Seat seat) {
  PlayerView view = swiss::view_of(state.players[seat], "1.6");
  if (state.players[seat].colours.empty()) {  // 1.6.4
    view.preference = Colour::black;
    view.strength = Strength::mild;
  }
  return view;
}

}  // namespace

const System dubov_system{.name = "dubov",
                          .title = title_of<pair::said::dubov_title>,
                          .year = 2026,
                          .type_code = "FIDE_DUBOV",
                          .pair = pair_dubov<dubov_2026>,
                          .judge = judge_dubov<dubov_2026>,
                          .view = view_of_dubov,
                          .open_readings = open_readings_dubov<dubov_2026>};

const System dubov_2018_system{.name = "dubov",
                               .title = title_of<pair::said::dubov_title>,
                               .year = 2018,
                               .type_code = "FIDE_DUBOV_2018",
                               .pair = pair_dubov<dubov_2018>,
                               .judge = judge_dubov<dubov_2018>,
                               .view = view_of_dubov,
                               .open_readings = open_readings_dubov<dubov_2018>};

}  // namespace trf::pair
