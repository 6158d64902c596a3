#pragma once

#include <array>

#include "burstein/field.hpp"
#include "swiss/value.hpp"

namespace trf::pair::burstein {

using swiss::ahead;
using swiss::asked;
using swiss::counted;
using swiss::Measure;
using swiss::scores;

/// One quality criterion of 2.3. Values add up over the outgoing floaters and the pairs.
struct Criterion : swiss::NamedCriterion, swiss::Sum<Field> {};

extern const Criterion c05, c06, c07, c08;

/// In their order.
inline constexpr std::array<const Criterion*, 4> criteria{&c05, &c06, &c07, &c08};

}  // namespace trf::pair::burstein
