// Family E: FIDE's requirements for rated events (B.02 of 1 March 2024, and the Rapid and Blitz
// regulations). What differs between the editions is checked in librating.

#include <algorithm>
#include <map>

#include "checks/federations.hpp"
#include "checks/report.hpp"
#include "trf/facts.hpp"
#include "trf/messages/found_header.hpp"
#include "trf/messages/found_rating.hpp"
#include "trf/messages/found_structure.hpp"

namespace trf::checking {
namespace {

/// The limits of the texts, in their units, in one place.
struct Limits2024 {
  int standard_rounds_a_day = 3, hours_a_day = 12;         // B.02 (1997: 3.0)
  int rapid_rounds_a_day = 15, blitz_rounds_a_day = 30;    // Rapid and Blitz 3.1
  int arbiter_days = 7, federation_days = 30;              // B.02 9.1
  int arbiter_days_1997 = 14;                              // REF 1997, 8.1: two weeks
  int registration_days = 3, norm_registration_days = 30;  // B.02 0.2
};
constexpr Limits2024 limits;

void check_speed_known(Report& report) {
  const auto line = report.line_of("222") != 0 ? report.line_of("222") : report.line_of("122");
  if (report.seconds_for_60_moves() || line == 0 || report.value(line).empty()) return;  // H22
  report.add("E01", report.place(line), found::unknown_speed{});
}

void check_daily_rounds(Report& report) {
  const auto& t = report.tournament();
  if (report.speed() == Speed::unknown || t.round_dates.empty()) {
    report.skip("E08", t.round_dates.empty() ? Message{found::dates_unknown{}}
                                             : Message{found::speed_unknown{}});
    return;
  }
  const int most = report.speed() == Speed::standard ? limits.standard_rounds_a_day
                   : report.speed() == Speed::rapid  ? limits.rapid_rounds_a_day
                                                     : limits.blitz_rounds_a_day;
  const auto is_too_long = [&](int games) {
    return report.speed() == Speed::standard &&
           std::int64_t{games} * 2 * *report.seconds_for_60_moves() >
               std::int64_t{limits.hours_a_day} * 3600;
  };
  std::map<Date, int> rounds;
  for (std::size_t r = 0; r < t.round_dates.size(); ++r) {
    if (!t.round_dates[r].is_set()) continue;
    const int count = ++rounds[t.round_dates[r]];
    const auto where = report.date_place(r);
    if (is_too_long(count - 1)) continue;  // Reported
    if (count == most + 1)
      report.add("E08", where,
                 found::rounds_on_a_day{
                     .rounds = count, .date = to_string(t.round_dates[r]), .most = most});
    else if (count <= most && is_too_long(count))
      report.add("E08", where,
                 found::hours_on_a_day{.rounds = count,
                                       .time = duration(*report.seconds_for_60_moves()),
                                       .date = to_string(t.round_dates[r]),
                                       .hours = limits.hours_a_day});
  }
}

void check_opponents(Report& report) {
  const auto& t = report.tournament();
  if (!report.wants("E09") || !report.is_final()) return;
  for (PlayerIndex p = 0; p < t.player_count(); ++p) {
    int games = 0;
    bool met_rated = false;
    for (const auto& game : t.games(p)) {
      if (!game.is_rated()) continue;
      ++games;
      met_rated = met_rated || t.players[game.opponent].rating != 0;
    }
    const auto& player = t.players[p];
    if (games > 0 && !met_rated)
      report.add("E09", place(player.line, layout::player::start_rank),
                 found::no_rated_opponent{.player = player.start_rank, .games = games});
  }
}

void check_composition(Report& report) {
  const auto& t = report.tournament();
  const auto players = t.players.size();
  const auto unrated = players - rated_players(t.players);
  if (report.is_swiss() && players >= 5 && unrated * 5 > players * 4)
    report.add("E19", {}, found::many_unrated{.unrated = unrated, .players = players});
}

void check_deadline(Report& report) {
  const auto& t = report.tournament();
  if (!report.wants("E14")) return;
  const auto after = report.days_after_end("E14");
  if (!after) return;
  const auto days = *after;
  const auto where = report.last_day_place();
  if (const auto day = t.first_day(); day.is_set() && day < first_day_after_1997) {
    if (days > limits.arbiter_days_1997)
      report.add("E14", where,
                 Cited{"REF 1997 8.1",
                       found::report_late_1997{.days = days, .arbiter = limits.arbiter_days_1997}}
                     .sentence());
    return;
  }
  if (days > limits.arbiter_days)
    report.add_mild(
        "E14", days > limits.federation_days ? Severity::error : Severity::warning, where,
        found::report_late{
            .days = days, .arbiter = limits.arbiter_days, .federation = limits.federation_days});
}

// B.02 0.2: three days before the start, thirty if norms are possible.
void check_registration(Report& report) {
  const auto& t = report.tournament();
  if (!report.wants("E15")) return;
  if (!report.options().registered) {
    report.skip("E15", found::registration_unknown{});
    return;
  }
  const auto first = t.first_day();
  if (!first.has_day()) return;
  const int wanted = report.has_norms() ? limits.norm_registration_days : limits.registration_days;
  const auto days = day_number(first) - day_number(*report.options().registered);
  const auto dated = std::ranges::find_if(t.round_dates, &Date::is_set);
  if (days < wanted)
    report.add("E15",
               t.start.is_set() ? report.place(report.line_of("042"))
               : dated != t.round_dates.end()
                   ? report.date_place(static_cast<std::size_t>(dated - t.round_dates.begin()))
                   : report.last_day_place(),
               days < 0 ? Message{found::registered_after{.days = -days, .wanted = wanted}}
                        : Message{found::registered_late{.days = days, .wanted = wanted}});
}

// "022 Lugano, SUI", "022 Paris (FRA)": the city may include its federation.
void check_host(Report& report) {
  const auto& t = report.tournament();
  const auto line = report.line_of("022");
  if (line == 0 || !is_federation(t.federation)) return;
  auto city = report.value(line);
  const bool has_bracket = city.ends_with(')');
  if (has_bracket) city.remove_suffix(1);
  if (city.size() < 5) return;
  const auto code = city.substr(city.size() - 3);
  const char before = city[city.size() - 4];
  if ((has_bracket ? before == '(' : before == ' ' || before == ',') && is_federation(code) &&
      code != t.federation)
    report.add(
        "E17", report.place(line),
        found::city_of_other{.city = report.value(line), .there = code, .here = t.federation});
}

void check_foreigners(Report& report) {
  const auto& t = report.tournament();
  for (const auto& player : t.players)
    if (player.fide_id.empty() && is_foreign(t, player))
      report.add("E16", place(player.line, layout::player::fide_id),
                 found::foreigner_without_id{.player = player.start_rank,
                                             .federation = player.federation});
}

void check_norms(Report& report) {
  const auto& t = report.tournament();
  if (t.dialect != Dialect::trf26 || !report.has_norms()) return;
  // H40 and H33 check records 182 and 192.
  if (t.tie_breaks.empty() && t.standings_order.empty())
    report.add("E18", report.place(report.line_of("202")), found::norms_need_tie_breaks{});
}

}  // namespace

void check_rating(Report& report) {
  if (!report.wants("E01")) return;
  check_speed_known(report);
  check_daily_rounds(report);
  check_opponents(report);
  check_composition(report);
  check_deadline(report);
  check_registration(report);
  check_host(report);
  check_foreigners(report);
  check_norms(report);
}

}  // namespace trf::checking
