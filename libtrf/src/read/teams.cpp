// Team records: 013, 310, 300, 320, 330.

#include <algorithm>

#include "read/context.hpp"
#include "trf/check_ids.hpp"
#include "trf/messages/read_records.hpp"
#include "trf/messages/reader.hpp"

namespace trf::detail {
namespace {

constexpr std::size_t max_members = 200;

/// Are the members in their columns? A long name may fill the spaces before them, but a number that
/// continues in the space beside it is not the number in its columns.
bool has_members_in_columns(Context& context, const Row& row, std::string_view tag,
                            const layout::Field& first) {
  const auto& record = *layout::find(tag);
  const auto column = filled_separator(record, row, first.first);
  if (column != 0) report_separator(context, "M04", record, row, column);
  return column == 0;
}

std::vector<PlayerIndex> members_of(Context& context, const Row& row, const layout::Field& first,
                                    CheckId check, bool keep_empty) {
  std::vector<PlayerIndex> members;
  for (auto field = first; field.first <= row.width(); field = field.at(1)) {
    if (members.size() == max_members) {
      context.report(check, Severity::error, row, field,
                     said::too_many_members{.most = max_members});
      break;
    }
    const auto number = number_of(row.get(field));
    const bool empty = number.ok && number.value.value_or(0) == 0;
    const auto player = empty || !number.ok ? no_player : context.start_ranks.find(*number.value);
    if (!empty && player == no_player)
      context.report(check, Severity::error, row, field,
                     said::member_unknown{
                         .found = row.shown(field), .first = field.first, .last = field.last()});
    if (player != no_player || (keep_empty && empty)) members.push_back(player);
  }
  return members;
}

}  // namespace

void read_team(Context& context, const Row& row) {
  namespace column = layout::team;
  auto& teams = context.tournament.teams;
  const auto number = number_in(context, row, column::number, 1, max_teams, "M02");
  if (!number) return;
  if (const auto twin = std::ranges::find(teams, *number, &Team::number); twin != teams.end()) {
    context.report("M02", Severity::error, row, column::number,
                   said::team_number_used{.number = *number, .line = twin->line});
    return;
  }
  if (!has_members_in_columns(context, row, "310", column::member)) return;
  Team team;
  team.number = static_cast<std::uint16_t>(*number);
  team.line = row.line();
  team.name = row.text(column::name);
  team.nickname = row.text(column::nickname);
  team.strength = row.text(column::strength);
  team.match_points = points_in(context, row, column::match_points, "M13").value;
  team.game_points = points_in(context, row, column::game_points, "M13").value;
  const auto rank = number_of(row.get(column::rank));
  if (!rank.ok)
    context.report("M24", Severity::warning, row, column::rank, not_number(row, column::rank));
  team.rank = static_cast<std::uint16_t>(rank.value.value_or(0));
  team.members = members_of(context, row, column::member, "M04", false);
  teams.push_back(std::move(team));
}

void read_line_up(Context& context, const Row& row) {
  namespace column = layout::line_up;
  const auto round = number_in(context, row, column::round, 1, max_rounds, "M07");
  if (!round) return;
  const auto team = number_in(context, row, column::team, 1, max_teams, "M07");
  const auto opponent = number_of(row.get(column::opponent));
  if (!opponent.ok)
    context.report("M07", Severity::error, row, column::opponent,
                   not_number(row, column::opponent));
  if (!team || !opponent.ok) return;
  LineUp line_up;
  line_up.round = static_cast<std::uint16_t>(*round);
  line_up.team = static_cast<Id>(*team);
  line_up.opponent = static_cast<Id>(std::min(opponent.value.value_or(0), max_start_rank));
  line_up.line = row.line();
  line_up.boards = members_of(context, row, column::board, "M07", true);
  context.tournament.line_ups.push_back(std::move(line_up));
}

void read_team_byes(Context& context, const Row& row) {
  namespace column = layout::team_byes;
  if (context.tournament.team_byes) {
    context.report("M14", Severity::error, row.line(), 1, 3, said::second_record_320{});
    return;
  }
  TeamByes byes;
  byes.line = row.line();
  byes.match_points = points_in(context, row, column::match_points, "M14").value.value_or(Score{});
  byes.game_points = points_in(context, row, column::game_points, "M14").value.value_or(Score{});
  for (auto field = column::team; field.first <= row.width() && byes.by_round.size() < max_rounds;
       field = field.at(1)) {
    const auto number = number_of(row.get(field));
    if (!number.ok)
      context.report("M14", Severity::error, row, field, not_in_range(row, field, 0, max_teams));
    byes.by_round.push_back(static_cast<Id>(std::min(number.value.value_or(0), max_start_rank)));
  }
  context.tournament.team_byes = std::move(byes);
}

void read_forfeited_match(Context& context, const Row& row) {
  namespace column = layout::forfeited_match;
  const auto kind = row.get(column::kind);
  const auto round = number_of(row.get(column::round));
  // The second spellings are those of TieBreakServer.
  const bool white = kind == "+-" || kind == "10" || kind == "WL";
  const bool black = kind == "-+" || kind == "01" || kind == "LW";
  const bool none = kind == "--" || kind == "00" || kind == "LL" || kind == "ZZ";
  if ((!white && !black && !none) || !round.ok || round.value.value_or(0) < 1 ||
      *round.value > max_rounds) {
    context.report("M16", Severity::error, row, column::kind,
                   said::forfeit_unreadable{.kind = row.shown(column::kind),
                                            .round = row.shown(column::round)});
    return;
  }
  const auto white_team = number_in(context, row, column::white, 1, max_teams, "M16");
  const auto black_team = number_in(context, row, column::black, 1, max_teams, "M16");
  if (!white_team || !black_team) return;
  context.tournament.forfeited_matches.push_back(
      {white, black, static_cast<std::uint16_t>(*round.value), static_cast<Id>(*white_team),
       static_cast<Id>(*black_team), row.line()});
}

// 013 has no team number: teams are numbered by order of appearance. Redundant beside 310.
void read_old_teams(Context& context) {
  auto& teams = context.tournament.teams;
  if (!teams.empty()) return;
  for (const auto line : context.old_team_lines) {
    const Row row{context.document, line};
    if (!has_members_in_columns(context, row, "013", layout::old_team::member)) continue;
    Team team;
    team.number = static_cast<std::uint16_t>(teams.size() + 1);
    team.line = line;
    team.name = row.text(layout::old_team::name);
    team.members = members_of(context, row, layout::old_team::member, "M04", false);
    teams.push_back(std::move(team));
    if (teams.size() == max_teams) break;
  }
}

}  // namespace trf::detail
