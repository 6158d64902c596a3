#include "rate/ledger.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <span>

#include "cli/messages.hpp"
#include "cli/messages/facts.hpp"
#include "rate/messages/rate_command.hpp"
#include "rate/messages/rate_tables.hpp"
#include "rate/rate.hpp"
#include "trf/contains.hpp"
#include "trf/rating/messages/rating_list.hpp"
#include "trf/split.hpp"
#include "trf/whole_number.hpp"

namespace rate {
namespace {

using trf::rating::highest_rating;
using trf::rating::LedgerEntry;

std::optional<int> number_in_cell(std::string_view text) {
  if (text.starts_with('+')) text.remove_prefix(1);
  return trf::whole_number<int>(text);
}

/// Cells of a ledger by column name, with the positions of faults.
class LedgerSheet {
 public:
  explicit LedgerSheet(const cli::Arguments& arguments)
      : path_{arguments.value("ledger")}, bytes_{cli::read_limited(path_, arguments)} {
    sheet_ = cli::read_sheet(bytes_, faults_);
  }

  [[nodiscard]] std::size_t size() const { return sheet_.rows.size(); }

  bool require(std::initializer_list<std::string_view> columns) {
    if (sheet_.columns.empty()) return false;  // The fault is already known
    bool all = true;
    for (const auto column : columns)
      if (sheet_.column(column) < 0) {
        faults_.push_back(
            {"", trf::Severity::error, {1, 0}, said::column_missing{.column = trf::Code{column}}});
        all = false;
      }
    return all;
  }

  /// Warns of other columns, which are not used.
  void warn_of_others(std::span<const std::string_view> known) {
    for (std::size_t i = 0; i < sheet_.columns.size(); ++i) {
      const auto& column = sheet_.columns[i];
      if (trf::contains(known, column)) continue;
      faults_.push_back(
          {"", trf::Severity::warning, sheet_.heads[i],
           said::column_unknown{.column = column, .hint = cli::did_you_mean(column, known)}});
    }
  }

  [[nodiscard]] std::string text(std::size_t row, std::string_view column) const {
    return std::string{sheet_.cell(row, column)};
  }

  /// The id of the player, who has one row.
  std::string id(std::size_t row) {
    auto id = text(row, "id");
    const auto [first, is_new] = rows_.emplace(id, row);
    if (!is_new && !id.empty())
      fault(row, trf::rating::said::id_repeated{.line = sheet_.lines[first->second]});
    return id;
  }

  int whole(std::size_t row, std::string_view column, int least, int most) {
    const auto cell = text(row, column);
    if (cell.empty()) return 0;
    return in_range(row, column, cell, least, most);
  }

  std::vector<int> wholes(std::size_t row, std::string_view column, int least, int most) {
    std::vector<int> values;
    const auto cell = text(row, column);
    for (const auto part : trf::items_of(cell))
      values.push_back(in_range(row, column, part, least, most));
    return values;
  }

  void fault(std::size_t row, trf::Message message) {
    is_bad_ = true;
    faults_.push_back({"", trf::Severity::error, {sheet_.lines[row], 0}, std::move(message)});
  }
  /// Was there a fault since the last call?
  [[nodiscard]] bool was_bad() { return std::exchange(is_bad_, false); }

  /// Prints the faults. \return their status
  [[nodiscard]] int finish(const cli::Arguments& arguments) const {
    if (faults_.empty()) return cli::ok;
    cli::say(cli::messages_text(faults_, path_, bytes_, {.colour = arguments.colour()}));
    return trf::has_error(faults_) ? cli::unusable : cli::ok;
  }

 private:
  int in_range(std::size_t row, std::string_view column, std::string_view cell, int least,
               int most) {
    const auto value = number_in_cell(cell);
    if (value && *value >= least && *value <= most) return *value;
    fault(row, cli::said::not_a_whole_number{
                   .column = trf::Code{column}, .cell = cell, .low = least, .high = most});
    return 0;
  }

  std::string path_, bytes_;
  cli::Sheet sheet_;
  std::map<std::string, std::size_t> rows_;  ///< By id
  trf::Diagnostics faults_;
  bool is_bad_ = false;
};

LedgerEntry entry_of(LedgerSheet& ledger, std::size_t row) {
  LedgerEntry entry;
  entry.id = ledger.id(row);
  const auto type = ledger.text(row, "type");
  entry.has_fide_rating = type == "FIDE";
  if (type != "FIDE" && type != "ITA") ledger.fault(row, said::type_wrong{.found = type});
  const auto title = ledger.text(row, "title");
  if (const auto categoria = trf::rating::parse_categoria(title.empty() ? "NC" : title))
    entry.title = *categoria;
  else
    ledger.fault(row, said::title_wrong{.found = title});
  entry.rating = ledger.whole(row, "r0", 0, highest_rating);
  entry.changes = ledger.wholes(row, "deltas", -highest_rating, highest_rating);
  entry.games = ledger.whole(row, "games", 0, 99999);
  entry.single_norms = ledger.whole(row, "single", 0, 999);
  std::vector<trf::Message> faults;
  entry.double_norms = trf::rating::norm_dates(ledger.text(row, "double"), &faults);
  for (auto& fault : faults) ledger.fault(row, std::move(fault));
  entry.is_champion = ledger.whole(row, "champion", 0, 1) == 1;
  entry.reached_2200 = ledger.whole(row, "mid2200", 0, 1) == 1;
  if (!ledger.text(row, "delisted").empty())
    entry.delisted_floor = ledger.whole(row, "delisted", 1, highest_rating);
  return entry;
}

}  // namespace

LoadedLedger load_ledger(const cli::Arguments& arguments) {
  LedgerSheet sheet{arguments};
  constexpr std::array<std::string_view, 11> known{"id",       "type",    "title",   "r0",
                                                   "deltas",   "games",   "single",  "double",
                                                   "champion", "mid2200", "delisted"};
  sheet.warn_of_others(known);
  std::vector<LedgerEntry> entries;
  if (sheet.require({"id", "type", "title", "r0"}))
    for (std::size_t row = 0; row < sheet.size(); ++row) {
      auto entry = entry_of(sheet, row);
      if (!sheet.was_bad()) entries.push_back(std::move(entry));
    }
  return {trf::rating::Ledger{std::move(entries)}, sheet.finish(arguments)};
}

int rapid_categories(const cli::Arguments& arguments) {
  LedgerSheet ledger{arguments};
  constexpr std::array<std::string_view, 3> known{"id", "name", "ratings"};
  ledger.warn_of_others(known);
  cli::Table table{.schema = "trf-rate-categories/1", .columns = {"id", "category"}};
  if (ledger.require({"id", "ratings"}))
    for (std::size_t row = 0; row < ledger.size(); ++row) {
      auto id = ledger.id(row);
      const auto published = ledger.wholes(row, "ratings", 0, highest_rating);
      if (ledger.was_bad()) continue;
      const auto category = trf::rating::rapid_category(published);
      table.rows.push_back(
          {std::move(id), category ? cli::Cell{std::string(1, *category)} : cli::Cell{}});
    }
  cli::print_page(arguments, said::titles_and_categories{}, {&table, 1});
  return ledger.finish(arguments);
}

}  // namespace rate
