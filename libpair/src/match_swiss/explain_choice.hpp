#pragma once

#include "match_swiss/round.hpp"
#include "swiss/teller.hpp"

namespace trf::pair::match_swiss {

/// Why participants before the upfloaters in the order of 3.5.4 are not upfloaters.
void tell_other_upfloaters(swiss::Teller<Field>& teller, const Field& field, const Step& step);
/// Why the pairs of earlier identifiers were not made (3.6).
void tell_other_pairs(swiss::Teller<Field>& teller, const Field& field, const Step& step);

}  // namespace trf::pair::match_swiss
