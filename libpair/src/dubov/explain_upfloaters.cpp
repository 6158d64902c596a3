#include "dubov/explain_upfloaters.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include "dubov/judge.hpp"
#include "matching/dense_matching.hpp"
#include "swiss/explain.hpp"
#include "trf/pair/messages/dubov.hpp"
#include "trf/pair/messages/match_swiss.hpp"

namespace trf::pair::dubov {
namespace {

/// In a small field all earlier candidates have their reason, and sets of several are looked at.
constexpr int small_field = 40;
constexpr std::size_t most_candidates = 3;  // in larger fields
constexpr int most_sets = 300;              // with one candidate

/// How far a set of upfloaters comes: the first absolute rule that it does not meet.
enum class Stage : std::uint8_t { c1, c3, c4, legal };

/// A set of upfloaters with the best pairing of the bracket.
struct Tried {
  Stage stage = Stage::c1;
  Worth worth;
};

class UpfloaterTeller {
 public:
  UpfloaterTeller(swiss::Teller<swiss::Field>& teller, const Field& field, const Step& step)
      : teller_(teller), field_(field), step_(step), ours_{upfloaters(), step.halves.pairs} {}

  void tell() {
    tell_number();
    const auto scores = value_of(field_, c06, upfloaters(), {});
    teller_.say(c06.name, said::highest_scores_are{.scores = swiss::points_of(scores)},
                upfloaters());
    const bool is_small = field_.size() <= small_field;
    if (!is_single() && !is_small) return;
    std::size_t told = 0;
    for (const Rank candidate : step_.lower) {
      if (candidate >= upfloaters().back() || (!is_small && told == most_candidates)) break;
      if (std::ranges::find(upfloaters(), candidate) != upfloaters().end()) continue;
      tell_candidate(candidate);
      ++told;
    }
  }

 private:
  [[nodiscard]] const std::vector<Rank>& residents() const { return step_.bracket.residents; }
  [[nodiscard]] const std::vector<Rank>& upfloaters() const { return step_.bracket.upfloaters; }
  [[nodiscard]] bool is_single() const { return upfloaters().size() == 1; }
  [[nodiscard]] Number number(Rank rank) const { return field_[rank].tpn; }

  void tell_number() {
    swiss::Facts facts{{said::fact_upfloaters{}, swiss::listed(field_, upfloaters())}};
    if (is_single() && residents().size() % 2 != 0)
      teller_.say(c05.name, said::upfloater_of_odd{.player = number(upfloaters().front())},
                  upfloaters(), std::move(facts));
    else
      teller_.say(c05.name, said::upfloaters_are{.players = swiss::numbers(field_, upfloaters())},
                  upfloaters(), std::move(facts));
  }

  void say(std::string_view article, Rank candidate, Message why) {
    std::vector<Rank> about{candidate};
    about.insert(about.end(), upfloaters().begin(), upfloaters().end());
    if (is_single())
      teller_.say(article,
                  said::is_not_the_upfloater{.player = number(candidate), .why = std::move(why)},
                  about);
    else
      teller_.say(article,
                  said::is_not_an_upfloater{.player = number(candidate), .why = std::move(why)},
                  about);
  }

  void tell_candidate(Rank candidate) {
    const auto best = best_with(candidate);
    if (!best) return;
    switch (best->stage) {
      case Stage::c1:
      case Stage::c3: return tell_residents(candidate, best->stage == Stage::c1 ? "C1" : "C3");
      case Stage::c4: return say("C4", candidate, said::others_stay_unpaired{});
      case Stage::legal: break;
    }
    const Criterion* criterion = first_difference(field_, ours_, best->worth);
    if (criterion == nullptr)
      return say(field_.regulation().articles.upfloater_order, candidate,
                 said::set_is_later{.chosen = swiss::numbers(field_, upfloaters())});
    Message theirs = criterion->says(best->worth.by(field_, *criterion));
    Message own = swiss::ending(criterion->measure, ours_.by(field_, *criterion));
    if (is_single())
      say(criterion->name, candidate,
          said::with_each{.one = number(candidate),
                          .theirs = std::move(theirs),
                          .other = number(upfloaters().front()),
                          .ours = std::move(own)});
    else
      say(criterion->name, candidate,
          said::with_upfloaters{.these = swiss::numbers(field_, best->worth.upfloaters),
                                .theirs = std::move(theirs),
                                .those = swiss::numbers(field_, upfloaters()),
                                .ours = std::move(own)});
  }

  /// The residents cannot all be paired with the candidate: of one resident, why not.
  void tell_residents(Rank candidate, std::string_view article) {
    if (residents().size() > 1) return say(article, candidate, said::residents_stay_unpaired{});
    const Rank resident = residents().front();
    auto rule = swiss::why_not(field_, resident, candidate);
    if (!rule) return;
    teller_.say(
        rule->rule,
        said::are_not_paired{
            .one = number(resident), .other = number(candidate), .why = std::move(rule->why)},
        std::array{resident, candidate});
  }

  /// The best set of the same size with the candidate; empty: there are too many to look at.
  [[nodiscard]] std::optional<Tried> best_with(Rank candidate) {
    best_.reset();
    left_ = most_sets;
    std::vector<Rank> set{candidate};
    extend(set, 0);
    return left_ < 0 ? std::nullopt : std::move(best_);
  }

  void extend(std::vector<Rank>& set, std::size_t from) {
    if (set.size() == upfloaters().size()) {
      if (--left_ >= 0) consider(set);
      return;
    }
    for (std::size_t i = from; i < step_.lower.size() && left_ >= 0; ++i) {
      if (step_.lower[i] == set.front()) continue;
      set.push_back(step_.lower[i]);
      extend(set, i + 1);
      set.pop_back();
    }
  }

  void consider(std::vector<Rank> set) {
    std::ranges::sort(set);
    Tried tried = look_at(std::move(set));
    if (!best_ || tried.stage > best_->stage ||
        (tried.stage == Stage::legal && best_->stage == Stage::legal &&
         is_better(tried.worth, best_->worth)))
      best_ = std::move(tried);
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

  swiss::Teller<swiss::Field>& teller_;
  const Field& field_;
  const Step& step_;
  Worth ours_;
  std::optional<Tried> best_;
  int left_ = 0;
};

}  // namespace

void tell_upfloaters(swiss::Teller<swiss::Field>& teller, const Field& field, const Step& step) {
  if (!step.bracket.upfloaters.empty()) UpfloaterTeller(teller, field, step).tell();
}

}  // namespace trf::pair::dubov
