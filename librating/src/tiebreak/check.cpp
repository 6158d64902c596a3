#include "trf/tiebreak/check.hpp"

#include <algorithm>
#include <utility>

#include "trf/tie_break_list.hpp"

namespace trf::tiebreak {
namespace {

using What = StandingDifference::What;

TieBreak points_code(const Crosstable& table) {
  const std::string name = !table.teams ? "PTS" : table.primary == Points::match ? "MPTS" : "GPTS";
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

template <class Stated>
void compare_ranks(const std::vector<Stated>& stated, const Standings& standings,
                   std::uint16_t Stated::*number, std::vector<StandingDifference>& differences) {
  if (std::ranges::all_of(stated, [](const Stated& one) { return one.rank == 0; })) return;
  for (std::size_t c = 0; c < stated.size(); ++c) {
    if (stated[c].rank == standings.rank[c]) continue;
    differences.push_back({stated[c].*number, stated[c].line, What::rank,
                           stated[c].rank == 0 ? std::string() : std::to_string(stated[c].rank),
                           std::to_string(standings.rank[c])});
  }
}

bool ranks_agree(const Tournament& tournament, const Crosstable& table,
                 const Standings& standings) {
  return std::ranges::none_of(differences(tournament, table, standings),
                              [](const StandingDifference& one) { return one.what == What::rank; });
}

}  // namespace

EventList list_of(const Tournament& tournament, const Edition& edition, const Crosstable& table,
                  bool rapid) {
  EventList list;
  if (!tournament.standings_order.empty()) {
    return {tournament.standings_order, ListOrigin::report, "record 212", 0};
  }
  if (!tournament.tie_breaks.empty()) {
    list = {tournament.tie_breaks, ListOrigin::report, "record 202", 0};
    const std::string& first = list.codes.front().code;
    if (first != "PTS" && first != "MPTS" && first != "GPTS") {
      list.codes.insert(list.codes.begin(), points_code(table));
    }
    return list;
  }
  list.codes = parse_tie_breaks(default_list(edition, table, rapid)).codes;
  list.source = std::string(edition.title);
  return list;
}

std::vector<StandingDifference> differences(const Tournament& tournament, const Crosstable& table,
                                            const Standings& standings) {
  std::vector<StandingDifference> found;
  for (std::size_t c = 0; c < table.size(); ++c) {
    const auto competitor = static_cast<Competitor>(c);
    const Score game_points = table.total(competitor, Points::game);
    if (table.teams) {
      const Team& team = tournament.teams[c];
      const Score match_points = table.total(competitor, Points::match);
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

std::vector<RoundCheck> check_standings(const Tournament& tournament, const Edition* edition) {
  const Edition& rules = edition != nullptr ? *edition : edition_on(tournament.start);
  std::vector<RoundCheck> checks;
  std::optional<int> fitting;
  const int last = standing_round(tournament);
  for (int round = 1; round <= last; ++round) {
    RoundCheck& check = checks.emplace_back();
    check.round = round;
    check.is_stated = round == last;
    CrosstableOptions options;
    options.rounds = round;
    const Crosstable table = make_crosstable(tournament, options);
    const EventList list = list_of(tournament, rules, table);
    CodeList codes = resolve(list.codes, list.origin, rules, table);
    check.faults = std::move(codes.faults);
    check.is_computable = std::ranges::none_of(
        check.faults, [](const CodeFault& fault) { return fault.severity == Severity::error; });
    if (!check.is_computable) continue;
    const Standings standings = rank(table, rules, codes.codes);
    if (check.is_stated) {
      check.differences = differences(tournament, table, standings);
      if (!ranks_agree(tournament, table, standings)) check.fits_round = fitting;
    } else if (ranks_agree(tournament, table, standings)) {
      fitting = round;
    }
  }
  return checks;
}

}  // namespace trf::tiebreak
