// trf-tiebreak: who stands where, and why.

#include <algorithm>
#include <charconv>

#include <fmt/format.h>

#include "cli/cli.hpp"
#include "tiebreak/standing.hpp"
#include "trf/read.hpp"
#include "trf/tie_break_list.hpp"

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

std::vector<trf::TieBreak> parse_list(const std::string& text) {
  trf::TieBreakList list = trf::parse_tie_breaks(text);
  if (!list.faults.empty()) {
    throw cli::UsageError(fmt::format("--tiebreaks, character {}: {}", list.faults[0].offset + 1,
                                      list.faults[0].message));
  }
  if (list.codes.empty()) throw cli::UsageError("--tiebreaks needs at least one code");
  std::vector<std::string_view> names;
  for (const tb::CodeInfo& known : tb::known_codes()) names.push_back(known.name);
  for (std::size_t k = 0; k < list.codes.size(); ++k) {
    const std::string& code = list.codes[k].code;
    if (std::ranges::find(names, code) != names.end() || trf::is_tie_break_code(code)) continue;
    const std::string near = cli::nearest(code, names);
    throw cli::UsageError(fmt::format(
        "--tiebreaks, character {}: unknown tie-break '{}'{}", list.offsets[k] + 1,
        list.codes[k].text, near.empty() ? "" : fmt::format("; did you mean '{}'?", near)));
  }
  return std::move(list.codes);
}

const tb::Edition* parse_edition(const std::string& key) {
  if (const tb::Edition* edition = tb::find_edition(key)) return edition;
  if (key == "2022") {
    throw cli::UsageError("edition 2022 is not supported; 2009 and 2023 stand before and after it");
  }
  std::string keys;
  for (const tb::Edition* edition : tb::editions()) {
    keys += fmt::format("{}{}", keys.empty() ? "" : ", ", edition->key);
  }
  throw cli::UsageError(fmt::format("unknown edition '{}'; known are {}", key, keys));
}

Request parse_request(const cli::Arguments& arguments) {
  Request request;
  request.format = arguments.format();
  request.is_batch = arguments.inputs().size() > 1;
  request.checks = arguments.has("check");
  request.explains = arguments.has("explain");
  if (arguments.has("tiebreaks")) request.tie_breaks = parse_list(arguments.value("tiebreaks"));
  if (arguments.has("edition")) request.edition = parse_edition(arguments.value("edition"));
  request.all_rounds = arguments.value("round") == "*";
  if (!request.all_rounds) request.round = arguments.number("round", 1, trf::max_rounds);
  request.unrated = arguments.number("unrated", 1, 4000).value_or(0);
  request.minutes = arguments.number("minutes", 1, 10000);
  if (const auto base = arguments.number("base", 0, 10000)) {
    request.minutes = *base + arguments.number("increment", 0, 10000).value_or(0);
  } else if (arguments.has("increment")) {
    throw cli::UsageError("--increment goes with --base");
  }
  if (const std::string type = arguments.value("type"); !type.empty()) {
    const bool is_swiss = type == "swiss" || type == "team";
    request.pairing = is_swiss ? tb::PairingKind::swiss : tb::PairingKind::predetermined;
    if (is_swiss) request.teams = type == "team";
  }
  for (const std::string& list : arguments.values("explain")) {
    std::string_view rest = list;
    while (!rest.empty()) {
      const std::string_view word = rest.substr(0, rest.find(','));
      rest.remove_prefix(std::min(rest.size(), word.size() + 1));
      int id = 0;
      const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), id);
      if (error != std::errc{} || end != word.data() + word.size() || id < 1) {
        throw cli::UsageError(fmt::format("--explain: '{}' is no id", word));
      }
      request.explained.push_back(id);
    }
  }
  const int modes = (request.checks ? 1 : 0) + (request.explains ? 1 : 0);
  if (modes > 1) throw cli::UsageError("--check and --explain exclude each other");
  if (request.explains && request.all_rounds) {
    throw cli::UsageError("--explain takes one round, not --round=*");
  }
  if (request.format == "trf" && (modes > 0 || request.all_rounds || request.round)) {
    throw cli::UsageError(
        "--format=trf fills in the final standings: no --round, --check or --explain");
  }
  return request;
}

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
  auto result = trf::read(std::string_view(input.bytes));
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

}  // namespace

int main(int argc, char** argv) {
  return cli::run(argc, argv, tool, [](const cli::Arguments& arguments) {
    const Request request = parse_request(arguments);
    return cli::for_each_input(arguments, [&](const cli::Input& input) {
      return answer_for(input, request, arguments.verbose());
    });
  });
}
