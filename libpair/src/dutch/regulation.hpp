#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "bye_bar.hpp"

namespace trf::pair::dutch {

struct Criterion;

/// When the players below a bracket must be pairable, and the rule if they are not.
enum class Outlook : std::uint8_t {
  every_bracket,  ///< 2026, [C4]: each bracket leaves players who can all be paired
  collapse,       ///< 2017, A.9: the bracket that fails is paired again, with all below it as one
};

/// The players who get a downfloat without playing.
enum class UnplayedFloat : std::uint8_t {
  pab_or_points,  ///< 2026, 1.4.3: the PAB, or more points than a loss is worth
  every_absence,  ///< 2017, A.4: every player who does not play, for any reason
};

/// The criterion for the following bracket.
enum class LookAhead : std::uint8_t {
  pairs_and_scores,       ///< 2026, [C8]: most pairs, then lowest downfloaters
  pairs_and_differences,  ///< 2017, C7: most pairs, then smallest PSD
};

/// An edition of C.04.3 as a value.
struct Regulation {
  std::string_view title;
  Outlook outlook;
  UnplayedFloat unplayed_float;
  ByeBar bye_bar;  ///< [C2]
  LookAhead look_ahead;
  bool lowest_bye;  ///< 2026, [C5]: the PAB's holder has the lowest possible score
  /// The numbers of the edition's rules, for sentences that cite them.
  struct Articles {
    std::string_view bye, completion, transposition, exchange, limbo;
    std::string_view order;                   ///< Of candidates as a whole
    std::array<std::string_view, 5> colours;  ///< As ColourRule
    /// Of a preference by strength: none, mild, strong, absolute (1.7).
    std::array<std::string_view, 4> preference;
    std::string_view bracket, floats, evaluation, best, complete, unpairable;
  } articles;
  /// Quality criteria in descending order of priority, with the one on the following bracket among
  /// them.
  std::span<const Criterion* const> criteria;
};

/// C.04.3 in force from 1 February 2026.
extern const Regulation dutch_2026;
/// C.04.3 as approved in Baku 2016, in force from 1 July 2017.
extern const Regulation dutch_2017;

}  // namespace trf::pair::dutch
