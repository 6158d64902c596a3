#include <array>

#include "dubov/explain.hpp"
#include "dubov/judge.hpp"
#include "dubov/round.hpp"
#include "state_parts.hpp"
#include "swiss/made_round.hpp"
#include "swiss/preference.hpp"
#include "swiss/readings.hpp"
#include "systems.hpp"

namespace trf::pair {
namespace {

using namespace dubov;  // NOLINT: this file is the system's front

class DubovSteps final : public swiss::MadeRound<Field> {
 public:
  using MadeRound::MadeRound;

  [[nodiscard]] Verdict with_pair(Seat a, Seat b) const override {
    const auto& articles = field().regulation().articles;
    if (b == no_seat)
      return swiss::with_bye(field(), articles.bye, round()->bye, field().rank_of(a));
    const DubovSteps together(system(), forced_together(state(), a, b), field().regulation());
    if (!together.round())
      return swiss::no_legal_round(articles.unpairable,
                                   swiss::unpairable(together.field(), a, b).obstruction);
    return verdict_on(swiss::published(together.field(), *together.round()));
  }

  [[nodiscard]] std::vector<OpenReading> open_readings(const Pairing& correct) const override {
    using Reading = swiss::Reading<OtherReadings>;
    static constexpr std::array readings{
        Reading{&OtherReadings::forfeit_upfloats, "D-01",
                swiss::asked<said::forfeit_is_no_upfloat>},
        Reading{&OtherReadings::players_counted, "D-02", swiss::asked<said::upfloats_are_added>},
        Reading{&OtherReadings::shifted_count, "D-04", swiss::asked<said::shifted_stay_shifted>},
        Reading{&OtherReadings::real_upfloats, "D-11",
                swiss::asked<said::upfloats_by_pairing_score>},
        Reading{&OtherReadings::real_ranks, "D-11", swiss::asked<said::colours_by_pairing_score>}};
    return swiss::deciding(field().regulation(), std::span<const Reading>(readings), correct,
                           [&](const Regulation& changed) {
                             return round_by(changed, swiss::published<Field, RoundPairing>);
                           });
  }

 private:
  [[nodiscard]] Verdict verdict_on(const Pairing& published) const override {
    return dubov::judge(field(), round().value(), published);
  }
};

template <const Regulation& regulation>
std::shared_ptr<const Steps> make_dubov(const System& system, const State& state,
                                        Trace* /*trace*/) {
  return std::make_shared<const DubovSteps>(system, state, regulation);
}

template <const Regulation& regulation>
PlayerView view_of_dubov(const State& state, Seat seat) {
  const Contender& player = state.players[seat];
  PlayerView view = swiss::view_of(player, regulation.articles.preference);
  view.bye_barred = is_bye_barred(player, state.tournament->points, regulation.bye_bar);
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

}  // namespace

const System dubov_system{.name = "dubov",
                          .title = title_of<pair::said::dubov_title>,
                          .year = 2026,
                          .type_code = "FIDE_DUBOV",
                          .make = make_dubov<dubov_2026>,
                          .length = UsesLength::most_upfloats,
                          .needs_ratings = true,
                          .view = view_of_dubov<dubov_2026>};

const System dubov_2018_system{.name = "dubov",
                               .title = title_of<pair::said::dubov_title>,
                               .year = 2018,
                               .type_code = "FIDE_DUBOV_2018",
                               .make = make_dubov<dubov_2018>,
                               .length = UsesLength::most_upfloats,
                               .needs_ratings = true,
                               .view = view_of_dubov<dubov_2018>};

}  // namespace trf::pair
