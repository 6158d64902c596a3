#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "trf/document.hpp"
#include "trf/tiebreak/code.hpp"
#include "trf/tiebreak/standings.hpp"
#include "trf/tournament.hpp"

#pragma GCC visibility push(default)
namespace trf::tiebreak {

/// The list that ranks an event, and its source.
struct EventList {
  std::vector<TieBreak> codes;
  ListOrigin origin = ListOrigin::regulation;
  std::string_view record;  ///< "212" or "202"; empty: none
  std::size_t added = 0;    ///< Points before the codes of record 202, which have no column
};

/// Record 212, else the points and record 202, which breaks their ties, else the default of the
/// edition. Points of teams: the primary score of the table.
[[nodiscard]] EventList list_of(const Tournament& tournament, const Edition& edition,
                                const Crosstable& table, bool rapid = false);

/// The position of the code at `index` of the list in record 202 or 212.
[[nodiscard]] Position place_of(const Document& document, const EventList& list, std::size_t index);

/// Stated points or rank of a player or team that do not follow from the results.
struct StandingDifference {
  std::uint16_t id = 0;    ///< Start rank or team number
  std::uint32_t line = 0;  ///< Of the 001 or 310 record
  enum class What : std::uint8_t { points, match_points, game_points, rank } what = What::rank;
  static constexpr std::string_view what_names[]{"points", "match_points", "game_points", "rank"};
  friend constexpr std::span<const std::string_view> value_names(What) noexcept {
    return what_names;
  }
  std::string stated;  ///< "4.5", "3"; empty: the column is empty
  std::string computed;
};

/// Every difference between the standings and the points and ranks of the report, points before
/// ranks.
///
/// A report states one standing, that of its last round. Tied players may have any of the ranks
/// that they share, in the order of drawn lots (reading L1). If all ranks are empty, there is no
/// difference; each team's points may be empty.
[[nodiscard]] std::vector<StandingDifference> differences(const Tournament& tournament,
                                                          const Crosstable& table,
                                                          const Standings& standings);

/// A stated rank that the ties of the standings do not allow, in whatever order lots were drawn.
struct WrongRank {
  Competitor who = 0;
  int stated = 0;
  std::size_t first = 0, last = 0;  ///< The ranks of its tie
};
[[nodiscard]] std::vector<WrongRank> wrong_ranks(const Tournament& tournament,
                                                 const Crosstable& table, const Ranking& ranking);

/// Are the ranks those of the start, before any round?
[[nodiscard]] bool are_start_numbers(const Tournament& tournament,
                                     const Crosstable& table) noexcept;

/// Does a competitor have a rank in the report?
[[nodiscard]] bool states_ranks(const Tournament& tournament, const Crosstable& table) noexcept;

/// Are the ranks of the report exactly those of the standings, shared ranks included?
[[nodiscard]] bool has_ranks_of(const Tournament& tournament, const Crosstable& table,
                                const Standings& standings);

/// The standings after a round; empty: there are none.
using StandingsAfter = std::function<std::optional<std::pair<Crosstable, Standings>>(int round)>;

/// The last round before that of the standings `last` whose standings have the ranks of the report,
/// `wrong` of which the standings `last` do not allow; 0: none. Ties may be in any order if the
/// tournament is running or most ranks are wrong: some order of the large ties of an early round
/// has nearly right ranks too.
[[nodiscard]] int round_of_ranks(const Tournament& tournament, const Crosstable& last,
                                 std::size_t wrong, const StandingsAfter& after);

}  // namespace trf::tiebreak
#pragma GCC visibility pop
