// Family H: the tournament records, their dates and counts. header_lists.cpp has the lists and
// codes (192, 202, 212, 162, 172); the reader reports values that cannot be read.

#include <algorithm>
#include <array>

#include "characters.hpp"
#include "checks/federations.hpp"
#include "checks/rate_of_play.hpp"
#include "checks/report.hpp"
#include "trf/board.hpp"
#include "trf/contains.hpp"
#include "trf/event_kind.hpp"
#include "trf/facts.hpp"
#include "trf/matches.hpp"
#include "trf/messages/found_header.hpp"
#include "trf/messages/found_structure.hpp"
#include "trf/round_notes.hpp"

namespace trf::checking {
namespace {

/// Records have two digits for a number of rounds.
constexpr int most_rounds = 99;

void check_missing(Report& report) {
  struct Record {
    CheckId id;
    std::string_view tag;
    found::HeaderFact what;
  };
  using enum found::HeaderFact;
  constexpr std::array<Record, 6> records{{{"H01", "012", name},
                                           {"H02", "022", city},
                                           {"H03", "032", federation},
                                           {"H05", "042", first_day},
                                           {"H05", "052", last_day},
                                           {"H19", "102", chief_arbiter}}};
  for (const auto& [id, tag, what] : records) {
    const auto line = report.line_of(tag);
    if (line == 0)
      report.add(id, {}, found::record_missing{.what = what, .tag = Code{tag}});
    else if (report.value(line).empty())
      report.add(id, report.place(line), found::record_empty{.what = what, .tag = Code{tag}});
  }
}

bool looks_like_url(std::string_view text) noexcept {
  return text.find("://") != std::string_view::npos ||
         text.find("www.") != std::string_view::npos ||
         text.find("lichess") != std::string_view::npos ||
         text.find("Lichess") != std::string_view::npos ||
         text.find("chess.com") != std::string_view::npos;
}

void check_texts(Report& report) {
  const auto& t = report.tournament();
  const auto federation_line = report.line_of("032");
  if (federation_line != 0 && !t.federation.empty() && !is_federation(t.federation) &&
      !looks_like_url(t.federation))  // H43
    report.add("H04", report.place(federation_line),
               found::unknown_federation{.found = t.federation});
  for (const std::string_view tag : {"022", "032", "102"}) {
    const auto line = report.line_of(tag);
    if (line != 0 && looks_like_url(report.value(line)))
      report.add("H43", report.place(line),
                 found::web_address{.tag = Code{tag}, .found = report.value(line)});
  }
  const auto name_line = report.line_of("012");
  constexpr std::array<std::string_view, 6> generic{"test",   "Test",       "TEST",
                                                    "torneo", "Tournament", "prova"};
  if (contains(generic, t.name) || t.name.starts_with("AutoTest") ||
      t.name.starts_with("Auto-Generator"))
    report.add("H44", report.place(name_line), found::name_of_test{.found = t.name});
}

bool has_fide_id(std::string_view text) noexcept {
  return detail::has_digits(text, shortest_fide_id);
}

void check_arbiters(Report& report) {
  const auto arbiter = report.line_of("102");
  if (arbiter != 0 && !report.value(arbiter).empty() && !has_fide_id(report.value(arbiter)) &&
      !looks_like_url(report.value(arbiter)))
    report.add("H20", report.place(arbiter),
               found::arbiter_without_id{.name = report.value(arbiter)});
  for (const auto line : report.lines_of("112")) {
    const auto value = report.value(line);
    if (value.empty()) continue;
    if (!has_fide_id(value))
      report.add("H20", report.place(line), found::deputy_without_id{.name = value});
    if (std::ranges::count(value, ',') >= 3 || value.find(';') != std::string_view::npos)
      report.add("H21", report.place(line), found::several_deputies{});
  }
}

// Of two days that contradict each other, the one that is not a round date.
Position doubtful_day(const Report& report) {
  const auto& t = report.tournament();
  const auto is_round_date = [&](const Date& date) { return contains(t.round_dates, date); };
  const bool start_is_wrong = is_round_date(t.end) && !is_round_date(t.start);
  return report.place(report.line_of(start_is_wrong ? "042" : "052"));
}

void check_days(Report& report) {
  const auto& t = report.tournament();
  if (const auto last = t.stated_last_day(); report.wants("H09")) {
    if (!report.options().today)
      report.skip("H09", found::today_unknown{});
    else if (last.is_set() && last > *report.options().today)
      report.add("H09", report.last_day_place(),
                 found::ends_after_today{.last = to_string(last),
                                         .today = to_string(*report.options().today)});
  }
  if (t.start.has_day() && t.end.has_day() && t.end < t.start)
    report.add("H08", doubtful_day(report),
               found::ends_before_start{.last = to_string(t.end), .first = to_string(t.start)});
}

/// The earliest and the latest of the round dates.
struct Days {
  Date first, last;
};

// Each fact once: a date outside the tournament, else a first or last round on another day than its
// first or last.
void check_dates_of_event(Report& report, const Days& days, std::size_t rounds) {
  const auto& t = report.tournament();
  const auto& dates = t.round_dates;
  const auto is_early = [&](const Date& date) { return t.start.is_set() && date < t.start; };
  const auto is_late = [&](const Date& date) { return t.end.is_set() && date > t.end; };
  const auto count = std::ranges::count_if(dates, &Date::is_set);
  if (count > 1 && (is_early(days.last) || is_late(days.first))) {
    const auto from = to_string(days.first), to = to_string(days.last);
    report.add("H15", report.date_place(0),
               is_early(days.last)
                   ? Message{found::rounds_before_start{
                         .dates = count, .from = from, .to = to, .day = to_string(t.start)}}
                   : Message{found::rounds_after_end{
                         .dates = count, .from = from, .to = to, .day = to_string(t.end)}});
    return;
  }
  for (std::size_t r = 0; r < dates.size(); ++r) {
    if (!dates[r].is_set()) continue;
    const auto date = to_string(dates[r]);
    if (is_early(dates[r]))
      report.add(
          "H15", report.date_place(r),
          found::round_before_start{.round = r + 1, .date = date, .day = to_string(t.start)});
    else if (is_late(dates[r]))
      report.add("H15", report.date_place(r),
                 found::round_after_end{.round = r + 1, .date = date, .day = to_string(t.end)});
  }
  // Of dates that are not in order (H14) the first or last is unknown.
  if (t.start.is_set() && dates.front() == days.first && t.start < days.first)
    report.add_mild(
        "H15", Severity::warning, report.date_place(0),
        found::first_round_differs{.date = to_string(days.first), .day = to_string(t.start)});
  if (t.end.is_set() && report.is_final() && rounds > 0 && rounds <= dates.size() &&
      dates[rounds - 1] == days.last && days.last < t.end)
    report.add_mild(
        "H15", Severity::warning, report.date_place(rounds - 1),
        found::last_round_differs{.date = to_string(days.last), .day = to_string(t.end)});
}

void check_round_dates(Report& report) {
  const auto& t = report.tournament();
  const auto line = report.line_of("132");
  const auto& dates = t.round_dates;
  if (dates.empty()) {
    if (!report.value(line).empty()) return;  // Dates that could not be read: H13
    report.add("H11", report.place(line),
               line == 0 ? Message{found::no_round_dates{}} : Message{found::empty_round_dates{}});
    return;
  }
  if (line == 0) return;  // The tournament is of another document
  // A date that continues in the next separator was read in part, so nothing can be compared.
  const auto dated = report.date_line();
  const auto row = dated == 0 ? std::string_view{} : report.columns(dated);
  constexpr auto& field = layout::round_dates::date;
  for (std::size_t r = 0; field.at(r).last() < row.size(); ++r) {
    const std::uint32_t after = field.at(r).last() + 1U;
    if (row[after - 1] == ' ') continue;
    report.add("H13", {dated, after, 1}, found::dates_misplaced{});
    return;
  }
  const auto place = [&](std::size_t round) { return report.date_place(round); };
  // More dates than rounds are those of rounds to come (S16).
  const int rounds = t.stated_rounds ? *t.stated_rounds
                                     : std::max(report.rounds(), static_cast<int>(dates.size()));
  if (static_cast<int>(dates.size()) != rounds && rounds > 0)
    report.add("H12", place(std::min(dates.size(), static_cast<std::size_t>(rounds))),
               found::count_of_dates{.dates = dates.size(), .rounds = rounds});
  Date last;
  Date first;
  for (std::size_t r = 0; r < dates.size(); ++r) {
    const auto& date = dates[r];
    if (!date.is_set()) {
      report.add("H12", place(r), found::round_without_date{.round = r + 1});
      continue;
    }
    if (last.is_set() && date < last)
      report.add("H14", place(r),
                 found::round_before_last{
                     .round = r + 1, .date = to_string(date), .before = to_string(last)});
    if (!first.is_set() || date < first) first = date;
    last = std::max(last, date);
  }
  if (t.start.is_set() && t.end.is_set() && t.end < t.start) return;  // H08
  if (first.is_set()) check_dates_of_event(report, {first, last}, static_cast<std::size_t>(rounds));
}

void check_rated(Report& report) {
  const auto& t = report.tournament();
  for (PlayerIndex p = 0; p < t.player_count(); ++p)
    if (report.has_doubtful_rating(p)) return;
  const auto rated = static_cast<int>(rated_players(t.players));
  if (*t.stated_rated != rated)
    report.add("H17", report.place(report.line_of("072")),
               found::stated_rated{
                   .stated = *t.stated_rated, .rated = rated, .players = t.players.size()});
}

// A row or record that is not read counts too, but the number is then unknown.
void check_counts(Report& report) {
  const auto& t = report.tournament();
  const auto players = static_cast<int>(t.players.size());
  if (report.has_all_players()) {
    if (t.stated_players && *t.stated_players != players)
      report.add("H16", report.place(report.line_of("062")),
                 found::stated_players{.stated = *t.stated_players, .found = players});
    if (t.stated_rated) check_rated(report);
  }
  if (t.stated_teams && *t.stated_teams != static_cast<int>(t.teams.size()) &&
      report.has_all_teams())
    report.add("H18", report.place(report.line_of("082")),
               found::stated_teams{.stated = *t.stated_teams, .found = t.teams.size()});
}

void check_stated_rounds(Report& report) {
  const auto& t = report.tournament();
  for (const std::string_view tag : {"142", "XXR"}) {
    const auto line = report.line_of_rounds(tag);
    if (line == 0 || !t.stated_rounds) continue;
    if (*t.stated_rounds > most_rounds)
      report.add("H25", report.place(line),
                 found::rounds_out_of_range{.found = *t.stated_rounds, .most = most_rounds});
    else if (*t.stated_rounds < report.rounds())
      report.add("H25", report.place(line),
                 found::fewer_rounds_stated{.stated = *t.stated_rounds, .played = report.rounds()});
    else if (is_double_swiss(t) && *t.stated_rounds % 2 != 0)
      report.add("H25", report.place(line), found::rounds_not_even{.stated = *t.stated_rounds});
    break;
  }
  if (!t.stated_rounds) report.add("H26", {}, found::rounds_not_stated{});
}

void check_stated_time(Report& report) {
  const auto& t = report.tournament();
  if (t.rate_of_play_text.empty() && !t.time_control && report.value(report.line_of("222")).empty())
    report.add("H22", report.place(report.line_of("122")), found::no_rate_of_play{});
  if (!t.time_control) return;
  const auto told = seconds_for_60_moves(t.rate_of_play_text);
  const auto coded = static_cast<int>(t.time_control->seconds_for_60_moves());
  if (told && *told != coded)
    report.add("H24", report.place(report.line_of("222")),
               found::times_differ{
                   .time = duration(coded), .other = duration(*told), .text = t.rate_of_play_text});
}

/// Is a cell of round 1 doubtful, of the player or of a better one? Then another player may be the
/// first who had a colour.
bool is_first_colour_doubtful(const Report& report, PlayerIndex last) {
  const auto& t = report.tournament();
  if (!report.has_all_players()) return true;
  std::vector<bool> is_opponent(t.players.size());
  for (PlayerIndex p = 0; p < t.player_count(); ++p)
    if (const auto game = t.game(p, 1); game.opponent != no_player)
      is_opponent[game.opponent] = true;
  for (PlayerIndex p = 0; p <= last; ++p) {
    if (report.is_doubtful(p, 1) || report.is_displaced(p)) return true;
    const auto game = t.game(p, 1);
    if (game.opponent == no_player && is_opponent[p]) return true;  // X01
    if (game.opponent == no_player) continue;
    const auto other = t.game(game.opponent, 1);
    if (other.opponent != p || other.colour != opposite(game.colour)) return true;  // X01, X02
  }
  return false;
}

void check_initial_colour(Report& report) {
  const auto& t = report.tournament();
  const auto own = report.line_of_initial_colour();
  const auto line = own != 0 ? own : report.configured_colour().line;
  if (t.initial_colour == Colour::none || report.is_team() || !report.is_swiss() ||
      t.pair_by_rank || is_italo_svizzero(t) || kept_initial_colour(t))
    return;
  const auto first = first_colour(t);
  if (first && first->round == 1 && first->initial_colour() != t.initial_colour &&
      !is_first_colour_doubtful(report, first->player))
    report.add("H28", report.place(line),
               is_lim_1989(t)
                   ? Message{found::initial_colour_differs_1989{
                         .stated = t.initial_colour, .player = first->number, .had = first->colour}}
                   : found::initial_colour_differs{.stated = t.initial_colour,
                                                   .player = t.players[first->player].start_rank,
                                                   .number = first->number,
                                                   .had = first->colour});
}

}  // namespace

void check_header(Report& report) {
  check_missing(report);
  check_texts(report);
  check_arbiters(report);
  check_days(report);
  check_round_dates(report);
  check_counts(report);
  check_stated_rounds(report);
  check_stated_time(report);
  check_initial_colour(report);
}

}  // namespace trf::checking
