#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "trf/tiebreak/code.hpp"
#include "trf/tiebreak/standings.hpp"
#include "trf/tournament.hpp"

namespace trf::tiebreak {

/// The list that ranks an event, and where it comes from.
struct EventList {
  std::vector<TieBreak> codes;
  ListOrigin origin = ListOrigin::regulation;
  std::string source;      ///< "record 212", "record 202", or the edition's title
  std::uint32_t line = 0;  ///< Of the record, 0: none
};

/// Record 212, else PTS (MPTS) and record 202, else the default of the edition.
[[nodiscard]] EventList list_of(const Tournament& tournament, const Edition& edition,
                                const Crosstable& table, bool rapid = false);

/// A player's or team's points or rank that are not those of the results.
struct StandingDifference {
  std::uint16_t id = 0;    ///< Start rank or team number
  std::uint32_t line = 0;  ///< Of the 001 or 310 record
  enum class What : std::uint8_t { points, match_points, game_points, rank } what = What::rank;
  std::string stated;  ///< "4.5", "3"; empty: the column is blank
  std::string computed;
};

/// The standings of one round against what the report states.
struct RoundCheck {
  int round = 0;
  bool is_stated = false;     ///< The report states the standings of this round (the last one)
  bool is_computable = true;  ///< False when the list cannot be used; see `faults`
  std::vector<StandingDifference> differences;  ///< Of the stated round: points before ranks
  /// A round whose standings the rank column gives without a difference, when it is not the last:
  /// programs that write the ranks of the round before.
  std::optional<int> fits_round;
  std::vector<CodeFault> faults;
};

/// Standings after every round against the points and ranks of the report and its 212 or 202 list.
///
/// A report states one standing, that of its last round; for earlier rounds the check is that the
/// list can be applied. Blank ranks differ from nothing when all of them are blank.
/// \param edition nullptr: by the start of the tournament
[[nodiscard]] std::vector<RoundCheck> check_standings(const Tournament& tournament,
                                                      const Edition* edition = nullptr);

/// The same for one standing that is already computed.
[[nodiscard]] std::vector<StandingDifference> differences(const Tournament& tournament,
                                                          const Crosstable& table,
                                                          const Standings& standings);

}  // namespace trf::tiebreak
