// Family G: homologation by the regulations of the FSI. Standard events: RTF in force on
// 1 September 2014, art. 5.3.1, 5.4.1, 7.5. Rapid and blitz: art. 4 and 5 of their regulation.

#include <algorithm>
#include <map>

#include "checks/report.hpp"
#include "trf/messages/found_fsi.hpp"
#include "trf/messages/found_rating.hpp"
#include "trf/messages/found_structure.hpp"

namespace trf::checking {
namespace {

/// RTF 5.3.1 and 5.4.1.
struct {
  int least_rounds = 6, least_consecutive_rounds = 5;
  std::size_t players = 7, players_of_5_rounds = 6;
  int norm_minutes = 120, team_minutes = 120;
  int rounds_a_day = 3, hours_a_day = 12;
  int days = 90;
} constexpr rtf{};

/// The regulation of rapid and blitz: 4.1, 4.3, 4.4, 5.2; B.03 (2018) 3.1 and 4.1.
struct {
  int least_minutes = 15, most_minutes = 60;
  int rounds = 6;
  std::size_t players = 14;
  int rounds_a_day = 15, blitz_rounds_a_day = 30;
  int days = 30, due_days = 8;
} constexpr rapid{};

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

// 5.3.1 a: "5 turni se giocati in giorni consecutivi". Two rounds on one day are allowed.
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
  if (rounds < rtf.least_consecutive_rounds)
    report.add(
        "G01", rounds_place(report),
        found::too_few_rounds_fsi{
            .rounds = rounds, .least = rtf.least_rounds, .days = rtf.least_consecutive_rounds});
  else if (rounds < rtf.least_rounds && !is_on_consecutive_days(t))
    report.add("G01",
               report.line_of("132") != 0 ? place(report.line_of("132"), layout::round_dates::date)
                                          : rounds_place(report),
               found::not_consecutive{.rounds = rounds, .least = rtf.least_rounds});
  const std::size_t least = rounds < rtf.least_rounds ? rtf.players_of_5_rounds : rtf.players;
  if (players < least)
    report.add("G02", report.place(report.line_of("062")),
               found::too_few_players{.players = players, .rounds = rounds, .least = least});
}

// 5.3.1 d: the minimum of FIDE for each game (B.02 1.1), and 2 hours for a single Maestro norm.
void check_time(Report& report) {
  const auto& t = report.tournament();
  const auto seconds = report.seconds_for_60_moves();
  if (!seconds) {
    report.skip("G03", found::speed_unknown{});
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
               found::time_below_fide{.minutes = *seconds / 60, .wanted = wanted});
  else if (*seconds < rtf.norm_minutes * 60)
    report.add("G04", time_place(report),
               found::no_single_norm{.minutes = *seconds / 60, .wanted = rtf.norm_minutes});
}

// 5.3.1 b, e
void check_calendar(Report& report) {
  const auto& t = report.tournament();
  std::map<Date, int> rounds;
  for (std::size_t r = 0; r < t.round_dates.size(); ++r) {
    if (!t.round_dates[r].is_set()) continue;
    const int count = ++rounds[t.round_dates[r]];
    const bool too_long =
        report.seconds_for_60_moves() && std::int64_t{count} * 2 * *report.seconds_for_60_moves() >
                                             std::int64_t{rtf.hours_a_day} * 3600;
    if (count == rtf.rounds_a_day + 1 || (too_long && count <= rtf.rounds_a_day))
      report.add("G06", report.date_place(r),
                 found::day_too_long{.rounds = count,
                                     .date = to_string(t.round_dates[r]),
                                     .most = rtf.rounds_a_day,
                                     .hours = rtf.hours_a_day});
  }
  if (!t.start.is_set() || !t.end.is_set() || t.start.day == 0 || t.end.day == 0) return;
  if (const auto days = day_number(t.end) - day_number(t.start) + 1; days > rtf.days)
    report.add("G07", report.place(report.line_of("052")),
               found::event_too_long{.days = days, .most = rtf.days});
}

// 5.4.1 a
void check_team_time(Report& report) {
  const auto seconds = report.seconds_for_60_moves();
  if (!seconds)
    report.skip("G05", found::speed_unknown{});
  else if (*seconds < rtf.team_minutes * 60)
    report.add("G05", time_place(report),
               found::team_time{.minutes = *seconds / 60, .wanted = rtf.team_minutes});
}

/// The data of 7.5 in the rounds of one player. A forfeit is a loss against an opponent who was
/// present: `-` without an opponent is not a forfeit of the player.
struct Conduct {
  int rounds = 0;  ///< To the last one of the tournament
  int forfeits = 0, third_forfeit = 0;
  int absences = 0, third_absence = 0;  ///< Outside the final sequence
  int first_bye_after_1 = 0;            ///< First H after round 1
  bool has_bye_in_1 = false;
  bool forfeited_first = false, forfeited_last = false;
  bool paired_after_first = false, paired_after_third = false;
  int gone_from = 0;  ///< First round of the final sequence of Z and empty cells; 0: none
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

/// Is full Buchholz the first tie-break? Assumed if the list is unknown.
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
      report.add("G10", report.cell(p, 1), found::paired_after_forfeit{.player = n});
    if (c.paired_after_third)  // 7.5.1, first paragraph
      report.add("G11", report.cell(p, c.third_forfeit),
                 found::not_excluded{.player = n, .round = c.third_forfeit});
    else if (c.third_forfeit == c.rounds && c.rounds != 0)  // No later round shows the exclusion
      report.add_mild("G11", Severity::warning, report.cell(p, c.third_forfeit),
                      found::to_be_excluded{.player = n, .round = c.third_forfeit});
    if (c.forfeited_last)  // 7.5.2, second paragraph
      report.add("G13", report.cell(p, c.rounds), found::last_round_forfeited{.player = n});
    if (report.is_team()) continue;  // A reserve who does not play is not absent
    if (c.third_absence != 0)        // 7.5.2, first paragraph
      report.add("G12", report.cell(p, c.third_absence),
                 found::absent_three_times{.player = n, .round = c.third_absence});
    // 7.5.2, third paragraph, a to c
    if (c.first_bye_after_1 != 0)
      report.add("G14", report.cell(p, c.first_bye_after_1),
                 found::bye_after_round_1{.player = n, .round = c.first_bye_after_1});
    else if (c.has_bye_in_1 && report.is_round_robin())
      report.add("G14", report.cell(p, 1), found::bye_in_round_robin{.player = n});
    else if (c.has_bye_in_1 && !by_buchholz)
      report.add("G14", report.cell(p, 1), found::bye_without_buchholz{.player = n});
    if (c.gone_from != 0 && c.rounds >= t.planned_rounds())  // 7.5.3
      report.add("G15", report.cell(p, c.gone_from),
                 found::withdrew{.player = n, .round = c.gone_from});
  }
}

