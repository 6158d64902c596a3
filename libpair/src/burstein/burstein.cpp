#include <array>

#include "burstein/explain.hpp"
#include "burstein/judge.hpp"
#include "burstein/round.hpp"
#include "burstein/why_not.hpp"
#include "kept_steps.hpp"
#include "swiss/judge.hpp"
#include "swiss/preference.hpp"
#include "swiss/publish.hpp"
#include "swiss/readings.hpp"
#include "systems.hpp"
#include "trf/pair/messages/burstein.hpp"

namespace trf::pair {
namespace {

using namespace burstein;  // NOLINT: this file is the system's front

const Regulation& regulation = burstein_2026;

/// 1.6; the first round of a report that does not tell its length is one.
bool is_seeding_round(const State& state) noexcept {
  return state.rounds != 0 ? state.round <= seeding_rounds(state.rounds) : state.round == 1;
}

/// Without the number of rounds nobody can tell whether this is a seeding round.
bool is_undecided(const State& state) noexcept {
  return state.rounds == 0 && state.round > 1 && state.round <= seeding_rounds(max_rounds);
}

/// Colours by 5.2 and boards in the order of publication.
Pairing published(const Field& field, const RoundPairing& round) {
  std::vector<std::pair<Rank, Rank>> pairs;
  for (const Step& step : round.steps)
    pairs.insert(pairs.end(), step.pairing.pairs.begin(), step.pairing.pairs.end());
  return swiss::publish(field, std::move(pairs), round.bye,
                        [&](Rank a, Rank b) { return allot_colours(field, a, b); });
}

/// A round as it was made, with what its brackets look into.
class BursteinSteps final : public Steps {
 public:
  BursteinSteps(const State& state, const Regulation& edition)
      : field(state, edition), round(pair_round(field)) {}
  const Field field;
  const std::optional<RoundPairing> round;
};

Outcome pair_burstein(const State& state, Trace* trace) {
  if (is_undecided(state)) return Unpairable{said::seeding_unknown{.round = state.round}};
  if (is_seeding_round(state)) {
    tell(trace, title(Place::round(state.round)), regulation.articles.seeding,
         said::seeding_round{.round = state.round});
    return regulation.dutch->pair(state, trace);
  }
  auto steps = std::make_shared<const BursteinSteps>(state, regulation);
  if (!steps->round) return swiss::unpairable(steps->field);
  if (trace != nullptr) explain(steps->field, *steps->round, *trace);
  Pairing pairing = published(steps->field, *steps->round);
  pairing.steps = std::move(steps);
  return pairing;
}

Verdict judge_burstein(const State& state, const Pairing& published, const Outcome& correct) {
  if (is_seeding_round(state)) return regulation.dutch->judge(state, published, correct);
  if (const auto* none = std::get_if<Unpairable>(&correct))
    return swiss::no_legal_round(regulation.articles.unpairable, none->obstruction);
  const auto steps = steps_of<BursteinSteps>(state, regulation, std::get<Pairing>(correct));
  return judge(steps->field, steps->round.value(), published);
}

std::vector<Message> open_readings_burstein(const State& state, const Pairing& correct) {
  if (is_seeding_round(state)) return {};
  using Reading = swiss::Reading<OtherReadings>;
  static constexpr std::array readings{
      Reading{&OtherReadings::absent_only, "B-01", swiss::asked<said::absences_need_not_last>},
      Reading{&OtherReadings::forfeits_count, "B-02",
              swiss::asked<said::forfeit_loss_is_no_absence>},
      Reading{&OtherReadings::virtual_index, "B-13",
              swiss::asked<said::index_without_virtual_points>}};
  return swiss::deciding(regulation, std::span<const Reading>(readings), correct,
                         [&](const Regulation& changed) -> std::optional<Pairing> {
                           const Field field(state, changed);
                           const auto round = pair_round(field);
                           if (!round) return std::nullopt;
                           return published(field, *round);
                         });
}

PlayerView view_of_burstein(const State& state, Seat seat) {
  return swiss::view_of(state.players[seat], "1.5");
}

Verdict with_pair_burstein(const State& state, const Pairing& correct, Seat a, Seat b) {
  if (is_seeding_round(state)) return regulation.dutch->with_pair(state, correct, a, b);
  const auto steps = steps_of<BursteinSteps>(state, regulation, correct);
  const Field& field = steps->field;
  const Rank one = field.rank_of(a);
  if (b == no_seat) return swiss::with_bye(field, regulation.articles.bye, steps->round->bye, one);
  const Rank other = field.rank_of(b);
  if (auto verdict = swiss::illegal_pair(field, one, other)) return *verdict;
  const State together = forced_together(state, a, b);
  const Outcome best = pair_burstein(together, nullptr);
  if (const auto* none = std::get_if<Unpairable>(&best))
    return swiss::no_legal_round(regulation.articles.unpairable, none->obstruction);
  if (auto verdict = verdict_with_pair(field, steps->round.value(), one, other)) return *verdict;
  return judge(field, steps->round.value(), std::get<Pairing>(best));
}

}  // namespace

const System burstein_system{.name = "burstein",
                             .title = title_of<pair::said::burstein_title>,
                             .year = 2026,
                             .type_code = "FIDE_BURSTEIN",
                             .pair = pair_burstein,
                             .judge = judge_burstein,
                             .with_pair = with_pair_burstein,
                             .view = view_of_burstein,
                             .open_readings = open_readings_burstein};

}  // namespace trf::pair
