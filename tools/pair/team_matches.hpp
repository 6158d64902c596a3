#pragma once

#include <string>
#include <vector>

#include "pair/round_page.hpp"
#include "trf/matches.hpp"
#include "trf/result_list.hpp"

namespace trf_pair {

/// A board of a match; one of the two places can be empty.
struct SeatedBoard {
  trf::MatchBoard seats;     ///< `first`: a player of the team with White on board 1
  trf::GameResult result{};  ///< From the side of `first`: none if the board is open
};

/// A match of a team event in a round.
struct TeamMatch {
  int number = 0;
  trf::TeamIndex white = trf::no_team, black = trf::no_team;  ///< `white` has White on board 1
  std::vector<SeatedBoard> boards{};
  /// Game points of the boards that have a result.
  trf::Score white_score{}, black_score{};
  bool has_score = false;  ///< Some board has a result
};

/// The matches of a recorded round by number; none in other events.
[[nodiscard]] std::vector<TeamMatch> matches_of(const ShownRound& shown);
/// The match of a board; null: none.
[[nodiscard]] const TeamMatch* match_with(const std::vector<TeamMatch>& matches, int number);

/// "1½-½"; empty: no board has a result.
[[nodiscard]] std::string score_text(const TeamMatch& match);

/// Does the player have no game and no bye of any kind in a round, so that a member of a team that
/// plays is a reserve?
[[nodiscard]] bool is_idle(const trf::Tournament& report, trf::PlayerIndex player, int round);

/// A card for each match: its boards, with their results or space for them, the score and the
/// reserves.
[[nodiscard]] std::string match_cards(const trf::Tournament& report, int round,
                                      const std::vector<TeamMatch>& matches);

}  // namespace trf_pair
