#include <array>
#include <memory>
#include <optional>
#include <span>
#include <string>

#include "lim/judge.hpp"
#include "lim/round.hpp"
#include "steps.hpp"
#include "swiss/readings.hpp"
#include "swiss/value.hpp"
#include "systems.hpp"
#include "trf/pair/compare.hpp"

namespace trf::pair {
namespace {

/// A round with its pairs as they were made.
class LimSteps final : public Steps {
 public:
  LimSteps(const System& system, const State& state, const lim::Regulation& regulation,
           Trace* trace)
      : Steps(system, state), field_(state, regulation), round_(lim::make_round(field_, trace)) {}

  [[nodiscard]] Outcome outcome(Trace* trace) const override {
    if (const auto* obstruction = std::get_if<Unpairable>(&round_)) return *obstruction;
    return lim::with_colours(field_, std::get<lim::Round>(round_), trace);
  }
  [[nodiscard]] Verdict judge(const Pairing& published, const Outcome& correct) const override {
    return lim::judge(field_, std::get_if<lim::Round>(&round_), published, correct);
  }
  [[nodiscard]] std::optional<Verdict> illegal_pair(Seat a, Seat b) const override {
    return lim::illegal_pair(field_, a, b);
  }
  [[nodiscard]] Verdict with_pair(Seat a, Seat b) const override {
    return lim::with_pair(field_, std::get<lim::Round>(round_), a, b);
  }
  [[nodiscard]] std::vector<OpenReading> open_readings(const Pairing& correct) const override {
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
    if (lim::is_first_round(field_)) return {};
    return swiss::deciding(field_.regulation, std::span<const Reading>(readings), correct,
                           [&](const lim::Regulation& changed) -> std::optional<Pairing> {
                             const lim::Field field(state(), changed);
                             const auto round = lim::make_round(field, nullptr);
                             const auto* made = std::get_if<lim::Round>(&round);
                             if (made == nullptr) return std::nullopt;
                             Pairing pairing = lim::with_colours(field, *made, nullptr);
                             // The order of the boards does not count.
                             return same_pairs(pairing, correct) ? correct : pairing;
                           });
  }

 private:
  const lim::Field field_;
  const std::variant<lim::Round, Unpairable> round_;
};

template <const lim::Regulation& regulation>
std::shared_ptr<const Steps> make_lim(const System& system, const State& state, Trace* trace) {
  return std::make_shared<const LimSteps>(system, state, regulation, trace);
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
    .make = make_lim<lim::regulation_2026>,
    .first_colour = FirstColourRule::lim,
    .view = view_of<lim::regulation_2026>,
};

constinit const System lim_1989_system{
    .name = "lim-1989",
    .title = title_of<pair::said::lim_1989_title>,
    .make = make_lim<lim::regulation_1989>,
    .length = UsesLength::last_round_and_maxi,
    .first_colour = FirstColourRule::lim_1989,
    .view = view_of<lim::regulation_1989>,
    .presence = {.absent = "", .even_round = "art. 8.1"},
};

}  // namespace trf::pair
