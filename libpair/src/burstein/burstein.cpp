#include <algorithm>
#include <array>
#include <utility>

#include "burstein/explain.hpp"
#include "burstein/judge.hpp"
#include "burstein/round.hpp"
#include "burstein/why_not.hpp"
#include "state_parts.hpp"
#include "swiss/judge.hpp"
#include "swiss/made_round.hpp"
#include "swiss/preference.hpp"
#include "swiss/readings.hpp"
#include "swiss/undecided_steps.hpp"
#include "systems.hpp"
#include "trf/pair/messages/burstein.hpp"

namespace trf::pair {
namespace {

using namespace burstein;  // NOLINT: this file is the system's front

const Regulation& regulation = burstein_2026;

/// 1.6; the first round of a report without its number of rounds is one.
bool is_seeding_round(const State& state) noexcept {
  return state.rounds != 0 ? state.round <= seeding_rounds(state.rounds) : state.round == 1;
}

/// Without the number of rounds it is unknown whether this is a seeding round.
bool is_undecided(const State& state) noexcept {
  return state.rounds == 0 && state.round > 1 && state.round <= seeding_rounds(max_rounds);
}

/// B-12: C.04.2 3.6 with the ranking of 1.8 instead of the TPN.
void sort_by_index(const Field& field, Pairing& pairing) {
  const auto& seat_of = field.state().seat_of;
  const auto ranked = [&](const Pair& pair) {
    Rank high = field.rank_of(seat_of[pair.white]);
    Rank low = field.rank_of(seat_of[pair.black]);
    if (std::pair(field[low].score, field.ranks_before(low, high)) >
        std::pair(field[high].score, false))
      std::swap(high, low);
    return std::pair(high, low);
  };
  std::ranges::stable_sort(pairing.pairs, [&](const Pair& a, const Pair& b) {
    const auto [high, low] = ranked(a);
    const auto [other_high, other_low] = ranked(b);
    const auto one = std::pair(field[high].score, field[low].score);
    const auto other = std::pair(field[other_high].score, field[other_low].score);
    return one != other ? one > other : field.ranks_before(high, other_high);
  });
}

class BursteinSteps final : public swiss::MadeRound<Field> {
 public:
  using MadeRound::MadeRound;

  [[nodiscard]] Verdict with_pair(Seat a, Seat b) const override {
    const auto& articles = regulation.articles;
    const Rank one = field().rank_of(a);
    if (b == no_seat) return swiss::with_bye(field(), articles.bye, round()->bye, one);
    const Rank other = field().rank_of(b);
    const BursteinSteps together(system(), forced_together(state(), a, b), regulation);
    if (!together.round())
      return swiss::no_legal_round(articles.unpairable,
                                   swiss::unpairable(together.field(), a, b).obstruction);
    auto with = verdict_with_pair(field(), round().value(), one, other);
    Verdict verdict = with.verdict
                          ? *std::move(with.verdict)
                          : verdict_on(swiss::published(together.field(), *together.round()));
    return swiss::with_limit(std::move(verdict), with.tried);
  }

  [[nodiscard]] std::vector<OpenReading> open_readings(const Pairing& correct) const override {
    using Reading = swiss::Reading<OtherReadings>;
    static constexpr std::array readings{
        Reading{&OtherReadings::absent_only, "B-01", swiss::asked<said::absences_need_not_last>},
        Reading{&OtherReadings::forfeits_count, "B-02",
                swiss::asked<said::forfeit_loss_is_no_absence>},
        Reading{&OtherReadings::number_only, "B-03", swiss::asked<said::scores_ahead_count>},
        Reading{&OtherReadings::boards_by_index, "B-12", swiss::asked<said::boards_by_tpn>},
        Reading{&OtherReadings::virtual_index, "B-13",
                swiss::asked<said::index_without_virtual_points>}};
    const auto publish = [](const Field& field, const RoundPairing& round) {
      Pairing pairing = swiss::published(field, round);
      if (field.regulation().other.boards_by_index) sort_by_index(field, pairing);
      return pairing;
    };
    return swiss::deciding(regulation, std::span<const Reading>(readings), correct,
                           [&](const Regulation& changed) { return round_by(changed, publish); });
  }

 private:
  [[nodiscard]] Verdict verdict_on(const Pairing& published) const override {
    return burstein::judge(field(), round().value(), published);
  }
};

std::shared_ptr<const Steps> make_burstein(const System& system, const State& state, Trace* trace) {
  if (is_undecided(state))
    return std::make_shared<const swiss::UndecidedSteps>(
        system, state, regulation.articles.unpairable, said::seeding_unknown{.round = state.round});
  if (is_seeding_round(state)) {
    tell(trace, title(Place::round(state.round)), regulation.articles.seeding,
         said::seeding_round{.round = state.round});
    return regulation.dutch->make(system, state, trace);
  }
  return std::make_shared<const BursteinSteps>(system, state, regulation);
}

PlayerView view_of_burstein(const State& state, Seat seat) {
  if (is_seeding_round(state)) return regulation.dutch->view(state, seat);
  PlayerView view = swiss::view_of(state.players[seat], "1.5");
  view.has_floats = false;  // No criterion asks for earlier floats
  return view;
}

}  // namespace

const System burstein_system{.name = "burstein",
                             .title = title_of<pair::said::burstein_title>,
                             .year = 2026,
                             .type_code = "FIDE_BURSTEIN",
                             .make = make_burstein,
                             .length = UsesLength::seeding_rounds,
                             .view = view_of_burstein};

}  // namespace trf::pair
