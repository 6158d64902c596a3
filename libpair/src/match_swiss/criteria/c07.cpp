#include "match_swiss/criterion.hpp"

namespace trf::pair::match_swiss {

// C.04.5, C.04.6 C7: fewest upfloaters who floated in the previous round; not in the last round
// (teams: not in the last two).
bool counts_for_c7(const Field& field, Rank upfloater) noexcept {
  return field.has_float_criteria() && field[upfloater].floated;
}

}  // namespace trf::pair::match_swiss
