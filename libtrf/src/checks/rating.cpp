// Family E: FIDE's requirements for rated events (B.02 of 1 March 2024, and the Rapid and Blitz
// regulations).

#include <algorithm>
#include <map>

#include "checks/federations.hpp"
#include "checks/report.hpp"
#include "trf/messages/found_header.hpp"
#include "trf/messages/found_rating.hpp"
#include "trf/messages/found_structure.hpp"

namespace trf::checking {
namespace {

/// The limits of the texts, in their units, in one place.
struct Limits2024 {
  int standard_minutes = 60, minutes_1800 = 90, minutes_2400 = 120;  // B.02 1.1
  int rapid_above = 10, rapid_below = 60, blitz_above = 3;           // Rapid and Blitz 1.1
  std::uint32_t first_control_moves = 30;                            // B.02 1.2
  int standard_rounds_a_day = 3, hours_a_day = 12;                   // B.02 (1997: 3.0)
  int rapid_rounds_a_day = 15, blitz_rounds_a_day = 30;              // Rapid and Blitz 3.1
  int arbiter_days = 7, federation_days = 30;                        // B.02 9.1
  int arbiter_days_1997 = 14;                                        // REF 1997, 8.1: two weeks
  int registration_days = 3, norm_registration_days = 30;            // B.02 0.2
  int first_rating_games = 5;                                        // B.02 7.1.4
};
constexpr Limits2024 limits;

/// Events that start earlier follow the regulations of 1997.
constexpr Date first_day_after_1997{2000, 7, 1};

// B.01 1.4: norms need at least nine rounds and titled opponents.
bool has_norms(const Report& report) {
  const auto& t = report.tournament();
  const auto titled = std::ranges::any_of(
      t.players, [](const Player& p) { return p.title != Title::none && p.title <= Title::wgm; });
  return titled && t.planned_rounds() >= 9 && !report.is_team();
}

void check_rate_of_play(Report& report) {
  const auto& t = report.tournament();
  const auto line = report.line_of("222") != 0 ? report.line_of("222") : report.line_of("122");
  const auto seconds = report.seconds_for_60_moves();
  if (!seconds) {
    if (line == 0 || report.value(line).empty()) return;  // H22
    report.add("E01", report.place(line), found::unknown_speed{});
    return;
  }
  const auto text = t.type_text + " " + t.rate_of_play_text + " " + t.name;
  const auto says = [&](std::string_view a, std::string_view b) {
    return text.find(a) != std::string::npos || text.find(b) != std::string::npos;
  };
  if (report.speed() != Speed::standard && says("tandard", "lassic"))
    report.add(
        "E02", report.place(line),
        found::too_fast_for_standard{.minutes = *seconds / 60, .least = limits.standard_minutes});
  // Rapid and Blitz 1.1: more than 10 and less than 60 minutes; more than 3 and at most 10.
  if (says("apid", "RAPID") && !says("litz", "BLITZ") &&
      (*seconds <= limits.rapid_above * 60 || *seconds >= limits.rapid_below * 60))
    report.add(
        "E06", report.place(line),
        found::not_rapid{
            .minutes = *seconds / 60, .above = limits.rapid_above, .below = limits.rapid_below});
  if (*seconds <= limits.blitz_above * 60 ||
      (says("litz", "BLITZ") && !says("apid", "RAPID") && *seconds > limits.rapid_above * 60))
    report.add(
        "E07", report.place(line),
        found::not_blitz{
            .minutes = *seconds / 60, .above = limits.blitz_above, .most = limits.rapid_above});
  if (t.time_control && !t.time_control->black.empty() &&
      t.time_control->white != t.time_control->black)
    report.add("E21", report.place(report.line_of("222")), found::unequal_times{});
  if (t.time_control && !t.time_control->white.empty()) {
    const auto& first = t.time_control->white.front();
    if (t.time_control->white.size() > 1 && first.moves != 0 &&
        first.moves < limits.first_control_moves)
      report.add(
          "E05", report.place(line),
          found::first_control_early{.moves = first.moves, .least = limits.first_control_moves});
  }
  if (report.speed() != Speed::standard) return;
  if (says("apid", "RAPID") || says("litz", "BLITZ")) return;  // E06, E07
  const auto minutes = *seconds / 60;
  const auto list = [&](CheckId id, int rating, int wanted) {
    if (minutes >= wanted) return;
    std::size_t count = 0;
    const Player* first = nullptr;
    for (const auto& player : t.players)
      if (player.rating >= rating && count++ == 0) first = &player;
    if (first != nullptr)
      report.add(id, place(first->line, layout::player::rating),
                 found::more_time_needed{
                     .players = count, .rating = rating, .wanted = wanted, .minutes = minutes});
  };
  list("E03", 1800, limits.minutes_1800);
  list("E04", 2400, limits.minutes_2400);
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
  std::map<Date, int> rounds;
  for (std::size_t r = 0; r < t.round_dates.size(); ++r) {
    if (!t.round_dates[r].is_set()) continue;
    const int count = ++rounds[t.round_dates[r]];
    const auto where = report.date_place(r);
    if (count == most + 1)
      report.add("E08", where,
                 found::rounds_on_a_day{
                     .rounds = count, .date = to_string(t.round_dates[r]), .most = most});
    else if (report.speed() == Speed::standard && count <= most &&
             std::int64_t{count} * 2 * *report.seconds_for_60_moves() >
                 std::int64_t{limits.hours_a_day} * 3600)
      report.add("E08", where,
                 found::hours_on_a_day{.rounds = count,
                                       .minutes = *report.seconds_for_60_moves() / 60,
                                       .date = to_string(t.round_dates[r]),
                                       .hours = limits.hours_a_day});
  }
}

// In force from 1 July 2018 to the end of 2021.
bool follows_rapid_2018(const Report& report) {
  const auto& start = report.tournament().start;
  return (report.speed() == Speed::rapid || report.speed() == Speed::blitz) &&
         start >= Date{2018, 7, 1} && start < Date{2022, 1, 1};
}

void check_opponents(Report& report) {
  const auto& t = report.tournament();
  if (!report.wants("E09") && !report.wants("E10")) return;
  const bool is_over = report.is_final();
  // Rapid and blitz of 2018, 6.1 and 6.31: half a point is disregarded too.
  const int disregarded = follows_rapid_2018(report) ? 1 : 0;
  for (PlayerIndex p = 0; p < t.player_count() && is_over; ++p) {
    int games = 0;
    int rated = 0;
    int halves = 0;
    for (const auto& game : t.games(p)) {
      if (!game.is_rated()) continue;
      ++games;
      if (t.players[game.opponent].rating == 0) continue;
      ++rated;
      halves += game.code == ResultCode::win ? 2 : game.code == ResultCode::draw ? 1 : 0;
    }
    const auto& player = t.players[p];
    if (games > 0 && rated == 0)
      report.add("E09", place(player.line, layout::player::start_rank),
                 found::no_rated_opponent{.player = player.start_rank, .games = games});
    else if (player.rating == 0 && rated > 0 && halves <= disregarded)
      report.add("E10", place(player.line, layout::player::start_rank),
                 found::no_point{.player = player.start_rank, .half = halves != 0, .games = rated});
  }
}

void check_composition(Report& report) {
  const auto& t = report.tournament();
  const auto players = t.players.size();
  const auto rated = static_cast<std::size_t>(
      std::ranges::count_if(t.players, [](const Player& p) { return p.rating > 0; }));
  // Not in B.02 from 2022.
  if (report.is_round_robin() && !report.is_team() && t.start.is_set() &&
      t.start < Date{2022, 1, 1} && rated < players) {
    const bool too_few = report.is_double() ? players < 6 || rated < 4
                         : players < 10     ? rated < 4
                                            : rated * 3 < players;
    if (too_few) report.add("E11", {}, found::too_few_rated{.rated = rated, .players = players});
  }
  if (report.is_swiss() && players >= 5 && (players - rated) * 5 > players * 4)
    report.add("E19", {}, found::many_unrated{.unrated = players - rated, .players = players});
  if (!report.is_match() && t.planned_rounds() > 0 &&
      t.planned_rounds() < limits.first_rating_games)
    report.add("E13", {}, found::too_few_rounds{.rounds = t.planned_rounds()});
}

void check_match(Report& report) {
  const auto& t = report.tournament();
  if (!report.is_match() || t.players.size() != 2) return;
  const int length = t.planned_rounds();
  if (follows_rapid_2018(report) && length <= 8) return;  // B.03 2018, 6.5
  int lead = 0;
  for (int round = 1; round <= t.rounds(); ++round) {
    const auto game = t.game(0, round);
    if (std::abs(lead) > 2 * (length - round + 1) && game.is_rated()) {
      report.add("E12", report.cell(0, round), found::after_the_decision{.game = round});
      return;
    }
    // A forfeit win counts in the match, although its game is not rated.
    const auto code = game.code;
    if (code == ResultCode::win || code == ResultCode::forfeit_win) lead += 2;
    if (code == ResultCode::loss || code == ResultCode::forfeit_loss) lead -= 2;
  }
}

void check_deadline(Report& report) {
  const auto& t = report.tournament();
  if (!report.wants("E14")) return;
  if (!report.options().today) {
    report.skip("E14", found::today_unknown{});
    return;
  }
  if (!t.end.is_set() || t.end.day == 0) return;
  const auto days = day_number(*report.options().today) - day_number(t.end);
  const auto where = report.place(report.line_of("052"));
  if (t.start.is_set() && t.start < first_day_after_1997) {
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
  if (!t.start.is_set() || t.start.day == 0) return;
  const int wanted = has_norms(report) ? limits.norm_registration_days : limits.registration_days;
  const auto days = day_number(t.start) - day_number(*report.options().registered);
  if (days < wanted)
    report.add("E15", report.place(report.line_of("042")),
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
  if (t.dialect != Dialect::trf26 || !has_norms(report)) return;
  // H40 and H33 check records 182 and 192.
  if (t.tie_breaks.empty() && t.standings_order.empty())
    report.add("E18", report.place(report.line_of("202")), found::norms_need_tie_breaks{});
}

}  // namespace

void check_rating(Report& report) {
  if (!report.has_tournament() || !report.wants("E01")) return;
  check_rate_of_play(report);
  check_daily_rounds(report);
  check_opponents(report);
  check_composition(report);
  check_match(report);
  check_deadline(report);
  check_registration(report);
  check_host(report);
  check_foreigners(report);
  check_norms(report);
}

}  // namespace trf::checking
