#include "trf/check.hpp"

#include <algorithm>

#include "checks/report.hpp"

namespace trf {
namespace {

// The reader knows milder cases of these; of everything else the profile alone decides.
bool has_mild_cases(std::string_view id) noexcept { return id == "C05" || id == "P09"; }

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
  for (const auto& found : read)
    report.add_mild(found.check, has_mild_cases(found.check) ? found.severity : Severity::error,
                    found.where, found.message);
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
