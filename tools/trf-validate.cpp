// trf-validate: finds the errors of a tournament report.

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <memory>
#include <thread>

#include "cli/batch.hpp"
#include "cli/cli.hpp"
#include "cli/facts.hpp"
#include "cli/hints.hpp"
#include "cli/html.hpp"
#include "cli/messages/usage.hpp"
#include "trf/check.hpp"
#include "trf/fix.hpp"
#include "trf/layout.hpp"
#include "trf/messages/writer.hpp"
#include "trf/named_checks.hpp"
#include "trf/pair/examine.hpp"
#include "trf/rating/examine.hpp"
#include "trf/read.hpp"
#include "trf/tiebreak/examine.hpp"
#include "validate/batch.hpp"
#include "validate/digest.hpp"
#include "validate/findings.hpp"
#include "validate/lists.hpp"
#include "validate/messages/validate_command.hpp"
#include "validate/messages/validate_options.hpp"
#include "validate/pages.hpp"
#include "validate/program.hpp"

namespace {

using cli::Takes;
namespace said = validate::said;

/// A page for each report, in a folder
[[nodiscard]] bool makes_pages(const cli::Arguments& arguments) {
  return arguments.has("output-dir") && !arguments.has("fix") && arguments.format() == "html";
}

cli::Tool make_tool() {
  cli::Tool tool{
      .name = "trf-validate",
      .summary = "find what is wrong with tournament reports",
      .synopsis = "trf-validate [OPTION]... [FILE]...",
      .description = validate::said::help_description{},
      .examples =
          {{"trf-validate report.trf", {}},
           {"trf-validate --profile=format,consistency,rating --format=html -o page.html "
            "report.trf",
            {}},
           {"trf-validate --profile=fsi --base=90 --increment=30 torneo.trf", {}},
           {"trf-validate --fix -o good.trf report.trf", {}},
           {"trf-validate --format=csv reports/ | mlr --icsv --ojson count-distinct -f check", {}},
           {"trf-validate --explain=T01", {}}},
      .options = {{.name = "profile",
                   .letter = 'p',
                   .takes = Takes::value,
                   .placeholder = "LIST",
                   .help = validate::said::help_profile{},
                   .values = {"format", "consistency", "rating", "fsi", "fsi-rapid", "pairing",
                              "tiebreak"},
                   .is_list = true},
                  {.name = "fix", .help = validate::said::help_fix{}},
                  {.name = "list-checks", .help = validate::said::help_list_checks{}},
                  {.name = "explain",
                   .takes = Takes::value,
                   .placeholder = "CHECK",
                   .help = validate::said::help_explain{}},
                  {.name = "severity",
                   .takes = Takes::value,
                   .placeholder = "GLOB=LEVEL",
                   .help = validate::said::help_severity{},
                   .repeatable = true},
                  {.name = "config",
                   .takes = Takes::value,
                   .placeholder = "FILE",
                   .help = validate::said::help_config{}},
                  {.name = "baseline",
                   .takes = Takes::value,
                   .placeholder = "FILE",
                   .help = validate::said::help_baseline{}},
                  {.name = "strict", .help = validate::said::help_strict{}},
                  {.name = "brief", .help = validate::said::help_brief{}},
                  {.name = "max-per-check",
                   .takes = Takes::value,
                   .placeholder = "N",
                   .help = validate::said::help_max_per_check{},
                   .fallback = "5"},
                  {.name = "rating-list",
                   .takes = Takes::value,
                   .placeholder = "FILE",
                   .help = validate::said::help_rating_list{}},
                  {.name = "members",
                   .takes = Takes::value,
                   .placeholder = "FILE",
                   .help = validate::said::help_members{}},
                  {.name = "event",
                   .takes = Takes::value,
                   .placeholder = "KIND",
                   .help = validate::said::help_event{},
                   .values = {trf::rating::event_kind_names().begin(),
                              trf::rating::event_kind_names().end()}},
                  {.name = "registered",
                   .takes = Takes::value,
                   .placeholder = "DATE",
                   .help = validate::said::help_registered{}},
                  {.name = "digest", .help = validate::said::help_digest{}},
                  {.name = "print-catalogue",
                   .help = validate::said::help_print_catalogue{},
                   .hidden = true}},
      .formats = {"text", "csv", "json", "jsonl", "html", "sarif", "junit", "github", "diff"},
      .default_format = "text",
      .edits_reports = true,
      .details =
          [] {
            return std::string(
                R"(.SH "ROUNDS AND STANDINGS"
Profile pairing pairs every round again by the system and edition of record 192 and the date, and
names the first criterion by which a round differs.
Profile tiebreak calculates the standings again by records 212 or 202. A report contains points and
ranks after its last round, and no values of tie\-breaks. Only records 801 and 802 of team events also
contain earlier rounds: opponent and points of each match. All of this is compared.
.SH PAGES
The page of
.B \-\-format=html
has the tournament, its place, dates and arbiters, then the findings. With
.B \-\-output\-dir=DIR
each report has a page of its own in DIR (open.trf: open.html), and index.html names them.
.SH "SEE ALSO"
.BR trf\-checks (7)
)");
          },
  };
  for (auto& option : cli::facts_options()) tool.options.push_back(std::move(option));
  tool.gives = [](const cli::Arguments& arguments) {
    // The last two without --fix are refused by run().
    if (makes_pages(arguments)) return cli::Gives::pages;
    const bool has_report =
        arguments.has("fix") || arguments.has("in-place") || arguments.has("output-dir");
    return has_report && arguments.format() != "diff" ? cli::Gives::reports : cli::Gives::tables;
  };
  return tool;
}

class Validator {
 public:
  Validator(const cli::Arguments& arguments, validate::Settings settings)
      : arguments_(arguments),
        settings_(std::move(settings)),
        format_(arguments.format()),
        facts_(arguments),
        lists_(arguments),
        batch_(arguments, settings_),
        pages_(arguments) {
    options_.profiles = settings_.profiles;
    options_.today = arguments.today();
    if (const auto& rate = facts_.rate_of_play())
      options_.seconds_for_60_moves = rate->base_seconds + 60 * rate->increment_seconds;
    options_.type = arguments.value("type");
    if (arguments.has("registered")) options_.registered = registered_on(arguments);
    examiners_ = {trf::pair::examiner(), trf::tiebreak::examiner()};
    std::ranges::move(
        trf::rating::event_examiners(trf::rating::event_kind(arguments.value("event"))),
        std::back_inserter(examiners_));
    std::ranges::move(lists_.examiners(), std::back_inserter(examiners_));
    is_single_table_ = format_ == "csv" || format_ == "json" || format_ == "jsonl";
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

 private:
  cli::Answer look_at(const cli::Input& input) {
    cli::Answer answer;
    answer.is_answer = true;  // Findings, or none
    const trf::Document document{input.file, input.limits};
    const auto read = trf::read(document);
    const auto* tournament = read.value ? &*read.value : nullptr;
    auto options = options_;
    options.file_name = input.name == "-" ? "" : input.name;
    // The reasons why a report cannot be used are always printed.
    if (tournament == nullptr) options.profiles.push_back(trf::Profile::format);
    auto run = trf::check(document, tournament, read.diagnostics, options, examiners_);
    if (arguments_.has("digest"))
      run.findings.push_back({trf::named_checks::changed_after_signing,
                              trf::Severity::info,
                              {},
                              said::digest{.digest = trf::Code{validate::sha256(input.bytes)}}});
    trf::sort_findings(run.findings);
    if (tournament != nullptr)
      answer.notes.emplace_back(said::dialect{.name = trf::Code{trf::name(tournament->dialect)}});
    for (const auto& [id, why] : run.skipped)
      answer.notes.emplace_back(
          said::skipped{.check = trf::Code{id.text()}, .why = cli::with_hint(why)});

    auto report = std::make_shared<validate::FileFindings>();
    report->file = input.name;
    report->is_unusable = tournament == nullptr;
    if (format_ == "html" && tournament != nullptr) {
      report->tournament = tournament->name;
      report->heading = cli::event_heading(*tournament);
    }
    report->findings = weighed(std::move(run.findings));
    validate::subtract_baseline(*report, settings_);
    answer.status = status_of(*report);
    if (format_ == "text" && tournament != nullptr && !report->findings.empty())
      mark_fixable(*report, input);
    if (format_ == "sarif") add_keys(*report, document);
    render(report, input, answer);
    batch_.keep(std::move(report), tournament == nullptr
                                       ? validate::Event{}
                                       : validate::event_of(*tournament, input.name));
    return answer;
  }

  // W05: the batch continues, and its result names the file that could not be checked.
  cli::Answer unreadable(const std::string& file, const trf::Message& why) {
    auto report = std::make_shared<validate::FileFindings>();
    report->file = file;
    report->is_unusable = true;
    report->findings =
        weighed({{trf::named_checks::unreadable_file, trf::Severity::error, {}, why}});
    cli::Answer answer;
    if (format_ != "text") render(report, {file}, answer);
    batch_.keep(std::move(report), {});
    return answer;
  }

  [[nodiscard]] int status_of(const validate::FileFindings& report) const {
    if (report.is_unusable) return cli::unusable;
    const auto faults = report.count(trf::Severity::error) +
                        (settings_.strict ? report.count(trf::Severity::warning) : 0);
    return faults != 0 ? cli::no : cli::ok;
  }

  // W01 and W02 are known only here, after the reports before it; they are printed first.
  void finish(const std::string& file, cli::Answer& answer) {
    auto [kept, event] = batch_.take(file);
    auto& report = *kept;
    validate::FileFindings twins;
    twins.file = report.file;
    twins.findings = weighed(batch_.compare(report.file, event));
    validate::subtract_baseline(twins, settings_);
    if (!twins.findings.empty()) {
      const auto count = twins.findings.size();
      if (format_ == "text")
        answer.text = validate::text(twins, "", settings_, true, arguments_.colour()) + answer.text;
      report.findings.insert(report.findings.begin(), twins.findings.begin(), twins.findings.end());
      if (!report.is_fixable.empty())
        report.is_fixable.insert(report.is_fixable.begin(), count, false);
      if (!report.record_keys.empty())
        report.record_keys.insert(report.record_keys.begin(), count, std::string());
      if (format_ == "html") answer.html = validate::html(report);
      answer.status = std::max(answer.status, status_of(report));
    }
    pages_.add(report, answer);
    batch_.add(kept);
  }

  static trf::Date registered_on(const cli::Arguments& arguments) {
    const auto text = arguments.value("registered");
    const auto read = trf::parse_date(text);
    if (!read || read->date.day == 0)
      throw cli::UsageError(
          cli::said::not_a_day{.value = text, .option = trf::Code{"--registered"}});
    return read->date;
  }

  [[nodiscard]] trf::Diagnostics weighed(trf::Diagnostics findings) const {
    if (settings_.severities.empty()) return findings;
    trf::Diagnostics kept;
    for (auto& finding : findings)
      if (const auto severity = settings_.severity(finding)) {
        finding.severity = *severity;
        kept.push_back(std::move(finding));
      }
    return kept;
  }

  static void mark_fixable(validate::FileFindings& report, const cli::Input& input) {
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

  static void add_keys(validate::FileFindings& report, const trf::Document& document) {
    for (const auto& finding : report.findings)
      report.record_keys.emplace_back(
          finding.where.line == 0 || finding.where.line > document.line_count()
              ? std::string_view{}
              : document.field(finding.where.line, trf::layout::record_number.first,
                               trf::layout::player::start_rank.last()));
  }

  void render(const std::shared_ptr<const validate::FileFindings>& report, const cli::Input& input,
              cli::Answer& answer) const {
    if (format_ == "text")
      answer.text = validate::text(*report, input.bytes, settings_, arguments_.has("brief"),
                                   arguments_.colour());
    else if (is_single_table_)
      answer.tables.push_back(validate::table(report));
    else if (format_ == "html")
      answer.html = validate::html(*report);
    else if (format_ == "diff")
      answer.raw =
          validate::diff(input.name, input.bytes, trf::fix(input.bytes, input.limits).bytes);
  }

  const cli::Arguments& arguments_;
  validate::Settings settings_;
  std::string format_;
  trf::CheckOptions options_;
  cli::FactsSource facts_;
  validate::Lists lists_;
  std::vector<trf::Examiner> examiners_;
  validate::Batch batch_;
  validate::Pages pages_;
  bool is_single_table_ = false;
};

/// --fix: the report with its repairs, which are listed on standard error.
int fix(const cli::Arguments& arguments) {
  const bool is_diff = arguments.format() == "diff";
  const auto fix_one = [&](const cli::Input& input) {
    cli::Answer answer;
    const trf::Document document{input.file, input.limits};
    if (auto read = trf::read(document); !read.value) {
      answer.status = cli::unusable;
      answer.messages = std::move(read.diagnostics);
      return answer;
    }
    const auto fixed = trf::fix(input.bytes, input.limits);
    for (const auto& repair : fixed.repairs)
      answer.messages.push_back({repair.check,
                                 trf::Severity::warning,
                                 {repair.line, 0, 1},
                                 trf::said::fixed{.repair = repair.message}});
    answer.raw = is_diff ? validate::diff(input.name, input.bytes, fixed.bytes) : fixed.bytes;
    answer.is_answer = true;
    return answer;
  };
  return cli::for_each_input(arguments, fix_one);
}

int run(const cli::Arguments& arguments) {
  if (arguments.has("in-place") && !arguments.has("fix"))
    throw cli::UsageError(
        cli::said::needs_option{.option = trf::Code{"--in-place"}, .other = trf::Code{"--fix"}});
  if (arguments.has("output-dir") && !arguments.has("fix") && !makes_pages(arguments))
    throw cli::UsageError(said::html_for_pages{});
  if (arguments.has("print-catalogue")) {
    cli::print_bytes(validate::manual());
    return cli::ok;
  }
  if (arguments.has("list-checks")) {
    const auto format = arguments.format();
    if (format == "sarif" || format == "junit" || format == "github" || format == "diff")
      throw cli::UsageError(said::forms_of_the_list{});
    if (format == "html") {
      const auto title = cli::html_phrase(said::checks_heading{});
      cli::print_bytes(cli::page(title, cli::element("h1", title) +
                                            cli::render(validate::catalogue(), cli::Format::html)));
      return cli::ok;
    }
    cli::print_bytes(cli::render(validate::catalogue(),
                                 format == "csv"     ? cli::Format::csv
                                 : format == "json"  ? cli::Format::json
                                 : format == "jsonl" ? cli::Format::jsonl
                                                     : cli::Format::text,
                                 true, arguments.csv()));
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

cli::Program validate::program() { return {make_tool(), run}; }
