// Family I: requirements of the Italian federation for a report.

#include <algorithm>

#include "characters.hpp"
#include "checks/report.hpp"
#include "trf/event_kind.hpp"
#include "trf/fsi_category.hpp"
#include "trf/messages/found_fsi.hpp"
#include "trf/messages/found_structure.hpp"

namespace trf::checking {
namespace {

/// Days after the end in which the report is due, and after which it is refused.
constexpr std::int64_t due_days = 8, last_days = 30;

void check_header_facts(Report& report) {
  const auto& t = report.tournament();
  if (is_from_abroad(t.federation))
    report.add("I09", report.place(report.line_of("032")),
               found::not_italian{.found = t.federation});
  if (!t.chief_arbiter.empty() && !detail::has_digits(t.chief_arbiter, 4))
    report.add("I10", report.place(report.line_of("102")),
               found::arbiter_without_number{.name = t.chief_arbiter});
  if (!report.wants("I01")) return;
  if (const auto days = report.days_after_end("I01")) {
    // For rapid events G23 checks the 8 days.
    const bool is_rapid = report.wants("G23") && !report.wants("G01");
    const bool is_too_late = *days > last_days;
    if (is_too_late || (*days > due_days && !is_rapid))
      report.add_mild(
          "I01", is_too_late ? Severity::error : Severity::warning, report.last_day_place(),
          found::late_for_fsi{.days = *days, .limit = is_too_late ? last_days : due_days});
  }
}

void check_player(Report& report, const Player& player) {
  const auto id = place(player.line, layout::player::fide_id);
  if (player.fide_id.empty()) {
    if (is_from_abroad(player.federation))
      report.add(
          "I03", id,
          found::foreigner_needs{.player = player.start_rank, .federation = player.federation});
    else
      report.add("I04", id, found::italian_needs{.player = player.start_rank});
  } else if (player.fide_id.size() < shortest_fide_id) {
    report.add("I07", id, found::no_fide_number{.number = player.fide_id});
  }
  if (is_fsi_category(player.title_text))
    report.add("I06", place(player.line, layout::player::title),
               found::category_in_title{.category = player.title_text});
}

// If start numbers do not follow the FIDE ratings, they follow data that are not in the report.
void check_seeding(Report& report) {
  const auto& t = report.tournament();
  if (t.ranking_method != RankingMethod::none || are_numbers_drawn(t) || report.is_team()) return;
  if (std::ranges::any_of(t.players, [](const Player& p) { return !p.national.empty(); })) return;
  if (std::ranges::is_sorted(t.players, std::ranges::greater{}, &Player::rating)) return;
  report.add("I05", {}, found::not_by_rating{});
}

}  // namespace

void check_fsi(Report& report) {
  if (!report.wants("I09")) return;
  check_header_facts(report);
  for (const auto& player : report.tournament().players) check_player(report, player);
  check_seeding(report);
}

}  // namespace trf::checking
