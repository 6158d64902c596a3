#include "dutch/why_not.hpp"

#include <algorithm>
#include <numeric>

#include "dutch/completion.hpp"
#include "dutch/evaluate.hpp"
#include "dutch/exact.hpp"
#include "dutch/judge.hpp"
#include "swiss/set_walk.hpp"
#include "swiss/sets_to_try.hpp"
#include "swiss/verdict.hpp"
#include "trf/contains.hpp"
#include "trf/pair/messages/dutch.hpp"

namespace trf::pair::dutch {
namespace {

constexpr std::int32_t any_score = -1;
/// Sets of downfloaters that are tried one by one: see sets_to_try().
constexpr int most_sets = 20'000;

/// The best candidate of a bracket among those after which the pair can still be made, and all
/// others too; or after which a player can still receive the bye.
class Constrained {
 public:
  Constrained(const Step& step, Rank a, Rank b)
      : step_(step),
        task_(step.task),
        field_(*task_.field),
        a_(std::min(a, b)),
        b_(std::max(a, b)) {}
  /// \p alone: the field in which the player has only the bye
  Constrained(const Step& step, Rank player, const Field& alone)
      : step_(step), task_(step.task), field_(*task_.field), a_(player), alone_(&alone) {}

  [[nodiscard]] std::optional<BracketPairing> best() {
    Task first = task_;
    if (is_bye())
      first.field = alone_;
    else
      first.together = {a_, b_};
    first.completes = true;
    first.look_ahead = false;
    auto by_floaters = pair_exactly(first);
    if (!by_floaters) return std::nullopt;
    // [C6] and [C7] do not look ahead. Where they are met, the following bracket counts as it is
    // without the pair, so each set of downfloaters is tried by itself.
    if (!looks_ahead() || !is_met(*by_floaters)) return by_floaters;
    if (made_here(*by_floaters)) {
      Task here = task_;
      here.together = {a_, b_};
      auto candidate = pair_exactly(here);
      if (candidate && made_here(*candidate) && leaves_all(candidate->downfloaters))
        return candidate;
    }
    if (auto candidate = with_floater()) return candidate;
    auto chosen = by_each_set(by_floaters->downfloaters);
    return chosen ? chosen : by_floaters;
  }

  /// The number of sets of downfloaters that were tried, if there are more; 0: all that had to be.
  [[nodiscard]] int limit() const { return tried_ < most_sets_ ? 0 : most_sets_; }

 private:
  [[nodiscard]] bool is_bye() const { return alone_ != nullptr; }
  [[nodiscard]] bool looks_ahead() const {
    return task_.look_ahead && task_.next_begin < task_.next_end;
  }
  [[nodiscard]] bool is_met(const BracketPairing& candidate) const {
    const auto criteria = field_.regulation().criteria;
    return std::ranges::all_of(criteria.first(2), [&](const Criterion* criterion) {
      return value_of(task_, candidate, *criterion) == value_of(task_, step_.pairing, *criterion);
    });
  }
  [[nodiscard]] bool made_here(const BracketPairing& candidate) const {
    return !is_bye() && contains(candidate.pairs, std::pair(a_, b_));
  }
  [[nodiscard]] bool is_in_bracket(Rank player) const {
    return std::ranges::binary_search(task_.bracket.players, player);
  }
  /// Can all players left be paired, these two with one another?
  [[nodiscard]] bool leaves_all(const std::vector<Rank>& floaters) const {
    std::vector<Rank> players;
    const auto add = [&](Rank player) {
      if (player != a_ && player != b_) players.push_back(player);
    };
    std::ranges::for_each(floaters, add);
    for (Rank player = task_.next_begin; player < field_.size(); ++player) add(player);
    return can_be_completed(field_, players, task_.bye_score);
  }
  /// Both of the pair float or neither does; who is in the bracket alone has to.
  [[nodiscard]] bool keeps_pair(const std::vector<Rank>& floaters) const {
    if (is_bye()) return !is_in_bracket(a_) || std::ranges::binary_search(floaters, a_);
    const auto stays = [&](Rank player) {
      return is_in_bracket(player) && !std::ranges::binary_search(floaters, player);
    };
    return stays(a_) == stays(b_) && (!stays(a_) || is_possible_here());
  }
  [[nodiscard]] bool is_possible_here() const {
    const auto& players = task_.bracket.players;
    const auto bsn = std::ranges::lower_bound(players, b_) - players.begin();
    return !task_.bracket.is_moved_down(static_cast<int>(bsn));
  }

  /// Where one of the pair has to float: the best candidate in which that player does. Empty if
  /// there is no such candidate, or if the pair cannot follow it.
  [[nodiscard]] std::optional<BracketPairing> with_floater() const {
    const bool is_other_here = !is_bye() && is_in_bracket(b_);
    if (is_in_bracket(a_) == is_other_here) return std::nullopt;
    Task task = task_;
    task.floating = is_other_here ? b_ : a_;
    auto candidate = pair_exactly(task);
    if (!candidate || !leaves_all(candidate->downfloaters)) return std::nullopt;
    return candidate;
  }

