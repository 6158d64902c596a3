#pragma once

#include "match_swiss/field.hpp"
#include "swiss/value.hpp"

namespace trf::pair::match_swiss {

using swiss::asked;
using swiss::cited_as;
using swiss::counted;

/// How a criterion counts over the pairs of a bracket.
struct CountedPairs {
  bool is_about_floats;  ///< Does not apply in the last rounds
  /// \p floats: the pair joins an upfloater (`low`) with a resident (`high`).
  int (*of_pair)(const Field& field, Rank high, Rank low, bool floats);
};

/// A criterion of the pairs of a bracket; fewer are better.
struct PairCriterion : swiss::NamedCriterion, CountedPairs {};

extern const PairCriterion c08_preference;  // C.04.6 C8
extern const PairCriterion c09_strong;      // C.04.6 C9
extern const PairCriterion c10_opponent;    // C.04.6 C10
extern const PairCriterion c08_opponent;    // C.04.5 C8

/// C7: an upfloater who floated in the previous round.
[[nodiscard]] bool counts_for_c7(const Field& field, Rank upfloater) noexcept;

}  // namespace trf::pair::match_swiss
