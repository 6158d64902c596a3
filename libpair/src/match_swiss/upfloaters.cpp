#include "match_swiss/upfloaters.hpp"

#include <algorithm>
#include <cstdlib>
#include <memory>
#include <tuple>
#include <utility>

#include "match_swiss/completion.hpp"
#include "match_swiss/criterion.hpp"
#include "matching/optimal_matchings.hpp"
#include "swiss/set_walk.hpp"
#include "swiss/sets_to_try.hpp"

namespace trf::pair::match_swiss {
namespace {

[[nodiscard]] std::vector<Rank> without(const std::vector<Rank>& ranks,
                                        const std::vector<Rank>& taken) {
  std::vector<Rank> rest;
  rest.reserve(ranks.size());
  std::ranges::set_difference(ranks, taken, std::back_inserter(rest));
  return rest;
}

/// The usual bracket: all are paired inside it, or with one of the next scoregroup.
/// Empty if the matching has to decide: slower, but faster than many of the group one by one.
[[nodiscard]] std::optional<UpfloaterSet> choose_one_at_most(const Task& task) {
  if (task.residents.size() % 2 == 0)
    return is_legal(task, {}) ? std::optional(UpfloaterSet{}) : std::nullopt;
  if (task.lower.empty()) return std::nullopt;
  const Field& field = *task.field;
  const std::int32_t score = field[task.lower.front()].score;
  Spare residents(field, task.residents), lower(field, task.lower);
  int failures = 3;  // of C6, to be looked at one by one
  // In the order of 3.5.5: C6, then C7, then the TPN.
  std::optional<UpfloaterSet> best;
  const auto worth = [](const UpfloaterSet& set) { return std::pair(set.c6, set.c7); };
  for (const Rank rank : task.lower) {
    if (field[rank].score != score) break;
    UpfloaterSet set{{rank}, complies, counts_for_c7(field, rank) ? 1 : 0};
    if (best && worth(set) >= worth(*best)) continue;
    if (!residents.may_join(rank) || !lower.contains(rank)) continue;
    set.c6 = following_after(task, set.upfloaters);
    if (set.c6 != complies && task.rules == nullptr &&
        (field.regulation().other.graded_c6 || --failures == 0))
      return std::nullopt;
    if (best && worth(set) >= worth(*best)) continue;
    best = std::move(set);
    if (worth(*best) == std::pair(0, 0)) break;
  }
  return best;
}

/// C4, C5, C6 and C7 as the gains of one matching of all who are left: a pair of a resident with a
/// lower participant makes an upfloater, and a pair of the following scoregroup with a lower one
/// means an upfloater of the next bracket. In a smallest set no two upfloaters meet.
class UpfloaterSearch {
 public:
  UpfloaterSearch(const Task& task, bool with_c6) : task_(task), field_(*task.field) {
    for (const Rank rank : task.lower)
      if (scores_.empty() || scores_.back() != field_[rank].score)
        scores_.push_back(field_[rank].score);
    ranks_ = task.residents;
    ranks_.insert(ranks_.end(), task.lower.begin(), task.lower.end());
    c6_ = scores_.size() + 2;
    c7_ = c6_ + 1;
    graph_.joined = field_.legal_pairs(ranks_);
    graph_.kind = field_.kinds_of(ranks_, large_group(ranks_.size()));
    graph_.fields = c7_ + 1;
    graph_.types = 1 + 2 * scores_.size();
    for (std::size_t i = 0; i < ranks_.size(); ++i) graph_.type.push_back(type_of(i));
    graph_.add_gains = [this, with_c6](int a, int b, std::int32_t* gains) {
      add_gains(graph_.type[static_cast<std::size_t>(a)], graph_.type[static_cast<std::size_t>(b)],
                with_c6, gains);
    };
    best_ = matching::optimal_matchings(graph_);
  }

