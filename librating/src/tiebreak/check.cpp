#include "trf/tiebreak/check.hpp"

#include <algorithm>
#include <optional>

#include "trf/standing_round.hpp"
#include "trf/tie_break_list.hpp"
#include "trf/tie_break_modifiers.hpp"

namespace trf::tiebreak {
namespace {

using What = StandingDifference::What;

TieBreak points_code(const Crosstable& table) {
  const std::string name = !table.teams                         ? "PTS"
                           : table.primary == PointsKind::match ? "MPTS"
                                                                : "GPTS";
  return {name, {}, {}, name};
}

std::string text_of(const std::optional<Score>& score) {
  return score ? to_string(*score) : std::string();
}

void compare_points(std::uint16_t id, std::uint32_t line, What what,
                    const std::optional<Score>& stated, Score computed,
                    std::vector<StandingDifference>& differences) {
  if (stated && *stated == computed) return;
  differences.push_back({id, line, what, text_of(stated), to_string(computed)});
}

/// The shared rank of the competitor, or a rank that lots may have given: one more than the stated
/// ranks before it in the tie (reading L1). A missing rank, and one that is not of the tie, may
/// be any of its ranks.
template <class Stated>
bool is_place_of(const std::vector<Stated>& stated, const Standings& standings,
                 Competitor competitor) {
  const Ranking& ranking = standings.ranking;
  const std::size_t own = stated[competitor].rank;
  const std::size_t first = standings.rank[competitor], last = ranking.end_of(first - 1U);
  std::size_t least = first, unknown = 0;
  for (std::size_t place = first - 1; place < last; ++place) {
    const std::size_t rank = stated[ranking.order[place]].rank;
    if (rank < first || rank > last)
      ++unknown;
    else if (rank < own)
      ++least;
  }
  return own >= least && own <= std::min(least + unknown, last);
}

template <class Stated>
void compare_ranks(const std::vector<Stated>& stated, const Standings& standings,
                   std::uint16_t Stated::*number, std::vector<StandingDifference>& differences) {
  if (std::ranges::all_of(stated, [](const Stated& one) { return one.rank == 0; })) return;
  for (std::size_t c = 0; c < stated.size(); ++c) {
    if (is_place_of(stated, standings, static_cast<Competitor>(c))) continue;
    differences.push_back({stated[c].*number, stated[c].line, What::rank,
                           stated[c].rank == 0 ? std::string() : std::to_string(stated[c].rank),
                           std::to_string(standings.rank[c])});
  }
}

}  // namespace

EventList list_of(const Tournament& tournament, const Edition& edition, const Crosstable& table,
                  bool rapid) {
  EventList list;
  if (!tournament.standings_order.empty()) {
    return {tournament.standings_order, ListOrigin::report, "212"};
  }
  if (!tournament.tie_breaks.empty()) {
    list = {tournament.tie_breaks, ListOrigin::report, "202"};
    // Points come first. Programs that name them too mean these; the other score of teams breaks
    // the ties of the first.
    const std::string& first = list.codes.front().code;
    const bool names_points = first == "PTS" || first == points_code(table).code ||
                              (!table.teams && is_points_code(first));
    if (!names_points) {
      list.codes.insert(list.codes.begin(), points_code(table));
      list.added = 1;
    }
    return list;
  }
  list.codes = parse_tie_breaks(default_list(edition, table, rapid)).codes;
  return list;
}

Position place_of(const Document& document, const EventList& list, std::size_t index) {
  for (std::uint32_t line = 1; line <= document.line_count(); ++line)
    if (const std::string_view text = document.text(line);
        text.starts_with(list.record) && text.size() > 4)
      return index < list.added ? Position{line, 0, 1}
                                : place_of_code(document, line, index - list.added);
  return {};
}

std::vector<StandingDifference> differences(const Tournament& tournament, const Crosstable& ranked,
                                            const Standings& standings) {
  std::vector<StandingDifference> found;
  const bool is_last = ranked.rounds == standing_round(tournament);
  std::optional<Crosstable> with_byes;
  if (const int last = round_of_points(tournament); is_last && last != ranked.rounds)
    with_byes = make_crosstable(tournament, {.rounds = last,
                                             .pairing = ranked.pairing,
                                             .teams = ranked.teams,
                                             .primary = ranked.primary});
  const Crosstable& table = with_byes ? *with_byes : ranked;
  const int last_byes = round_of_counted_byes(tournament);
  for (std::size_t c = 0; c < table.size(); ++c) {
    const auto competitor = static_cast<Competitor>(c);
    const Score game_points = table.total(competitor, PointsKind::game);
    if (table.teams) {
      const Team& team = tournament.teams[c];
      const Score match_points = table.total(competitor, PointsKind::match);
      if (team.match_points) {
        compare_points(team.number, team.line, What::match_points, team.match_points, match_points,
                       found);
      }
      if (team.game_points) {
        compare_points(team.number, team.line, What::game_points, team.game_points, game_points,
                       found);
      }
    } else {
      const Player& player = tournament.players[c];
      // JaVaFo's way: a bye that is announced for the next round is in the points already.
      if (is_last && player.points == tournament.score(static_cast<PlayerIndex>(c), last_byes))
        continue;
      compare_points(player.start_rank, player.line, What::points, player.points, game_points,
                     found);
    }
  }
  if (table.teams) {
    compare_ranks(tournament.teams, standings, &Team::number, found);
  } else {
    compare_ranks(tournament.players, standings, &Player::start_rank, found);
  }
  return found;
}

std::vector<WrongRank> wrong_ranks(const Tournament& tournament, const Crosstable& table,
                                   const Ranking& ranking) {
  std::vector<WrongRank> wrong;
  for (std::size_t place = 0; place < ranking.size(); ++place) {
    const auto who = ranking.order[place];
    const std::size_t first = ranking.start[place] + 1U;
    const auto last = ranking.end_of(ranking.start[place]);
    const int stated = table.teams ? tournament.teams[who].rank : tournament.players[who].rank;
    if (stated != 0 && (stated < static_cast<int>(first) || stated > static_cast<int>(last)))
      wrong.push_back({who, stated, first, last});
  }
  return wrong;
}

bool are_start_numbers(const Tournament& tournament, const Crosstable& table) noexcept {
  if (table.teams)
    return std::ranges::all_of(tournament.teams,
                               [](const Team& team) { return team.rank == team.number; });
  return std::ranges::all_of(tournament.players,
                             [](const Player& player) { return player.rank == player.start_rank; });
}

bool states_ranks(const Tournament& tournament, const Crosstable& table) noexcept {
  const auto is_ranked = [](const auto& one) { return one.rank != 0; };
  return table.teams ? std::ranges::any_of(tournament.teams, is_ranked)
                     : std::ranges::any_of(tournament.players, is_ranked);
}

bool has_ranks_of(const Tournament& tournament, const Crosstable& table,
                  const Standings& standings) {
  for (std::size_t c = 0; c < table.size(); ++c) {
    const std::uint32_t stated =
        table.teams ? tournament.teams[c].rank : tournament.players[c].rank;
    if (stated != standings.rank[c]) return false;
  }
  return true;
}

int round_of_ranks(const Tournament& tournament, const Crosstable& last, std::size_t wrong,
                   const StandingsAfter& after) {
  const bool in_any_order = !tournament.is_over() || wrong * 2 > last.size();
  for (int round = last.rounds - 1; round > 0; --round) {
    const auto found = after(round);
    if (!found) continue;
    const auto& [table, standings] = *found;
    if (has_ranks_of(tournament, table, standings) ||
        (in_any_order && wrong_ranks(tournament, table, standings.ranking).empty()))
      return round;
  }
  return 0;
}

}  // namespace trf::tiebreak
