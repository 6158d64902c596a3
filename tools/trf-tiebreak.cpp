// trf-tiebreak: who stands where, and why.

#include <algorithm>

#include <fmt/format.h>

#include "cli/cli.hpp"
#include "tiebreak/standing.hpp"
#include "trf/read.hpp"

namespace {

using namespace tiebreak_tool;
namespace tb = trf::tiebreak;

const cli::Tool tool{
    .name = "trf-tiebreak",
    .summary = "rank a tournament and break its ties",
    .synopsis = "trf-tiebreak [OPTION]... [FILE]...",
    .description =
        "Reads tournament reports and prints the standings, with a column for every tie-break.\n"
        "Ties that the list does not break share a rank; lots are the arbiter's.",
    .examples =
        "  trf-tiebreak open.trf\n"
        "  trf-tiebreak --tiebreaks=BH/C1,BH,SB,DE --round=5 open.trf\n"
        "  trf-tiebreak --explain=12 open.trf\n"
        "  trf-tiebreak --check --round='*' open.trf\n"
        "  trf-tiebreak --edition=ita --type=rr girone.trf\n"
        "  trf-tiebreak --format=trf -o ranked.trf open.trf\n",
    .options =
        {
            {.name = "tiebreaks",
             .letter = 't',
             .takes = cli::Takes::value,
             .placeholder = "LIST",
             .help = "codes of record 202, like BH/C1,SB,DE; points come first by themselves"},
            {.name = "edition",
             .letter = 'e',
             .takes = cli::Takes::value,
             .placeholder = "KEY",
             .help = "2026, 2024, 2023, 2009, 1989, ita or fsi2014; default: by the start date"},
            {.name = "round",
             .letter = 'r',
             .takes = cli::Takes::value,
             .placeholder = "N",
             .help = "standings after round N; '*' for every round"},
            {.name = "explain",
             .takes = cli::Takes::value,
             .placeholder = "ID",
             .help = "the rounds that make the values of these players or teams (a comma list)",
             .repeatable = true},
            {.name = "check",
             .help =
                 "list differences to the report's points and ranks; status 1 if there are any"},
            {.name = "type",
             .takes = cli::Takes::value,
             .placeholder = "TYPE",
             .help = "kind of tournament, whatever records 092 and 192 say",
             .values = {"swiss", "rr", "drr", "scheveningen", "match", "team"}},
            {.name = "unrated",
             .takes = cli::Takes::value,
             .placeholder = "R",
             .help = "rating of unrated players in rating tie-breaks; default: these are dropped"},
            {.name = "lots",
             .takes = cli::Takes::value,
             .placeholder = "ID",
             .help = "players or teams in the order that lots were drawn; breaks what stays tied",
             .repeatable = true},
            {.name = "extended-encounter",
             .takes = cli::Takes::value,
             .placeholder = "HOW",
             .help = "EDE: sets that the secondary score made stay with it or restart (13.3.3)",
             .values = {"stay", "restart"},
             .fallback = "stay"},
            {.name = "minutes",
             .takes = cli::Takes::value,
             .placeholder = "M",
             .help = "minutes a player has for 60 moves (fsi2014: the rapid default)"},
            {.name = "base",
             .takes = cli::Takes::value,
             .placeholder = "M",
             .help = "the same as minutes of the base time"},
            {.name = "increment",
             .takes = cli::Takes::value,
             .placeholder = "S",
             .help = "seconds a move to --base"},
        },
    .formats = {"csv", "json", "jsonl", "text", "html", "trf"},
};

void explain(const Standing& standing, const cli::Input& input, const Request& request,
             cli::Answer& answer) {
  for (const int id : request.explained) {
    const tb::Competitor competitor = standing.table.find(id);
    if (competitor == tb::no_competitor) {
      answer.problems.push_back(fmt::format(
          "nobody has the {} {}", standing.table.teams ? "team number" : "start rank", id));
      answer.status = cli::usage;
      continue;
    }
    std::vector<cli::Table> tables = explanation(standing, competitor, input, request);
    // For programs one table tells it all.
    if (!answer.tables.empty() && request.format != "text" && request.format != "html") {
      auto& rows = answer.tables[0].rows;
      rows.insert(rows.end(), tables[0].rows.begin(), tables[0].rows.end());
    } else {
      std::ranges::move(tables, std::back_inserter(answer.tables));
    }
  }
}

/// Every difference of the stated round. Earlier rounds are not stated by a report: for them the
/// list is applied, and a round that the ranks fit instead is named.
void check(const trf::Tournament& tournament, const std::vector<Standing>& standings,
           const cli::Input& input, const Request& request, cli::Answer& answer) {
  const Standing& last = standings.back();
  const auto differences = tb::differences(tournament, last.table, last.standings);
  answer.tables.push_back(check_table(differences, last, input, request));
  if (differences.empty()) return;
  answer.status = std::max<int>(answer.status, cli::no);
  const auto differs_in_rank = [](const tb::StandingDifference& difference) {
    return difference.what == tb::StandingDifference::What::rank;
  };
  for (auto earlier = standings.rbegin() + 1; earlier < standings.rend(); ++earlier) {
    const auto others = tb::differences(tournament, earlier->table, earlier->standings);
    if (std::ranges::none_of(others, differs_in_rank)) {
      answer.messages.push_back(
          {.check = "T08",
           .severity = trf::Severity::warning,
           .where = {0, 0, 1},
           .message = fmt::format("the ranks are those after round {}", earlier->table.rounds)});
      break;
    }
  }
}

void print_standings(const trf::Tournament& tournament, const std::vector<Standing>& standings,
                     const cli::Input& input, const Request& request, cli::Answer& answer) {
  if (request.format == "html") {
    answer.html = page_body(tournament, standings);
    return;
  }
  const bool separate = request.format == "text";
  for (const Standing& standing : standings) {
    if (answer.tables.empty() || separate) {
      answer.tables.push_back(
          standings_table(standing, input, request, request.all_rounds && !separate));
    } else {
      add_rows(standing, input, request, request.all_rounds, answer.tables[0]);
    }
  }
}

/// The reader's errors, and what it says about the tie-break records; all of it with -v. Standings
/// of a report that was not understood whole would be wrong ones.
void take_messages(trf::Diagnostics diagnostics, bool verbose, cli::Answer& answer) {
  for (trf::Diagnostic& diagnostic : diagnostics) {
    if (diagnostic.severity == trf::Severity::error) answer.status = cli::unusable;
    // Unknown codes of the list are named where it is used.
    const bool lost_code = diagnostic.check == "H37" &&
                           diagnostic.message.find("is no tie-break of") == std::string::npos;
    if (verbose || diagnostic.severity == trf::Severity::error || lost_code) {
      answer.messages.push_back(std::move(diagnostic));
    }
  }
}

cli::Answer answer_for(const cli::Input& input, const Request& request, bool verbose) {
  cli::Answer answer;
  auto result = trf::read(input.bytes, input.limits);
  take_messages(std::move(result.diagnostics), verbose, answer);
  if (!result.value) answer.status = cli::unusable;
  if (answer.status != cli::ok) return answer;
  const trf::Tournament& tournament = *result.value;
  const int last = request.round.value_or(tb::standing_round(tournament));
  if (last > tournament.rounds()) {
    answer.problems.push_back(
        fmt::format("there is no round {}: the report has {} rounds", last, tournament.rounds()));
    answer.status = cli::usage;
    return answer;
  }
  std::vector<Standing> standings;
  for (int round = request.all_rounds ? std::min(1, last) : last; round <= last; ++round) {
    cli::Answer said;
    auto standing = make_standing(tournament, input, request, round, said);
    if (round == last) {
      std::ranges::move(said.messages, std::back_inserter(answer.messages));
      std::ranges::move(said.notes, std::back_inserter(answer.notes));
      answer.status = std::max(answer.status, said.status);
    }
    if (standing) standings.push_back(std::move(*standing));
  }
  if (standings.empty() || answer.status == cli::usage || answer.status == cli::unusable) {
    return answer;
  }
  if (request.format == "trf") {
    answer.raw = filled(tournament, standings.back(), input);
  } else if (request.explains) {
    explain(standings.back(), input, request, answer);
  } else if (request.checks) {
    check(tournament, standings, input, request, answer);
  } else {
    print_standings(tournament, standings, input, request, answer);
  }
  return answer;
}

/// The codes for the manual page.
std::string code_list() {
  std::string roff = ".SH TIE-BREAKS\n";
  for (const tb::CodeInfo& code : tb::known_codes()) {
    roff += fmt::format(".TP\n.B {}\n{} ({})\n", code.name, code.title, code.article);
  }
  return roff;
}

}  // namespace

int main(int argc, char** argv) {
  const std::string codes = code_list();
  cli::Tool documented = tool;
  documented.details = codes;
  return cli::run(argc, argv, documented, [](const cli::Arguments& arguments) {
    const Request request = parse_request(arguments);
    return cli::for_each_input(arguments, [&](const cli::Input& input) {
      return answer_for(input, request, arguments.verbose());
    });
  });
}