  [[nodiscard]] bool is_complete() {
    for (int v = 0; v < graph_.vertices(); ++v)
      if (best_->mate(v) < 0) return false;
    return true;
  }
  /// Upfloaters that the following scoregroup needs in the matching at hand, and its size there.
  [[nodiscard]] bool follows_by_parity() {
    int needed = 0, left = 0;
    for (std::size_t v = first(); v < ranks_.size(); ++v) {
      const auto mate = static_cast<std::size_t>(best_->mate(static_cast<int>(v)));
      if (mate < first() || !in_following(v)) continue;
      ++left;
      if (!in_following(mate)) ++needed;
    }
    return needed == left % 2;
  }
  /// 3.5.4: the first set, among those of the best matchings.
  [[nodiscard]] std::vector<Rank> first_set() {
    std::vector<int> quota(scores_.size(), 0);
    for (std::size_t v = first(); v < ranks_.size(); ++v)
      if (floats(v)) ++quota[level_of(v)];
    std::vector<std::uint8_t> residents(ranks_.size() + 1, 0);
    std::fill_n(residents.begin(), first(), std::uint8_t{1});
    std::vector<Rank> set;
    for (std::size_t v = first(); v < ranks_.size(); ++v) {
      int& left = quota[level_of(v)];
      if (left == 0 || !best_->narrow(static_cast<int>(v), residents)) continue;
      --left;
      set.push_back(ranks_[v]);
    }
    return set;
  }

 private:
  [[nodiscard]] std::size_t first() const { return task_.residents.size(); }
  [[nodiscard]] bool floats(std::size_t v) {
    return best_->mate(static_cast<int>(v)) < static_cast<int>(first());
  }
  [[nodiscard]] std::size_t level_of(std::size_t v) const {
    return static_cast<std::size_t>(graph_.type[v] - 1) / 2;
  }
  [[nodiscard]] bool in_following(std::size_t v) const {
    return task_.following == field_[ranks_[v]].score;
  }
  /// 0: a resident; else by score from the top, and by C7.
  [[nodiscard]] std::int32_t type_of(std::size_t v) const {
    if (v < first()) return 0;
    const auto level = std::ranges::find(scores_, field_[ranks_[v]].score) - scores_.begin();
    return static_cast<std::int32_t>(1 + 2 * level + (counts_for_c7(field_, ranks_[v]) ? 1 : 0));
  }
  void add_gains(std::int32_t a, std::int32_t b, bool with_c6, std::int32_t* gains) const {
    gains[0] += 1;
    if (b == 0) std::swap(a, b);
    const auto level = [](std::int32_t type) { return static_cast<std::size_t>(type - 1) / 2; };
    if (a == 0 && b != 0) {
      gains[1] -= 1;
      gains[2 + (scores_.size() - 1 - level(b))] -= 1;  // C5: the lowest score first
      if (b % 2 == 0) gains[c7_] -= 1;
    } else if (a != 0 && with_c6) {
      const auto follows = [&](std::int32_t type) {
        return task_.following == scores_[level(type)];
      };
      if (follows(a) != follows(b)) gains[c6_] -= 1;
    }
  }

  const Task& task_;
  const Field& field_;
  std::vector<std::int32_t> scores_;  ///< Of the lower participants, from the top
  std::vector<Rank> ranks_;           ///< By vertex: residents, then lower
  std::size_t c6_ = 0, c7_ = 0;
  matching::LexicographicGraph graph_;
  std::unique_ptr<matching::OptimalMatchings> best_;
};

[[nodiscard]] std::optional<UpfloaterSet> choose_by_matching(const Task& task) {
  UpfloaterSet result;
  {
    UpfloaterSearch search(task, true);
    if (!search.is_complete()) return std::nullopt;
    if (task.field->regulation().other.graded_c6 || search.follows_by_parity()) {
      result.upfloaters = search.first_set();
    } else {
      // T-06: C6 is passed or failed; every set fails.
      result.c6 = fails;
      result.upfloaters = UpfloaterSearch(task, false).first_set();
    }
  }
  for (const Rank rank : result.upfloaters) result.c7 += counts_for_c7(*task.field, rank) ? 1 : 0;
  return result;
}

/// A what-if round: C6 is that of the rules, which the matching leaves out. Every set with the
/// number and the scores of `found` is tried, up to a limit: see sets_to_try().
class Enumeration {
 public:
  Enumeration(const Task& task, UpfloaterSet found) : task_(task), best_(std::move(found)) {
    best_.c6 = following_after(task_, best_.upfloaters);
  }
  [[nodiscard]] UpfloaterSet run() {
    std::vector<std::int32_t> of_lower, wanted;
    for (const Rank rank : task_.lower) of_lower.push_back((*task_.field)[rank].score);
    for (const Rank rank : best_.upfloaters) wanted.push_back((*task_.field)[rank].score);
    swiss::SetWalk(std::move(of_lower), std::move(wanted))
        .run([this](const std::vector<std::size_t>& places) {
          std::vector<Rank> set;
          for (const std::size_t place : places) set.push_back(task_.lower[place]);
          return judge(set);
        });
    if (is_cut_) best_.tried = most_sets_;
    return best_;
  }

