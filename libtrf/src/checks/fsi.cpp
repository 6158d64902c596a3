// Family I: what the Italian federation wants with a report.

#include <fmt/format.h>

#include <algorithm>

#include "checks/report.hpp"
#include "trf/text.hpp"

namespace trf::checking {
namespace {

bool has_number(std::string_view text) noexcept {
  int digits = 0;
  for (const char c : text) {
    digits = c >= '0' && c <= '9' ? digits + 1 : 0;
    if (digits >= 4) return true;
  }
  return false;
}

void check_header_facts(Report& report) {
  const auto& t = report.tournament();
  if (!t.federation.empty() && t.federation != "ITA")
    report.add("I09", report.place(report.line_of("032")),
               fmt::format("federation ITA expected, found '{}'", t.federation));
  if (!t.chief_arbiter.empty() && !has_number(t.chief_arbiter))
    report.add("I10", report.place(report.line_of("102")),
               fmt::format("no FSI or FIDE number stands with '{}'", t.chief_arbiter));
  if (!report.wants("I01")) return;
  if (!report.options().today) {
    report.skip("I01", "today's date is not known (--today)");
  } else if (t.end.is_set() && t.end.day != 0) {
    const auto days = day_number(*report.options().today) - day_number(t.end);
    // Of rapid events G23 tells the 8 days.
    const bool is_rapid = report.wants("G23") && !report.wants("G01");
    if (days > (is_rapid ? 30 : 8))
      report.add_mild("I01", days > 30 ? Severity::error : Severity::warning,
                      report.place(report.line_of("052")),
                      fmt::format("the event ended {} days ago; the report is due within 8", days));
  }
}

void check_player(Report& report, const Player& player) {
  const Position id{player.line, 58, 11};
  if (player.fide_id.empty()) {
    if (!player.federation.empty() && player.federation != "ITA")
      report.add(
          "I03", id,
          fmt::format("player {} of {} has no FIDE number: identity document and e-mail are needed",
                      player.start_rank, player.federation));
    else
      report.add(
          "I04", id,
          fmt::format(
              "player {} has no FIDE number: birth date, sex, province and e-mail are needed",
              player.start_rank));
  } else if (player.fide_id.size() < 6) {
    report.add("I07", id,
               fmt::format("'{}' is no FIDE number; national and club numbers do not belong here",
                           player.fide_id));
  }
  constexpr std::array<std::string_view, 7> categories{"NC", "2S", "1S", "3N", "2N", "1N", "M"};
  if (std::ranges::find(categories, std::string_view(player.title_text)) != categories.end())
    report.add("I06", {player.line, 11, 3},
               fmt::format("category {} belongs in an ITA record", player.title_text));
}

// Start numbers that do not follow the FIDE ratings follow something the report does not tell.
void check_seeding(Report& report) {
  const auto& t = report.tournament();
  if (t.ranking_method != RankingMethod::none || report.is_round_robin() || report.is_team())
    return;
  if (std::ranges::any_of(t.players, [](const Player& p) { return !p.national.empty(); })) return;
  if (std::ranges::is_sorted(t.players, std::ranges::greater{}, &Player::rating)) return;
  report.add("I05", {},
             "start numbers do not follow the FIDE ratings: give the Elo Italia in ITA records, "
             "with 172 ITA FIDON");
}

}  // namespace

void check_fsi(Report& report) {
  if (!report.has_tournament() || !report.wants("I09")) return;
  check_header_facts(report);
  for (const auto& player : report.tournament().players) check_player(report, player);
  check_seeding(report);
}

}  // namespace trf::checking
