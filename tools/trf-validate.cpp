// trf-validate: find what is wrong with a tournament report.

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <mutex>

#include "cli/cli.hpp"
#include "trf/check.hpp"
#include "trf/fix.hpp"
#include "trf/read.hpp"
#include "validate/findings.hpp"

namespace {

using cli::Takes;

const cli::Tool tool{
    .name = "trf-validate",
    .summary = "find what is wrong with tournament reports",
    .synopsis = "trf-validate [OPTION]... [FILE]...",
    .description =
        "Finds every fault of a report in one run, with its place, its rule and its remedy. A "
        "directory stands for the "
        "reports below it.",
    .examples =
        "  trf-validate report.trf\n"
        "  trf-validate --profile=format,consistency,rating --format=html -o page.html report.trf\n"
        "  trf-validate --profile=fsi --base=90 --increment=30 torneo.trf\n"
        "  trf-validate --fix -o good.trf report.trf\n"
        "  trf-validate --format=csv reports/ | mlr --icsv --ojson count-distinct -f check\n"
        "  trf-validate --explain=T01\n",
    .options = {{.name = "profile",
                 .letter = 'p',
                 .takes = Takes::value,
                 .placeholder = "LIST",
                 .help = "who looks at the report (default: format,consistency)",
                 .values = {"format", "consistency", "rating", "fsi", "fsi-rapid", "pairing",
                            "tiebreak"},
                 .is_list = true},
                {.name = "fix",
                 .help = "write the report with its safe repairs instead; each is said"},
                {.name = "list-checks", .help = "list all checks and exit"},
                {.name = "explain",
                 .takes = Takes::value,
                 .placeholder = "CHECK",
                 .help = "explain a check and exit"},
                {.name = "severity",
                 .takes = Takes::value,
                 .placeholder = "GLOB=LEVEL",
                 .help = "severity of checks: error, warning, info or off",
                 .repeatable = true},
                {.name = "config",
                 .takes = Takes::value,
                 .placeholder = "FILE",
                 .help = "read lines 'profile = LIST', 'strict = yes' and 'GLOB = LEVEL'"},
                {.name = "baseline",
                 .takes = Takes::value,
                 .placeholder = "FILE",
                 .help = "show only what is not in the CSV of an earlier run"},
                {.name = "strict", .help = "warnings count as errors for the exit status"},
                {.name = "brief", .help = "text without the source lines"},
                {.name = "max-per-check",
                 .takes = Takes::value,
                 .placeholder = "N",
                 .help = "in text, findings of a check shown for a report; 0: all",
                 .fallback = "5"},
                {.name = "type",
                 .takes = Takes::value,
                 .placeholder = "TYPE",
                 .help = "kind of event, instead of records 192 and 092",
                 .values = {"swiss", "rr", "drr", "scheveningen", "match", "team"}},
                {.name = "minutes",
                 .takes = Takes::value,
                 .placeholder = "M",
                 .help = "rate of play: minutes a player has for 60 moves"},
                {.name = "base",
                 .takes = Takes::value,
                 .placeholder = "M",
                 .help = "rate of play: minutes without the increment"},
                {.name = "increment",
                 .takes = Takes::value,
                 .placeholder = "S",
                 .help = "rate of play: seconds added a move"},
                {.name = "print-catalogue", .help = "print trf-checks(7) in roff", .hidden = true}},
    .formats = {"text", "csv", "json", "jsonl", "html", "sarif", "junit", "github", "diff"},
    .default_format = "text",
    .details = ".SH \"SEE ALSO\"\n.BR trf\\-checks (7)\n",
};

std::optional<int> rate_of_play(const cli::Arguments& arguments) {
  const auto minutes = arguments.number("minutes", 0, 1000);
  const auto base = arguments.number("base", 0, 1000);
  const auto increment = arguments.number("increment", 0, 3600);
  if (minutes && (base || increment))
    throw cli::UsageError("'--minutes' and '--base' or '--increment' exclude each other");
  if (increment && !base) throw cli::UsageError("'--increment' needs '--base'");
  if (minutes) return 60 * *minutes;
  if (base) return 60 * *base + 60 * increment.value_or(0);
  return std::nullopt;
}

/// What all reports of a batch add up to, for the summary and the forms that hold all of them.
class Batch {
 public:
  Batch(const cli::Arguments& arguments, const validate::Settings& settings)
      : arguments_(arguments), settings_(settings), keeps_(holds_all(arguments.format())) {}

