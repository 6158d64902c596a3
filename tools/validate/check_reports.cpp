// The findings of each report, and of all reports together.
#include "validate/check_reports.hpp"

#include <algorithm>
#include <iterator>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "cli/batch.hpp"
#include "cli/facts.hpp"
#include "cli/hints.hpp"
#include "cli/html.hpp"
#include "trf/check.hpp"
#include "trf/fix.hpp"
#include "trf/layout.hpp"
#include "trf/messages/writer.hpp"
#include "trf/named_checks.hpp"
#include "trf/pair/examine.hpp"
#include "trf/rating/examine.hpp"
#include "trf/rating/norm.hpp"
#include "trf/read.hpp"
#include "trf/tiebreak/examine.hpp"
#include "validate/batch.hpp"
#include "validate/digest.hpp"
#include "validate/findings.hpp"
#include "validate/lists.hpp"
#include "validate/messages/validate_command.hpp"
#include "validate/pages.hpp"

namespace validate {
namespace {

class Validator {
 public:
  Validator(const cli::Arguments& arguments, Settings settings)
      : arguments_(arguments),
        settings_(std::move(settings)),
        format_(arguments.format()),
        facts_(arguments),
        lists_(arguments),
        batch_(arguments, settings_),
        pages_(arguments) {
    // Only checks of that profile ask for them.
    for (const std::string_view option : {"registered", "event"})
      if (arguments.has(option) && !settings_.has(trf::Profile::rating))
        cli::refuse_without(option, "profile=rating");
    options_.profiles = settings_.profiles;
    options_.today = arguments.today();
    if (const auto& rate = facts_.rate_of_play())
      options_.seconds_for_60_moves = rate->seconds_for_60_moves();
    options_.type = arguments.value("type");
    options_.registered = arguments.day("registered");
    const auto kind = trf::rating::special_event(arguments.value("event"));
    options_.norm_rounds = trf::rating::least_norm_rounds(kind);
    examiners_ = {trf::pair::examiner(), trf::tiebreak::examiner(), trf::tiebreak::list_examiner()};
    std::ranges::move(trf::rating::event_examiners(kind), std::back_inserter(examiners_));
    std::ranges::move(lists_.examiners(), std::back_inserter(examiners_));
  }

  int run() {
    const int status = cli::for_each_input_in_order(
        arguments_,
        {.work = [&](const cli::Input& input) { return look_at(input); },
         .unreadable = [&](const std::string& file,
                           const trf::Message& why) { return unreadable(file, why); },
         .in_order = [&](const std::string& file, cli::Answer& answer) { finish(file, answer); }});
    batch_.finish();
    pages_.finish();
    return std::max({status, facts_.status(), lists_.status()});
  }

  int fix() {
    const int status =
        cli::for_each_input(arguments_, [&](const cli::Input& input) { return fixed(input); });
    return std::max({status, facts_.status(), lists_.status()});
  }

 private:
  cli::Answer fixed(const cli::Input& input) {
    cli::Answer answer;
    if (auto read = trf::read(trf::Document{input.file, input.limits}); !read.value) {
      answer.status = cli::unusable;
      answer.messages = std::move(read.diagnostics);
      return answer;
    }
    auto fixed = trf::fix(input.bytes, input.limits);
    for (const auto& repair : fixed.repairs)
      answer.messages.push_back({repair.check,
                                 trf::Severity::warning,
                                 {repair.line, 0, 1},
                                 trf::said::fixed{.repair = repair.message}});
    const FileFindings rest = findings_after(input.name, fixed.bytes, input.limits);
    answer.status = status_of(rest);
    const auto errors = rest.count(trf::Severity::error);
    const auto warnings = rest.count(trf::Severity::warning);
    if (errors + warnings != 0)
      answer.told.emplace_back(said::not_fixed{.errors = errors, .warnings = warnings});
    answer.raw =
        format_ == "diff" ? diff(input.name, input.bytes, fixed.bytes) : std::move(fixed.bytes);
    answer.is_answer = true;
    return answer;
  }

