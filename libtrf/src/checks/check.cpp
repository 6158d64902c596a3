#include "trf/check.hpp"

#include <algorithm>
#include <array>
#include <set>

#include "checks/report.hpp"
#include "trf/contains.hpp"
#include "trf/event_kind.hpp"
#include "trf/messages/found_structure.hpp"
#include "trf/text.hpp"

namespace trf {
namespace {

// The reader gives these a lower severity in milder cases; otherwise the profile alone decides.
bool has_mild_cases(CheckId id) noexcept {
  return id == "C05" || id == "H27" || id == "P09" || id == "S01";
}

// A row whose start number cannot be used (R01, R02) is missing. Its opponents then name numbers
// of no player: as many as there are such rows follow from them.
bool follows_from_lost_rows(const Document& document, const Diagnostics& read) {
  std::size_t lost = 0;
  std::set<std::string_view> missing;
  for (const auto& found : read) {
    lost += found.check == "R01" || found.check == "R02" ? 1U : 0U;
    if (found.check == "C03" && missing.size() <= lost)
      missing.insert(trimmed(
          document.field(found.where.line, found.where.column, layout::player::opponent.width)));
  }
  return !missing.empty() && missing.size() <= lost;
}

// R02 is found at the second row; the wrong one of the two cannot be identified.
void name_first_of_twins(const Document& document, const Tournament& tournament,
                         const Diagnostics& read, checking::Report& report) {
  std::set<std::uint32_t> named;
  for (const auto& twin : read) {
    if (twin.check != "R02") continue;
    const auto field = layout::player::start_rank;
    const auto number = parse_number(document.field(twin.where.line, field.first, field.width));
    const auto first = tournament.find(number.value_or(0));
    if (first == no_player || !named.insert(tournament.players[first].line).second) continue;
    report.add("R02", checking::place(tournament.players[first].line, field),
               found::start_number_also{.number = *number, .line = twin.where.line});
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

void CheckRun::add(CheckId id, Profile profile, Position where, Message message, Severity most) {
  const auto severity = trf::severity(check_of(id), profile);
  if (!severity) return;
  const auto is_said = [&](const Diagnostic& finding) {
    return finding.check == id && finding.where.line == where.line &&
           finding.where.column == where.column;
  };
  if (std::ranges::none_of(findings, is_said))
    findings.push_back({id, std::min(*severity, most), where, std::move(message)});
}

namespace {

void run_examiners(const Document& document, const Tournament& tournament, const Diagnostics& read,
                   const CheckOptions& options, std::span<const Examiner> examiners,
                   CheckRun& run) {
  const auto is_wanted = [&](Profile profile) { return contains(options.profiles, profile); };
  const auto typed = of_type(tournament.shared(), options.type);
  for (const auto& examiner : examiners)
    if (!examiner.profile || is_wanted(*examiner.profile))
      examiner.examine(document, *typed, read, options, run);
  struct Needed {
    Profile profile;
    CheckId id;
  };
  constexpr std::array<Needed, 5> needed{{{Profile::pairing, "X14"},
                                          {Profile::tiebreak, "T08"},
                                          {Profile::rating, "E02"},
                                          {Profile::fsi, "G01"},
                                          {Profile::fsi_rapid, "G20"}}};
  for (const auto& [profile, id] : needed)
    if (is_wanted(profile) && !contains(examiners, std::optional{profile}, &Examiner::profile))
      run.skipped.push_back({id, found::no_examiner{}});
}

}  // namespace

CheckRun check(const Document& document, const Tournament* tournament, const Diagnostics& read,
               const CheckOptions& options, std::span<const Examiner> examiners) {
  checking::Report report{document, tournament, read, options};
  const bool is_lost = follows_from_lost_rows(document, read);
  for (const auto& found : read)
    if (!is_lost || found.check != "C03")
      report.add_mild(found.check, has_mild_cases(found.check) ? found.severity : Severity::error,
                      found.where, found.message);
  checking::check_physical(report);
  checking::check_structure(report);
  if (tournament != nullptr) {
    name_first_of_twins(document, *tournament, read, report);
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
  }
  auto run = std::move(report).take();
  if (tournament != nullptr) run_examiners(document, *tournament, read, options, examiners, run);
  sort_findings(run.findings);
  return run;
}

}  // namespace trf
