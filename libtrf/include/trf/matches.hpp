#pragma once

#include <vector>

#include "trf/tournament.hpp"

#pragma GCC visibility push(default)
/// Events whose pairings are matches: a team against a team, or two games of two players.
namespace trf {

/// One round of one team.
struct TeamRound {
  TeamIndex opponent = no_team;  ///< Scheduled opponent, forfeited matches too
  /// Colour of board 1 as scheduled (record 330: as given there); none if no cell shows it.
  Colour colour = Colour::none;
  /// Result of the match by game points; + and - if the whole match was forfeited; F, H, U, Z;
  /// none: not paired, or a board is still open.
  ResultCode code = ResultCode::none;
  int played_boards = 0, open_boards = 0;
  /// An open board counts as 162 X. Record 299 of the result replaces the points.
  Score match_points, game_points;
  Score board_points;               ///< Game points before record 299 replaces them
  Score open_points;                ///< The part of game_points that open boards add
  std::vector<PlayerIndex> boards;  ///< Players at board 1, 2, ...; no_player: the board is empty

  [[nodiscard]] bool is_match() const noexcept { return opponent != no_team; }
  /// The match points for standings: none before every board has a result.
  [[nodiscard]] Score settled_match_points() const noexcept {
    return is_match() && code == ResultCode::none ? Score{} : match_points;
  }
  [[nodiscard]] Score settled_game_points() const noexcept { return game_points - open_points; }
};

/// All rounds of all teams, read from the members' cells and records 240, 299, 300, 320, 330
/// and 362.
struct TeamRounds {
  int rounds = 0, boards = 1;    ///< `boards`: length of record 352, else of the widest match
  std::vector<TeamRound> cells;  ///< Team-major
  [[nodiscard]] const TeamRound& at(TeamIndex team, int round) const noexcept {
    return cells[std::size_t{team} * static_cast<std::size_t>(rounds) +
                 static_cast<std::size_t>(round - 1)];
  }
};
[[nodiscard]] TeamRounds team_rounds(const Tournament& report);

/// Do the two teams of a record 330 exist, did none of their members play in that round, and did no
/// member of the losing team win by forfeit (M16, M17)? Otherwise their points are not known.
[[nodiscard]] bool fits_games(const Tournament& report, const ForfeitedMatch& match);

/// Record 300 of a team in a round, the first one; nullptr: there is none.
[[nodiscard]] const LineUp* stated_line_up(const Tournament& report, Id team, int round) noexcept;

/// Does a record 330 decide the match of a team in a round?
[[nodiscard]] bool is_match_forfeited(const Tournament& report, Id team, int round) noexcept;

/// Record 320 as a report without one has it: the pairing-allocated bye of a team is a drawn match
/// (C.04.6 1.4), with half the game points unless P of record 162 gives another value for each
/// board. No round is given.
[[nodiscard]] TeamByes usual_team_byes(const Tournament& report, int boards);

/// Which points order the teams.
enum class TeamScore : std::uint8_t { match, game };

/// The primary score of a team event, by which teams are paired. The first of these decides: the
/// first score that record 192 names (FIDE_TEAM without one: match points); the first of MPTS and
/// GPTS in record 212; a score in record 202, which breaks ties of the other one. If none does,
/// match points (C.04.6 1.2.2), in a Scheveningen, which is one match, game points.
[[nodiscard]] TeamScore primary_score(const Tournament& report) noexcept;

/// The score that orders the standings first. It is primary_score(), but record 212, the complete
/// order, comes before record 192. Only in a report that contradicts itself are they different.
[[nodiscard]] TeamScore standings_score(const Tournament& report) noexcept;
/// The same with this list in the place of record 202.
[[nodiscard]] TeamScore standings_score(const Tournament& report,
                                        const std::vector<TieBreak>& tie_breaks) noexcept;

/// The team event as a tournament of teams: each team is a player with its number as start rank,
/// each match a game, and the points are those of `primary`; Tournament::match_scores has both
/// scores. Records 240, 250 and 260 keep their team numbers. Members, line-ups and the text records
/// are left out.
[[nodiscard]] SharedTournament tournament_of_teams(const Tournament& report,
                                                   const TeamRounds& rounds, TeamScore primary);

/// A Double-Swiss (C.04.5) as a tournament of matches: match k has the games of rounds 2k-1 and 2k,
/// and the colour of the first game. Records that name rounds count matches too.
[[nodiscard]] SharedTournament tournament_of_double_matches(const Tournament& report);

/// One board of a match to be played.
struct MatchBoard {
  PlayerIndex first = no_player, second = no_player;  ///< One from each team; no_player: empty
  Colour colour = Colour::white;                      ///< Of `first`
};

/// The line-up of a team in a round to be played: record 300, else its first members.
[[nodiscard]] std::vector<PlayerIndex> line_up(const Tournament& report, TeamIndex team, int round,
                                               int boards);

/// The boards of a match, from the line-ups. `white` has White on board 1; record 352 gives the
/// colours of the other boards, else White and Black alternate.
[[nodiscard]] std::vector<MatchBoard> match_boards(const Tournament& report, TeamIndex white,
                                                   TeamIndex black, int round, int boards);

/// Is it a Double-Swiss, by record 192, or without 192 by the name in record 092?
[[nodiscard]] bool is_double_swiss(const Tournament& report) noexcept;

/// The rounds of the report that are a match of a Double-Swiss: 2k - 1 and 2k of match k.
[[nodiscard]] constexpr int first_round_of_match(int match) noexcept { return 2 * match - 1; }
[[nodiscard]] constexpr int last_round_of_match(int match) noexcept { return 2 * match; }
[[nodiscard]] constexpr int match_of_round(int round) noexcept { return (round + 1) / 2; }
/// The paired rounds of the report (Tournament::paired_rounds()); of a Double-Swiss its matches.
[[nodiscard]] int paired_matches(const Tournament& report) noexcept;

}  // namespace trf
#pragma GCC visibility pop
