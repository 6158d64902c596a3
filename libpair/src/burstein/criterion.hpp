#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "burstein/field.hpp"
#include "swiss/value.hpp"

namespace trf::pair::burstein {

using swiss::ahead;
using swiss::asked;
using swiss::counted;
using swiss::Measure;
using swiss::scores;

/// One quality criterion of 2.3. Values add up over the outgoing floaters and the pairs.
struct Criterion {
  std::string_view name;                ///< "C7"
  Message (*says)(swiss::Value value);  ///< The value of a candidate: "2 upfloaters"
  Message (*rule)();                    ///< The rule: "as few upfloaters as possible"
  Measure measure = Measure::number;
  std::int32_t (*of_floater)(const Field& field, Rank player) = nullptr;
  std::int32_t (*of_pair)(const Field& field, Rank a, Rank b) = nullptr;
};

extern const Criterion c05, c06, c07, c08;

/// In their order.
inline constexpr std::array<const Criterion*, 4> criteria{&c05, &c06, &c07, &c08};

}  // namespace trf::pair::burstein
