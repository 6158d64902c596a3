#pragma once

#include "swiss/value.hpp"
#include "trf/pair/system.hpp"

namespace trf::pair::swiss {

/// The criterion by which a round is worse. \p Criterion: has `name`, `measure`, `says`, `rule`.
template <class Criterion>
void blame(Verdict& verdict, const Criterion& criterion, Value theirs, Value ours) {
  verdict.criterion = criterion.name;
  verdict.published_value = told(criterion.measure, theirs);
  verdict.correct_value = told(criterion.measure, ours);
  verdict.explanation = compared(criterion, theirs, ours);
  verdict.rule = criterion.rule();
}

/// No legal round exists. \p article: the rule for this case
[[nodiscard]] inline Verdict no_legal_round(std::string_view article, Message obstruction = {}) {
  return {VerdictKind::unpairable, 0, std::string(article), {}, std::move(obstruction)};
}

}  // namespace trf::pair::swiss