// Rapid 4.1, 4.3, 4.4, 5.2
void check_rapid(Report& report) {
  const auto& t = report.tournament();
  if (const auto seconds = report.seconds_for_60_moves(); !seconds)
    report.skip("G20", found::speed_unknown{});
  else if (*seconds < rapid.least_minutes * 60 || *seconds > rapid.most_minutes * 60)
    report.add(
        "G20", time_place(report),
        found::time_of_rapid{
            .minutes = *seconds / 60, .least = rapid.least_minutes, .most = rapid.most_minutes});
  const int rounds = rounds_of(report);
  if (rounds < rapid.rounds)
    report.add("G21", rounds_place(report),
               found::rounds_of_rapid{.rounds = rounds, .least = rapid.rounds});
  if (t.players.size() < rapid.players)
    report.add("G22", report.place(report.line_of("062")),
               found::players_of_rapid{.players = t.players.size(), .least = rapid.players});
  // B.03 (2018) 3.1 and 4.1
  std::map<Date, int> played;
  const int most = report.speed() == Speed::blitz ? rapid.blitz_rounds_a_day : rapid.rounds_a_day;
  for (std::size_t r = 0; r < t.round_dates.size(); ++r)
    if (t.round_dates[r].is_set() && ++played[t.round_dates[r]] == most + 1)
      report.add("G24", report.date_place(r),
                 found::rounds_on_a_day{
                     .rounds = most + 1, .date = to_string(t.round_dates[r]), .most = most});
  if (t.start.is_set() && t.end.is_set() && t.start.day != 0 && t.end.day != 0)
    if (const auto days = day_number(t.end) - day_number(t.start) + 1; days > rapid.days)
      report.add("G25", report.place(report.line_of("052")),
                 found::event_too_long{.days = days, .most = rapid.days});
  if (!report.wants("G23")) return;
  if (!report.options().today) {
    report.skip("G23", found::today_unknown{});
  } else if (t.end.is_set() && t.end.day != 0) {
    const auto days = day_number(*report.options().today) - day_number(t.end);
    if (days > rapid.due_days)
      report.add("G23", report.place(report.line_of("052")),
                 found::late_for_fsi{.days = days, .limit = rapid.due_days});
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
