#include <array>
#include <memory>

#include "dutch/explain.hpp"
#include "dutch/field.hpp"
#include "dutch/judge.hpp"
#include "dutch/ordinary.hpp"
#include "dutch/round.hpp"
#include "dutch/say.hpp"
#include "dutch/why_not.hpp"
#include "obstruction.hpp"
#include "publication.hpp"
#include "state_parts.hpp"
#include "steps.hpp"
#include "swiss/verdict.hpp"
#include "systems.hpp"
#include "trf/pair/messages/obstruction.hpp"

namespace trf::pair {
namespace {

using namespace dutch;  // NOLINT: this file is the system's front

/// Why no complete pairing exists.
Unpairable unpairable(const Field& field) {
  const State& state = field.state();
  return {describe_obstruction(
      state, {.legal = field.legal_pairs(field.ranking().ranks()),
              .may_have_bye = [&](Seat a) { return !field[field.rank_of(a)].bye_barred; },
              .why_not =
                  [&](Seat a, Seat b) {
                    return said::both_absolute{.player = state.players[a].tpn,
                                               .other = state.players[b].tpn,
                                               .colour = field[field.rank_of(a)].preference.colour};
                  }})};
}

/// Colours by 5.2, and boards.
Pairing published(const Field& field, const RoundPairing& round) {
  Pairing result;
  for (const Step& step : round.steps)
    for (const auto& [high, low] : step.pairing.pairs) {
      const PlayerIndex a = field.player(high), b = field.player(low);
      result.pairs.push_back(field.colour_of_higher(high, low) == Colour::white ? Pair{a, b}
                                                                                : Pair{b, a});
    }
  sort_by_board(field.state(), result);
  if (round.bye >= 0) result.bye = field.player(round.bye);
  return result;
}

/// A round with what its brackets look into.
class DutchSteps final : public Steps {
 public:
  DutchSteps(const System& system, const State& state, const Regulation& regulation)
      : Steps(system, state), field_(state, regulation), round_(pair_round(field_, pair_bracket)) {}

  [[nodiscard]] Outcome outcome(Trace* trace) const override {
    if (!round_) return unpairable(field_);
    if (trace != nullptr) explain(field_, *round_, *trace);
    return published(field_, *round_);
  }
  [[nodiscard]] Verdict judge(const Pairing& published, const Outcome& correct) const override {
    if (const auto* none = std::get_if<Unpairable>(&correct))
      return swiss::no_legal_round(field_.regulation().article_unpairable, none->obstruction);
    return dutch::judge(field_, round_.value(), published);
  }
  [[nodiscard]] Verdict with_pair(Seat a, Seat b) const override {
    const Rank one = field_.rank_of(a);
    if (b == no_seat) {
      if (field_[one].bye_barred)
        return {VerdictKind::illegal, 0, "C2", {}, barred_from_pab(field_, std::array{one})};
      const Field alone(forced_bye(state(), a), field_.regulation());
      return verdict_with_bye(field_, alone, round_.value(), one);
    }
    const Rank other = field_.rank_of(b);
    if (auto verdict = illegal_pair(field_, one, other)) return *verdict;
    return verdict_with_pair(field_, round_.value(), one, other);
  }

 private:
  const Field field_;
  const std::optional<RoundPairing> round_;
};

template <const Regulation& regulation>
std::shared_ptr<const Steps> make_dutch(const System& system, const State& state,
                                        Trace* /*trace*/) {
  return std::make_shared<const DutchSteps>(system, state, regulation);
}

template <const Regulation& regulation>
PlayerView view_of(const State& state, Seat seat) {
  const Field field(state, regulation);
  const Member& member = field[field.rank_of(seat)];
  const auto strength = static_cast<std::size_t>(member.preference.strength);
  const auto kind = [](Float one) {
    return one == Float::down ? FloatKind::down
           : one == Float::up ? FloatKind::up
                              : FloatKind::none;
  };
  return {.preference = member.preference.colour,
          .strength = member.preference.strength,
          .article = std::string(regulation.article_preference[strength]),
          .last = kind(member.last),
          .before_last = kind(member.before_last),
          .bye_barred = member.bye_barred};
}

}  // namespace

const System dutch_system{.name = "dutch",
                          .title = title_of<pair::said::dutch_title>,
                          .year = 2026,
                          .type_code = "FIDE_DUTCH_2026",
                          .make = make_dutch<dutch_2026>,
                          .view = view_of<dutch_2026>};

const System dutch_2017_system{.name = "dutch",
                               .title = title_of<pair::said::dutch_title>,
                               .year = 2017,
                               .type_code = "FIDE_DUTCH_2017",
                               .make = make_dutch<dutch_2017>,
                               .view = view_of<dutch_2017>};

}  // namespace trf::pair
