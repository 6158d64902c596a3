#include "dubov/explain_upfloaters.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include "dubov/judge.hpp"
#include "matching/dense_matching.hpp"
#include "swiss/explain.hpp"
#include "swiss/upfloater_teller.hpp"
#include "trf/pair/messages/dubov.hpp"
#include "trf/pair/messages/match_swiss.hpp"

namespace trf::pair::dubov {
namespace {

/// How far a set of upfloaters comes: the first absolute rule that it does not meet.
enum class Stage : std::uint8_t { c1, c3, c4, legal };

/// A set of upfloaters with the best pairing of the bracket.
struct Tried {
  Stage stage = Stage::c1;
  Worth worth;
};

class UpfloaterTeller : swiss::UpfloaterTeller<swiss::Field> {
 public:
  UpfloaterTeller(swiss::Teller<swiss::Field>& teller, const Field& field, const Step& step)
      : swiss::UpfloaterTeller<swiss::Field>(teller, field, step.lower, step.bracket.upfloaters),
        field_(field),
        step_(step),
        ours_{step.bracket.upfloaters, step.halves.pairs} {}

  void tell() {
    tell_number();
    auto scores = value_of(field_, c06, chosen(), {});
    by_rank(scores);
    teller().say(c06.name, said::highest_scores_are{.scores = swiss::points_of(scores)}, chosen());
    tell_each([this](Rank candidate) { return best_with(candidate); },
              [this](Rank candidate, const Tried& best) { tell_reason(candidate, best); });
  }

 private:
  [[nodiscard]] const std::vector<Rank>& residents() const { return step_.bracket.residents; }

  /// C6 compares scores from the lowest up; they are said in the order of the upfloaters.
  static void by_rank(auto& scores) { std::ranges::reverse(scores); }

  void tell_number() {
    swiss::Facts facts{{said::fact_upfloaters{}, swiss::listed(field_, chosen())}};
    if (is_single() && residents().size() % 2 != 0)
      teller().say(c05.name, said::upfloater_of_odd{.player = number(chosen().front())}, chosen(),
                   std::move(facts));
    else if (chosen().size() > 1 && can_pair_residents(chosen().size() - 2))
      teller().say(c05.name, said::upfloaters_complete{.players = swiss::numbers(field_, chosen())},
                   chosen(), std::move(facts));
    else
      teller().say(c05.name, said::upfloaters_are{.players = swiss::numbers(field_, chosen())},
                   chosen(), std::move(facts));
  }

  /// With so many lower players as upfloaters, whatever the others do. All other lower players are
  /// paired with vertices of their own.
  [[nodiscard]] bool can_pair_residents(std::size_t upfloaters) const {
    const std::size_t residents = this->residents().size(), lower = step_.lower.size();
    std::vector<Rank> players = this->residents();
    players.insert(players.end(), step_.lower.begin(), step_.lower.end());
    const auto graph = matching::Graph::from(
        residents + lower + lower - upfloaters, [&](matching::Vertex a, matching::Vertex b) {
          if (b >= players.size()) return a >= residents && a < players.size();
          return a < residents && field_.may_meet(players[a], players[b]);
        });
    return matching::DenseMatching(graph).is_complete();
  }

  void tell_reason(Rank candidate, const Tried& best) {
    switch (best.stage) {
      case Stage::c1:
      case Stage::c3: return tell_residents(candidate, best.stage == Stage::c1 ? "C1" : "C3");
      case Stage::c4: return say("C4", candidate, said::others_stay_unpaired{});
      case Stage::legal: break;
    }
    const Criterion* criterion = first_difference(field_, ours_, best.worth);
    if (criterion == nullptr)
      return say(field_.regulation().articles.upfloater_order, candidate,
                 said::set_is_later{.chosen = swiss::numbers(field_, chosen())});
    auto theirs = best.worth.by(field_, *criterion), ours = ours_.by(field_, *criterion);
    if (criterion == &c06) {
      by_rank(theirs);
      by_rank(ours);
    }
    compare(criterion->name, candidate, best.worth.upfloaters, criterion->says(theirs),
            swiss::ending(criterion->measure, ours));
  }

  /// The residents cannot all be paired with the candidate: of one resident, why not.
  void tell_residents(Rank candidate, std::string_view article) {
    if (residents().size() > 1) return say(article, candidate, said::residents_stay_unpaired{});
    const Rank resident = residents().front();
    auto rule = swiss::why_not(field_, resident, candidate);
    if (!rule) return;
    teller().say(
        rule->rule,
        said::are_not_paired{
            .one = number(resident), .other = number(candidate), .why = std::move(rule->why)},
        std::array{resident, candidate});
  }

  /// The best set of the same size with the candidate; empty: there are too many to look at.
  [[nodiscard]] std::optional<Tried> best_with(Rank candidate) const {
    std::optional<Tried> best;
    const bool is_whole = for_each_set(candidate, [&](std::vector<Rank> set) {
      Tried tried = look_at(std::move(set));
      if (!best || tried.stage > best->stage ||
          (tried.stage == Stage::legal && best->stage == Stage::legal &&
           is_better(tried.worth, best->worth)))
        best = std::move(tried);
    });
    return is_whole ? std::move(best) : std::nullopt;
  }

  [[nodiscard]] Tried look_at(std::vector<Rank> set) const {
    std::vector<Rank> bracket = residents(), others;
    bracket.insert(bracket.end(), set.begin(), set.end());
    std::ranges::set_difference(step_.lower, set, std::back_inserter(others));
    // In a smallest set no two upfloaters meet.
    const auto apart = [&](Rank a, Rank b) {
      return !std::ranges::binary_search(set, a) || !std::ranges::binary_search(set, b);
    };
    const auto keeps_c1 = [&](Rank a, Rank b) { return apart(a, b) && field_.keeps_c1(a, b); };
    const auto keeps_c3 = [&](Rank a, Rank b) { return apart(a, b) && field_.may_meet(a, b); };
    const auto may_meet = [&](Rank a, Rank b) { return field_.may_meet(a, b); };
    if (!can_pair(bracket, keeps_c1)) return {Stage::c1, {}};
    if (!can_pair(bracket, keeps_c3)) return {Stage::c3, {}};
    if (!can_pair(others, may_meet)) return {Stage::c4, {}};
    auto halves = pair_halves(field_, bracket);
    if (!halves) return {Stage::c3, {}};
    return {Stage::legal, {std::move(set), std::move(halves->pairs)}};
  }

  template <class Allowed>
  [[nodiscard]] static bool can_pair(const std::vector<Rank>& players, const Allowed& allowed) {
    const auto graph = matching::Graph::from(
        players.size(),
        [&](matching::Vertex a, matching::Vertex b) { return allowed(players[a], players[b]); });
    return matching::DenseMatching(graph).is_complete();
  }

  [[nodiscard]] bool is_better(const Worth& one, const Worth& other) const {
    const Criterion* criterion = first_difference(field_, one, other);
    if (criterion == nullptr) return false;
    const auto mine = one.by(field_, *criterion), theirs = other.by(field_, *criterion);
    return criterion == &c06 ? mine > theirs : mine < theirs;
  }

  const Field& field_;
  const Step& step_;
  Worth ours_;
};

}  // namespace

void tell_upfloaters(swiss::Teller<swiss::Field>& teller, const Field& field, const Step& step) {
  if (!step.bracket.upfloaters.empty()) UpfloaterTeller(teller, field, step).tell();
}

}  // namespace trf::pair::dubov
