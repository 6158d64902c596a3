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

constexpr std::string_view of_reports =
    "FILE,profile,severity,config,baseline,strict,brief,max-per-check,rating-list,members,event,"
    "registered,players,type,minutes,base,increment,output-dir";
constexpr cli::OptionRule beside[] = {{of_reports, "list-checks"},
                                      {of_reports, "explain"},
                                      {"format,csv,csv-safe", "explain"},
                                      {"csv,csv-safe,brief,max-per-check", "fix"}};
constexpr cli::OptionRule without[] = {{"in-place", "fix"}, {"brief,max-per-check", "format=text"}};

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
                   .values = {trf::profile_names.begin(), trf::profile_names.end()},
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
                  {.name = "digest", .help = said::help_digest{}}},
      .formats = {"text", "csv", "json", "jsonl", "html", "sarif", "junit", "github", "diff"},
      .default_format = "text",
      .edits_reports = true,
      .beside = beside,
      .without = without,
  };
  for (auto& option : cli::facts_options()) {
    if (option.name == "players") option.help = said::help_players{};
    tool.options.push_back(std::move(option));
  }
  tool.gives = [](const cli::Arguments& arguments) {
    // The last two without --fix are refused by run().
    if (makes_pages(arguments)) return cli::Gives::pages;
    const bool has_report =
        arguments.has("fix") || arguments.has("in-place") || arguments.has("output-dir");
    return has_report && arguments.format() != "diff" ? cli::Gives::reports : cli::Gives::tables;
  };
  tool.needs_no_input = [](const cli::Arguments& arguments) {
    return arguments.has("list-checks") || arguments.has("explain");
  };
  return tool;
}

int run(const cli::Arguments& arguments) {
  if (arguments.has("output-dir") && !arguments.has("fix") && !makes_pages(arguments))
    throw cli::UsageError(said::html_for_pages{});
  if (arguments.has("fix") && arguments.has("format") && arguments.format() != "diff")
    cli::refuse_together("fix", "format=" + arguments.format());
  constexpr std::string_view alone[] = {"digest", "fix", "explain", "list-checks"};
  (void)cli::only_one_of(arguments, alone);
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
