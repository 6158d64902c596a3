#include "cli/cli.hpp"
#include "pair/foreign.hpp"
#include "pair/generator_settings.hpp"
#include "pair/modes.hpp"
#include "trf/pair/system.hpp"

// trf-pair: who plays whom. The modes stand in pair/*.cpp; under the names bbpPairings and javafo
// the program takes those programs' command lines (pair/foreign.cpp).

namespace {

[[nodiscard]] std::vector<std::string_view> system_names() {
  std::vector<std::string_view> names;
  for (const auto* system : trf::pair::systems()) names.push_back(system->name);
  return names;
}

constexpr std::string_view absences = R"(.SH "ABSENCES AND RETURNS"
In the next round everybody is paired except those with a requested bye (H, F or Z) in the cell of the
round, in record 240 or in XXZ. A withdrawn player has such a mark in every round to the last one; a
player who comes back has none from the round of the return on. Write and remove the marks with
.BR trf\-parse :
.B \-\-bye=6:2:H
announces a half\-point bye of player 6 in round 2,
.B \-\-withdraw=11
marks player 11 absent to the end,
.B \-\-readmit=11
takes this back. A late entry is added by
.B \-\-add
and has zero\-point byes in the rounds before. To change a pairing, take it back with
.BR "trf\-parse \-\-unpair" ,
edit, and pair again. A recorded round is printed by
.BR \-\-show .
)";

[[nodiscard]] cli::Tool tool() {
  static const std::string settings = std::string(absences) + trf_pair::generator_manual();
  using enum cli::Takes;
  return {
      .name = "trf-pair",
      .summary = "pair a round of a tournament, check its rounds, explain them",
      .synopsis = "trf-pair [OPTION]... [FILE]...",
      .description =
          "Pairs the first round of each report that is not paired, or with --check pairs every "
          "round again and compares, or with --generate plays random tournaments.",
      .examples =
          "  trf-pair open.trf                      the next round\n"
          "  trf-pair --explain=12,7 open.trf       why 12 and 7 do not meet\n"
          "  trf-pair --format=trf open.trf -o open.trf   fill it in\n"
          "  trf-pair --show --format=html open.trf -o sheet.html\n"
          "  trf-pair --check --explain reports/    verify every round\n"
          "  trf-pair --generate --players=120 --rounds=9 --seed=1 -o one.trf\n",
      .options =
          {{.name = "system",
            .takes = value,
            .placeholder = "SYSTEM",
            .help = "pairing system (default: as record 192 says, else dutch)",
            .values = system_names()},
           {.name = "edition",
            .takes = value,
            .placeholder = "YEAR",
            .help = "rule edition, dutch: 2017, 2026; dubov: 2018, 2026; lim: 1989, 2026 (default: "
                    "by record "
                    "192 or the start date)"},
           {.name = "round",
            .letter = 'r',
            .takes = value,
            .placeholder = "N",
            .help = "pair round N again; ignore round N and later rounds; with --check: only this "
                    "round"},
           {.name = "type",
            .takes = value,
            .placeholder = "TYPE",
            .help = "kind of tournament, whatever records 092 and 192 say",
            .values = {"swiss", "rr", "drr", "scheveningen", "match", "team"}},
           {.name = "explain",
            .letter = 'e',
            .takes = optional,
            .placeholder = "ID[,ID]",
            .help = "explain the round, one player (12, or a name), or why two players are not "
                    "paired (12,7; "
                    "NAME;NAME; 12,bye); with --check: the differences"},
           {.name = "check", .letter = 'c', .help = "pair every round again and give a verdict"},
           {.name = "show",
            .takes = optional,
            .placeholder = "N",
            .help =
                "a recorded round with its results, byes and absent players (default: the last)"},
           {.name = "slips", .help = "with --show --format=html: result slips to cut"},
           {.name = "schedule", .help = "all rounds of a round robin"},
           {.name = "generate", .letter = 'g', .help = "play random tournaments"},
           {.name = "players",
            .takes = value,
            .placeholder = "N",
            .help = "generate: players, N or LOW..HIGH"},
           {.name = "rounds",
            .takes = value,
            .placeholder = "N",
            .help = "generate: rounds, N or LOW..HIGH"},
           {.name = "seed",
            .takes = value,
            .placeholder = "N",
            .help = "generate: seed of the first tournament, then N+1, ... (default: drawn)"},
           {.name = "count",
            .takes = value,
            .placeholder = "N",
            .help = "generate: how many",
            .fallback = "1"},
           {.name = "config",
            .takes = value,
            .placeholder = "FILE",
            .help = "generate: settings, KEY=VALUE a line (keys: trf-pair(1))"},
           {.name = "set",
            .takes = value,
            .placeholder = "KEY=VALUE",
            .help = "generate: one setting more",
            .repeatable = true}},
      .formats = {"csv", "json", "jsonl", "text", "html", "pairs", "trf"},
      .edits_reports = true,
      .details = settings,
  };
}

int run(const cli::Arguments& arguments) {
  const bool check = arguments.has("check"), generate = arguments.has("generate");
  const bool schedule = arguments.has("schedule");
  if ((check && generate) || (check && schedule) || (generate && schedule)) {
    throw cli::UsageError("--check, --generate and --schedule exclude each other");
  }
  if (!generate) {
    for (const std::string_view name : {"players", "rounds", "seed", "config", "set"}) {
      if (arguments.has(name)) {
        throw cli::UsageError("--" + std::string(name) + " is for --generate");
      }
    }
  }
  if (arguments.has("show") && (check || generate || schedule || arguments.has("explain"))) {
    throw cli::UsageError("'--show' goes with no other mode");
  }
  if (arguments.has("slips") && !arguments.has("show")) {
    throw cli::UsageError("'--slips' needs '--show'");
  }
  if (arguments.has("show")) return trf_pair::show(arguments);
  if (check) return trf_pair::check(arguments);
  if (generate) return trf_pair::generate(arguments);
  if (schedule) return trf_pair::schedule(arguments);
  return trf_pair::pair_round(arguments);
}

}  // namespace

int main(int argc, char** argv) {
  if (const auto status = trf_pair::run_as_another_program(argc, argv)) return *status;
  return cli::run(argc, argv, tool(), run);
}