  [[nodiscard]] std::optional<BracketPairing> by_each_set(const std::vector<Rank>& like) {
    wanted_ = evaluate(task_, step_.pairing);
    // 2026: [C7] has fixed the scores of the downfloaters; 2017: the PSD has not.
    const bool by_score = field_.regulation().look_ahead == LookAhead::pairs_and_scores;
    const auto scores_of = [&](const std::vector<Rank>& of) {
      std::vector<std::int32_t> scores;  // From the lowest ranked
      for (auto player = of.rbegin(); player != of.rend(); ++player)
        scores.push_back(by_score ? field_[*player].score : any_score);
      return scores;
    };
    const auto& players = task_.bracket.players;
    swiss::SetWalk(scores_of(players), scores_of(like))
        .run([&](const std::vector<std::size_t>& places) {
          if (tried_ == most_sets_ || is_found()) return false;
          ++tried_;
          std::vector<Rank> set;
          for (auto place = places.rbegin(); place != places.rend(); ++place)
            set.push_back(players[players.size() - 1 - *place]);
          try_set(set);
          return tried_ < most_sets_ && !is_found();
        });
    return std::move(best_);
  }

  /// None of the other sets is better. Sets of equal value are compared by art. 4, in brackets that
  /// are not large, until the best one differs from the correct round only by a transposition.
  [[nodiscard]] bool is_found() const {
    constexpr int large = 60;
    return best_ && values_ == wanted_ &&
           (best_parting_.stage == Parting::Stage::transposition || task_.bracket.size() > large);
  }
  void try_set(const std::vector<Rank>& set) {
    if (!keeps_pair(set) || !leaves_all(set)) return;
    const Value ahead = look_ahead(task_, set);
    if (best_ && best_ahead_ < ahead) return;
    Task task = task_;
    task.downfloaters = set;
    if (!is_bye() && is_in_bracket(a_) && is_in_bracket(b_) && !std::ranges::binary_search(set, a_))
      task.together = {a_, b_};
    task.completes = false;
    task.look_ahead = false;
    auto candidate = pair_exactly(task);
    if (!candidate || candidate->downfloaters != set) return;
    auto values = evaluate(task_, *candidate);
    const Parting from_correct = parting(task_, step_.pairing, *candidate);
    if (best_ && (values_ < values || (values_ == values && from_correct <= best_parting_))) return;
    best_ = std::move(candidate);
    best_parting_ = from_correct;
    best_ahead_ = ahead;
    values_ = std::move(values);
  }

  const Step& step_;
  const Task& task_;
  const Field& field_;
  Rank a_, b_ = no_opponent;
  const Field* alone_ = nullptr;
  int most_sets_ = swiss::sets_to_try(most_sets, field_.size());
  int tried_ = 0;
  std::optional<BracketPairing> best_;
  Value best_ahead_;
  std::vector<Value> values_, wanted_;
  Parting best_parting_;
};

/// Can all players be paired, these two with one another? \p b: no_opponent for the bye
[[nodiscard]] bool can_follow(const Field& field, std::vector<Rank> players, Rank a, Rank b,
                              std::optional<std::int32_t> bye_score) {
  const auto removed = std::erase_if(players, [&](Rank p) { return p == a || p == b; });
  return removed == (b == no_opponent ? 1 : 2) && can_be_completed(field, players, bye_score);
}

[[nodiscard]] Verdict no_such_round(const Field& field) {
  return {VerdictKind::unpairable, 0, std::string(field.regulation().articles.unpairable), {}, {}};
}

/// [C5]
[[nodiscard]] Verdict bye_above_lowest(const Field& field, std::int32_t lowest) {
  Verdict verdict{VerdictKind::worse, 0, std::string(field.regulation().articles.bye), {}, {}};
  verdict.explanation = said::pab_above_lowest{.points = Score::from_tenths(lowest)};
  return verdict;
}

/// The first bracket after which the rest cannot follow, and its best candidate after which it can.
template <class With>
[[nodiscard]] Verdict first_loss(const Field& field, const RoundPairing& correct, Rank a, Rank b,
                                 const With& with) {
  for (const Step& step : correct.steps) {
    std::vector<Rank> left = step.pairing.downfloaters;
    for (Rank player = step.task.next_begin; player < field.size(); ++player)
      left.push_back(player);
    if (can_follow(field, left, a, b, correct.bye_score)) continue;
    Constrained constrained = with(step);
    const auto candidate = constrained.best();
    if (!candidate) return no_such_round(field);
    Verdict verdict = compare(step, *candidate);
    return swiss::with_limit(std::move(verdict), constrained.limit());
  }
  return no_such_round(field);
}

}  // namespace

Verdict verdict_with_pair(const Field& field, const RoundPairing& correct, Rank a, Rank b) {
  std::vector<Rank> all(static_cast<std::size_t>(field.size()));
  std::iota(all.begin(), all.end(), 0);
  if (!can_follow(field, all, a, b, std::nullopt)) return no_such_round(field);
  if (correct.bye_score && !can_follow(field, all, a, b, correct.bye_score))
    return bye_above_lowest(field, *correct.bye_score);
  return first_loss(field, correct, a, b,
                    [&](const Step& step) { return Constrained(step, a, b); });
}

Verdict verdict_with_bye(const Field& field, const Field& alone, const RoundPairing& correct,
                         Rank player) {
  std::vector<Rank> all(static_cast<std::size_t>(field.size()));
  std::iota(all.begin(), all.end(), 0);
  if (!can_follow(field, all, player, no_opponent, std::nullopt)) return no_such_round(field);
  if (correct.bye_score && field[player].score != *correct.bye_score)
    return bye_above_lowest(field, *correct.bye_score);
  return first_loss(field, correct, player, no_opponent,
                    [&](const Step& step) { return Constrained(step, player, alone); });
}

}  // namespace trf::pair::dutch
