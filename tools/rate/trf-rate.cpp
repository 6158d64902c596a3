// trf-rate: changes of ratings, titles and norms.

#include "cli/cli.hpp"
#include "cli/facts.hpp"
#include "rate/messages/rate_options.hpp"
#include "rate/rate.hpp"
#include "tools.hpp"
#include "trf/split.hpp"

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
};

// Each of these gives another table, so two of them contradict each other.
constexpr std::string_view modes[] = {"monitor", "titles", "norms", "replace", "period", "games"};

struct Pair {
  std::string_view option, other;
};

// Options that a mode does not use. --events is with --new-list, and --replace corrects the list
// that --new-list names.
constexpr Pair unused[] = {
    {"new-list,list,ledger,players,edition,event,same-person,allow-duplicates,type,minutes,base,"
     "increment",
     "monitor"},
    {"new-list,ledger,edition,allow-duplicates", "norms"},
    {"new-list", "titles"},
    {"new-list", "games"}};

constexpr Pair needs[] = {{"events", "new-list"}, {"year", "monitor"},
                          {"ages", "monitor"},    {"band", "monitor"},
                          {"host", "norms"},      {"exempt-federation-mix", "norms"}};

/// An option without a meaning here would be dropped without a word.
void refuse_misuse(const cli::Arguments& arguments) {
  const auto mode = cli::only_one_of(arguments, modes);
  for (const auto& [options, other] : unused)
    for (const auto option : trf::parts_of(options, ','))
      if (arguments.has(option) && arguments.has(other)) cli::refuse_together(option, other);
  for (const auto& [option, other] : needs)
    if (arguments.has(option) && !arguments.has(other)) cli::refuse_without(option, other);
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
