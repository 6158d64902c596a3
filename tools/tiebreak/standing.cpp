#include "standing.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "cli/rate_of_play.hpp"
#include "tiebreak/messages/tiebreak_standings.hpp"
#include "trf/check.hpp"
#include "trf/document.hpp"
#include "trf/matches.hpp"
#include "trf/named_checks.hpp"
#include "trf/rating/counts_for.hpp"
#include "trf/tie_break_list.hpp"

namespace tiebreak_tool {
namespace {

using namespace trf::tiebreak;

bool is_rapid(const trf::Tournament& tournament, const Request& request) {
  return trf::rating::is_under_rapid_rules(
      cli::seconds_for_60_moves(tournament, request.rate_of_play));
}

/// Writes the faults of the list into the answer; false if the standings cannot be calculated.
bool report_faults(const std::vector<CodeFault>& faults, const EventList& list,
                   const cli::Input& input, cli::Answer& answer) {
  if (faults.empty()) return true;
  bool usable = true;
  const trf::Document document(input.file, input.limits);
  for (const CodeFault& fault : faults) {
    const bool is_error = fault.severity == trf::Severity::error;
    const bool in_report = list.origin == ListOrigin::report;
    usable = usable && !is_error;
    answer.messages.push_back(
        {.check = in_report ? fault.check : trf::CheckId{},
         .severity = fault.severity,
         .where = in_report ? place_of(document, list, fault.index) : trf::Position{0, 0, 1},
         .message = is_error && in_report ? trf::Message{said::other_list{.fault = fault.message}}
                                          : fault.message});
    if (is_error)
      answer.status = std::max<int>(answer.status, in_report ? cli::unusable : cli::usage);
  }
  return usable;
}

}  // namespace

bool is_of_unknown_code(const trf::Diagnostic& finding, const cli::Input& input) {
  const trf::Document document(input.file, input.limits);
  const std::size_t line = finding.where.line;
  const std::string_view text = document.text(line);
  if (text.size() < 5) return false;
  const trf::TieBreakList list = trf::parse_tie_breaks(text.substr(4));
  for (std::size_t k = 0; k < list.codes.size(); ++k)
    if (document.column_of(line, 4 + list.offsets[k]) == finding.where.column)
      return !trf::is_tie_break_code(list.codes[k].code);
  return false;
}

std::size_t Standing::first_shown() const {
  return !codes.empty() && info(codes[0], *edition).name == "PTS" ? 1 : 0;
}

cli::Cell Standing::value(std::size_t code, Competitor competitor, const Request& request) const {
  const StandingsColumn& column = standings.columns[code];
  if (!column.texts.empty()) return column.texts[competitor];
  if (column.values[competitor] == StandingsColumn::undefined) {
    if (request.format == "json" || request.format == "jsonl") return std::monostate{};
    return std::string("-");
  }
  if (column.decimals == 0) return column.values[competitor];
  return trf::Decimal{column.values[competitor], column.decimals};
}

trf::CommaList Standing::code_list() const {
  return {codes, [](const TieBreakCode& code) { return trf::Data{code.text}; }};
}

trf::Message Standing::title() const {
  if (table.planned_rounds <= table.rounds)
    return said::standings{
        .round = table.rounds, .edition = edition->title(), .codes = code_list()};
  return said::standings_so_far{.round = table.rounds,
                                .rounds = table.planned_rounds,
                                .edition = edition->title(),
                                .codes = code_list()};
}

namespace {

/// Notes for -v: the edition, the list and the rounds of the standings.
void add_notes(const Standing& standing, const trf::Tournament& tournament, const Request& request,
               cli::Answer& answer) {
  const Edition& edition = *standing.edition;
  const trf::Code key{edition.key};
  answer.notes.push_back(
      request.edition != nullptr
          ? trf::Message{said::edition_asked{.key = key, .title = edition.title()}}
      : is_before_editions(tournament.first_day())
          ? trf::Message{said::edition_oldest{
                .key = key, .title = edition.title(), .date = to_string(tournament.first_day())}}
      : tournament.first_day().is_set()
          ? trf::Message{said::edition_in_force{
                .key = key, .title = edition.title(), .date = to_string(tournament.first_day())}}
          : said::edition_newest{.key = key, .title = edition.title()});
  const int rounds = standing.table.rounds;
  const bool teams = standing.table.teams;
  answer.notes.push_back(
      standing.table.pairing == PairingKind::swiss
          ? trf::Cited{edition.articles.adjusted,
                       said::swiss_rounds{.rounds = rounds, .teams = teams}}
                .sentence()
          : trf::Cited{edition.articles.round_robin,
                       said::predetermined_rounds{.rounds = rounds, .teams = teams}}
                .sentence());
  std::string list;
  for (const TieBreakCode& code : standing.codes) list += (list.empty() ? "" : ",") + code.text;
  switch (standing.list.origin) {
    case ListOrigin::regulation: {
      const bool has_own = edition.rapid_lists != nullptr && is_rapid(tournament, request);
      answer.notes.push_back(said::list_of_regulation{
          .list = list, .title = has_own ? edition.rapid_lists() : edition.title()});
      break;
    }
    case ListOrigin::report:
      answer.notes.emplace_back(
          said::list_of_record{.list = list, .record = trf::Code{standing.list.record}});
      break;
    case ListOrigin::asked: answer.notes.push_back(said::list_asked{.list = list}); break;
  }
  for (std::size_t k = 0; k < standing.codes.size(); ++k) {
    const auto& values = standing.standings.columns[k].values;
    const auto undefined = std::ranges::count(values, StandingsColumn::undefined);
    if (undefined == 0 || standing.codes[k].dropped) continue;  // That has a warning
    answer.notes.push_back(said::undefined_values{
        .code = standing.codes[k].text, .count = undefined, .all = values.size()});
  }
}

/// The points that come before these codes.
trf::tiebreak::PointsKind primary_of(const std::vector<trf::TieBreak>& codes,
                                     const trf::Tournament& tournament) {
  const auto& first = codes.front().code;
  const bool is_game =
      first == "GPTS" ||
      (first != "MPTS" && trf::standings_score(tournament, codes) == trf::TeamScore::game);
  return is_game ? PointsKind::game : PointsKind::match;
}

}  // namespace

std::optional<Standing> make_standing(const trf::Tournament& tournament, const cli::Input& input,
                                      const Request& request, int round, cli::Answer& answer) {
  Standing standing;
  standing.edition =
      request.edition != nullptr ? request.edition : &edition_on(tournament.first_day());
  auto options = trf::tiebreak::options_of_type(request.type);
  options.rounds = round;
  if (!request.tie_breaks.empty()) options.primary = primary_of(request.tie_breaks, tournament);
  standing.table = make_crosstable(tournament, options);
  if (request.tie_breaks.empty()) {
    standing.list =
        list_of(tournament, *standing.edition, standing.table, is_rapid(tournament, request));
  } else {
    standing.list = {request.tie_breaks, ListOrigin::asked, {}};
  }
  CodeList codes = resolve(standing.list.codes, standing.list.origin, *standing.edition,
                           standing.table, request.unrated);
  if (!report_faults(codes.faults, standing.list, input, answer)) return std::nullopt;
  standing.codes = std::move(codes.codes);
  // Without tie-breaks in the report, its ranks cannot contradict them.
  if (request.checks && standing.list.origin == ListOrigin::regulation) standing.codes.resize(1);
  for (TieBreakCode& code : standing.codes)
    code.begins_again_with_primary = request.restarts_extended_encounter;
  standing.standings = rank(standing.table, *standing.edition, standing.codes);
  if (!request.lots.empty()) apply_lots(standing.standings, standing.table, request.lots);

  add_notes(standing, tournament, request, answer);
  return standing;
}

namespace {

/// id,name,points and a column for each tie-break
void add_competitor_columns(const Standing& standing, cli::Table& table) {
  for (const char* name : {"id", "name", "points"}) table.columns.emplace_back(name);
  for (std::size_t k = standing.first_shown(); k < standing.codes.size(); ++k) {
    std::string name = standing.codes[k].text;
    const auto same = std::count_if(standing.codes.begin(),
                                    standing.codes.begin() + static_cast<std::ptrdiff_t>(k),
                                    [&](const TieBreakCode& code) { return code.text == name; });
    if (same > 0) name += fmt::format("#{}", same + 1);
    table.columns.emplace_back(name.c_str());
  }
}

void add_competitor(const Standing& standing, Competitor competitor, const Request& request,
                    std::vector<cli::Cell>& row) {
  row.emplace_back(std::int64_t{standing.table.entrants[competitor].id});
  row.emplace_back(standing.table.entrants[competitor].name);
  row.emplace_back(trf::Decimal{standing.table.total(competitor, standing.table.primary)});
  for (std::size_t k = standing.first_shown(); k < standing.codes.size(); ++k)
    row.push_back(standing.value(k, competitor, request));
}

}  // namespace

cli::Table standings_table(const Standing& standing, const Request& request, bool with_round) {
  cli::Table table;
  table.schema = "trf-tiebreak/1";
  table.title = standing.title();
  if (request.is_batch) table.columns.emplace_back("file");
  if (with_round) table.columns.emplace_back("round");
  table.columns.emplace_back("rank");
  add_competitor_columns(standing, table);
  return table;
}

void add_rows(const std::shared_ptr<const Standing>& standing, const std::string& file,
              const Request& request, bool with_round, cli::Table& table) {
  constexpr std::size_t block = 1000;
  const auto add = [standing, file, &request, with_round](
                       std::size_t from, std::size_t to,
                       std::vector<std::vector<cli::Cell>>& rows) {
    for (auto place = from; place < to; ++place) {
      const Competitor competitor = standing->standings.ranking.order[place];
      auto& row = rows.emplace_back();
      if (request.is_batch) row.emplace_back(file);
      if (with_round) row.emplace_back(std::int64_t{standing->table.rounds});
      row.emplace_back(std::int64_t{standing->standings.rank[competitor]});
      add_competitor(*standing, competitor, request, row);
    }
  };
  const auto size = standing->standings.ranking.size();
  if (size <= block) return add(0, size, table.rows);
  table.more = [add, size, before = std::move(table.more)](const cli::TakeRow& take) {
    if (before) before(take);
    for (std::size_t from = 0; from < size; from += block) {
      cli::Table some;
      add(from, std::min(from + block, size), some.rows);
      some.for_rows(take);
    }
  };
}

std::vector<cli::Table> category_tables(const trf::Tournament& tournament, const Standing& standing,
                                        const cli::Input& input, const Request& request) {
  const bool for_people = request.format == "text";
  std::vector<cli::Table> tables;
  for (const auto& [category, lines] :
       standings_of(request.categories, request.once, tournament, standing.standings)) {
    if (tables.empty() || for_people) {
      auto& table = tables.emplace_back();
      table.schema = "trf-tiebreak-category/1";
      if (for_people)
        table.title = said::category_standings{
            .name = category->name, .conditions = category->text, .standings = standing.title()};
      if (request.is_batch && !for_people) table.columns.emplace_back("file");
      if (!for_people) table.columns.emplace_back("category");
      table.columns.emplace_back("rank");
      table.columns.emplace_back("overall_rank");
      add_competitor_columns(standing, table);
    }
    for (const auto& line : lines) {
      auto& row = tables.back().rows.emplace_back();
      if (request.is_batch && !for_people) row.emplace_back(input.name);
      if (!for_people) row.emplace_back(category->name);
      row.emplace_back(std::int64_t{line.rank});
      row.emplace_back(std::int64_t{standing.standings.rank[line.competitor]});
      add_competitor(standing, line.competitor, request, row);
    }
  }
  return tables;
}

cli::Table check_table(const std::vector<StandingDifference>& differences, const Standing& standing,
                       const cli::Input& input, const Request& request) {
  cli::Table table;
  table.schema = "trf-tiebreak-check/1";
  table.title = said::differences{.standings = standing.title()};
  table.columns = {"round", "id", "name", "what", "stated", "computed"};
  if (request.is_batch) table.columns.insert(table.columns.begin(), "file");
  for (const StandingDifference& difference : differences) {
    auto& row = table.rows.emplace_back();
    if (request.is_batch) row.emplace_back(input.name);
    row.emplace_back(std::int64_t{standing.table.rounds});
    row.emplace_back(std::int64_t{difference.id});
    row.emplace_back(standing.table.entrants[standing.table.find(difference.id)].name);
    row.emplace_back(cli::Term{said::what_differs{.what = difference.what}});
    row.emplace_back(difference.stated);
    row.emplace_back(difference.computed);
  }
  return table;
}

}  // namespace tiebreak_tool
