#include "cli/cli.hpp"
#include "pair/generator_settings.hpp"
#include "pair/messages/pair_options.hpp"
#include "pair/modes.hpp"
#include "tools.hpp"
#include "trf/pair/system.hpp"

// trf-pair: pairings. The modes are in pair/*.cpp; under the names bbpPairings and javafo the
// program accepts those programs' command lines (pair/foreign.cpp).

namespace {

namespace said = trf_pair::said;

[[nodiscard]] std::vector<std::string_view> system_names() {
  std::vector<std::string_view> names;
  for (const auto* system : trf::pair::systems()) names.push_back(system->name);
  return names;
}

[[nodiscard]] cli::Gives gives(const cli::Arguments& arguments) {
  if (arguments.has("generate")) return cli::Gives::random_reports;
  return arguments.format() == "trf" ? cli::Gives::reports : cli::Gives::tables;
}

constexpr cli::OptionRule beside[] = {{"FILE,round,explain,csv,csv-safe", "generate"},
                                      {"round,explain", "schedule"},
                                      {"edition", "show"}};
constexpr cli::OptionRule without[] = {{"players,rounds,seed,count,config,set", "generate"},
                                       {"slips", "show"}};

[[nodiscard]] cli::Tool tool() {
  return {
      .name = "trf-pair",
      .summary = "pair a round of a tournament, check its rounds, explain them",
      .synopsis = "trf-pair [OPTION]... [FILE]...",
      .description = said::help_description{},
      .examples = {{"trf-pair open.trf", said::help_next_round{}},
                   {"trf-pair --explain=12,7 open.trf", said::help_why_not{}},
                   {"trf-pair --format=trf open.trf -o open.trf", said::help_fill_in{}},
                   {"trf-pair --show --format=html open.trf -o sheet.html", {}},
                   {"trf-pair --check --explain reports/", said::help_verify{}},
                   {"trf-pair --generate --players=120 --rounds=9 --seed=1 -o one.trf", {}}},
      .options =
          {{.name = "system",
            .placeholder = "SYSTEM",
            .help = said::help_system{},
            .values = system_names()},
           {.name = "edition", .placeholder = "YEAR", .help = said::help_edition{}},
           {.name = "round", .letter = 'r', .placeholder = "N", .help = said::help_round{}},
           cli::type_option(),
           {.name = "explain",
            .letter = 'e',
            .value_is_optional = true,
            .placeholder = "ID[,ID]",
            .help = said::help_explain{}},
           {.name = "check", .letter = 'c', .help = said::help_check{}},
           {.name = "show",
            .value_is_optional = true,
            .placeholder = "N",
            .help = said::help_show{}},
           {.name = "slips", .help = said::help_slips{}},
           {.name = "schedule", .help = said::help_schedule{}},
           {.name = "generate", .letter = 'g', .help = said::help_generate{}},
           {.name = "players", .placeholder = "N", .help = said::help_players{}},
           {.name = "rounds", .placeholder = "N", .help = said::help_rounds{}},
           {.name = "seed", .placeholder = "N", .help = said::help_seed{}},
           {.name = "count", .placeholder = "N", .help = said::help_count{}, .fallback = "1"},
           {.name = "config", .placeholder = "FILE", .help = said::help_config{}},
           {.name = "set",
            .placeholder = "KEY=VALUE",
            .help = said::help_set{},
            .repeatable = true}},
      .formats = {"csv", "json", "jsonl", "text", "html", "pairs", "trf"},
      .edits_reports = true,
      .gives = gives,
      .needs_no_input = [](const cli::Arguments& arguments) { return arguments.has("generate"); },
      .beside = beside,
      .without = without,
  };
}

int run(const cli::Arguments& arguments) {
  const bool check = arguments.has("check"), generate = arguments.has("generate");
  const bool schedule = arguments.has("schedule");
  if ((check && generate) || (check && schedule) || (generate && schedule)) {
    throw cli::UsageError(said::one_mode_only{});
  }
  if (check && !arguments.value("explain").empty()) cli::refuse_together("check", "explain=ID");
  if (arguments.has("show") && (check || generate || schedule || arguments.has("explain"))) {
    throw cli::UsageError(said::show_alone{});
  }
  if (arguments.has("show")) return trf_pair::show(arguments);
  if (check) return trf_pair::check(arguments);
  if (generate) return trf_pair::generate(arguments);
  if (schedule) return trf_pair::schedule(arguments);
  return trf_pair::pair_round(arguments);
}

}  // namespace

cli::Program trf_pair::program() { return {tool(), run}; }
