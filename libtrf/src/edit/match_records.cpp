#include "edit/match_records.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <span>
#include <string>
#include <utility>

#include "edit/lines.hpp"
#include "team_event.hpp"
#include "trf/layout.hpp"
#include "trf/matches.hpp"

namespace trf::editing {
namespace {

void put_opponent(Document& document, std::size_t line, int team) {
  const auto& field = layout::line_up::opponent;
  document.set_field(line, field.first, field.width, fmt::format("{:03}", team), true);
}

/// Adds a record 320 that gives no round a bye. \return its line
std::size_t add_team_byes(Document& document, const Tournament& t) {
  const auto after = place_for(document, t, "320");
  document.insert_after(after, "320");
  const auto usual = usual_team_byes(t, team_rounds(t).boards);
  for (const auto& [field, points] :
       {std::pair(layout::team_byes::match_points, usual.match_points),
        {layout::team_byes::game_points, usual.game_points}})
    document.set_field(after + 1, field.first, field.width, to_string(points), true);
  return after + 1;
}

/// \pre record 320 names rounds up to `round`
void take_back_team_bye(Document& document, const Tournament& t, int round,
                        std::set<std::size_t>& gone) {
  const TeamByes& byes = *t.team_byes;
  const auto before = std::span{byes.by_round}.first(static_cast<std::size_t>(round - 1));
  // A record with points of its own was there before the pairing.
  const auto usual = usual_team_byes(t, team_rounds(t).boards);
  const bool has_usual_points =
      byes.match_points == usual.match_points && byes.game_points == usual.game_points;
  if (has_usual_points && std::ranges::all_of(before, [](Id team) { return team == 0; })) {
    gone.insert(byes.line);
    return;
  }
  std::string text{document.text(byes.line)};
  text.resize(layout::team_byes::team.at(before.size()).first - 1U);
  text.resize(text.find_last_not_of(' ') + 1);
  document.replace_line(byes.line, std::move(text));
}

}  // namespace

void write_opponents(Document& document, const Tournament& t, int round,
                     const TeamPairing& pairing) {
  const auto number = [&](TeamIndex team) { return t.teams[team].number; };
  for (const LineUp& line_up : t.line_ups) {
    if (line_up.round != round) continue;
    Id opponent = 0;
    for (const auto& [white, black] : pairing.pairs) {
      if (number(white) == line_up.team) opponent = number(black);
      if (number(black) == line_up.team) opponent = number(white);
    }
    if (opponent != line_up.opponent) put_opponent(document, line_up.line, opponent);
  }
}

void write_team_bye(Document& document, const Tournament& t, int round, TeamIndex bye) {
  std::size_t line = t.team_byes ? t.team_byes->line : 0;
  if (line == 0) {
    // Other dialects have the bye in the cells of the members alone.
    if (bye == no_team || t.dialect != Dialect::trf26) return;
    line = add_team_byes(document, t);
  }
  const int stated = t.team_byes ? static_cast<int>(t.team_byes->by_round.size()) : 0;
  // Rounds before that the record does not have: by the cells.
  const auto with_bye = [&](int before) {
    const auto found = std::ranges::find_if(
        t.teams, [&](const Team& team) { return detail::has_bye_cell(t, team, before); });
    return found == t.teams.end() ? no_team : static_cast<TeamIndex>(found - t.teams.begin());
  };
  for (int each = 1; each <= std::max(round, stated); ++each) {
    const auto field = layout::team_byes::team.at(static_cast<std::size_t>(each - 1));
    if (each < round && !document.field(line, field.first, field.width).empty()) continue;
    const TeamIndex holder = each < round ? with_bye(each) : each == round ? bye : no_team;
    const int team = holder == no_team ? 0 : t.teams[holder].number;
    document.set_field(line, field.first, field.width, fmt::format("{:03}", team), true);
  }
}

std::set<std::size_t> take_back_forfeits(Document& document, const Tournament& t, int first,
                                         int last) {
  std::set<std::size_t> gone;
  for (const auto& match : t.forfeited_matches)
    if (match.round >= first && match.round <= last && match.line != 0) gone.insert(match.line);
  for (const auto line : gone) document.replace_line(line, "");
  return gone;
}

std::set<std::size_t> take_back_match_records(Document& document, const Tournament& t, int round) {
  auto gone = take_back_forfeits(document, t, round, round);
  for (const auto& line_up : t.line_ups)
    if (line_up.round == round && line_up.line != 0) put_opponent(document, line_up.line, 0);
  if (t.team_byes && t.team_byes->line != 0 &&
      t.team_byes->by_round.size() >= static_cast<std::size_t>(round))
    take_back_team_bye(document, t, round, gone);
  for (const auto line : gone) document.replace_line(line, "");
  return gone;
}

void erase_lines(Document& document, const std::set<std::size_t>& lines) {
  for (auto line = lines.rbegin(); line != lines.rend(); ++line) document.erase(*line);
}

}  // namespace trf::editing
