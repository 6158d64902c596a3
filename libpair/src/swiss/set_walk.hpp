#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace trf::pair::swiss {

/// The sets of members with given scores, in lexicographic order of their places. A set is begun
/// only if it can be finished, so that the work is that of the sets that are visited.
class SetWalk {
 public:
  /// \param scores  by member; equal ones are adjacent
  /// \param wanted  of the members of a set, in the order of `scores`
  SetWalk(std::vector<std::int32_t> scores, std::vector<std::int32_t> wanted)
      : scores_(std::move(scores)), wanted_(std::move(wanted)), left_(scores_.size()) {
    for (std::size_t i = scores_.size(); i-- > 0;)
      left_[i] = i + 1 < scores_.size() && scores_[i + 1] == scores_[i] ? left_[i + 1] + 1 : 1;
  }

  /// Calls `visit` with the places of each set until it returns false.
  /// \return the members looked at
  template <class Visit>
  std::int64_t run(const Visit& visit) {
    steps_ = 0;
    places_.clear();
    if (is_possible()) (void)extend(0, visit);
    return steps_;
  }

 private:
  [[nodiscard]] bool is_possible() const {
    return std::ranges::all_of(wanted_, [&](std::int32_t score) {
      return std::ranges::count(wanted_, score) <= std::ranges::count(scores_, score);
    });
  }

  template <class Visit>
  bool extend(std::size_t from, const Visit& visit) {
    if (places_.size() == wanted_.size()) return visit(std::as_const(places_));
    const auto next = wanted_.begin() + static_cast<std::ptrdiff_t>(places_.size());
    const auto needed = std::count(next, wanted_.end(), *next);
    for (std::size_t i = from; i < scores_.size(); ++i) {
      ++steps_;
      if (scores_[i] != *next) continue;
      if (left_[i] < needed) return true;  // Too few are left
      places_.push_back(i);
      const bool goes_on = extend(i + 1, visit);
      places_.pop_back();
      if (!goes_on) return false;
    }
    return true;
  }

  std::vector<std::int32_t> scores_, wanted_;
  std::vector<std::ptrdiff_t> left_;  ///< By member: of the same score, from this one on
  std::vector<std::size_t> places_;
  std::int64_t steps_ = 0;
};

}  // namespace trf::pair::swiss
