#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "burstein/field.hpp"

namespace trf::pair::burstein {

/// What a criterion compares.
enum class Measure : std::uint8_t {
  number,      ///< Smallest
  scores,      ///< Sorted downwards, lexicographically smallest
  look_ahead,  ///< What the following bracket can do: its outgoing floaters, then their scores
};

/// One quality criterion of 2.3. Values add up over the outgoing floaters and the pairs.
struct Criterion {
  std::string_view name;  ///< "C7"
  std::string_view text;  ///< What is counted, as a noun phrase
  Measure measure = Measure::number;
  std::int32_t (*of_floater)(const Field& field, Rank player) = nullptr;
  std::int32_t (*of_pair)(const Field& field, Rank a, Rank b) = nullptr;
};

extern const Criterion c05, c06, c07, c08;

/// In their order.
inline constexpr std::array<const Criterion*, 4> criteria{&c05, &c06, &c07, &c08};

}  // namespace trf::pair::burstein
