#include "match_swiss/explain_choice.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <tuple>

#include "match_swiss/completion.hpp"
#include "match_swiss/criterion.hpp"
#include "match_swiss/tell.hpp"
#include "swiss/prohibition.hpp"
#include "swiss/upfloater_teller.hpp"
#include "trf/contains.hpp"
#include "trf/pair/messages/dubov.hpp"
#include "trf/pair/messages/match_swiss.hpp"
#include "trf/pair/messages/swiss.hpp"

namespace trf::pair::match_swiss {
namespace {

constexpr std::size_t most_asked = 60;  // members of a bracket whose legal pairs are tried

[[nodiscard]] std::optional<swiss::Prohibition> why_not(const Field& field, Rank a, Rank b) {
  return swiss::c1_forbids(field.state(), field.seat(a), field.seat(b));
}

/// How far a set comes: the first rule that it does not meet.
enum class Stage : std::uint8_t { c1, c3, legal };

struct Tried {
  Stage stage = Stage::c1;
  UpfloaterSet set;
};

class SetTeller : swiss::UpfloaterTeller<Field> {
 public:
  SetTeller(swiss::Teller<Field>& teller, const Field& field, const Step& step)
      : swiss::UpfloaterTeller<Field>(teller, field, step.task.lower, step.set.upfloaters),
        field_(field),
        step_(step) {}

  void tell() {
    tell_each([this](Rank candidate) { return best_with(candidate); },
              [this](Rank candidate, const Tried& best) { tell_reason(candidate, best); });
  }

 private:
  [[nodiscard]] const std::vector<Rank>& residents() const { return step_.task.residents; }

  void tell_reason(Rank candidate, const Tried& best) {
    switch (best.stage) {
      case Stage::c1: return tell_residents(candidate);
      case Stage::c3: return say("C3", candidate, said::others_stay_unmatched{});
      case Stage::legal: break;
    }
    const UpfloaterSet &theirs = best.set, &ours = step_.set;
    const auto scores = [&](const UpfloaterSet& set) {
      std::vector<std::int32_t> points;
      for (const Rank rank : set.upfloaters) points.push_back(field_[rank].score);
      return points;
    };
    if (scores(theirs) != scores(ours))
      return compare("C5", candidate, theirs.upfloaters,
                     said::scores_of_upfloaters{.scores = swiss::points_of(scores(theirs))},
                     said::value_scores{.scores = swiss::points_of(scores(ours))});
    if (theirs.c6 != ours.c6)
      return compare("C6", candidate, theirs.upfloaters, said::next_scoregroup{.complies = false},
                     said::next_scoregroup{.complies = true});
    if (theirs.c7 != ours.c7)
      return compare("C7", candidate, theirs.upfloaters,
                     said::upfloaters_floated{.count = theirs.c7}, swiss::number_fact(ours.c7));
    say(field_.regulation().articles.set_order, candidate,
        said::set_is_later{.chosen = swiss::numbers(field_, chosen())});
  }

  /// The residents cannot all be paired with the candidate: of one resident, why not.
  void tell_residents(Rank candidate) {
    if (residents().size() > 1) return say("C1", candidate, said::residents_stay_unpaired{});
    const Rank resident = residents().front();
    if (auto forbidden = why_not(field_, resident, candidate))
      teller().say(forbidden->rule,
                   said::are_not_paired{.one = number(resident),
                                        .other = number(candidate),
                                        .why = std::move(forbidden->why)},
                   std::array{resident, candidate});
  }

  /// The best set of the same size with the candidate; empty: there are too many to look at.
  [[nodiscard]] std::optional<Tried> best_with(Rank candidate) const {
    const auto key = [&](const Tried& one) {
      std::vector<std::int32_t> scores;
      for (auto rank = one.set.upfloaters.rbegin(); rank != one.set.upfloaters.rend(); ++rank)
        scores.push_back(-field_[*rank].score);  // C5: from the lowest up
      return std::tuple(-static_cast<int>(one.stage), scores, one.set.c6, one.set.c7,
                        one.set.upfloaters);
    };
    std::optional<Tried> best;
    const bool is_whole = for_each_set(candidate, [&](std::vector<Rank> set) {
      Tried tried = look_at(std::move(set));
      if (!best || key(tried) < key(*best)) best = std::move(tried);
    });
    return is_whole ? std::move(best) : std::nullopt;
  }

