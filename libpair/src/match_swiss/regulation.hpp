#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace trf::pair::match_swiss {

struct PairCriterion;

/// The kinds of colour preferences.
enum class Preferences : std::uint8_t {
  none,    ///< No preference at all: Double-Swiss, and team events that drop them
  type_a,  ///< C.04.6 1.7.1: of one strength
  type_b,  ///< C.04.6 1.7.2: strong and mild
};

/// The rules for the colours of a pair.
enum class Allotment : std::uint8_t {
  double_swiss,  ///< C.04.5 4.3
  teams,         ///< C.04.6 4.3
};

/// The numbers of an edition's articles, for sentences that cite them.
struct Articles {
  std::string_view bracket, upfloaters, set_order, identifier, first, colours, complete, unpairable;
};

/// Other readings of open points of the texts. All false: the readings that we use.
struct OtherReadings {
  bool raw_tpn = false;          ///< N-01: 4.3.1 uses the TPN of the report, arrived or not
  bool last_round_none = false;  ///< T-01: type B, last round, CD 0: never a preference
  bool mild_at_one = false;      ///< T-02: type B, CD -1 or +1: mild after two equal colours too
  bool forfeits_meet = false;    ///< T-03: a forfeited match is a meeting
  bool byes_float = false;       ///< T-04: a bye is a float
  bool graded_c6 = false;        ///< T-06: C6 is not only met or not met, but counts upfloaters
  bool next_left = false;        ///< T-07: the following scoregroup is the next that is not empty
  bool standings_first = false;  ///< T-11: 4.2.1 uses the standings, not the pairing score
};

/// A system of matches (C.04.5, C.04.6) as a value: brackets with upfloaters and identifiers.
struct Regulation {
  std::string_view title;
  Preferences preferences;
  Allotment allotment;
  bool secondary_first;  ///< 4.2.2: the secondary score decides who is first
  int free_of_floats;    ///< In this number of last rounds, earlier floats do not count
  /// Criteria of the pairs of a bracket, in descending order of priority.
  std::span<const PairCriterion* const> pair_criteria;
  Articles articles;
  OtherReadings other{};
};

/// C.04.5 Double-Swiss, from 1 February 2026.
extern const Regulation double_swiss_2026;

/// C.04.6 Swiss Team, from 1 February 2026: the variant of a 192 code, or plain FIDE_TEAM (type A,
/// match points, then game points).
[[nodiscard]] Regulation team_swiss_2026(std::string_view type_code);

}  // namespace trf::pair::match_swiss
