#pragma once

#include <cstdint>
#include <vector>

#include "dutch/field.hpp"
#include "swiss/value.hpp"

namespace trf::pair::dutch {

using swiss::ahead;
using swiss::asked;
using swiss::cited_as;
using swiss::counted;
using swiss::differences;
using swiss::list;
using swiss::Measure;
using swiss::scores;

/// Players who are paired together (1.3.2), in ranked order: first the MDPs, then the residents.
struct Bracket {
  int number = 1;             ///< From the top
  std::vector<Rank> players;  ///< Ascending
  int moved_down = 0;         ///< M0: this many at the beginning are MDPs
  std::int32_t score = 0;     ///< Of the residents; the lowest of them in a collapsed bracket

  [[nodiscard]] int size() const noexcept { return static_cast<int>(players.size()); }
  [[nodiscard]] bool is_moved_down(int bsn) const noexcept { return bsn < moved_down; }
};

/// The difference of a downfloater is calculated to one point below the bracket, as in A.8 of the
/// 2017 edition.
inline constexpr std::int32_t one_point = 10;

/// The addition of a pair or a downfloater to the value of a criterion.
struct Fault {
  std::int32_t value = 0;  ///< Entry of the list, for criteria that compare lists; else 0
  std::int32_t count = 0;  ///< How many
};

/// The brackets to which a criterion applies.
enum class Scope : std::uint8_t {
  any,
  single_bye,  ///< Brackets with exactly one downfloater, who will receive the PAB ([C9])
};

/// The counts that the fast path supports.
enum class Counting : std::uint8_t { none, preference, strong_preference };

/// How a criterion counts.
struct Counted {
  Scope scope = Scope::any;
  Counting counting = Counting::none;
  Fault (*of_pair)(const Field& field, Rank higher, Rank lower) = nullptr;
  Fault (*of_downfloater)(const Field& field, const Bracket& bracket, Rank player) = nullptr;
};

/// One quality criterion of chapter 2. Values add up over the pairs and downfloaters of a
/// candidate; smaller is better.
struct Criterion : swiss::NamedCriterion, Counted {};

/// 2026, in the order of article 2; the criteria of 2017 are in the same files.
extern const Criterion c06, c07, c08, c09, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20,
    c21;
extern const Criterion c05_2017, c06_2017, c07_2017, c08_2017, c09_2017, c10_2017, c11_2017,
    c12_2017, c13_2017, c14_2017, c15_2017, c16_2017, c17_2017, c18_2017, c19_2017;

}  // namespace trf::pair::dutch
