#include <array>

#include "dubov/explain.hpp"
#include "dubov/judge.hpp"
#include "dubov/round.hpp"
#include "swiss/made_round.hpp"
#include "swiss/preference.hpp"
#include "swiss/readings.hpp"
#include "systems.hpp"

namespace trf::pair {
namespace {

using namespace dubov;  // NOLINT: this file is the system's front

template <const Regulation& regulation>
Outcome pair_dubov(const State& state, Trace* trace) {
  return swiss::pair_by_brackets<Field>(state, regulation, trace);
}

template <const Regulation& regulation>
Verdict judge_dubov(const State& state, const Pairing& published, const Outcome& correct) {
  return swiss::judge_by_brackets<Field>(state, regulation, published, correct);
}

template <const Regulation& regulation>
std::vector<OpenReading> open_readings_dubov(const State& state, const Pairing& correct) {
  using Reading = swiss::Reading<OtherReadings>;
  static constexpr std::array readings{
      Reading{&OtherReadings::forfeit_upfloats, "D-01", swiss::asked<said::forfeit_is_no_upfloat>},
      Reading{&OtherReadings::players_counted, "D-02", swiss::asked<said::upfloats_are_added>},
      Reading{&OtherReadings::shifted_count, "D-04", swiss::asked<said::shifted_stay_shifted>},
      Reading{&OtherReadings::real_upfloats, "D-11", swiss::asked<said::upfloats_by_pairing_score>},
      Reading{&OtherReadings::real_ranks, "D-11", swiss::asked<said::colours_by_pairing_score>}};
  const auto made = steps_of<swiss::MadeRound<Field>>(state, regulation, correct);
  return swiss::deciding(
      regulation, std::span<const Reading>(readings), correct, [&](const Regulation& changed) {
        return swiss::round_by(state, *made, changed,
                               [](const Field& field, const RoundPairing& round) {
                                 return swiss::published(field, round);
                               });
      });
}

template <const Regulation& regulation>
PlayerView view_of_dubov(const State& state, Seat seat) {
  const Contender& player = state.players[seat];
  PlayerView view = swiss::view_of(player, regulation.articles.preference);
  view.bye_barred = is_bye_barred(state, player, regulation.bye_bar);
  if (player.colours.empty()) {  // 1.6.4
    view.preference = Colour::black;
    view.strength = Strength::mild;
  }
  // There are no downfloaters (1.3): only the lower of two players floats.
  view.floats_towards = Score::from_tenths(Score::most_tenths);
  const auto float_in = [&](std::size_t back) {
    return player.past.size() >= back && is_upfloat(state, player, player.past.size() - back)
               ? FloatKind::up
               : FloatKind::none;
  };
  view.last = float_in(1);
  view.before_last = float_in(2);
  return view;
}

template <const Regulation& regulation>
Verdict with_pair_dubov(const State& state, const Pairing& correct, Seat a, Seat b) {
  const auto made = steps_of<swiss::MadeRound<Field>>(state, regulation, correct);
  const Field& field = made->field;
  const Rank one = field.rank_of(a);
  if (b == no_seat) return swiss::with_bye(field, regulation.articles.bye, made->round->bye, one);
  if (auto verdict = swiss::illegal_pair(field, one, field.rank_of(b))) return *verdict;
  const State together = forced_together(state, a, b);
  const Outcome best = pair_dubov<regulation>(together, nullptr);
  if (std::holds_alternative<Unpairable>(best))
    return swiss::no_legal_round(regulation.articles.unpairable,
                                 swiss::unpairable(Field(together, regulation), a, b).obstruction);
  return judge(field, made->round.value(), std::get<Pairing>(best));
}

}  // namespace

const System dubov_system{.name = "dubov",
                          .title = title_of<pair::said::dubov_title>,
                          .year = 2026,
                          .type_code = "FIDE_DUBOV",
                          .pair = pair_dubov<dubov_2026>,
                          .judge = judge_dubov<dubov_2026>,
                          .length = UsesLength::most_upfloats,
                          .needs_ratings = true,
                          .with_pair = with_pair_dubov<dubov_2026>,
                          .view = view_of_dubov<dubov_2026>,
                          .open_readings = open_readings_dubov<dubov_2026>};

const System dubov_2018_system{.name = "dubov",
                               .title = title_of<pair::said::dubov_title>,
                               .year = 2018,
                               .type_code = "FIDE_DUBOV_2018",
                               .pair = pair_dubov<dubov_2018>,
                               .judge = judge_dubov<dubov_2018>,
                               .length = UsesLength::most_upfloats,
                               .needs_ratings = true,
                               .with_pair = with_pair_dubov<dubov_2018>,
                               .view = view_of_dubov<dubov_2018>,
                               .open_readings = open_readings_dubov<dubov_2018>};

}  // namespace trf::pair