  /// What --fix leaves, by the checks of the command.
  [[nodiscard]] FileFindings findings_after(const std::string& file, const std::string& bytes,
                                            const trf::Limits& limits) const {
    const trf::Document document{bytes, limits};
    const auto read = trf::read(document);
    FileFindings report;
    report.file = file;
    report.is_unusable = read.value == nullptr;
    report.findings = weighed(checked(file, document, read).findings, report.is_unusable);
    subtract_baseline(report, settings_);
    return report;
  }

  [[nodiscard]] trf::CheckRun checked(const std::string& file, const trf::Document& document,
                                      const trf::Result<const trf::Tournament>& read) const {
    auto options = options_;
    options.file_name = file == "-" ? "" : file;
    // The reasons why a report cannot be used are always printed.
    if (!read.value) options.profiles.push_back(trf::Profile::format);
    return trf::check(document, read.value.get(), read.diagnostics, options, examiners_);
  }

  cli::Answer look_at(const cli::Input& input) {
    cli::Answer answer;
    answer.is_answer = true;  // Findings, or none
    const trf::Document document{input.file, input.limits};
    const auto read = trf::read(document);
    const auto* tournament = read.value.get();
    auto run = checked(input.name, document, read);
    if (arguments_.has("digest"))
      run.findings.push_back({trf::named_checks::changed_after_signing,
                              trf::Severity::info,
                              {},
                              said::digest{.digest = trf::Code{sha256(input.bytes)}}});
    trf::sort_findings(run.findings);
    if (tournament != nullptr)
      answer.notes.push_back(said::dialect{.name = trf::Code{trf::name(tournament->dialect)}});
    for (const auto& [id, why] : run.skipped) {
      auto& list = is_missed(id) && !arguments_.verbose() ? answer.told : answer.notes;
      list.emplace_back(said::skipped{.check = trf::Code{id.text()}, .why = cli::with_hint(why)});
    }

    auto report = std::make_shared<FileFindings>();
    report->file = input.name;
    report->is_unusable = tournament == nullptr;
    if (format_ == "html" && tournament != nullptr) {
      report->tournament = tournament->name;
      report->heading = cli::event_heading(*tournament);
    }
    report->findings = weighed(std::move(run.findings), report->is_unusable);
    subtract_baseline(*report, settings_);
    answer.status = status_of(*report);
    if (format_ == "text" && tournament != nullptr && !report->findings.empty())
      mark_fixable(*report, input);
    if (format_ == "sarif") add_keys(*report, document);
    render(report, input, answer);
    batch_.keep(std::move(report),
                tournament == nullptr ? Event{} : event_of(*tournament, input.name));
    return answer;
  }

  /// X14 and T08 do what their profiles are asked for: silence would mean that all is right.
  [[nodiscard]] bool is_missed(trf::CheckId id) const {
    return (id == trf::named_checks::engine_differs ||
            id == trf::named_checks::rank_vs_tie_breaks) &&
           settings_.severity({id, trf::Severity::error, {}, {}});
  }

  // W05: the batch continues, and its result names the file that could not be checked.
  cli::Answer unreadable(const std::string& file, const trf::Message& why) {
    auto report = std::make_shared<FileFindings>();
    report->file = file;
    report->is_unusable = true;
    report->findings =
        weighed({{trf::named_checks::unreadable_file, trf::Severity::error, {}, why}}, true);
    cli::Answer answer;
    if (format_ != "text") render(report, {file}, answer);
    batch_.keep(std::move(report), {});
    return answer;
  }

  [[nodiscard]] int status_of(const FileFindings& report) const {
    if (report.is_unusable) return cli::unusable;
    const auto faults = report.count(trf::Severity::error) +
                        (settings_.strict ? report.count(trf::Severity::warning) : 0);
    return faults != 0 ? cli::no : cli::ok;
  }

