#include "forfeits.hpp"

#include "trf/matches.hpp"

namespace trf {
namespace detail {
namespace {

template <class Is>
PlayerIndex first_member(const Tournament& t, TeamIndex team, const Is& is) {
  for (const auto p : t.teams[team].members)
    if (p != no_player && is(p)) return p;
  return no_player;
}

}  // namespace

PlayerIndex first_who_played(const Tournament& t, TeamIndex team, int round) {
  return first_member(t, team, [&](PlayerIndex p) { return t.game(p, round).is_played(); });
}

PlayerIndex first_who_won_by_forfeit(const Tournament& t, TeamIndex team, int round) {
  return first_member(
      t, team, [&](PlayerIndex p) { return t.game(p, round).code == ResultCode::forfeit_win; });
}

}  // namespace detail

bool fits_games(const Tournament& report, const ForfeitedMatch& match) {
  const auto white = report.find_team(match.white), black = report.find_team(match.black);
  if (white == no_team || black == no_team || white == black) return false;
  const auto contradicts = [&](TeamIndex team, bool has_won) {
    return detail::first_who_played(report, team, match.round) != no_player ||
           (!has_won && detail::first_who_won_by_forfeit(report, team, match.round) != no_player);
  };
  return !contradicts(white, match.white_won) && !contradicts(black, match.black_won);
}

}  // namespace trf
