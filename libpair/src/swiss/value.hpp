#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "trf/pair/messages/criteria.hpp"
#include "trf/pair/messages/swiss.hpp"

/// The values of criteria for a candidate, and their sentences.
namespace trf::pair::swiss {

/// What a criterion compares.
enum class Measure : std::uint8_t {
  number,      ///< Smallest
  list,        ///< Sorted, lexicographically best
  look_ahead,  ///< The prospects of the following bracket: a number, then a list
};

/// Numbers, or tenths if the criterion compares scores. Empty: nothing to compare.
using Value = std::span<const std::int32_t>;
/// The value of floaters with whom the following bracket cannot be paired.
inline constexpr std::int32_t impossible = INT32_MAX;

/// Points of tenths; "none" of none.
[[nodiscard]] std::vector<Arg> points_of(Value tenths);

/// In a column: "2", for scores "4.5, 4", for prospects "1: 2.5", "-".
[[nodiscard]] Message told(Measure measure, Value value);
/// To end a sentence: the same, "none" instead of "-".
[[nodiscard]] Message ending(Measure measure, Value value);

// Sentences of criteria, for their `says` and `rule`.

template <Sentence S>
[[nodiscard]] Message counted(Value value) {
  return S{.count = value.empty() ? 0 : value.front()};
}
template <RoundsAgo ago, Sentence S>
[[nodiscard]] Message counted(Value value) {
  return S{.count = value.empty() ? 0 : value.front(), .ago = ago};
}
template <Sentence S>
[[nodiscard]] Message scores(Value value) {
  return S{.scores = points_of(value)};
}
template <Sentence S>
[[nodiscard]] Message list(Value value) {
  return S{.differences = points_of(value)};
}
template <RoundsAgo ago, Sentence S>
[[nodiscard]] Message differences(Value value) {
  return S{.differences = points_of(value), .ago = ago};
}
template <Sentence S>
[[nodiscard]] Message ahead(Value value) {
  if (value.empty()) return said::next_bracket_complete{};
  if (value.front() == impossible) return said::next_bracket_impossible{};
  if (value.size() == 1 && value.front() == 0) return said::next_bracket_complete{};
  return S{.count = value.front(), .values = points_of(value.subspan(1))};
}
template <Sentence S>
[[nodiscard]] Message asked() {
  return S{};
}

/// Why a candidate is worse than the best one. \p criterion: has `measure` and `says`.
template <class Criterion>
[[nodiscard]] Message compared(const Criterion& criterion, Value theirs, Value ours) {
  if (criterion.measure == Measure::look_ahead)
    return said::worse_than_sentence{.theirs = criterion.says(theirs),
                                     .ours = criterion.says(ours)};
  return said::worse_than_best{.theirs = criterion.says(theirs),
                               .ours = ending(criterion.measure, ours)};
}

/// The same of the candidate with a pair.
template <class Criterion>
[[nodiscard]] Message compared_with_pair(const Criterion& criterion, int one, int other,
                                         Value theirs, Value ours) {
  return said::with_pair{.one = one,
                         .other = other,
                         .theirs = criterion.says(theirs),
                         .ours = criterion.measure == Measure::look_ahead
                                     ? criterion.says(ours)
                                     : ending(criterion.measure, ours)};
}

}  // namespace trf::pair::swiss
