// Family G: homologation by the regulations of the FSI. Standard events: RTF in force on
// 1 September 2014, art. 5.3.1, 5.4.1, 7.5. Rapid and blitz: art. 4 and 5 of their regulation.

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "checks/report.hpp"

namespace trf::checking {
namespace {

int rounds_of(const Report& report) {
  const auto& t = report.tournament();
  return t.stated_rounds ? *t.stated_rounds : std::max(t.planned_rounds(), t.rounds());
}

Position rounds_place(const Report& report) {
  const auto line = report.line_of("142") != 0 ? report.line_of("142") : report.line_of("XXR");
  return report.place(line);
}

Position time_place(const Report& report) {
  return report.place(report.line_of("222") != 0 ? report.line_of("222") : report.line_of("122"));
}

// 5.3.1 a: "5 turni se giocati in giorni consecutivi". Two rounds on a day break no sequence.
bool is_on_consecutive_days(const Tournament& t) {
  std::vector<Date> dates;
  for (const auto& date : t.round_dates)
    if (date.is_set()) dates.push_back(date);
  if (dates.empty()) {
    if (!t.start.is_set() || !t.end.is_set() || t.start.day == 0 || t.end.day == 0) return false;
    return day_number(t.end) - day_number(t.start) < 5;
  }
  std::ranges::sort(dates);
  for (std::size_t i = 1; i < dates.size(); ++i)
    if (day_number(dates[i]) - day_number(dates[i - 1]) > 1) return false;
  return true;
}

// 5.3.1 a, c
void check_size(Report& report) {
  const auto& t = report.tournament();
  const int rounds = rounds_of(report);
  const auto players = t.players.size();
  if (rounds < 5)
    report.add("G01", rounds_place(report),
               fmt::format("{} round{}; 6 at least, or 5 on consecutive days", rounds,
                           plural(static_cast<std::size_t>(rounds))));
  else if (rounds == 5 && !is_on_consecutive_days(t))
    report.add(
        "G01",
        report.line_of("132") != 0 ? Position{report.line_of("132"), 92, 8} : rounds_place(report),
        "5 rounds that are not shown to be on consecutive days; 6 at least");
  const std::size_t least = rounds == 5 ? 6 : 7;
  if (players < least)
    report.add("G02", report.place(report.line_of("062")),
               fmt::format("{} players; {} at least with {} rounds", players, least, rounds));
}

// 5.3.1 d: what FIDE rates, game by game (B.02 1.1), and 2 hours for a single Maestro norm.
void check_time(Report& report) {
  const auto& t = report.tournament();
  const auto seconds = report.seconds_for_60_moves();
  if (!seconds) {
    report.skip("G03", "the rate of play is not known (--minutes, or --base and --increment)");
    return;
  }
  int wanted = 60;
  for (PlayerIndex p = 0; p < t.player_count(); ++p)
    for (const auto& game : t.games(p)) {
      if (!game.is_played()) continue;
      const auto higher = std::max(t.players[p].rating, t.players[game.opponent].rating);
      wanted = std::max(wanted, higher >= 2400 ? 120 : higher >= 1800 ? 90 : 60);
    }
  if (*seconds < wanted * 60)
    report.add("G03", time_place(report),
               fmt::format("{} minutes for 60 moves; FIDE rates games of these players from {}",
                           *seconds / 60, wanted));
  else if (*seconds < 7200)
    report.add(
        "G04", time_place(report),
        fmt::format("{} minutes for 60 moves: no single Maestro norm under 120", *seconds / 60));
}

// 5.3.1 b, e
void check_calendar(Report& report) {
  const auto& t = report.tournament();
  const auto line = report.line_of("132");
  std::map<Date, int> rounds;
  for (std::size_t r = 0; r < t.round_dates.size(); ++r) {
    if (!t.round_dates[r].is_set()) continue;
    const int count = ++rounds[t.round_dates[r]];
    const bool too_long =
        report.seconds_for_60_moves() &&
        std::int64_t{count} * 2 * *report.seconds_for_60_moves() > std::int64_t{12} * 3600;
    if (count == 4 || (too_long && count < 4))
      report.add("G06", {line, static_cast<std::uint32_t>(92 + 10 * r), 8},
                 fmt::format("{} rounds on {}; 3 and 12 hours of play at most", count,
                             to_string(t.round_dates[r])));
  }
  if (!t.start.is_set() || !t.end.is_set() || t.start.day == 0 || t.end.day == 0) return;
  if (const auto days = day_number(t.end) - day_number(t.start) + 1; days > 90)
    report.add("G07", report.place(report.line_of("052")),
               fmt::format("the event lasts {} days; 90 at most", days));
}

// 5.4.1 a
void check_team_time(Report& report) {
  const auto seconds = report.seconds_for_60_moves();
  if (!seconds)
    report.skip("G05", "the rate of play is not known (--minutes, or --base and --increment)");
  else if (*seconds < 7200)
    report.add("G05", time_place(report),
               fmt::format("{} minutes a player; a team event needs 120", *seconds / 60));
}

/// What 7.5 looks at in the rounds of one player. A forfeit is a loss against an opponent who was
/// there: `-` without one is no player's fault.
struct Conduct {
  int rounds = 0;  ///< To the last of the tournament
  int forfeits = 0, third_forfeit = 0;
  int absences = 0, third_absence = 0;  ///< Outside the final run
  int first_bye_after_1 = 0;            ///< First H after round 1
  bool has_bye_in_1 = false;
  bool forfeited_first = false, forfeited_last = false;
  bool paired_after_first = false, paired_after_third = false;
  int gone_from = 0;  ///< First round of the final run of Z and blanks; 0: none
};

bool is_forfeited(const Game& game) noexcept {
  return game.code == ResultCode::forfeit_loss && game.opponent != no_player;
}

Conduct conduct_of(const Tournament& t, PlayerIndex p) {
  Conduct c;
  c.rounds = t.rounds();
  const auto is_away = [](const Game& g) {
    return g.is_blank() || g.code == ResultCode::zero_point_bye;
  };
  int last = c.rounds;
  while (last > 0 && is_away(t.game(p, last))) --last;
  if (last < c.rounds) c.gone_from = last + 1;
  for (int round = 1; round <= last; ++round) {
    const auto game = t.game(p, round);
    const bool is_paired = game.opponent != no_player || game.code == ResultCode::pairing_bye;
    if (is_paired && c.forfeited_first) c.paired_after_first = true;
    if (is_paired && c.third_forfeit != 0) c.paired_after_third = true;
    if (is_forfeited(game)) {
      if (++c.forfeits == 3) c.third_forfeit = round;
      c.forfeited_first = c.forfeited_first || round == 1;
    }
    if (is_away(game) && ++c.absences == 3) c.third_absence = round;
    if (game.code == ResultCode::half_point_bye) {
      if (round == 1)
        c.has_bye_in_1 = true;
      else if (c.first_bye_after_1 == 0)
        c.first_bye_after_1 = round;
    }
  }
  c.forfeited_last =
      c.rounds >= t.planned_rounds() && c.rounds > 0 && is_forfeited(t.game(p, c.rounds));
  return c;
}

/// Full Buchholz stands first; unknown lists give the benefit of the doubt.
bool breaks_by_buchholz(const Tournament& t) {
  const auto& list = t.standings_order.empty() ? t.tie_breaks : t.standings_order;
  for (const auto& code : list) {
    if (code.code == "PTS") continue;
    return code.code == "BH" && code.modifiers.empty();
  }
  return true;
}

// 7.5; rapid and blitz events follow it too (rapid 1: "per tutto ciò che non è contemplato").
void check_conduct(Report& report) {
  const auto& t = report.tournament();
  const bool by_buchholz = breaks_by_buchholz(t);
  for (PlayerIndex p = 0; p < t.player_count(); ++p) {
    const auto& player = t.players[p];
    const auto n = player.start_rank;
    const auto c = conduct_of(t, p);
    if (c.forfeited_first && c.paired_after_first)  // 7.5.1, second paragraph
      report.add(
          "G10", report.cell(p, 1),
          fmt::format(
              "player {} lost round 1 by forfeit and was paired again: the arbiter's decision", n));
    if (c.paired_after_third)  // 7.5.1, first paragraph
      report.add(
          "G11", report.cell(p, c.third_forfeit),
          fmt::format("player {} lost a third game by forfeit in round {} and must be excluded, "
                      "but was paired again",
                      n, c.third_forfeit));
    else if (c.third_forfeit == c.rounds && c.rounds != 0)  // No later round shows the exclusion
      report.add_mild(
          "G11", Severity::warning, report.cell(p, c.third_forfeit),
          fmt::format("player {} lost a third game by forfeit in round {} and must be excluded", n,
                      c.third_forfeit));
    if (c.forfeited_last)  // 7.5.2, second paragraph
      report.add("G13", report.cell(p, c.rounds),
                 fmt::format("player {} lost the last round by forfeit: an unjustified withdrawal "
                             "unless announced",
                             n));
    if (report.is_team()) continue;  // A reserve who does not play is not absent
    if (c.third_absence != 0)        // 7.5.2, first paragraph
      report.add(
          "G12", report.cell(p, c.third_absence),
          fmt::format("player {} was away a third time in round {}: a withdrawal, but he played on",
                      n, c.third_absence));
    // 7.5.2, third paragraph, a to c
    if (c.first_bye_after_1 != 0)
      report.add("G14", report.cell(p, c.first_bye_after_1),
                 fmt::format("player {} has a half-point bye in round {}; round 1 alone allows it",
                             n, c.first_bye_after_1));
    else if (c.has_bye_in_1 && report.is_round_robin())
      report.add("G14", report.cell(p, 1),
                 fmt::format("player {} has a half-point bye in a round robin", n));
    else if (c.has_bye_in_1 && !by_buchholz)
      report.add(
          "G14", report.cell(p, 1),
          fmt::format(
              "player {} has a half-point bye, but the first tie-break is not full Buchholz", n));
    if (c.gone_from != 0 && c.rounds >= t.planned_rounds())  // 7.5.3
      report.add("G15", report.cell(p, c.gone_from),
                 fmt::format("player {} withdrew from round {}", n, c.gone_from));
  }
}

// Rapid 4.1, 4.3, 4.4, 5.2
void check_rapid(Report& report) {
  const auto& t = report.tournament();
  if (const auto seconds = report.seconds_for_60_moves(); !seconds)
    report.skip("G20", "the rate of play is not known (--minutes, or --base and --increment)");
  else if (*seconds < 15 * 60 || *seconds > 60 * 60)
    report.add("G20", time_place(report),
               fmt::format("{} minutes for 60 moves; 15 to 60, both included", *seconds / 60));
  const int rounds = rounds_of(report);
  if (rounds < 6)
    report.add(
        "G21", rounds_place(report),
        fmt::format("{} round{}; 6 at least", rounds, plural(static_cast<std::size_t>(rounds))));
  if (t.players.size() < 14)
    report.add("G22", report.place(report.line_of("062")),
               fmt::format("{} players; 14 at least", t.players.size()));
  // B.03 (2018) 3.1 and 4.1
  std::map<Date, int> played;
  const int most = report.speed() == Speed::blitz ? 30 : 15;
  for (std::size_t r = 0; r < t.round_dates.size(); ++r)
    if (t.round_dates[r].is_set() && ++played[t.round_dates[r]] == most + 1)
      report.add(
          "G24", {report.line_of("132"), static_cast<std::uint32_t>(92 + 10 * r), 8},
          fmt::format("{} rounds on {}; {} at most", most + 1, to_string(t.round_dates[r]), most));
  if (t.start.is_set() && t.end.is_set() && t.start.day != 0 && t.end.day != 0)
    if (const auto days = day_number(t.end) - day_number(t.start) + 1; days > 30)
      report.add("G25", report.place(report.line_of("052")),
                 fmt::format("the event lasts {} days; 30 at most", days));
  if (!report.wants("G23")) return;
  if (!report.options().today) {
    report.skip("G23", "today's date is not known (--today)");
  } else if (t.end.is_set() && t.end.day != 0) {
    const auto days = day_number(*report.options().today) - day_number(t.end);
    if (days > 8)
      report.add("G23", report.place(report.line_of("052")),
                 fmt::format("the event ended {} days ago; the files are due within 8", days));
  }
}

}  // namespace

void check_homologation(Report& report) {
  if (!report.has_tournament()) return;
  if (report.wants("G01")) {
    if (report.is_team()) {
      check_team_time(report);
    } else {
      check_size(report);
      check_time(report);
      check_calendar(report);
    }
  }
  if (report.wants("G10")) check_conduct(report);
  if (report.wants("G20")) check_rapid(report);
}

}  // namespace trf::checking
