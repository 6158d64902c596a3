#include "edit/columns.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>

#include "read/context.hpp"
#include "team_scores.hpp"
#include "trf/read.hpp"
#include "trf/standing_round.hpp"
#include "trf/text.hpp"
#include "trf/write.hpp"

namespace trf::editing {
namespace {

/// The last rounds of the sums that the points of a row can be: those of the standing, of the byes
/// of the round to come, of all announced byes, which some programs count.
std::array<int, 3> last_rounds(const Tournament& t) {
  return {round_of_points(t), round_of_counted_byes(t), max_rounds};
}

/// \return whether the points follow, or have nothing to follow
bool follow_team(Document& edited, const Team& team, const layout::Field& field,
                 const std::optional<Score>& stated, Score before, Score after) {
  if (!stated || before == after) return true;
  if (*stated != before) return false;
  auto text = points_text(after, field.width);
  // Whole numbers without a decimal stay such, and end in the same column.
  const auto old = edited.field(team.line, field.first, field.width);
  if (old.find('.') == std::string_view::npos && after.tenths() % 10 == 0) {
    text = to_string(after);
    text.resize(text.find('.'));
    const auto end = old.find_last_not_of(' ') + 1;
    if (end > text.size()) text.insert(0, end - text.size(), ' ');
    text.resize(std::max<std::size_t>(text.size(), field.width), ' ');
  }
  edited.set_field(team.line, field.first, field.width, text, true);
  return true;
}

int follow_teams(Document& edited, const Tournament& before, const Tournament& after) {
  if (before.teams.empty() || before.teams.size() != after.teams.size()) return 0;
  int left = 0;
  const auto old = detail::team_totals(before, round_of_points(before) + 1);
  const auto now = detail::team_totals(after, round_of_points(after) + 1);
  for (std::size_t i = 0; i < old.size(); ++i) {
    const auto& team = before.teams[i];
    const bool matches = follow_team(edited, team, layout::team::match_points, team.match_points,
                                     old[i].match_points, now[i].match_points);
    const bool games = follow_team(edited, team, layout::team::game_points, team.game_points,
                                   old[i].game_points, now[i].game_points);
    left += matches && games ? 0 : 1;
  }
  return left;
}

}  // namespace

std::string cell_text(const Game& game, const Tournament& t) {
  const auto colour = game.colour == Colour::none ? "-" : name(game.colour);
  if (game.opponent != no_player)
    return fmt::format("{:4} {} {}", t.players[game.opponent].start_rank, colour,
                       letter(game.code));
  if (game.code == ResultCode::none) return {};
  return fmt::format("0000 {} {}", colour, letter(game.code, t.dialect));
}

void set_cell(Document& document, const Tournament& t, PlayerIndex player, int round,
              const Game& game) {
  const auto line = t.players[player].line;
  const auto field = cell(round);
  const auto text = cell_text(game, t);
  if (!text.empty()) {
    document.set_field(line, field.first, field.width, text, false);
    return;
  }
  if (trimmed(document.field(line, field.first, field.width)).empty()) return;
  document.set_field(line, field.first, field.width, "", false);
  // If it was the last of the row, the row ends where it ended before the round.
  const auto width = document.width(line);
  if (width > field.last() + std::size_t{2} || width <= layout::player::rank.last()) return;
  std::string row{document.text(line)};
  const auto least = row.size() - (width - layout::player::rank.last());
  row.resize(std::max(row.find_last_not_of(' ') + 1, least));
  document.replace_line(line, std::move(row));
}

namespace {

/// The first column between the fields of a 001 row that is not empty; 0: there is none.
std::size_t filled_separator(const Document& document, std::uint32_t line) {
  for (const auto column : layout::player::separators)
    if (const auto text = document.field(line, column, 1); !text.empty() && text != " ")
      return column;
  return 0;
}

bool refuse(const Player& player, std::size_t column, Findings& findings) {
  findings.refuse({player.line, static_cast<std::uint32_t>(column)},
                  said::row_not_aligned{.number = player.start_rank});
  return false;
}

}  // namespace

bool is_aligned(const Document& document, const Player& player, Findings& findings) {
  if (detail::is_read_in_columns(document, player.line)) return true;
  const auto column = filled_separator(document, player.line);
  return refuse(player, column == 0 ? layout::player::points.first : column, findings);
}

bool has_separators(const Document& document, const Player& player, Findings& findings) {
  const auto column = filled_separator(document, player.line);
  return column == 0 || refuse(player, column, findings);
}

PointsLeft follow_points(Document& edited, const Tournament& before, const Document& complete) {
  const auto read_again = read(complete);
  if (!read_again.value || read_again.value->players.size() != before.players.size()) return {};
  const auto& after = *read_again.value;
  const auto rounds_before = last_rounds(before), rounds_after = last_rounds(after);
  const auto& field = layout::player::points;
  PointsLeft left;
  for (PlayerIndex p = 0; p < before.player_count(); ++p) {
    const auto& player = before.players[p];
    if (!player.points) continue;
    const auto basis = std::ranges::find_if(
        rounds_before, [&](int last) { return *player.points == before.score(p, last); });
    if (basis == rounds_before.end()) {
      left.players += after.score(p) != before.score(p) ? 1 : 0;
      continue;
    }
    const auto last = rounds_after[static_cast<std::size_t>(basis - rounds_before.begin())];
    const auto now = after.score(p, last);
    if (now == *player.points) continue;
    edited.set_field(player.line, field.first, field.width, points_text(now, field.width), true);
  }
  left.teams = follow_teams(edited, before, after);
  return left;
}

void warn_of(PointsLeft left, Findings& findings) {
  if (left.players > 0) findings.warn({}, said::points_stay{.players = left.players});
  if (left.teams > 0) findings.warn({}, said::team_points_stay{.teams = left.teams});
}

}  // namespace trf::editing
