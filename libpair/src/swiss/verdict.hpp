#pragma once

#include <utility>

#include "swiss/value.hpp"
#include "trf/pair/messages/rules.hpp"
#include "trf/pair/system.hpp"

namespace trf::pair::swiss {

/// The criterion by which a round is worse.
inline void blame(Verdict& verdict, const NamedCriterion& criterion, Value theirs, Value ours) {
  verdict.criterion = criterion.name;
  verdict.published_value = told(criterion.measure, theirs);
  verdict.correct_value = told(criterion.measure, ours);
  verdict.explanation = compared(criterion, theirs, ours);
  verdict.rule = criterion.rule();
}

/// The verdict on the best round of those that were looked at.
/// \p tried: only so many sets of floaters were tried; 0: all that had to be
[[nodiscard]] inline Verdict with_limit(Verdict verdict, int tried) {
  if (tried > 0)
    verdict.explanation =
        said::not_all_sets_tried{.reason = std::move(verdict.explanation), .sets = tried};
  return verdict;
}

/// An absolute rule is not met.
[[nodiscard]] inline Verdict illegal(std::string_view rule, Message explanation) {
  return {VerdictKind::illegal, 0, std::string(rule), {}, std::move(explanation)};
}

/// No legal round exists. \p article: says what then happens
[[nodiscard]] inline Verdict no_legal_round(std::string_view article, Message obstruction = {}) {
  return {VerdictKind::unpairable, 0, std::string(article), {}, std::move(obstruction)};
}

}  // namespace trf::pair::swiss