 private:
  static constexpr int most_sets = 20'000;

  /// False: no other set is tried.
  [[nodiscard]] bool judge(const std::vector<Rank>& chosen) {
    if (tried_ == most_sets_) {
      is_cut_ = true;
      return false;
    }
    ++tried_;
    if (!is_legal(task_, chosen)) return true;
    UpfloaterSet set{chosen, following_after(task_, chosen)};
    for (const Rank rank : chosen) set.c7 += counts_for_c7(*task_.field, rank) ? 1 : 0;
    const auto key = [](const UpfloaterSet& one) {
      return std::tuple(one.c6, one.c7, one.upfloaters);
    };
    if (key(set) < key(best_)) best_ = std::move(set);
    // Sets come in the order of 3.5.4: none after one that meets C6 and C7 is better.
    return best_.c6 != complies || best_.c7 != 0 || best_.upfloaters > chosen;
  }

  const Task& task_;
  UpfloaterSet best_;
  int most_sets_ = swiss::sets_to_try(most_sets, task_.field->size());
  int tried_ = 0;
  bool is_cut_ = false;
};

}  // namespace

bool is_legal(const Task& task, const std::vector<Rank>& upfloaters) {
  std::vector<Rank> bracket = task.residents;
  bracket.insert(bracket.end(), upfloaters.begin(), upfloaters.end());
  return can_all_be_paired(*task.field, bracket) &&
         can_all_be_paired(*task.field, without(task.lower, upfloaters));
}

Following following_after(const Task& task, const std::vector<Rank>& upfloaters) {
  if (!task.following) return complies;
  const Field& field = task.rules != nullptr ? *task.rules : *task.field;
  std::vector<Rank> group, below;
  for (const Rank rank : without(task.lower, upfloaters))
    (field[rank].score == *task.following ? group : below).push_back(rank);
  // Of a set that leaves a legal pairing: it is used up, or none is above its own rest.
  if (group.empty()) return complies;
  // T-06: beyond the fewest by parity; everything beyond is one failure.
  const auto graded = [&](int beyond) {
    return field.regulation().other.graded_c6 ? beyond : std::min(std::abs(beyond), fails);
  };
  if (group.size() % 2 == 0)
    return can_all_be_paired(field, group) && can_all_be_paired(field, below) ? complies : fails;
  for (std::size_t i = 0; i < below.size() && i < 8; ++i) {
    std::vector<Rank> bracket = group, rest = below;
    bracket.push_back(below[i]);
    rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i));
    if (surely_can_all_be_paired(field, bracket) && surely_can_all_be_paired(field, rest))
      return complies;
  }
  return graded(fewest_needed(field, group, below) - 1);
}

std::optional<UpfloaterSet> choose_upfloaters(const Task& task) {
  if (auto set = choose_one_at_most(task)) return set;
  auto set = choose_by_matching(task);
  if (set && task.rules != nullptr) set = Enumeration(task, std::move(*set)).run();
  return set;
}

}  // namespace trf::pair::match_swiss
