#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "trf/score.hpp"
#include "trf/standing_round.hpp"
#include "trf/tournament.hpp"

#pragma GCC visibility push(default)
namespace trf::tiebreak {

/// Index of a competitor, player or team, in a Crosstable: the same as in the tournament's players
/// or teams.
using Competitor = std::uint16_t;
inline constexpr Competitor no_competitor = 0xFFFF;

/// The points that a code uses. Individual events have game points only.
enum class PointsKind : std::uint8_t { match, game };
inline constexpr std::size_t points_kinds = 2;

/// A round of a competitor; in team events the "game" is the match.
struct Cell {
  Game game;                               ///< Opponent: a Competitor; code by match points
  std::array<Score, points_kinds> points;  ///< As awarded
  bool is_forfeit_as_played = false;       ///< Of a Double-Swiss match with one forfeited game

  [[nodiscard]] constexpr Score of(PointsKind kind) const noexcept {
    return points[static_cast<std::size_t>(kind)];
  }
  [[nodiscard]] constexpr bool is_paired() const noexcept { return game.opponent != no_competitor; }
  /// Is it an absence by request: half- or zero-point bye, or an empty round (C.07 16.1.1)?
  [[nodiscard]] constexpr bool is_requested_bye() const noexcept {
    return game.is_absence() || game.code == ResultCode::half_point_bye;
  }
  /// Is it a voluntarily unplayed round (VUR): requested bye or forfeit loss (C.07 16.1.2)?
  [[nodiscard]] constexpr bool is_voluntarily_unplayed() const noexcept {
    return is_requested_bye() || game.code == ResultCode::forfeit_loss;
  }
  /// The result as the report has it.
  [[nodiscard]] constexpr ResultCode recorded() const noexcept {
    if (!is_forfeit_as_played) return game.code;
    return game.code == ResultCode::win ? ResultCode::forfeit_win : ResultCode::forfeit_loss;
  }
  /// Was it played over the board, or is it still open?
  [[nodiscard]] constexpr bool is_played_or_open() const noexcept {
    return game.is_played() || game.is_open();
  }
};

/// A competitor who is ranked.
struct RankedCompetitor {
  std::uint16_t id = 0;  ///< Start rank or team number
  std::string name;
  std::uint16_t rating = 0;               ///< 0: unrated
  std::array<Score, points_kinds> total;  ///< After the rounds of the table, record 299 included
};

/// How the competitors were paired; decides whether C.07 15.2 applies.
enum class PairingKind : std::uint8_t { swiss, predetermined };

/// Values that replace those of the report in `make_crosstable`.
struct CrosstableOptions {
  std::optional<int> rounds;           ///< Standings after this round; absent: standing_round()
  std::optional<PairingKind> pairing;  ///< Absent: by records 192 and 092
  std::optional<bool> teams;           ///< Absent: Tournament::is_team_event()
  std::optional<PointsKind> primary;   ///< Of a team event; absent: standings_score()
};

/// Those of a type that its user gives: "swiss" ranks players, "team" the teams of a Swiss. The
/// rest of a type is that of of_type().
[[nodiscard]] CrosstableOptions options_of_type(std::string_view type);

/// Results for tie-breaks: one row of cells for each competitor, rounds 1..rounds side by side.
struct Crosstable {
  bool teams = false;
  PairingKind pairing = PairingKind::swiss;
  int rounds = 0;          ///< Rounds that count
  int planned_rounds = 0;  ///< Length of the tournament
  int boards = 1;          ///< Boards of a match
  PointsKind primary = PointsKind::game;
  std::vector<RankedCompetitor> entrants;
  std::vector<Cell> cells;
  /// Points of a win and of a draw, by kind of points; for game points, those of a match won on all
  /// boards.
  std::array<Score, points_kinds> win, draw;
  Score black_win;  ///< Players: points of a game won with Black, where XXS has them
  std::vector<AbnormalPoints> beside;  ///< Records 299 of points beside the results of the rounds
  /// Teams: board_points[team * boards + b] is the sum on board b + 1 (art. 12).
  std::vector<Score> board_points;

  [[nodiscard]] std::size_t size() const noexcept { return entrants.size(); }
  [[nodiscard]] std::span<const Cell> row(Competitor competitor) const noexcept {
    const auto width = static_cast<std::size_t>(rounds);
    return {cells.data() + std::size_t{competitor} * width, width};
  }
  [[nodiscard]] Score total(Competitor competitor, PointsKind kind) const noexcept {
    return entrants[competitor].total[static_cast<std::size_t>(kind)];
  }
  /// The scores after each round from 0 on, record 299 included.
  [[nodiscard]] std::vector<Score> scores_after(Competitor competitor, PointsKind kind) const;
  [[nodiscard]] Score win_of(PointsKind kind) const noexcept {
    return win[static_cast<std::size_t>(kind)];
  }
  [[nodiscard]] Score draw_of(PointsKind kind) const noexcept {
    return draw[static_cast<std::size_t>(kind)];
  }
  [[nodiscard]] PointsKind secondary() const noexcept {
    return primary == PointsKind::match ? PointsKind::game : PointsKind::match;
  }
  /// The competitor of an id; no_competitor if there is none. Linear.
  [[nodiscard]] Competitor find(int id) const noexcept;
};

/// Round robin, Scheveningen and match events by record 192, else by the words of 092.
[[nodiscard]] PairingKind pairing_kind(const Tournament& tournament);

/// \pre options.rounds is not negative. A round after tournament.rounds() has no cells; record 330
/// can decide it
[[nodiscard]] Crosstable make_crosstable(const Tournament& tournament,
                                         const CrosstableOptions& options = {});

}  // namespace trf::tiebreak
#pragma GCC visibility pop