  static bool holds_all(std::string_view format) {
    return format == "sarif" || format == "junit" || format == "github";
  }

  void add(validate::Report report, const trf::Tournament* tournament) {
    const std::scoped_lock lock(mutex_);
    ++files_;
    const auto errors = report.count(trf::Severity::error);
    const auto warnings = report.count(trf::Severity::warning);
    unusable_ += report.is_unusable ? 1U : 0U;
    with_errors_ += !report.is_unusable && errors != 0 ? 1U : 0U;
    with_warnings_ += !report.is_unusable && errors == 0 && warnings != 0 ? 1U : 0U;
    errors_ += errors;
    warnings_ += warnings;
    notes_ += report.count(trf::Severity::info);
    fixable_ += static_cast<std::size_t>(std::ranges::count(report.is_fixable, true));
    for (const auto& finding : report.findings) ++checks_[finding.check];
    if (tournament != nullptr && settings_.has(trf::Profile::rating))
      events_[report.file] = event_key(*tournament);
    if (keeps_) reports_[report.file] = std::move(report);
  }

  /// Prints the forms that hold all reports, W01 and the summary. \return the status of W01
  int finish() {
    if (keeps_) {
      std::vector<const validate::Report*> all;
      for (const auto& input : arguments_.inputs()) {
        const auto found = reports_.find(input == "-" ? arguments_.value("stdin-name") : input);
        if (found != reports_.end()) all.push_back(&found->second);
      }
      const auto format = arguments_.format();
      cli::print(format == "sarif"   ? validate::sarif(all, TRF_VERSION)
                 : format == "junit" ? validate::junit(all, settings_)
                                     : validate::github(all));
    }
    const int status = report_twins();
    if (!arguments_.quiet() && (files_ > 1 || errors_ + warnings_ + notes_ != 0)) summarise();
    return status;
  }

 private:
  // W01: the same name and first day, and the same first ten FIDE numbers.
  static std::string event_key(const trf::Tournament& t) {
    auto key = t.name + '\n' + trf::to_string(t.start);
    std::size_t count = 0;
    for (const auto& player : t.players)
      if (!player.fide_id.empty() && count++ < 10) key += '\n' + player.fide_id;
    return count == 0 ? std::string() : key;
  }

  int report_twins() {
    int status = cli::ok;
    std::map<std::string, std::string> first;
    for (const auto& input : arguments_.inputs()) {
      const auto event = events_.find(input);
      if (event == events_.end() || event->second.empty()) continue;
      const auto [twin, is_new] = first.emplace(event->second, input);
      if (is_new || twin->second == input) continue;
      const trf::Diagnostic finding{"W01", trf::Severity::error, {}, ""};
      const auto severity = settings_.severity(finding);
      if (!severity) continue;
      cli::complain(fmt::format("{}: {}: the same event as {} [W01]", cli::visible(input),
                                validate::word(*severity), cli::visible(twin->second)));
      if (*severity == trf::Severity::error) status = cli::no;
    }
    return status;
  }

