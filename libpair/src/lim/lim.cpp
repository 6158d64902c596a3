#include <array>
#include <memory>
#include <span>
#include <string>

#include "lim/judge.hpp"
#include "lim/round.hpp"
#include "swiss/readings.hpp"
#include "swiss/value.hpp"
#include "systems.hpp"
#include "trf/pair/compare.hpp"

namespace trf::pair {
namespace {

/// A round as it was made.
class LimSteps final : public Steps {
 public:
  LimSteps(const State& state, const lim::Regulation& regulation, Trace* trace)
      : field(state, regulation), round(lim::make_round(field, trace)) {}
  const lim::Field field;
  const std::variant<lim::Round, Unpairable> round;
};

std::shared_ptr<const LimSteps> steps_of(const State& state, const lim::Regulation& regulation,
                                         const Pairing* correct) {
  auto kept =
      correct == nullptr ? nullptr : std::dynamic_pointer_cast<const LimSteps>(correct->steps);
  if (kept && &kept->field.state == &state && &kept->field.regulation == &regulation) return kept;
  return std::make_shared<const LimSteps>(state, regulation, nullptr);
}

template <const lim::Regulation& regulation>
Outcome pair_round(const State& state, Trace* trace) {
  auto steps = std::make_shared<const LimSteps>(state, regulation, trace);
  if (const auto* obstruction = std::get_if<Unpairable>(&steps->round)) return *obstruction;
  Pairing pairing = lim::with_colours(steps->field, std::get<lim::Round>(steps->round), trace);
  pairing.steps = std::move(steps);
  return pairing;
}

template <const lim::Regulation& regulation>
Verdict judge_round(const State& state, const Pairing& published, const Outcome& correct) {
  const auto steps = steps_of(state, regulation, std::get_if<Pairing>(&correct));
  return lim::judge(steps->field, std::get_if<lim::Round>(&steps->round), published, correct);
}

template <const lim::Regulation& regulation>
std::vector<OpenReading> open_readings(const State& state, const Pairing& correct) {
  using lim::OtherReadings;
  using Reading = swiss::Reading<OtherReadings>;
  static constexpr std::array readings{
      Reading{&OtherReadings::whole_list, "L-10", swiss::asked<said::further_floaters_by_type>},
      Reading{&OtherReadings::smallest_for_below, "L-12",
              swiss::asked<said::below_looks_downwards>},
      Reading{&OtherReadings::floaters_by_number, "L-13",
              swiss::asked<said::residents_before_floaters>},
      Reading{&OtherReadings::served_in_order, "L-14", swiss::asked<said::fewest_clashes>},
      Reading{&OtherReadings::none_in_last_round, "L-15",
              swiss::asked<said::exchanges_in_last_round>},
      Reading{&OtherReadings::limits_between_scores, "art. 13",
              swiss::asked<said::free_between_scores>}};
  if (lim::is_first_round(lim::Field(state, regulation))) return {};
  return swiss::deciding(regulation, std::span<const Reading>(readings), correct,
                         [&](const lim::Regulation& changed) -> std::optional<Pairing> {
                           const lim::Field field(state, changed);
                           const auto round = lim::make_round(field, nullptr);
                           const auto* made = std::get_if<lim::Round>(&round);
                           if (made == nullptr) return std::nullopt;
                           Pairing pairing = lim::with_colours(field, *made, nullptr);
                           // The order of the boards does not count.
                           return same_pairs(pairing, correct) ? correct : pairing;
                         });
}

template <const lim::Regulation& regulation>
Verdict with_pair(const State& state, const Pairing& correct, Seat a, Seat b) {
  const auto steps = steps_of(state, regulation, &correct);
  return lim::with_pair(steps->field, std::get<lim::Round>(steps->round), a, b);
}

template <const lim::Regulation& regulation>
PlayerView view_of(const State& state, Seat seat) {
  const lim::Field field(state, regulation);
  const auto& colours = state.players[seat].colours;
  const bool twice = colours.size() > 1 && colours.back() == colours[colours.size() - 2];
  const auto& articles = regulation.articles;
  return {.preference = field[seat].due,
          .article = "art. " + std::string(twice                  ? articles.alternation
                                           : state.round % 2 == 0 ? articles.due_even
                                                                  : articles.due),
          .last = lim::float_in(state, state.players[seat], 1),
          .before_last = lim::float_in(state, state.players[seat], 2),
          .floats_towards = field.median(),
          .bye_barred = lim::why_no_bye(field, seat).has_value()};
}

}  // namespace

constinit const System lim_system{
    .name = "lim",
    .title = title_of<pair::said::lim_title>,
    .type_code = "FIDE_LIM",
    .pair = pair_round<lim::regulation_2026>,
    .judge = judge_round<lim::regulation_2026>,
    .with_pair = with_pair<lim::regulation_2026>,
    .view = view_of<lim::regulation_2026>,
    .open_readings = open_readings<lim::regulation_2026>,
};

constinit const System lim_1989_system{
    .name = "lim-1989",
    .title = title_of<pair::said::lim_1989_title>,
    .pair = pair_round<lim::regulation_1989>,
    .judge = judge_round<lim::regulation_1989>,
    .length = UsesLength::last_round_and_maxi,
    .with_pair = with_pair<lim::regulation_1989>,
    .view = view_of<lim::regulation_1989>,
    .open_readings = open_readings<lim::regulation_1989>,
    .presence = {.absent = "", .even_round = "art. 8.1"},
};

}  // namespace trf::pair
