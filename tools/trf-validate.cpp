// trf-validate: finds the errors of a tournament report.

#include <string_view>

#include "cli/cli.hpp"
#include "cli/facts.hpp"
#include "cli/html.hpp"
#include "tools.hpp"
#include "trf/rating/examine.hpp"
#include "validate/check_reports.hpp"
#include "validate/findings.hpp"
#include "validate/messages/validate_command.hpp"
#include "validate/messages/validate_options.hpp"
#include "validate/pages.hpp"

namespace {

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
      .description = said::help_description{},
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
                   .placeholder = "LIST",
                   .help = said::help_profile{},
                   .values = {"format", "consistency", "rating", "fsi", "fsi-rapid", "pairing",
                              "tiebreak"},
                   .is_list = true},
                  {.name = "fix", .help = said::help_fix{}},
                  {.name = "list-checks", .help = said::help_list_checks{}},
                  {.name = "explain", .placeholder = "CHECK", .help = said::help_explain{}},
                  {.name = "severity",
                   .placeholder = "GLOB=LEVEL",
                   .help = said::help_severity{},
                   .repeatable = true},
                  {.name = "config", .placeholder = "FILE", .help = said::help_config{}},
                  {.name = "baseline", .placeholder = "FILE", .help = said::help_baseline{}},
                  {.name = "strict", .help = said::help_strict{}},
                  {.name = "brief", .help = said::help_brief{}},
                  {.name = "max-per-check",
                   .placeholder = "N",
                   .help = said::help_max_per_check{},
                   .fallback = "5"},
                  {.name = "rating-list", .placeholder = "FILE", .help = said::help_rating_list{}},
                  {.name = "members", .placeholder = "FILE", .help = said::help_members{}},
                  {.name = "event",
                   .placeholder = "KIND",
                   .help = said::help_event{},
                   .values = {trf::rating::special_event_names().begin(),
                              trf::rating::special_event_names().end()}},
                  {.name = "registered", .placeholder = "DATE", .help = said::help_registered{}},
                  {.name = "digest", .help = said::help_digest{}},
                  {.name = "print-catalogue", .help = {}, .hidden = true}},
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
If the system or the list cannot be judged, X14 or T08 is skipped, and the reason is printed.
.SH REPAIRS
.B \-\-fix
writes the report with its safe repairs, or with
.B \-\-format=diff
the changes. The exit status is that of the repaired report: 1 if a check of severity error still
fires. The number of errors and warnings that are left is printed; run trf\-validate without
.B \-\-fix
to see them.
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

int run(const cli::Arguments& arguments) {
  if (arguments.has("in-place") && !arguments.has("fix")) cli::refuse_without("in-place", "fix");
  if (arguments.has("output-dir") && !arguments.has("fix") && !makes_pages(arguments))
    throw cli::UsageError(said::html_for_pages{});
  if (arguments.has("fix") && arguments.has("format") && arguments.format() != "diff")
    cli::refuse_together("fix", "format=" + arguments.format());
  constexpr std::string_view alone[] = {"digest", "fix", "explain", "list-checks"};
  (void)cli::only_one_of(arguments, alone);
  if (arguments.has("print-catalogue")) {
    cli::print_bytes(validate::manual());
    return cli::ok;
  }
  if (arguments.has("list-checks")) {
    const auto format = arguments.format();
    if (format == "sarif" || format == "junit" || format == "github" || format == "diff")
      throw cli::UsageError(said::forms_of_the_list{});
    const auto table = validate::catalogue();
    cli::print_page(arguments, said::checks_heading{}, {&table, 1});
    return cli::ok;
  }
  if (arguments.has("explain")) {
    cli::print(validate::explanation(arguments.value("explain")));
    return cli::ok;
  }
  if (arguments.has("fix")) return validate::fix_reports(arguments);
  return validate::check_reports(arguments);
}

}  // namespace

cli::Program validate::program() { return {make_tool(), run}; }
