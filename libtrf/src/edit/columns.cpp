#include "edit/columns.hpp"

#include <fmt/format.h>

#include <optional>

#include "team_scores.hpp"
#include "trf/board.hpp"
#include "trf/read.hpp"
#include "trf/write.hpp"

namespace trf::editing {
namespace {

/// The rounds whose sum the points of a row are.
enum class Basis : std::uint8_t { other, paired_rounds, all_rounds };

Basis basis_of(const std::optional<Score>& stated, Score paired, Score all) {
  return !stated             ? Basis::other
         : *stated == paired ? Basis::paired_rounds
         : *stated == all    ? Basis::all_rounds
                             : Basis::other;
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
  const auto old = detail::team_totals(before, before.paired_rounds() + 1);
  const auto now = detail::team_totals(after, after.paired_rounds() + 1);
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
  const char colour = game.colour == Colour::white ? 'w' : game.colour == Colour::black ? 'b' : '-';
  if (game.opponent != no_player)
    return fmt::format("{:4} {} {}", t.players[game.opponent].start_rank, colour,
                       letter(game.code));
  if (game.code == ResultCode::none) return {};
  char code = letter(game.code);
  // TRF06 has = and a space where later dialects have H and Z.
  if (t.dialect == Dialect::trf06 && game.code == ResultCode::half_point_bye) code = '=';
  if (t.dialect == Dialect::trf06 && game.code == ResultCode::zero_point_bye) code = ' ';
  return fmt::format("0000 {} {}", colour, code);
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
  if (document.field(line, field.first, field.width).find_first_not_of(' ') ==
      std::string_view::npos)
    return;
  document.set_field(line, field.first, field.width, "", false);
  // If it was the last of the row, the row ends where it ended before the round.
  const auto width = document.width(line);
  if (width > field.last() + std::size_t{2} || width <= layout::player::rank.last()) return;
  std::string row{document.text(line)};
  const auto least = row.size() - (width - layout::player::rank.last());
  row.resize(std::max(row.find_last_not_of(' ') + 1, least));
  document.replace_line(line, std::move(row));
}

bool is_aligned(const Document& document, const Player& player, Findings& findings) {
  for (const auto column : layout::player::separators) {
    const auto text = document.field(player.line, column, 1);
    if (text.empty() || text == " ") continue;
    findings.refuse({player.line, column}, said::row_not_aligned{.number = player.start_rank});
    return false;
  }
  return true;
}

PointsLeft follow_points(Document& edited, const Tournament& before) {
  const auto read_again = read(edited);
  if (!read_again.value || read_again.value->players.size() != before.players.size()) return {};
  const auto& after = *read_again.value;
  const int paired_before = before.paired_rounds(), paired_after = after.paired_rounds();
  const auto& field = layout::player::points;
  PointsLeft left;
  for (PlayerIndex p = 0; p < before.player_count(); ++p) {
    const auto& player = before.players[p];
    if (!player.points) continue;
    const auto all = before.score(p);
    const auto paired = before.score(p, paired_before);
    const auto now_all = after.score(p), now_paired = after.score(p, paired_after);
    const auto basis = basis_of(player.points, paired, all);
    if (basis == Basis::other) {
      left.players += now_all != all ? 1 : 0;
      continue;
    }
    const auto now = basis == Basis::paired_rounds ? now_paired : now_all;
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
