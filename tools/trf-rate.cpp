// trf-rate: what tournaments do to ratings, titles and norms.

#include "cli/cli.hpp"
#include "cli/facts.hpp"
#include "rate/details.hpp"
#include "rate/rate.hpp"

namespace {

std::vector<cli::Option> options() {
  std::vector<cli::Option> all{
      {.name = "system",
       .letter = 's',
       .takes = cli::Takes::value,
       .placeholder = "SYSTEM",
       .help = "rating system",
       .values = {trf::rating::systems().begin(), trf::rating::systems().end()},
       .fallback = "fide"},
      {.name = "edition",
       .takes = cli::Takes::value,
       .placeholder = "YEAR",
       .help = "rules of that year; default: those in force when the event starts"},
      {.name = "games", .help = "one row per game: why each counts as it does"},
      {.name = "list",
       .takes = cli::Takes::value,
       .placeholder = "FILE",
       .help = "rating list in force: CSV, or FIDE's text or XML"},
      {.name = "period", .help = "one row per player over all reports, one rounding"},
      {.name = "new-list",
       .takes = cli::Takes::value,
       .placeholder = "FILE",
       .help = "with --list: write the next list there (CSV); implies --period"},
      {.name = "list-date",
       .takes = cli::Takes::value,
       .placeholder = "DATE",
       .help = "date of the next list; default: by the closing day"},
      {.name = "closing",
       .takes = cli::Takes::value,
       .placeholder = "DATE",
       .help = "events that end later belong to the next list"},
      {.name = "allow-duplicates", .help = "count both if two reports are of one event"},
      {.name = "replace",
       .takes = cli::Takes::value,
       .placeholder = "OLD:NEW",
       .help = "what a corrected report changes; with --list"},
      {.name = "event",
       .takes = cli::Takes::value,
       .placeholder = "KIND",
       .help = "what the event is, where a rule makes an exception for it",
       .values = {trf::rating::event_kind_names().begin(), trf::rating::event_kind_names().end()}},
      {.name = "norms",
       .takes = cli::Takes::value,
       .placeholder = "LIST",
       .help = "norms achieved: maestro, or FIDE titles",
       .values = {"maestro", "gm", "im", "wgm", "wim"},
       .is_list = true},
      {.name = "host",
       .takes = cli::Takes::value,
       .placeholder = "FED",
       .help = "host federation of the event, for norms; default: record 032"},
      {.name = "exempt-federation-mix",
       .help = "norms: the mix of federations is not asked for (B.01 1.4.3)"},
      {.name = "titles",
       .takes = cli::Takes::value,
       .placeholder = "KIND",
       .help = "FSI titles, or rapid categories, at the end of a period",
       .values = {"fsi", "fsi-rapid"}},
      {.name = "ledger",
       .takes = cli::Takes::value,
       .placeholder = "FILE",
       .help = "CSV or TSV of norms, champions and games so far"},
      {.name = "monitor",
       .help = "compare rating lists (the FILEs, oldest first): does the scale drift?"},
      {.name = "year",
       .takes = cli::Takes::value,
       .placeholder = "YEAR",
       .help = "with --monitor: year of the first list, for ages"},
      {.name = "ages",
       .takes = cli::Takes::value,
       .placeholder = "N-N",
       .help = "with --monitor: ages of the fixed group",
       .fallback = "25-40"},
      {.name = "band",
       .takes = cli::Takes::value,
       .placeholder = "N",
       .help = "with --monitor: width of a band of ratings",
       .fallback = "100"},
      {.name = "round-robin-low-score",
       .takes = cli::Takes::value,
       .placeholder = "READING",
       .help = "FIDE 1997: article 10.25, or as the example 10.68 prints it",
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
    .description =
        "Computes rating changes by the Italian and FIDE regulations, one row per player, and "
        "judges title norms. Several reports are one rating period.",
    .examples =
        "  trf-rate --system=elo-italia open.trf\n"
        "  trf-rate --system=fide --players=facts.tsv --games open.trf\n"
        "  trf-rate --norms=maestro open.trf\n"
        "  trf-rate --period --list=list.txt --new-list=next.csv reports/\n"
        "  trf-rate --monitor --year=2024 2024.csv 2025.csv 2026.csv\n"
        "  trf-rate --titles=fsi --ledger=period.tsv\n",
    .options = options(),
    .formats = {"csv", "json", "jsonl", "text", "html"},
    .details = rate::details,
};

}  // namespace

int main(int argc, char** argv) {
  return cli::run(argc, argv, tool, [](const cli::Arguments& arguments) {
    if (arguments.has("monitor")) return rate::monitor(arguments);
    if (arguments.has("titles")) return rate::titles(arguments);
    if (arguments.has("norms")) return rate::norms(arguments);
    if (arguments.has("replace")) return rate::replace(arguments);
    if (arguments.has("period") || arguments.has("new-list")) return rate::period(arguments);
    return rate::events(arguments);
  });
}
