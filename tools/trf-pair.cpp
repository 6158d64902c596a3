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
In a Double\-Swiss a round of trf\-pair is a match of two games. It has two rounds in the report, which trf\-parse
counts: match 2 is rounds 3 and 4, and
.B \-\-bye=6:3:H
is a bye of both.
)";

/// Further section of the man page: what is not looked at in a large field.
constexpr std::string_view limits = R"(.SH "LIMITS OF EXPLANATIONS"
Pairings have no limits: a round is the correct one in a field of any size. An explanation leaves
reasons out in large fields, and says so.
.TP
.B Reasons of a round
Dutch System: why two players are not paired is answered by the best round with the pair if the bracket
and the next one have up to 120 players; else by the values of the two pairs, or in general words. The
reasons of Burstein are in general words beyond 150 players. Dubov, Double\-Swiss and teams tell why
each candidate is not an upfloater in fields of up to 40 participants, else of the first 3, and how many
others there are. Italo\-Svizzero gives the reasons of the first 20 pairs that it uncouples.
.TP
.BR \-\-explain=A,B ", " \-\-explain=A,bye
The best round with the pair is found exactly, but for brackets with very many sets of floaters: of up to
200 players the Dutch System, Double\-Swiss and teams try 20,000 sets and Burstein 5,000, fewer in
larger fields. If not all sets were tried, the sentence says how many were.
.TP
.B No legal pairing
Lists of players have up to 20 names, and up to 10 forbidden pairs are given, with the number of the
others.
.TP
.B Art. 8
The Italo\-Svizzero system pairs an adjourned game as won by both players (art. 8). When it has its
result, a round that was paired before is not the correct one any more.
.B \-\-check
then looks for games of the round before with which it is: if these had no result yet, the round is
right. It names the fewest games and writes
.B art. 8
in the column
.BR reading .
All sets are tried in rounds of up to 12 games; in larger ones about 100,000 divided by the number of
players, at least 200, one game first, then two.
)";

[[nodiscard]] cli::Gives gives(const cli::Arguments& arguments) {
  if (arguments.has("generate")) return cli::Gives::random_reports;
  return arguments.format() == "trf" ? cli::Gives::reports : cli::Gives::tables;
}

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
      .details =
          [] { return std::string(absences) + std::string(limits) + trf_pair::generator_manual(); },
      .gives = gives,
  };
}

int run(const cli::Arguments& arguments) {
  const bool check = arguments.has("check"), generate = arguments.has("generate");
  const bool schedule = arguments.has("schedule");
  if ((check && generate) || (check && schedule) || (generate && schedule)) {
    throw cli::UsageError(said::one_mode_only{});
  }
  for (const std::string_view name : {"players", "rounds", "seed", "count", "config", "set"})
    if (!generate && arguments.has(name)) cli::refuse_without(name, "generate");
  for (const std::string_view mode : {"schedule", "generate"})
    for (const std::string_view name : {"round", "explain"})
      if (arguments.has(mode) && arguments.has(name)) cli::refuse_together(mode, name);
  if (arguments.has("show") && (check || generate || schedule || arguments.has("explain"))) {
    throw cli::UsageError(said::show_alone{});
  }
  if (arguments.has("slips") && !arguments.has("show")) cli::refuse_without("slips", "show");
  if (arguments.has("show")) return trf_pair::show(arguments);
  if (check) return trf_pair::check(arguments);
  if (generate) return trf_pair::generate(arguments);
  if (schedule) return trf_pair::schedule(arguments);
  return trf_pair::pair_round(arguments);
}

}  // namespace

cli::Program trf_pair::program() { return {tool(), run}; }