  [[nodiscard]] Tried look_at(std::vector<Rank> set) const {
    std::vector<Rank> bracket = residents(), others;
    bracket.insert(bracket.end(), set.begin(), set.end());
    std::ranges::set_difference(step_.task.lower, set, std::back_inserter(others));
    Tried tried{Stage::legal, {std::move(set)}};
    if (!can_all_be_paired(field_, bracket))
      tried.stage = Stage::c1;
    else if (!can_all_be_paired(field_, others))
      tried.stage = Stage::c3;
    if (tried.stage != Stage::legal) return tried;
    tried.set.c6 = following_after(step_.task, tried.set.upfloaters);
    for (const Rank rank : tried.set.upfloaters)
      tried.set.c7 += counts_for_c7(field_, rank) ? 1 : 0;
    return tried;
  }

  const Field& field_;
  const Step& step_;
};

class PairTeller {
 public:
  PairTeller(swiss::Teller<Field>& teller, const Field& field, const Step& step)
      : teller_(teller),
        field_(field),
        step_(step),
        counts_(counts_of(field, step.pairs, step.score)) {
    for (const auto& [top, bottom] : step.pairs) {
      members_.push_back(top);
      members_.push_back(bottom);
    }
    std::ranges::sort(members_, {}, [&](Rank rank) { return field[rank].tpn; });
  }

  void tell() {
    if (tell_tops()) return;
    std::vector<Rank> left;
    for (const Rank member : members_)
      if (!is_top(member)) left.push_back(member);
    for (const auto& [top, bottom] : step_.pairs) {
      for (const Rank other : left) {
        if (other == bottom) break;
        tell_pair(top, other);
      }
      std::erase(left, bottom);
    }
  }

 private:
  [[nodiscard]] bool is_top(Rank rank) const {
    return contains(step_.pairs, rank, &TopBottom::first);
  }
  [[nodiscard]] bool of_teams() const { return field_.regulation().allotment == Allotment::teams; }
  [[nodiscard]] Number number(Rank rank) const { return field_[rank].tpn; }

  /// The first of the upper half who is not a top member; false: all are.
  [[nodiscard]] bool tell_tops() {
    const auto half = members_.begin() + std::ssize(members_) / 2;
    const auto found =
        std::find_if(members_.begin(), half, [&](Rank rank) { return !is_top(rank); });
    if (found == half) return false;
    teller_.say(field_.regulation().articles.identifier,
                said::is_no_top_member{.player = number(*found), .teams = of_teams()},
                std::array{*found});
    return true;
  }

  void tell_pair(Rank top, Rank other) {
    const auto say = [&](std::string_view article, Message why) {
      teller_.say(
          article,
          said::are_not_paired{.one = number(top), .other = number(other), .why = std::move(why)},
          std::array{top, other});
    };
    if (auto forbidden = why_not(field_, top, other))
      return say(forbidden->rule, std::move(forbidden->why));
    if (members_.size() > most_asked) return;
    const auto counts = counts_with(top, other);
    if (!counts) return say("C1", said::others_stay_unmatched{});
    for (std::size_t c = 0; c < counts->size(); ++c) {
      if ((*counts)[c] == counts_[c]) continue;
      const PairCriterion& criterion = *field_.regulation().pair_criteria[c];
      return say(criterion.name, said::with_pair{.one = number(top),
                                                 .other = number(other),
                                                 .theirs = criterion.says({&(*counts)[c], 1}),
                                                 .ours = swiss::number_fact(counts_[c])});
    }
    say(field_.regulation().articles.identifier,
        said::bottom_comes_later{.teams = of_teams(), .player = number(top)});
  }

  /// The best values of a pairing of the bracket with the pair; empty: there is none.
  [[nodiscard]] std::optional<std::vector<int>> counts_with(Rank top, Rank other) const {
    std::vector<Rank> rest;
    for (const Rank member : members_)
      if (member != top && member != other) rest.push_back(member);
    std::vector<TopBottom> pairs;
    if (!rest.empty()) pairs = pair_bracket(field_, rest, step_.score);
    if (pairs.size() * 2 != rest.size()) return std::nullopt;
    pairs.emplace_back(top, other);
    return counts_of(field_, pairs, step_.score);
  }

  swiss::Teller<Field>& teller_;
  const Field& field_;
  const Step& step_;
  std::vector<int> counts_;
  std::vector<Rank> members_;  ///< By TPN
};

}  // namespace

void tell_other_upfloaters(swiss::Teller<Field>& teller, const Field& field, const Step& step) {
  if (!step.set.upfloaters.empty()) SetTeller(teller, field, step).tell();
}

void tell_other_pairs(swiss::Teller<Field>& teller, const Field& field, const Step& step) {
  PairTeller(teller, field, step).tell();
}

}  // namespace trf::pair::match_swiss
