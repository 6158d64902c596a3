// Family G: conduct by the regulations of the FSI. RTF in force on 1 September 2014, 7.5; rapid and
// blitz: 5.2 of their regulation. What an event counts for is checked in librating.

#include <map>
#include <optional>

#include "checks/report.hpp"
#include "trf/contains.hpp"
#include "trf/event_kind.hpp"
#include "trf/matches.hpp"
#include "trf/messages/found_fsi.hpp"
#include "trf/messages/found_rating.hpp"
#include "trf/messages/found_structure.hpp"
#include "trf/one_game.hpp"

namespace trf::checking {
namespace {

/// Rapid and blitz, 5.2; B.03 (2018) 3.1 and 4.1.
struct {
  int rounds_a_day = 15, blitz_rounds_a_day = 30;
  int days = 30, due_days = 8;
} constexpr rapid{};

/// The data of 7.5 in the rounds of one player; in a Double-Swiss in the matches, each by its first
/// round.
struct Conduct {
  int rounds = 0;        ///< To the last one of the tournament
  bool is_over = false;  ///< These are all rounds that were planned
  int forfeits = 0, third_forfeit = 0;
  int absences = 0, third_absence = 0;  ///< Outside the final sequence, beside free rounds
  int first_bye_after_1 = 0;            ///< First H after round 1
  std::uint32_t record_of_bye = 0;      ///< Line of the 240 that announces it; 0: a cell
  bool has_bye_in_1 = false;
  bool forfeited_first = false, forfeited_last = false;
  bool paired_after_first = false, paired_after_third = false;
  int gone_from = 0;  ///< First round of the final sequence of absences; 0: none
};

/// Also those of rounds to come, which cells or records 240 announce.
void take_half_point_byes(Conduct& c, const Tournament& t, PlayerIndex p) {
  const auto take = [&c](int round, std::uint32_t record) {
    if (round == 1) c.has_bye_in_1 = true;
    if (round == 1 || (c.first_bye_after_1 != 0 && c.first_bye_after_1 <= round)) return;
    c.first_bye_after_1 = round;
    c.record_of_bye = record;
  };
  for (int round = 1; round <= t.rounds(); ++round)
    if (t.game(p, round).code == ResultCode::half_point_bye) take(round, 0);
  for (const auto& byes : t.announced_byes)
    if (byes.kind == ResultCode::half_point_bye && byes.round > c.rounds &&
        contains(byes.ids, t.players[p].start_rank))
      take(byes.round, byes.line);
}

/// TRF06 has no Z: there - without opponent is an absence. Elsewhere C12 asks what it means.
bool is_absence(const Tournament& t, const Game& game) {
  return game.is_absence() || (t.dialect == Dialect::trf06 && game.opponent == no_player &&
                               game.code == ResultCode::forfeit_loss);
}

Conduct conduct_by_round(const Tournament& t, PlayerIndex p) {
  Conduct c;
  c.rounds = t.paired_rounds();
  // Rounds without an opponent in a round robin: as many as the table leaves free are not absences.
  const int free = event_kind(t).free_rounds(t.players.size());
  int last = c.rounds;
  while (last > 0 && is_absence(t, t.game(p, last))) --last;
  for (int round = 1; round <= last; ++round) {
    const auto game = t.game(p, round);
    const bool is_paired = game.takes_part();
    if (is_paired && c.forfeited_first) c.paired_after_first = true;
    if (is_paired && c.third_forfeit != 0) c.paired_after_third = true;
    if (is_forfeit_of_player(game)) {
      if (++c.forfeits == 3) c.third_forfeit = round;
      c.forfeited_first = c.forfeited_first || round == 1;
    }
    if (is_absence(t, game) && ++c.absences == 3 + free) c.third_absence = round;
  }
  const bool is_free_in_last = last == c.rounds - 1 && c.absences < free;
  if (last < c.rounds && !is_free_in_last) c.gone_from = last + 1;
  take_half_point_byes(c, t, p);
  c.is_over = c.rounds >= t.planned_rounds();
  c.forfeited_last = c.is_over && c.rounds > 0 && is_forfeit_of_player(t.game(p, c.rounds));
  return c;
}

/// \param matches  of a Double-Swiss, else nullptr
Conduct conduct_of(const Tournament& t, const Tournament* matches, PlayerIndex p) {
  if (matches == nullptr) return conduct_by_round(t, p);
  Conduct c = conduct_by_round(*matches, p);
  for (int* const match :
       {&c.rounds, &c.third_forfeit, &c.third_absence, &c.first_bye_after_1, &c.gone_from})
    if (*match != 0) *match = 2 * *match - 1;
  return c;
}

/// Is full Buchholz the first tie-break? Empty: the report names none.
std::optional<bool> breaks_by_buchholz(const Tournament& t) {
  const auto& list = t.standings_order.empty() ? t.tie_breaks : t.standings_order;
  for (const auto& code : list) {
    if (code.code == "PTS") continue;
    // BHFSI is full Buchholz with nothing for round 1, as 7.5.2 c has it.
    return (code.code == "BH" || code.code == "BHFSI") && code.modifiers.empty();
  }
  return std::nullopt;
}

// 7.5; rapid and blitz events follow it too (rapid 1: "per tutto ciò che non è contemplato").
void check_conduct(Report& report) {
  const auto& t = report.tournament();
  // Without a list, rapid 4.6 prescribes Cut 1, and RTF 7.3.1 full Buchholz. The list of FIDE,
  // which standings have then, is another one: the assumption is reported.
  const bool is_rapid = report.wants("G24");
  const auto by_buchholz = breaks_by_buchholz(t);
  const auto matches = is_double_swiss(t) ? tournament_of_double_matches(t) : nullptr;
  for (PlayerIndex p = 0; p < t.player_count(); ++p) {
    const auto& player = t.players[p];
    const auto n = player.start_rank;
    const auto c = conduct_of(t, matches.get(), p);
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
      report.add("G14",
                 c.record_of_bye != 0 ? place(c.record_of_bye, layout::byes::round)
                                      : report.cell(p, c.first_bye_after_1),
                 found::bye_after_round_1{.player = n, .round = c.first_bye_after_1});
    else if (c.has_bye_in_1 && report.is_round_robin())
      report.add("G14", report.cell(p, 1), found::bye_in_round_robin{.player = n});
    else if (c.has_bye_in_1 && !by_buchholz.value_or(!is_rapid))
      report.add("G14", report.cell(p, 1), found::bye_without_buchholz{.player = n});
    else if (c.has_bye_in_1 && !by_buchholz)
      report.add_mild("G14", Severity::info, report.cell(p, 1),
                      found::bye_by_assumed_buchholz{.player = n});
    if (c.gone_from != 0 && c.is_over)  // 7.5.3
      report.add("G15", report.cell(p, c.gone_from),
                 found::withdrew{.player = n, .round = c.gone_from});
  }
}

// Rapid 5.2
void check_rapid(Report& report) {
  const auto& t = report.tournament();
  // B.03 (2018) 3.1 and 4.1
  std::map<Date, int> played;
  const int most = report.speed() == Speed::blitz ? rapid.blitz_rounds_a_day : rapid.rounds_a_day;
  for (std::size_t r = 0; r < t.round_dates.size(); ++r)
    if (t.round_dates[r].is_set() && ++played[t.round_dates[r]] == most + 1)
      report.add("G24", report.date_place(r),
                 found::rounds_on_a_day{
                     .rounds = most + 1, .date = to_string(t.round_dates[r]), .most = most});
  if (const auto days = report.length_in_days(); days > rapid.days)
    report.add("G25", report.last_day_place(),
               found::event_too_long{.days = *days, .most = rapid.days});
  if (!report.wants("G23")) return;
  if (const auto days = report.days_after_end("G23"); days > rapid.due_days)
    report.add("G23", report.last_day_place(),
               found::late_for_fsi{.days = *days, .limit = rapid.due_days});
}

}  // namespace

void check_homologation(Report& report) {
  if (report.wants("G10")) check_conduct(report);
  if (report.wants("G24")) check_rapid(report);
}

}  // namespace trf::checking