  // W01 and W02 are known only here, after the reports before it; they are printed first.
  void finish(const std::string& file, cli::Answer& answer) {
    auto [kept, event] = batch_.take(file);
    auto& report = *kept;
    FileFindings twins;
    twins.file = report.file;
    twins.findings = weighed(batch_.compare(report.file, event), false);
    subtract_baseline(twins, settings_);
    if (!twins.findings.empty()) {
      const auto count = twins.findings.size();
      if (format_ == "text")
        answer.text = text(twins, "", settings_, true, arguments_.colour()) + answer.text;
      report.findings.insert(report.findings.begin(), twins.findings.begin(), twins.findings.end());
      if (!report.is_fixable.empty())
        report.is_fixable.insert(report.is_fixable.begin(), count, false);
      if (!report.record_keys.empty())
        report.record_keys.insert(report.record_keys.begin(), count, std::string());
      if (format_ == "html") answer.html = html(report);
      answer.status = std::max(answer.status, status_of(report));
    }
    pages_.add(report, answer);
    batch_.add(kept);
  }

  /// The errors of an unusable report stay: they are the reason of its status.
  [[nodiscard]] trf::Diagnostics weighed(trf::Diagnostics findings, bool is_unusable) const {
    if (settings_.severities.empty()) return findings;
    trf::Diagnostics kept;
    for (auto& finding : findings) {
      const bool stays = is_unusable && finding.severity == trf::Severity::error;
      const auto severity = settings_.severity(finding);
      if (!severity && !stays) continue;
      finding.severity = severity.value_or(finding.severity);
      kept.push_back(std::move(finding));
    }
    return kept;
  }

  static void mark_fixable(FileFindings& report, const cli::Input& input) {
    if (std::ranges::none_of(report.findings, trf::is_fixable, &trf::Diagnostic::check)) return;
    const auto fixed = trf::fix(input.bytes, input.limits);
    if (fixed.repairs.empty()) return;
    report.is_fixable.resize(report.findings.size());
    for (std::size_t i = 0; i < report.findings.size(); ++i)
      report.is_fixable[i] = std::ranges::any_of(fixed.repairs, [&](const trf::Repair& repair) {
        return repair.check == report.findings[i].check &&
               repair.line == report.findings[i].where.line;
      });
  }

  static void add_keys(FileFindings& report, const trf::Document& document) {
    for (const auto& finding : report.findings)
      report.record_keys.emplace_back(
          finding.where.line == 0 || finding.where.line > document.line_count()
              ? std::string_view{}
              : document.field(finding.where.line, trf::layout::record_number.first,
                               trf::layout::player::start_rank.last()));
  }

  void render(const std::shared_ptr<const FileFindings>& report, const cli::Input& input,
              cli::Answer& answer) const {
    if (format_ == "text")
      answer.text =
          text(*report, input.bytes, settings_, arguments_.has("brief"), arguments_.colour());
    else if (format_ == "csv" || format_ == "json" || format_ == "jsonl")
      answer.tables.push_back(table(report));
    else if (format_ == "html")
      answer.html = html(*report);
    else if (format_ == "diff")
      answer.raw = diff(input.name, input.bytes, trf::fix(input.bytes, input.limits).bytes);
  }

  const cli::Arguments& arguments_;
  Settings settings_;
  std::string format_;
  trf::CheckOptions options_;
  cli::FactsSource facts_;
  Lists lists_;
  std::vector<trf::Examiner> examiners_;
  Batch batch_;
  Pages pages_;
};

}  // namespace

int check_reports(const cli::Arguments& arguments) {
  return Validator{arguments, read_settings(arguments)}.run();
}

int fix_reports(const cli::Arguments& arguments) {
  return Validator{arguments, read_settings(arguments)}.fix();
}

}  // namespace validate
