#pragma once

#include "dubov/bracket.hpp"
#include "swiss/teller.hpp"

namespace trf::pair::dubov {

/// Explains the upfloaters of a bracket (3.2.1, 3.2.2): how many, their scores, and why players
/// before them in the order of 4.2 are not upfloaters.
void tell_upfloaters(swiss::Teller<swiss::Field>& teller, const Field& field, const Step& step);

}  // namespace trf::pair::dubov
