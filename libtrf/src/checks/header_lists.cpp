// Family H: point systems, type codes, tie-break lists, requirements of title events.

#include <algorithm>

#include "checks/federations.hpp"
#include "checks/report.hpp"
#include "trf/event_kind.hpp"
#include "trf/messages/found_lists.hpp"
#include "trf/messages/found_records.hpp"
#include "trf/text.hpp"
#include "trf/tie_break_list.hpp"
#include "trf/tie_break_modifiers.hpp"
#include "trf/type_code.hpp"

namespace trf::checking {
namespace {

void check_points(Report& report) {
  const auto& points = report.tournament().points;
  if (points.source == PointSystem::Source::standard) return;
  const auto line = report.points_line();
  if (points.win() <= points.draw() && points.win() != points.loss())
    report.add("H30", report.place(line),
               found::win_not_above_draw{.win = points.win(), .draw = points.draw()});
  else if (points.draw() < points.loss())
    report.add("H30", report.place(line),
               found::draw_below_loss{.draw = points.draw(), .loss = points.loss()});
  else if (points.pairing_bye > points.win())
    report.add("H30", report.place(line),
               found::bye_above_win{.bye = points.pairing_bye, .win = points.win()});
}

void check_type(Report& report) {
  const auto& t = report.tournament();
  const auto line = report.line_of("192") != 0 ? report.line_of("192") : report.line_of("092");
  if (t.type_code.empty()) {
    if (t.dialect == Dialect::trf26)
      report.add("H33", report.place(report.line_of("192")), found::type_missing{});
    return;
  }
  const auto code = type_code(t.type_code);
  if (!code.is_known) {
    report.add("H34", report.place(line), found::type_unknown{.code = t.type_code});
    return;
  }
  if (kind_of_code(t.type_code).is_team != !t.teams.empty() &&
      (!t.teams.empty() || report.has_all_teams()))
    report.add("H35", report.place(line),
               t.teams.empty() ? Message{found::no_teams{.code = t.type_code}}
                               : Message{found::teams_in_individual{.code = t.type_code,
                                                                    .teams = t.teams.size()}});
  const auto day = t.first_day();
  if (day.is_set() && code.base == "FIDE_DUTCH" && code.year != 0) {
    // The 2026 edition of C.04.3: events that start on or after 1 February 2026.
    const bool is_new = day >= first_day_of_c04_2026;
    if (is_new != (code.year != 2017))
      report.add("H36", report.place(line),
                 found::type_of_other_year{.code = t.type_code, .start = to_string(day)});
  }
  const auto players = static_cast<int>(t.players.size());
  if (report.is_round_robin() && !report.is_team() && report.has_all_players() && players > 2) {
    const int wanted = (players % 2 == 0 ? players - 1 : players) * report.games();
    if (t.planned_rounds() != wanted && (report.is_final() || t.stated_rounds))
      report.add("H45", report.place(line),
                 found::round_robin_rounds{
                     .players = players, .wanted = wanted, .found = t.planned_rounds()});
  }
}

void check_lists(Report& report) {
  const auto& t = report.tournament();
  const auto breaks = report.line_of("202");
  const auto order = report.line_of("212");
  // Teams break ties of match points by game points, or ties of game points by match points.
  const auto is_misplaced = [&](const TieBreak& code) {
    return report.is_team() ? code.code == "PTS" : is_points_code(code.code);
  };
  if (breaks != 0 && std::ranges::any_of(t.tie_breaks, is_misplaced))
    report.add("H38", report.place(breaks), found::points_among_tie_breaks{});
  if (order != 0 && report.is_ordered_otherwise())
    report.add("H38", report.place(order),
               found::order_without_points{.found = t.standings_order.front().text,
                                           .teams = report.is_team()});
  if (t.tie_breaks.empty() || t.standings_order.empty()) return;
  const auto rest = std::span(t.standings_order).subspan(report.is_ordered_otherwise() ? 0 : 1);
  const auto spelling = [](const TieBreak& code) { return to_string(code); };
  if (!std::ranges::equal(rest, t.tie_breaks, {}, spelling, spelling))
    for (const auto line : {breaks, order})
      report.add("H39", report.place(line), found::lists_differ{.order = order, .breaks = breaks});
}

// A cut must leave at least one contribution.
void check_cuts(Report& report) {
  const auto& t = report.tournament();
  for (const std::string_view tag : {"202", "212"}) {
    const auto line = report.line_of(tag);
    const auto& codes = tag == "202" ? t.tie_breaks : t.standings_order;
    for (std::size_t i = 0; i < codes.size(); ++i)
      for (const auto& modifier : codes[i].modifiers) {
        if (modifier[0] != 'C' && modifier[0] != 'M') continue;
        const int cut = (modifier[0] == 'M' ? 2 : 1) * parse_number(modifier.substr(1)).value_or(0);
        if (t.planned_rounds() == 0 || cut < t.planned_rounds()) continue;
        report.add("H37", place_of_code(report.document(), line, i),
                   found::cut_leaves_nothing{.code = codes[i].text, .rounds = t.planned_rounds()});
        return;
      }
  }
}

void check_ranking(Report& report) {
  const auto& t = report.tournament();
  if (const auto line = report.line_of("172"); line != 0) {
    if (!t.ranking_federation.empty() && !is_federation(t.ranking_federation))
      report.add("H32", place(line, layout::ranking::federation),
                 found::not_a_federation{.found = t.ranking_federation});
    return;
  }
  for (const auto& player : t.players) {
    if (player.national.empty()) continue;
    report.add("H31", place(player.national.front().line, layout::record_number),
               found::no_ranking_record{});
    return;
  }
}

void check_title_event(Report& report) {
  const auto& t = report.tournament();
  if (t.dialect == Dialect::trf26 && t.controller.empty() && report.has_norms())
    report.add("H40", report.place(report.line_of("182")), found::no_controller{});
}

void check_boards(Report& report) {
  const auto& t = report.tournament();
  // No teams: H35. In a Scheveningen match the colour of a board changes from round to round.
  if (!report.is_team() || t.teams.empty() || t.dialect != Dialect::trf26 ||
      report.is_scheveningen())
    return;
  const auto line = report.line_of("352");
  std::size_t boards = 0;
  std::vector<std::size_t> played(t.teams.size());
  std::vector<bool> is_member(t.players.size());
  bool has_double_member = false;  // M05: their team is unknown
  for (const auto& team : t.teams)
    for (const auto p : team.members) {
      if (p == no_player) continue;
      has_double_member = has_double_member || is_member[p];
      is_member[p] = true;
    }
  for (int round = 1; round <= report.rounds(); ++round) {
    std::ranges::fill(played, 0U);
    for (PlayerIndex p = 0; p < t.player_count(); ++p) {
      const auto game = t.game(p, round);
      const auto team = t.team_of(p);
      if (team != no_team && game.opponent != no_player) boards = std::max(boards, ++played[team]);
    }
  }
  // An empty board of a line-up is one too.
  for (const auto& line_up : t.line_ups)
    boards = std::max(boards, std::min(line_up.boards.size(), t.board_colours.size()));
  if (t.board_colours.empty())
    report.add("H41", report.place(line), found::no_board_colours{});
  else if (t.board_colours.find_first_not_of("WB") != std::string::npos)
    report.add("H41", report.place(line), found::not_board_colours{.found = t.board_colours});
  else if (boards != 0 && boards != t.board_colours.size() && !has_double_member)
    report.add("H41", report.place(line),
               found::board_colours_differ{.stated = t.board_colours.size(), .played = boards});
}

}  // namespace

void check_header_lists(Report& report) {
  check_points(report);
  check_type(report);
  check_lists(report);
  check_cuts(report);
  check_ranking(report);
  check_title_event(report);
  check_boards(report);
}

}  // namespace trf::checking
