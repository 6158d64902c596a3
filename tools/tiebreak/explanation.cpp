
#include "standing.hpp"
#include "tiebreak/messages/tiebreak_standings.hpp"
#include "trf/tiebreak/breakdown.hpp"

namespace tiebreak_tool {
namespace {

using namespace trf::tiebreak;

cli::Cell number(const Figure& value) {
  if (value.decimals == 0) return value.value;
  return trf::Decimal{value.value, value.decimals};
}

cli::Table empty_table(bool is_batch, bool with_code) {
  cli::Table table;
  table.schema = "trf-tiebreak-explain/1";
  table.columns = {"round", "opponent", "name", "result", "points"};
  table.columns.emplace_back("seen", said::column_seen{});
  table.columns.emplace_back("amount", said::column_amount{});
  for (const char* name : {"why", "cut"}) table.columns.emplace_back(name);
  if (with_code) table.columns.insert(table.columns.begin(), {"id", "code"});
  if (is_batch) table.columns.insert(table.columns.begin(), "file");
  return table;
}

void add_line(const BreakdownLine& line, const Standing& standing, std::vector<cli::Cell>& row) {
  const bool met = line.opponent != no_competitor;
  const auto none = cli::Cell{};
  row.push_back(line.round > 0 ? cli::Cell{std::int64_t{line.round}} : none);
  row.push_back(met ? cli::Cell{std::int64_t{standing.table.entrants[line.opponent].id}} : none);
  row.push_back(met ? cli::Cell{standing.table.entrants[line.opponent].name} : none);
  row.push_back(line.has_result ? cli::Cell{std::string(1, trf::letter(line.result))} : none);
  row.push_back(line.has_result ? cli::Cell{trf::Decimal{line.points}} : none);
  row.push_back(line.has_seen ? number(line.seen) : none);
  row.push_back(number(line.amount));
  row.emplace_back(cli::Words{line.why});
  row.emplace_back(cli::Words{line.cut});
}

void add_breakdown(const Breakdown& breakdown, const Standing& standing, cli::Cell value,
                   const std::vector<cli::Cell>& begin, cli::Table& table) {
  for (const BreakdownLine& line : breakdown.lines) {
    table.rows.push_back(begin);
    add_line(line, standing, table.rows.back());
  }
  // The last line is the value.
  auto& row = table.rows.emplace_back(begin);
  row.resize(begin.size() + 6);
  row.push_back(std::move(value));
  row.emplace_back(cli::Words{said::value{.how = breakdown.how}});
  row.emplace_back(cli::Words{trf::Message{}});
}

}  // namespace

std::vector<cli::Table> explanation(const Standing& standing, Competitor competitor,
                                    const cli::Input& input, const Request& request) {
  const bool for_people = request.format == "text" || request.format == "html";
  const RankedCompetitor& entrant = standing.table.entrants[competitor];
  std::vector<cli::Table> tables;
  for (std::size_t k = 0; k < standing.codes.size(); ++k) {
    const Breakdown breakdown = explain(standing.table, *standing.edition, standing.codes,
                                        standing.standings, k, competitor);
    if (tables.empty() || for_people) {
      tables.push_back(empty_table(request.is_batch && !for_people, !for_people));
      if (for_people) {
        tables.back().title = said::value_of{.number = entrant.id,
                                             .name = entrant.name,
                                             .rank = standing.standings.rank[competitor],
                                             .code = breakdown.code,
                                             .value = breakdown.text,
                                             .title = breakdown.title,
                                             .article = trf::Code{breakdown.article}};
      }
    }
    std::vector<cli::Cell> begin;
    if (!for_people) {
      if (request.is_batch) begin.emplace_back(input.name);
      begin.emplace_back(std::int64_t{entrant.id});
      begin.emplace_back(breakdown.code);
    }
    add_breakdown(breakdown, standing, standing.value(k, competitor, request), begin,
                  tables.back());
  }
  return tables;
}

}  // namespace tiebreak_tool
