#include <memory>
#include <string>

#include "lim/judge.hpp"
#include "lim/round.hpp"
#include "systems.hpp"

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
  const auto float_in = [&](std::size_t back) {
    const auto past = state.players[seat].past;
    if (past.size() < back || past[past.size() - back].opponent == no_player)
      return FloatKind::none;
    const Past& mine = past[past.size() - back];
    const Past& other = state.past_of(mine.opponent)[past.size() - back];
    const Score own = mine.before + mine.fictitious, his = other.before + other.fictitious;
    return own > his ? FloatKind::down : own < his ? FloatKind::up : FloatKind::none;
  };
  return {.preference = field[seat].due,
          .article = "art. " + std::string(twice                  ? articles.alternation
                                           : state.round % 2 == 0 ? articles.due_even
                                                                  : articles.due),
          .last = float_in(1),
          .before_last = float_in(2),
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
};

constinit const System lim_1989_system{
    .name = "lim-1989",
    .title = title_of<pair::said::lim_1989_title>,
    .pair = pair_round<lim::regulation_1989>,
    .judge = judge_round<lim::regulation_1989>,
    .length = UsesLength::last_round_and_maxi,
    .with_pair = with_pair<lim::regulation_1989>,
    .view = view_of<lim::regulation_1989>,
};

}  // namespace trf::pair
