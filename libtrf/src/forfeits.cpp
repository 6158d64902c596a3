#include "forfeits.hpp"

#include <algorithm>

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

std::vector<ForfeitFault> forfeit_faults(const Tournament& t, const ForfeitedMatch& match) {
  using What = ForfeitFault::What;
  const auto white = t.find_team(match.white), black = t.find_team(match.black);
  if (white == black && white != no_team) return {{.what = What::team_meets_itself}};
  if (white == no_team || black == no_team)
    return {{.what = What::team_unknown, .team = white == no_team ? match.white : match.black}};
  if (match.round > std::max(t.planned_rounds(), t.rounds()))
    return {{.what = What::no_such_round}};
  std::vector<ForfeitFault> faults;
  const auto game = [&](PlayerIndex p) { return t.game(p, match.round); };
  for (const auto team : {white, black})
    if (const auto p =
            first_member(t, team, [&](PlayerIndex one) { return game(one).is_played(); });
        p != no_player) {
      faults.push_back({.what = What::was_played, .player = p});
      break;
    }
  const auto has_won = [&](PlayerIndex p) { return game(p).code == ResultCode::forfeit_win; };
  const auto check_loser = [&](Id number, TeamIndex team) {
    if (const auto p = first_member(t, team, has_won); p != no_player)
      faults.push_back({.what = What::was_won, .team = number, .player = p});
  };
  if (!match.white_won) check_loser(match.white, white);
  if (!match.black_won) check_loser(match.black, black);
  return faults;
}

}  // namespace detail

bool is_match_forfeited(const Tournament& report, Id team, int round) noexcept {
  return std::ranges::any_of(report.forfeited_matches, [&](const ForfeitedMatch& match) {
    return match.round == round && (match.white == team || match.black == team);
  });
}

bool fits_games(const Tournament& report, const ForfeitedMatch& match) {
  using What = detail::ForfeitFault::What;
  return std::ranges::all_of(detail::forfeit_faults(report, match),
                             [](const auto& fault) { return fault.what == What::no_such_round; });
}

}  // namespace trf
