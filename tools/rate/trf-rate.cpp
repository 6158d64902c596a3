// trf-rate: changes of ratings, titles and norms.

#include "cli/cli.hpp"
#include "cli/facts.hpp"
#include "rate/messages/rate_options.hpp"
#include "rate/rate.hpp"
#include "tools.hpp"

namespace {

namespace said = rate::said;

std::vector<cli::Option> options() {
  std::vector<cli::Option> all{
      {.name = "system",
       .letter = 's',
       .placeholder = "SYSTEM",
       .help = said::help_system{},
       .values = {trf::rating::systems().begin(), trf::rating::systems().end()}},
      {.name = "edition", .placeholder = "YEAR", .help = said::help_edition{}},
      {.name = "games", .help = said::help_games{}},
      {.name = "list", .placeholder = "FILE", .help = said::help_list{}},
      {.name = "period", .help = said::help_period{}},
      {.name = "new-list",
       .placeholder = "FILE",
       .help = said::help_new_list{},
       .writes = true,
       .updates = true},
      {.name = "events",
       .placeholder = "FILE",
       .help = said::help_events{},
       .writes = true,
       .updates = true},
      {.name = "list-date", .placeholder = "DATE", .help = said::help_list_date{}},
      {.name = "closing", .placeholder = "DATE", .help = said::help_closing{}},
      {.name = "allow-duplicates", .help = said::help_allow_duplicates{}},
      {.name = "same-person",
       .placeholder = "ID",
       .help = said::help_same_person{},
       .repeatable = true},
      {.name = "replace", .placeholder = "OLD:NEW", .help = said::help_replace{}},
      {.name = "event",
       .placeholder = "KIND",
       .help = said::help_event{},
       .values = {trf::rating::special_event_names().begin(),
                  trf::rating::special_event_names().end()}},
      {.name = "norms",
       .placeholder = "LIST",
       .help = said::help_norms{},
       .values = {"maestro", "gm", "im", "wgm", "wim"},
       .is_list = true},
      {.name = "host", .placeholder = "FED", .help = said::help_host{}},
      {.name = "exempt-federation-mix", .help = said::help_exempt_federation_mix{}},
      {.name = "titles",
       .placeholder = "KIND",
       .help = said::help_titles{},
       .values = {"fsi", "fsi-rapid"}},
      {.name = "ledger", .placeholder = "FILE", .help = said::help_ledger{}},
      {.name = "monitor", .help = said::help_monitor{}},
      {.name = "year", .placeholder = "YEAR", .help = said::help_year{}},
      {.name = "ages", .placeholder = "N-N", .help = said::help_ages{}, .fallback = "25-40"},
      {.name = "band", .placeholder = "N", .help = said::help_band{}, .fallback = "100"},
      {.name = "round-robin-low-score",
       .placeholder = "READING",
       .help = said::help_round_robin_low_score{},
       .values = {"article", "example"},
       .fallback = "article"},
  };
  for (auto& option : cli::facts_options()) all.push_back(std::move(option));
  return all;
}

// Options without effect beside another one. --events is with --new-list, and --replace corrects
// the list that --new-list names.
constexpr cli::OptionRule beside[] = {
    {"new-list,list,ledger,players,edition,event,same-person,allow-duplicates,type,minutes,base,"
     "increment,round-robin-low-score",
     "monitor"},
    {"new-list,ledger,edition", "norms"},
    {"event,host,exempt-federation-mix", "norms=maestro"},
    {"new-list,event", "titles"},
    {"FILE,list,players,edition,same-person,allow-duplicates,type,minutes,base,increment",
     "titles=fsi-rapid"},
    {"new-list", "games"},
    {"FILE,allow-duplicates", "replace"},
    {"event", "system=elo-italia"},
    {"event", "system=elo-italia-rapid"}};

constexpr cli::OptionRule without[] = {{"events", "new-list"},
                                       {"year,ages,band", "monitor"},
                                       {"host,exempt-federation-mix", "norms"},
                                       {"round-robin-low-score", "system=fide-1997"}};

/// A ledger has all data of the titles, and the reports that are named add theirs.
bool needs_no_input(const cli::Arguments& arguments) {
  return arguments.has("replace") || (arguments.has("titles") && arguments.has("ledger"));
}

const cli::Tool tool{
    .name = "trf-rate",
    .summary = "what tournaments do to ratings, titles and norms",
    .synopsis = "trf-rate [OPTION]... [FILE]...",
    .description = said::help_description{},
    .examples = {{"trf-rate --system=elo-italia open.trf", {}},
                 {"trf-rate --system=fide --players=facts.tsv --games open.trf", {}},
                 {"trf-rate --norms=maestro open.trf", {}},
                 {"trf-rate --period --list=list.txt --new-list=next.csv reports/", {}},
                 {"trf-rate --monitor --year=2024 2024.csv 2025.csv 2026.csv", {}},
                 {"trf-rate --titles=fsi --ledger=period.tsv", {}}},
    .options = options(),
    .formats = {"csv", "json", "jsonl", "text", "html"},
    .needs_no_input = needs_no_input,
    .beside = beside,
    .without = without,
};

// Each of these gives another table, so two of them contradict each other.
constexpr std::string_view modes[] = {"monitor", "titles", "norms", "replace", "period", "games"};

void refuse_misuse(const cli::Arguments& arguments) {
  const auto mode = cli::only_one_of(arguments, modes);
  constexpr cli::OptionRule reports[] = {
      {"players,edition,same-person,allow-duplicates,type,minutes,base,increment", "FILE"}};
  if (mode == "titles" && needs_no_input(arguments)) cli::refuse_unused(arguments, {}, reports);
  const bool is_period = arguments.has("period") || arguments.has("new-list");
  for (const std::string_view option : {"closing", "list-date"}) {
    if (!arguments.has(option)) continue;
    if (arguments.has("replace")) cli::refuse_together(option, "replace");
    if (is_period) continue;
    if (!mode.empty()) cli::refuse_together(option, mode);
    cli::refuse_without(option, "period");
  }
}

}  // namespace

cli::Program rate::program() {
  return {tool, [](const cli::Arguments& arguments) {
            refuse_misuse(arguments);
            if (arguments.has("monitor")) return rate::monitor(arguments);
            if (arguments.has("titles")) return rate::titles(arguments);
            if (arguments.has("norms")) return rate::norms(arguments);
            if (arguments.has("replace")) return rate::replace(arguments);
            if (arguments.has("period") || arguments.has("new-list"))
              return rate::period(arguments);
            return rate::events(arguments);
          }};
}
