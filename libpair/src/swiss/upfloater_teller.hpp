#pragma once

#include <algorithm>
#include <cstddef>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "swiss/teller.hpp"
#include "trf/contains.hpp"
#include "trf/pair/messages/dubov.hpp"
#include "trf/pair/messages/swiss.hpp"

namespace trf::pair::swiss {

/// Explains why candidates before the upfloaters of a bracket in the order of sets are not
/// upfloaters. In a small field all of them have their reason, and sets of several are looked at.
template <class Field>
class UpfloaterTeller {
 protected:
  /// \param lower   the candidates, in order
  /// \param chosen  the upfloaters; not empty
  UpfloaterTeller(Teller<Field>& teller, const Field& field, std::span<const Rank> lower,
                  const std::vector<Rank>& chosen)
      : teller_{teller}, field_{field}, lower_{lower}, chosen_{chosen} {}

  [[nodiscard]] const std::vector<Rank>& chosen() const { return chosen_; }
  [[nodiscard]] bool is_single() const { return chosen_.size() == 1; }
  [[nodiscard]] Number number(Rank rank) const { return field_[rank].tpn; }
  [[nodiscard]] Teller<Field>& teller() const { return teller_; }

  /// Tells why each candidate that has a reason is not chosen, and says how many others there are.
  /// \p best_with: the best set with a candidate, an optional; empty if there are too many sets,
  /// and these candidates are named together. \p tell_reason: (candidate, best set)
  template <class BestWith, class TellReason>
  void tell_each(const BestWith& best_with, const TellReason& tell_reason) const {
    for_each_candidate([&](Rank candidate) {
      const auto best = best_with(candidate);
      if (best) tell_reason(candidate, *best);
      return best.has_value();
    });
  }

  /// Calls `consider` with every set of the same size that has the candidate, sorted.
  /// \return false: there are too many, and not all were considered
  template <class Consider>
  [[nodiscard]] bool for_each_set(Rank candidate, const Consider& consider) const {
    int left = most_sets;
    std::vector<Rank> set{candidate};
    extend(set, 0, left, consider);
    return left >= 0;
  }

  void say(std::string_view article, Rank candidate, Message&& why) const {
    std::vector<Rank> about{candidate};
    about.insert(about.end(), chosen_.begin(), chosen_.end());
    if (is_single())
      teller_.say(article,
                  said::is_not_the_upfloater{.player = number(candidate), .why = std::move(why)},
                  about);
    else
      teller_.say(article,
                  said::is_not_an_upfloater{.player = number(candidate), .why = std::move(why)},
                  about);
  }

  /// The same with the values of a criterion: of the best set that has the candidate, and ours.
  void compare(std::string_view criterion, Rank candidate, const std::vector<Rank>& set,
               Message&& theirs, Message&& ours) const {
    if (is_single())
      return say(criterion, candidate,
                 said::with_each{.one = number(candidate),
                                 .theirs = std::move(theirs),
                                 .other = number(chosen_.front()),
                                 .ours = std::move(ours)});
    say(criterion, candidate,
        said::with_upfloaters{.these = numbers(field_, set),
                              .theirs = std::move(theirs),
                              .those = numbers(field_, chosen_),
                              .ours = std::move(ours)});
  }

 private:
  static constexpr int small_field = 40;
  static constexpr std::size_t most_told = 3;  // in larger fields
  static constexpr int most_sets = 300;        // with one candidate

  /// `tell` returns false if the candidate has too many sets.
  template <class Tell>
  void for_each_candidate(const Tell& tell) const {
    const bool is_small = field_.size() <= small_field;
    std::size_t told = 0, others = 0;
    std::vector<Rank> not_examined;
    for (const Rank candidate : lower_) {
      if (candidate >= chosen_.back()) break;
      if (contains(chosen_, candidate)) continue;
      if (is_small || (is_single() && told < most_told)) {
        if (!tell(candidate)) not_examined.push_back(candidate);
        ++told;
      } else {
        ++others;
      }
    }
    if (!not_examined.empty())
      teller_.say("",
                  said::candidates_not_examined{.players = numbers(field_, not_examined),
                                                .most = most_sets},
                  not_examined);
    if (others > 0)
      teller_.say("", said::others_are_not_explained{.count = others, .most = small_field});
  }

  template <class Consider>
  void extend(std::vector<Rank>& set, std::size_t from, int& left, const Consider& consider) const {
    if (set.size() == chosen_.size()) {
      if (--left < 0) return;
      auto sorted = set;
      std::ranges::sort(sorted);
      consider(std::move(sorted));
      return;
    }
    const std::size_t needed = chosen_.size() - set.size();
    for (std::size_t i = from; i + needed <= lower_.size() && left >= 0; ++i) {
      if (lower_[i] == set.front()) continue;
      set.push_back(lower_[i]);
      extend(set, i + 1, left, consider);
      set.pop_back();
    }
  }

  Teller<Field>& teller_;
  const Field& field_;
  std::span<const Rank> lower_;
  const std::vector<Rank>& chosen_;
};

}  // namespace trf::pair::swiss
