#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "ranking.hpp"
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

/// What every criterion has; its engine adds how a candidate is counted.
struct NamedCriterion {
  std::string_view name;         ///< "C12"
  std::string_view article{};    ///< "2.4.7"; empty: cited by the name alone
  Message (*says)(Value value);  ///< The value of a candidate: "2 downfloaters"
  Message (*rule)();             ///< The rule: "as few downfloaters as possible"
  Measure measure = Measure::number;
};

/// A criterion as another edition or system cites it.
template <class Criterion>
[[nodiscard]] constexpr Criterion cited_as(Criterion criterion, std::string_view name,
                                           std::string_view article) {
  criterion.name = name;
  criterion.article = article;
  return criterion;
}

/// Why a candidate is worse than the best one.
[[nodiscard]] Message compared(const NamedCriterion& criterion, Value theirs, Value ours);

/// The same of the candidate with a pair.
[[nodiscard]] Message compared_with_pair(const NamedCriterion& criterion, int one, int other,
                                         Value theirs, Value ours);

/// How a criterion counts: over the floaters of a bracket and its pairs. \p Field: of the system
template <class Field>
struct Sum {
  bool in_last_round = true;  ///< Does it apply there?
  std::int32_t (*of_floater)(const Field& field, Rank player) = nullptr;
  std::int32_t (*of_pair)(const Field& field, Rank a, Rank b) = nullptr;
};

}  // namespace trf::pair::swiss
