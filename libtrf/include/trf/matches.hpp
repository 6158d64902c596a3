#pragma once

#include <vector>

#include "trf/tournament.hpp"

#pragma GCC visibility push(default)
/// Events whose pairings are matches: a team against a team, or two games of two players.
namespace trf {

/// What one team did in one round.
struct TeamRound {
  TeamIndex opponent = no_team;  ///< Scheduled opponent, forfeited matches too
  /// Colour of board 1 as scheduled (record 330: as stated there); none where no cell shows it.
  Colour colour = Colour::none;
  /// Of the match by game points; + and - if it was forfeited as a whole; F, H, U, Z; none: not
  /// paired, or some board is still open.
  ResultCode code = ResultCode::none;
  int played_boards = 0, open_boards = 0;
  /// With an open board: as if it were worth 162 X.
  Score match_points, game_points;
  Score open_points;                ///< The part of game_points that open boards count
  std::vector<PlayerIndex> boards;  ///< Who sat at board 1, 2, ...; no_player: the board is empty

  [[nodiscard]] bool is_match() const noexcept { return opponent != no_team; }
  /// What the standings have: no match points before every board has a result.
  [[nodiscard]] Score settled_match_points() const noexcept {
    return is_match() && code == ResultCode::none ? Score{} : match_points;
  }
  [[nodiscard]] Score settled_game_points() const noexcept { return game_points - open_points; }
};

/// All rounds of all teams, read from the members' cells and records 240, 300, 320, 330 and 362.
struct TeamRounds {
  int rounds = 0, boards = 1;    ///< `boards`: length of record 352, else of the widest match
  std::vector<TeamRound> cells;  ///< Team-major
  [[nodiscard]] const TeamRound& at(TeamIndex team, int round) const noexcept {
    return cells[std::size_t{team} * static_cast<std::size_t>(rounds) +
                 static_cast<std::size_t>(round - 1)];
  }
};
[[nodiscard]] TeamRounds team_rounds(const Tournament& report);

/// Which points order the teams.
enum class TeamScore : std::uint8_t { match, game };

/// The first score that record 192 names; match points where it names none (C.04.6 1.2.2).
[[nodiscard]] TeamScore primary_score(const Tournament& report) noexcept;

/// The team event as a tournament of teams: a player is a team, his start rank its number, a game a
/// match, the points those of `primary`; Tournament::match_scores has both. Records 240, 250 and
/// 260 keep their team numbers. It has no members, line-ups and records of the report's text.
[[nodiscard]] SharedTournament tournament_of_teams(const Tournament& report,
                                                   const TeamRounds& rounds, TeamScore primary);

/// A Double-Swiss (C.04.5) as a tournament of matches: match k is what stands in rounds 2k-1 and
/// 2k, its colour that of the first game. Records that name rounds are counted in matches too.
[[nodiscard]] SharedTournament tournament_of_double_matches(const Tournament& report);

/// One board of a match that is to be played.
struct MatchBoard {
  PlayerIndex first = no_player, second = no_player;  ///< Of either team; no_player: nobody sits
  Colour colour = Colour::white;                      ///< Of `first`
};

/// Who sits for a team in a round that is to be played: record 300, else the first of its members.
[[nodiscard]] std::vector<PlayerIndex> line_up(const Tournament& report, TeamIndex team, int round,
                                               int boards);

/// The boards of a match, from the line-ups; `white` has White on board 1, and record 352 (else
/// White and Black in turn) gives the colours of the others.
[[nodiscard]] std::vector<MatchBoard> match_boards(const Tournament& report, TeamIndex white,
                                                   TeamIndex black, int round, int boards);

/// Is it a Double-Swiss, by record 192?
[[nodiscard]] bool is_double_swiss(const Tournament& report) noexcept;

}  // namespace trf
#pragma GCC visibility pop
