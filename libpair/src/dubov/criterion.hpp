#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "dubov/field.hpp"
#include "swiss/value.hpp"

namespace trf::pair::dubov {

using swiss::asked;
using swiss::counted;
using swiss::Measure;
using swiss::scores;

/// One quality criterion of 2.3 (B.3 in 2018). Values add up over the upfloaters and the pairs.
struct Criterion {
  std::string_view name;                ///< "C7"
  Message (*says)(swiss::Value value);  ///< The value of a candidate: "2 upfloaters"
  Message (*rule)();                    ///< The rule: "as few upfloaters as possible"
  Measure measure = Measure::number;
  bool in_last_round = true;
  std::int32_t (*of_upfloater)(const Field& field, Rank player) = nullptr;
  std::int32_t (*of_pair)(const Field& field, Rank a, Rank b) = nullptr;
};

extern const Criterion c05, c06, c07, c08, c09, c10;

/// In their order; the editions have the same ones.
inline constexpr std::array<const Criterion*, 6> criteria{&c05, &c06, &c07, &c08, &c09, &c10};

/// Does the criterion apply in this round?
[[nodiscard]] inline bool applies(const Criterion& criterion, const Field& field) noexcept {
  return criterion.in_last_round || !field.state().is_last_round();
}

}  // namespace trf::pair::dubov