  void summarise() const {
    const auto s = [](std::size_t count) { return count == 1 ? "" : "s"; };
    std::string line = fmt::format("{} file{}: ", files_, s(files_));
    if (files_ > 1)
      line += fmt::format("{} clean, {} with warnings, {} with errors, {} unusable; ",
                          files_ - unusable_ - with_errors_ - with_warnings_, with_warnings_,
                          with_errors_, unusable_);
    line += fmt::format("{} error{}, {} warning{}, {} for information", errors_, s(errors_),
                        warnings_, s(warnings_), notes_);
    if (fixable_ != 0) line += fmt::format(" ({} fixable)", fixable_);
    if (files_ > 1 && !checks_.empty()) {
      std::vector<std::pair<std::string_view, std::size_t>> top(checks_.begin(), checks_.end());
      std::ranges::stable_sort(top, std::ranges::greater{},
                               &std::pair<std::string_view, std::size_t>::second);
      line += "; most:";
      for (std::size_t i = 0; i < std::min<std::size_t>(top.size(), 5); ++i)
        line += fmt::format(" {} {}", top[i].first, top[i].second);
    }
    cli::complain(line);
  }

  const cli::Arguments& arguments_;
  const validate::Settings& settings_;
  bool keeps_;
  std::mutex mutex_;
  std::map<std::string, validate::Report> reports_;
  std::map<std::string, std::string> events_;
  std::map<std::string_view, std::size_t> checks_;
  std::size_t files_ = 0, unusable_ = 0, with_errors_ = 0, with_warnings_ = 0;
  std::size_t errors_ = 0, warnings_ = 0, notes_ = 0, fixable_ = 0;
};

class Validator {
 public:
  Validator(const cli::Arguments& arguments, validate::Settings settings)
      : arguments_(arguments),
        settings_(std::move(settings)),
        format_(arguments.format()),
        batch_(arguments, settings_) {
    options_.profiles = settings_.profiles;
    options_.today = arguments.today();
    options_.seconds_for_60_moves = rate_of_play(arguments);
    options_.type = arguments.value("type");
    is_single_table_ = format_ == "csv" || format_ == "json" || format_ == "jsonl";
  }

  int run() {
    const int status =
        cli::for_each_input(arguments_, [&](const cli::Input& input) { return look_at(input); });
    return std::max(status, batch_.finish());
  }

 private:
  cli::Answer look_at(const cli::Input& input) {
    cli::Answer answer;
    const trf::Document document{input.bytes};
    const auto read = trf::read(document);
    const auto* tournament = read.value ? &*read.value : nullptr;
    auto options = options_;
    options.file_name = input.name == "-" ? "" : input.name;
    // Why a report cannot be used is told to everybody.
    if (tournament == nullptr) options.profiles.push_back(trf::Profile::format);
    auto run = trf::check(document, tournament, read.diagnostics, options);
    if (tournament != nullptr && settings_.has(trf::Profile::pairing))
      validate::check_pairings(*tournament, run);
    if (tournament != nullptr && settings_.has(trf::Profile::tiebreak))
      validate::check_standings(*tournament, run);
    if (settings_.has(trf::Profile::pairing) || settings_.has(trf::Profile::tiebreak))
      trf::sort_findings(run.findings);
    answer.notes = dialect_note(tournament);
    answer.notes.insert(answer.notes.end(), run.skipped.begin(), run.skipped.end());

    validate::Report report;
    report.file = input.name;
    report.is_unusable = tournament == nullptr;
    report.findings = weighed(std::move(run.findings));
    validate::subtract_baseline(report, settings_);
    answer.status = report.is_unusable ? cli::unusable
                    : report.count(trf::Severity::error) +
                                (settings_.strict ? report.count(trf::Severity::warning) : 0) !=
                            0
                        ? cli::no
                        : cli::ok;
    if (format_ == "text" && tournament != nullptr && !report.findings.empty())
      mark_fixable(report, input.bytes);
    if (format_ == "sarif") add_keys(report, document);
    render(report, input, answer);
    batch_.add(std::move(report), tournament);
    return answer;
  }

  static std::vector<std::string> dialect_note(const trf::Tournament* tournament) {
    if (tournament == nullptr) return {};
    return {fmt::format("dialect {}", trf::name(tournament->dialect))};
  }

