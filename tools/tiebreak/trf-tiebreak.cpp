// trf-tiebreak: standings and tie-breaks, with reasons.

#include <algorithm>
#include <iterator>

#include "cli/cli.hpp"
#include "cli/doubtful_games.hpp"
#include "cli/html.hpp"
#include "tiebreak/messages/tiebreak_command.hpp"
#include "tiebreak/messages/tiebreak_options.hpp"
#include "tiebreak/messages/tiebreak_prizes.hpp"
#include "tiebreak/messages/tiebreak_standings.hpp"
#include "tiebreak/prizes.hpp"
#include "tiebreak/standing.hpp"
#include "tools.hpp"
#include "trf/event_kind.hpp"
#include "trf/messages/edits.hpp"
#include "trf/messages/found_totals.hpp"
#include "trf/named_checks.hpp"
#include "trf/read.hpp"
#include "trf/standing_round.hpp"
#include "trf/tiebreak/messages/standing_checks.hpp"

namespace {

using namespace tiebreak_tool;
namespace tb = trf::tiebreak;

constexpr cli::OptionRule beside[] = {{"check", "explain"}};
constexpr cli::OptionRule without[] = {{"prize-rule,share", "prizes"}, {"once", "category"}};

const cli::Tool tool{
    .name = "trf-tiebreak",
    .summary = "rank a tournament and break its ties",
    .synopsis = "trf-tiebreak [OPTION]... [FILE]...",
    .description = said::help_description{},
    .examples = {{"trf-tiebreak open.trf", {}},
                 {"trf-tiebreak --tiebreaks=BH/C1,BH,SB,DE --round=5 open.trf", {}},
                 {"trf-tiebreak --explain=12 open.trf", {}},
                 {"trf-tiebreak --check open.trf", {}},
                 {"trf-tiebreak --edition=ita --type=rr girone.trf", {}},
                 {"trf-tiebreak --prizes=prizes.csv --share=hort open.trf", {}},
                 {"trf-tiebreak --format=trf -o ranked.trf open.trf", {}}},
    .options =
        {
            {.name = "tiebreaks",
             .letter = 't',
             .placeholder = "LIST",
             .help = said::help_tiebreaks{}},
            {.name = "edition", .letter = 'e', .placeholder = "KEY", .help = said::help_edition{}},
            {.name = "round", .letter = 'r', .placeholder = "N", .help = said::help_round{}},
            {.name = "explain",
             .placeholder = "ID",
             .help = said::help_explain{},
             .repeatable = true},
            {.name = "check", .help = said::help_check{}},
            cli::type_option(),
            {.name = "unrated", .placeholder = "R", .help = said::help_unrated{}},
            {.name = "lots", .placeholder = "ID", .help = said::help_lots{}, .repeatable = true},
            {.name = "category",
             .placeholder = "NAME:CONDITION",
             .help = said::help_category{},
             .repeatable = true},
            {.name = "once", .help = said::help_once{}},
            {.name = "prizes", .placeholder = "FILE", .help = said::help_prizes{}},
            {.name = "prize-rule",
             .placeholder = "RULE",
             .help = said::help_prize_rule{},
             .values = {"one", "all"},
             .fallback = "one"},
            {.name = "share",
             .placeholder = "HOW",
             .help = said::help_share{},
             .values = {"none", "equal", "hort"},
             .fallback = "none"},
            {.name = "extended-encounter",
             .placeholder = "HOW",
             .help = said::help_extended_encounter{},
             .values = {"stay", "restart"},
             .fallback = "stay"},
            {.name = "minutes", .placeholder = "M", .help = said::help_minutes{}},
            {.name = "base", .placeholder = "M", .help = said::help_base{}},
            {.name = "increment", .placeholder = "S", .help = said::help_increment{}},
        },
    .formats = {"csv", "json", "jsonl", "text", "html", "trf"},
    .edits_reports = true,
    .gives =
        [](const cli::Arguments& arguments) {
          return arguments.format() == "trf" ? cli::Gives::reports : cli::Gives::tables;
        },
    .beside = beside,
    .without = without,
};

/// Reports the ids that no player has.
bool knows_ids(const Standing& standing, const std::vector<int>& ids, cli::Answer& answer) {
  bool all = true;
  for (const int id : ids) {
    if (standing.table.find(id) != tb::no_competitor) continue;
    answer.refuse(cli::usage, standing.table.teams
                                  ? trf::Message{trf::said::no_such_team{.number = id}}
                                  : trf::said::no_such_player{.number = id});
    all = false;
  }
  return all;
}

/// Adds the tables of an explanation. For programs one table has everything.
void add_explanation(std::vector<cli::Table> tables, const Request& request, cli::Answer& answer) {
  if (!answer.tables.empty() && request.format != "text" && request.format != "html") {
    auto& rows = answer.tables[0].rows;
    rows.insert(rows.end(), tables[0].rows.begin(), tables[0].rows.end());
  } else {
    std::ranges::move(tables, std::back_inserter(answer.tables));
  }
}

void explain(const Standing& standing, const cli::Input& input, const Request& request,
             cli::Answer& answer) {
  knows_ids(standing, request.explained, answer);
  for (const int id : request.explained) {
    const tb::Competitor competitor = standing.table.find(id);
    if (competitor == tb::no_competitor) continue;
    add_explanation(explanation(standing, competitor, input, request), request, answer);
  }
}

std::size_t count_of(tb::StandingDifference::What what,
                     const std::vector<tb::StandingDifference>& differences) {
  return static_cast<std::size_t>(
      std::ranges::count(differences, what, &tb::StandingDifference::what));
}

/// Every difference from the points and ranks of the report, which states one standing. Points and
/// ranks of an earlier round are reported as such; in a running tournament they are not
/// differences.
void check(const trf::Tournament& tournament, const Standing& standing, const cli::Input& input,
           const Request& request, cli::Answer& answer) {
  using What = tb::StandingDifference::What;
  const auto& table = standing.table;
  auto differences = tb::differences(tournament, table, standing.standings);
  const auto say = [&answer](trf::Message message) {
    answer.messages.push_back({.check = trf::named_checks::rank_vs_tie_breaks,
                               .severity = trf::Severity::warning,
                               .where = {0, 0, 1},
                               .message = std::move(message)});
  };
  const auto tell_instead = [&](What what, trf::Message message) {
    std::erase_if(differences, [what](const auto& one) { return one.what == what; });
    answer.told.push_back(std::move(message));
  };
  const bool is_running = !tournament.is_over() && table.rounds == trf::standing_round(tournament);
  if (is_running && !table.teams && count_of(What::points, differences) != 0)
    if (const auto round = trf::earlier_round_of_points(tournament))
      tell_instead(What::points, trf::found::points_of_round{.round = *round,
                                                             .last = tournament.paired_rounds()});
  if (standing.list.origin == tb::ListOrigin::regulation) say(said::no_list_stated{});
  const auto wrong = tb::wrong_ranks(tournament, table, standing.standings.ranking).size();
  if (!tb::states_ranks(tournament, table)) {
    say(said::no_ranks_stated{});
  } else if (wrong != 0 && is_running && tb::are_start_numbers(tournament, table)) {
    tell_instead(What::rank, trf::found::ranks_of_start{.last = table.rounds});
  } else if (wrong != 0) {
    using Found = std::pair<tb::Crosstable, tb::Standings>;
    const auto after = [&](int round) -> std::optional<Found> {
      cli::Answer unsaid;
      auto made = make_standing(tournament, input, request, round, unsaid);
      if (!made) return std::nullopt;
      return Found{std::move(made->table), std::move(made->standings)};
    };
    const int round = tb::round_of_ranks(tournament, table, wrong, after);
    const trf::Message of_round = tb::found::ranks_of_other_round{
        .round = round, .list = tb::text_of(standing.codes), .last = table.rounds};
    if (round > 0 && is_running)
      tell_instead(What::rank, of_round);
    else if (round > 0)
      say(of_round);
    else if (request.all_rounds)
      say(said::ranks_of_no_round{});
  }
  answer.tables.push_back(check_table(differences, standing, input, request));
  if (!differences.empty()) answer.status = std::max<int>(answer.status, cli::no);
  answer.told.emplace_back(
      said::checked_by{.edition = standing.edition->title(), .codes = standing.code_list()});
}

void print_standings(const trf::Tournament& tournament, std::vector<Standing> standings,
                     const cli::Input& input, const Request& request, cli::Answer& answer) {
  if (request.format == "html") {
    answer.html = page_body(tournament, standings);
    return;
  }
  const bool separate = request.format == "text";
  const bool with_round = request.all_rounds && !separate;
  for (Standing& standing : standings) {
    if (answer.tables.empty() || separate)
      answer.tables.push_back(standings_table(standing, request, with_round));
    add_rows(std::make_shared<const Standing>(std::move(standing)), input.name, request, with_round,
             answer.tables.back());
  }
}

/// The reader's errors, and its findings about the tie-break records; all findings with -v.
/// Standings of a report that was read in part would be wrong.
void take_messages(trf::Diagnostics diagnostics, const cli::Input& input, bool verbose,
                   cli::Answer& answer) {
  for (trf::Diagnostic& diagnostic : diagnostics) {
    if (diagnostic.severity == trf::Severity::error) answer.status = cli::unusable;
    // Unknown codes of the list are reported where it is used.
    const bool lost_code = diagnostic.check == trf::named_checks::unknown_202_or_212 &&
                           !tiebreak_tool::is_of_unknown_code(diagnostic, input);
    if (verbose || diagnostic.severity == trf::Severity::error || lost_code) {
      answer.messages.push_back(std::move(diagnostic));
    }
  }
}

/// Standings of categories, with a message about empty ones.
void print_categories(const trf::Tournament& tournament, const Standing& standing,
                      const cli::Input& input, const Request& request, cli::Answer& answer) {
  if (standing.table.teams) return answer.refuse(cli::usage, said::category_for_players{});
  if (!tournament.first_day().is_set() &&
      std::ranges::any_of(request.categories, &tiebreak_tool::Category::needs_start_date))
    return answer.refuse(cli::unusable, said::age_needs_date{});
  for (const auto& [category, lines] : tiebreak_tool::standings_of(
           request.categories, request.once, tournament, standing.standings)) {
    if (lines.empty()) answer.warn(said::category_empty{.name = category->name});
  }
  for (const auto& category : request.categories)
    std::ranges::move(tiebreak_tool::left_out(category, tournament),
                      std::back_inserter(answer.notes));
  if (request.format == "html")
    answer.html = tiebreak_tool::category_page(tournament, standing, request);
  else
    answer.tables = tiebreak_tool::category_tables(tournament, standing, input, request);
}

/// Who receives which prize, or why.
void print_prizes(const trf::Tournament& tournament, const Standing& standing,
                  const cli::Input& input, const Request& request, cli::Answer& answer) {
  if (standing.table.teams)
    for (const auto& [category, places] : request.prizes->prizes)
      if (!category.conditions.empty())
        return answer.refuse(cli::usage, said::prizes_for_players{.prize = category.name});
  if (!tournament.first_day().is_set() &&
      std::ranges::any_of(request.prizes->prizes,
                          [](const auto& entry) { return entry.category.needs_start_date(); }))
    return answer.refuse(cli::unusable, said::age_needs_date{});
  if (!standing.table.teams)
    for (const auto& entry : request.prizes->prizes)
      std::ranges::move(tiebreak_tool::left_out(entry.category, tournament),
                        std::back_inserter(answer.notes));
  if (request.explains) {
    if (!knows_ids(standing, request.explained, answer)) return;
    for (const int id : request.explained) {
      const tiebreak_tool::PrizeGiving giving{tournament, standing, request,
                                              standing.table.find(id)};
      add_explanation({giving.explanation(input.name)}, request, answer);
    }
    return;
  }
  const tiebreak_tool::PrizeGiving giving{tournament, standing, request};
  for (auto& warning : giving.warnings()) answer.warn(std::move(warning));
  if (request.format == "html")
    answer.html = giving.page();
  else
    answer.tables.push_back(giving.table(input.name));
}

cli::Answer answer_for(const cli::Input& input, const Request& request, bool verbose) {
  cli::Answer answer;
  auto result = trf::read(trf::Document{input.file, input.limits});
  take_messages(std::move(result.diagnostics), input, verbose, answer);
  if (!result.value) answer.status = cli::unusable;
  if (answer.status != cli::ok) return answer;
  const auto typed = trf::of_type(std::move(result.value), request.type);
  const trf::Tournament& tournament = *typed;
  const int last = request.round.value_or(trf::standing_round(tournament));
  if (const int paired = trf::round_of_points(tournament); last > paired) {
    answer.refuse(cli::usage, paired == 0 ? trf::Message{trf::said::no_round_paired{}}
                                          : trf::Message{trf::said::round_not_paired{
                                                .round = last, .last = paired}});
    return answer;
  }
  if (request.type == "team" && tournament.teams.empty()) {
    answer.refuse(cli::usage, said::no_teams{});
    return answer;
  }
  cli::warn_of_doubtful_games(tournament, last, answer);
  if (!tournament.first_day().is_set() && request.edition == nullptr)
    answer.warn(said::start_date_missing{.edition = tb::edition_on({}).title()});
  auto standing = make_standing(tournament, input, request, last, answer);
  if (!standing || !knows_ids(*standing, request.lots, answer)) return answer;
  if (request.format == "trf") {
    auto whole = filled(tournament, *standing, input, answer);
    if (answer.problems.empty())
      answer.raw = std::move(whole);
    else
      answer.status = cli::unusable;
  } else if (request.prizes) {
    print_prizes(tournament, *standing, input, request, answer);
  } else if (request.explains) {
    explain(*standing, input, request, answer);
  } else if (!request.categories.empty()) {
    print_categories(tournament, *standing, input, request, answer);
  } else if (request.checks) {
    check(tournament, *standing, input, request, answer);
  } else {
    std::vector<Standing> standings;
    for (int round = 1; request.all_rounds && round < last; ++round) {
      cli::Answer said_once;
      auto earlier = make_standing(tournament, input, request, round, said_once);
      if (earlier) standings.push_back(std::move(*earlier));
    }
    standings.push_back(std::move(*standing));
    print_standings(tournament, std::move(standings), input, request, answer);
  }
  if (request.format == "html") answer.heading = cli::event_heading(tournament);
  return answer;
}

}  // namespace

cli::Program tiebreak_tool::program() {
  return {tool, [](const cli::Arguments& arguments) {
            const Request request = parse_request(arguments);
            if (request.has_bad_prizes) return int{cli::unusable};
            return cli::for_each_input(arguments, [&](const cli::Input& input) {
              return answer_for(input, request, arguments.verbose());
            });
          }};
}
