#include <array>

#include "dutch/explain.hpp"
#include "dutch/judge.hpp"
#include "dutch/ordinary.hpp"
#include "dutch/round.hpp"
#include "dutch/why_not.hpp"
#include "state_parts.hpp"
#include "swiss/judge.hpp"
#include "swiss/made_round.hpp"
#include "systems.hpp"

namespace trf::pair {
namespace {

using namespace dutch;  // NOLINT: this file is the system's front

/// The verdict, with the reason if no legal round exists.
Verdict with_obstruction(Verdict verdict, const auto& unpairable) {
  if (verdict.kind == VerdictKind::unpairable) verdict.explanation = unpairable().obstruction;
  return verdict;
}

class DutchSteps final : public swiss::MadeRound<Field> {
 public:
  using MadeRound::MadeRound;

  [[nodiscard]] Verdict with_pair(Seat a, Seat b) const override {
    const Rank one = field().rank_of(a);
    if (b == no_seat) {
      if (field()[one].bye_barred)
        return swiss::illegal("C2", barred_from_pab(field(), std::array{one}));
      const Field alone(forced_bye(state(), a), field().regulation());
      return with_obstruction(verdict_with_bye(field(), alone, round().value(), one),
                              [&] { return swiss::unpairable(alone, a); });
    }
    const Rank other = field().rank_of(b);
    return with_obstruction(verdict_with_pair(field(), round().value(), one, other), [&] {
      return swiss::unpairable(Field(forced_together(state(), a, b), field().regulation()), a, b);
    });
  }

 private:
  [[nodiscard]] Verdict verdict_on(const Pairing& published) const override {
    return dutch::judge(field(), round().value(), published);
  }
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
  return {.preference = member.preference.colour,
          .strength = member.preference.strength,
          .article = std::string(regulation.articles.preference[strength]),
          .last = member.last,
          .before_last = member.before_last,
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
