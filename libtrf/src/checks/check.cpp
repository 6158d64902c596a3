#include "trf/check.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "checks/report.hpp"
#include "trf/text.hpp"

namespace trf {
namespace {

// The reader knows milder cases of these; of everything else the profile alone decides.
bool has_mild_cases(CheckId id) noexcept { return id == "C05" || id == "P09"; }

// A row whose start number cannot be used (R01, R02) is missing to its opponents, who then name
// numbers that nobody has: as many as there are such rows follow from them.
bool follows_from_lost_rows(const Document& document, const Diagnostics& read) {
  std::size_t lost = 0;
  std::set<std::string_view> missing;
  for (const auto& found : read) {
    lost += found.check == "R01" || found.check == "R02" ? 1U : 0U;
    if (found.check == "C03" && missing.size() <= lost)
      missing.insert(trimmed(document.field(found.where.line, found.where.column, 4)));
  }
  return !missing.empty() && missing.size() <= lost;
}

// R02 is found at the second row; which of the two is wrong nobody can tell.
void name_first_of_twins(const Document& document, const Tournament* tournament,
                         const Diagnostics& read, checking::Report& report) {
  if (tournament == nullptr) return;
  std::set<std::uint32_t> named;
  for (const auto& found : read) {
    if (found.check != "R02") continue;
    const auto number = parse_number(document.field(found.where.line, 5, 4));
    const auto first = tournament->find(number.value_or(0));
    if (first == no_player || !named.insert(tournament->players[first].line).second) continue;
    report.add("R02", {tournament->players[first].line, 5, 4},
               fmt::format("start rank {} stands in line {} too", *number, found.where.line));
  }
}

}  // namespace

void sort_findings(Diagnostics& findings) {
  std::ranges::stable_sort(findings, [](const Diagnostic& a, const Diagnostic& b) {
    if (a.where.line != b.where.line) return a.where.line < b.where.line;
    if (a.severity != b.severity) return a.severity > b.severity;
    if (a.where.column != b.where.column) return a.where.column < b.where.column;
    return a.check < b.check;
  });
}

CheckRun check(const Document& document, const Tournament* tournament, const Diagnostics& read,
               const CheckOptions& options) {
  checking::Report report{document, tournament, read, options};
  const bool is_lost = follows_from_lost_rows(document, read);
  for (const auto& found : read)
    if (!is_lost || found.check != "C03")
      report.add_mild(found.check, has_mild_cases(found.check) ? found.severity : Severity::error,
                      found.where, found.message);
  name_first_of_twins(document, tournament, read, report);
  checking::check_physical(report);
  checking::check_structure(report);
  checking::check_header(report);
  checking::check_header_lists(report);
  checking::check_players(report);
  checking::check_player_order(report);
  checking::check_cells(report);
  checking::check_cross(report);
  checking::check_round_robin(report);
  checking::check_totals(report);
  checking::check_byes(report);
  checking::check_national(report);
  checking::check_teams(report);
  checking::check_acceleration(report);
  checking::check_rating(report);
  checking::check_fsi(report);
  checking::check_homologation(report);
  checking::check_workflow(report);
  auto run = std::move(report).take();
  sort_findings(run.findings);
  return run;
}

}  // namespace trf
