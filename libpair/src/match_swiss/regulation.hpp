#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace trf::pair::match_swiss {

struct PairCriterion;

/// What a participant may want of the colours.
enum class Preferences : std::uint8_t {
  none,    ///< No preference at all: Double-Swiss, and team events that drop them
  type_a,  ///< C.04.6 1.7.1: of one strength
  type_b,  ///< C.04.6 1.7.2: strong and mild
};

/// Which rules allot the colours of a pair.
enum class Allotment : std::uint8_t {
  double_swiss,  ///< C.04.5 4.3
  teams,         ///< C.04.6 4.3
};

/// Where an edition puts what a sentence may cite.
struct Articles {
  std::string_view bye, bracket, upfloaters, set_order, identifier, first, colours, complete,
      unpairable;
};

/// Other readings of what the texts leave open. All false: the readings we adopt.
struct OtherReadings {
  bool raw_tpn = false;          ///< N-01: 4.3.1 asks the file's TPN, arrived or not
  bool last_round_none = false;  ///< T-01: type B, last round, CD 0: never a preference
  bool mild_at_one = false;      ///< T-02: type B, CD -1 or +1: mild after two equal colours too
  bool forfeits_meet = false;    ///< T-03: a forfeited match is a meeting
  bool byes_float = false;       ///< T-04: a bye is a float
  bool graded_c6 = false;        ///< T-06: C6 counts upfloaters, it is not passed or failed
  bool next_left = false;        ///< T-07: the following scoregroup is the next that is not empty
  bool standings_first = false;  ///< T-11: 4.2.1 asks the standings, not the pairing score
};

/// A system of matches (C.04.5, C.04.6) as a value: brackets with upfloaters and identifiers.
struct Regulation {
  std::string_view title;
  Preferences preferences;
  Allotment allotment;
  bool secondary_first;  ///< 4.2.2: the secondary score decides who is first
  int free_of_floats;    ///< In so many last rounds earlier floats do not count
  /// Criteria of the pairs of a bracket, in descending order of priority.
  std::span<const PairCriterion* const> pair_criteria;
  Articles articles;
  OtherReadings other{};
};

/// C.04.5 Double-Swiss, from 1 February 2026.
extern const Regulation double_swiss_2026;

/// C.04.6 Swiss Team, from 1 February 2026: the one that a 192 code names, or FIDE_TEAM as such
/// (type A, match points, then game points).
[[nodiscard]] Regulation team_swiss_2026(std::string_view type_code);

}  // namespace trf::pair::match_swiss
