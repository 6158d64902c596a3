#include "pair/several_files.hpp"

#include "cli/messages/headings.hpp"

namespace trf_pair {

bool has_several_files(const cli::Arguments& arguments) { return arguments.inputs().size() > 1; }

bool is_table(const std::string& format) {
  return format == "csv" || format == "json" || format == "jsonl";
}

void name_file(cli::Answer& answer, const std::string& file, const cli::Arguments& arguments) {
  if (!is_table(arguments.format()) || !has_several_files(arguments)) return;
  for (cli::Table& table : answer.tables) {
    table.file = file;
    table.columns.insert(table.columns.begin(), {"file", cli::said::heading_file{}});
    for (auto& row : table.rows) row.insert(row.begin(), file);
  }
}

void add_round_alone(cli::Table& table, int round) {
  std::vector<cli::Cell> row(table.columns.size());
  for (std::size_t i = 0; i < row.size(); ++i)
    if (table.columns[i].name == "round") row[i] = std::int64_t{round};
  table.rows.push_back(std::move(row));
}

}  // namespace trf_pair