  trf::Diagnostics weighed(trf::Diagnostics findings) const {
    if (settings_.severities.empty()) return findings;
    trf::Diagnostics kept;
    for (auto& finding : findings)
      if (const auto severity = settings_.severity(finding)) {
        finding.severity = *severity;
        kept.push_back(std::move(finding));
      }
    return kept;
  }

  static void mark_fixable(validate::Report& report, const std::string& bytes) {
    const auto fixed = trf::fix(bytes);
    if (fixed.repairs.empty()) return;
    report.is_fixable.resize(report.findings.size());
    for (std::size_t i = 0; i < report.findings.size(); ++i)
      report.is_fixable[i] = std::ranges::any_of(fixed.repairs, [&](const trf::Repair& repair) {
        return repair.check == report.findings[i].check &&
               repair.line == report.findings[i].where.line;
      });
  }

  static void add_keys(validate::Report& report, const trf::Document& document) {
    for (const auto& finding : report.findings)
      report.record_keys.emplace_back(finding.where.line == 0 ||
                                              finding.where.line > document.line_count()
                                          ? std::string_view{}
                                          : document.field(finding.where.line, 1, 8));
  }

  void render(const validate::Report& report, const cli::Input& input, cli::Answer& answer) const {
    if (format_ == "text")
      answer.raw = validate::text(report, input.bytes, settings_, arguments_.has("brief"),
                                  arguments_.colour());
    else if (is_single_table_)
      answer.tables.push_back(validate::table(report));
    else if (format_ == "html")
      answer.html = validate::html(report);
    else if (format_ == "diff")
      answer.raw = validate::diff(input.name, input.bytes, trf::fix(input.bytes).bytes);
  }

  const cli::Arguments& arguments_;
  validate::Settings settings_;
  std::string format_;
  trf::CheckOptions options_;
  Batch batch_;
  bool is_single_table_ = false;
};

/// --fix: the report with its repairs, which are said on standard error.
int fix(const cli::Arguments& arguments) {
  if (arguments.inputs().size() > 1 && arguments.format() != "diff")
    throw cli::UsageError(
        "'--fix' writes one report; for several use '--format=diff' and patch(1)");
  return cli::for_each_input(arguments, [&](const cli::Input& input) {
    cli::Answer answer;
    const trf::Document document{input.bytes};
    if (auto read = trf::read(document); !read.value) {
      answer.status = cli::unusable;
      answer.messages = std::move(read.diagnostics);
      return answer;
    }
    const auto fixed = trf::fix(input.bytes);
    for (const auto& repair : fixed.repairs)
      answer.messages.push_back(
          {repair.check, trf::Severity::warning, {repair.line, 0, 1}, "fixed: " + repair.message});
    answer.raw = arguments.format() == "diff" ? validate::diff(input.name, input.bytes, fixed.bytes)
                                              : fixed.bytes;
    return answer;
  });
}

int run(const cli::Arguments& arguments) {
  if (arguments.has("print-catalogue")) {
    cli::print(validate::manual());
    return cli::ok;
  }
  if (arguments.has("list-checks")) {
    const auto format = arguments.format();
    if (format == "sarif" || format == "junit" || format == "github" || format == "diff")
      throw cli::UsageError("'--list-checks' prints text, csv, json, jsonl or html");
    cli::print(cli::render(validate::catalogue(), format == "csv"     ? cli::Format::csv
                                                  : format == "json"  ? cli::Format::json
                                                  : format == "jsonl" ? cli::Format::jsonl
                                                  : format == "html"  ? cli::Format::html
                                                                      : cli::Format::text));
    return cli::ok;
  }
  if (arguments.has("explain")) {
    cli::print(validate::explanation(arguments.value("explain")));
    return cli::ok;
  }
  if (arguments.has("fix")) return fix(arguments);
  return Validator{arguments, validate::read_settings(arguments)}.run();
}

}  // namespace

int main(int argc, char** argv) { return cli::run(argc, argv, tool, run); }
