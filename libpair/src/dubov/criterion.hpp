#pragma once

#include <array>

#include "dubov/field.hpp"
#include "swiss/value.hpp"

namespace trf::pair::dubov {

using swiss::asked;
using swiss::counted;
using swiss::Measure;
using swiss::scores;

/// One quality criterion of 2.3 (B.3 in 2018). Values add up over the upfloaters and the pairs.
struct Criterion : swiss::NamedCriterion, swiss::Sum<Field> {};

extern const Criterion c05, c06, c07, c08, c09, c10;

/// In their order; the editions have the same ones.
inline constexpr std::array<const Criterion*, 6> criteria{&c05, &c06, &c07, &c08, &c09, &c10};

/// Does the criterion apply in this round?
[[nodiscard]] inline bool applies(const Criterion& criterion, const Field& field) noexcept {
  return criterion.in_last_round || !field.state().is_last_round();
}

}  // namespace trf::pair::dubov
