#include <algorithm>
#include <charconv>
#include <cstdio>
#include <map>
#include <mutex>

#include <fmt/format.h>

#include "cli/messages.hpp"
#include "rate/rate.hpp"
#include "trf/rating/norm.hpp"
#include "trf/rating/period.hpp"
#include "trf/rating/title.hpp"

namespace rate {
namespace {

using trf::rating::LedgerEntry;

std::vector<std::string_view> parts(std::string_view text) {
  std::vector<std::string_view> found;
  while (!text.empty()) {
    const auto comma = text.find(',');
    auto part = text.substr(0, comma);
    while (!part.empty() && part.front() == ' ') part.remove_prefix(1);
    while (!part.empty() && part.back() == ' ') part.remove_suffix(1);
    if (!part.empty()) found.push_back(part);
    if (comma == std::string_view::npos) break;
    text.remove_prefix(comma + 1);
  }
  return found;
}

std::optional<int> number(std::string_view text) {
  if (text.starts_with('+')) text.remove_prefix(1);
  int value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size()) return {};
  return value;
}

/// Cells of a ledger by column name, with faults in their places.
class Ledger {
 public:
  explicit Ledger(const cli::Arguments& arguments)
      : path_{arguments.value("ledger")}, bytes_{cli::read_limited(path_, arguments)} {
    sheet_ = cli::read_sheet(bytes_, faults_);
  }

  [[nodiscard]] std::size_t size() const { return sheet_.rows.size(); }
  [[nodiscard]] const cli::Sheet& sheet() const { return sheet_; }

  bool require(std::initializer_list<std::string_view> columns) {
    bool all = true;
    for (const auto column : columns)
      if (sheet_.column(column) < 0) {
        faults_.push_back(
            {"", trf::Severity::error, {1, 0}, fmt::format("no column '{}'", column)});
        all = false;
      }
    return all;
  }

  [[nodiscard]] std::string text(std::size_t row, std::string_view column) const {
    const int at = sheet_.column(column);
    return at < 0 ? std::string{} : sheet_.rows[row][static_cast<std::size_t>(at)];
  }

  int whole(std::size_t row, std::string_view column, int least, int most) {
    const auto cell = text(row, column);
    if (cell.empty()) return 0;
    return in_range(row, column, cell, least, most);
  }

  std::vector<int> wholes(std::size_t row, std::string_view column, int least, int most) {
    std::vector<int> values;
    const auto cell = text(row, column);
    for (const auto part : parts(cell)) values.push_back(in_range(row, column, part, least, most));
    return values;
  }

  void fault(std::size_t row, std::string message) {
    is_bad_ = true;
    faults_.push_back({"", trf::Severity::error, {sheet_.lines[row], 0}, std::move(message)});
  }
  /// Was anything wrong since the last question?
  [[nodiscard]] bool was_bad() { return std::exchange(is_bad_, false); }

  /// Tells the faults. \return the status they make
  [[nodiscard]] int finish(const cli::Arguments& arguments) const {
    if (faults_.empty()) return cli::ok;
    std::fputs(cli::messages_text(faults_, path_, bytes_, {.colour = arguments.colour()}).c_str(),
               stderr);
    return cli::unusable;
  }

 private:
  int in_range(std::size_t row, std::string_view column, std::string_view cell, int least,
               int most) {
    const auto value = number(cell);
    if (value && *value >= least && *value <= most) return *value;
    fault(row, fmt::format("{} '{}' is no whole number from {} to {}", column, cell, least, most));
    return 0;
  }

  std::string path_, bytes_;
  cli::Sheet sheet_;
  trf::Diagnostics faults_;
  bool is_bad_ = false;
};

using trf::rating::highest_rating;

LedgerEntry entry_of(Ledger& ledger, std::size_t row) {
  LedgerEntry entry;
  entry.id = ledger.text(row, "id");
  const auto type = ledger.text(row, "type");
  entry.has_fide_rating = type == "FIDE";
  if (type != "FIDE" && type != "ITA")
    ledger.fault(row, fmt::format("type '{}' is neither ITA nor FIDE", type));
  const auto title = ledger.text(row, "title");
  if (const auto categoria = trf::rating::parse_categoria(title.empty() ? "NC" : title))
    entry.title = *categoria;
  else
    ledger.fault(row, fmt::format("title '{}' is none of NC, 2S, 1S, 3N, 2N, 1N, CM, M", title));
  entry.rating = ledger.whole(row, "r0", 0, highest_rating);
  entry.changes = ledger.wholes(row, "deltas", -highest_rating, highest_rating);
  entry.games = ledger.whole(row, "games", 0, 99999);
  entry.single_norms = ledger.whole(row, "single", 0, 999);
  const auto dates = ledger.text(row, "double");
  for (const auto part : parts(dates)) {
    if (const auto date = trf::parse_date(part))
      entry.double_norms.push_back(date->date);
    else
      ledger.fault(row, fmt::format("double '{}' is no date", part));
  }
  entry.is_champion = ledger.whole(row, "champion", 0, 1) == 1;
  entry.reached_2200 = ledger.whole(row, "mid2200", 0, 1) == 1;
  if (!ledger.text(row, "delisted").empty())
    entry.delisted_floor = ledger.whole(row, "delisted", 1, highest_rating);
  return entry;
}

void print_table(const cli::Arguments& arguments, const cli::Table& table) {
  rate::print_page(arguments, "Titles and categories", {table});
}

cli::Table titles_table() {
  return {.schema = "trf-rate-titles/1",
          .title = "",
          .columns = {{"id", ""},
                      {"type", ""},
                      {"new_rating", "rating"},
                      {"title", ""},
                      {"reason", "", cli::Content::words}},
          .rows = {}};
}

void add(cli::Table& table, const LedgerEntry& entry) {
  const auto end = trf::rating::end_period(entry);
  table.rows.push_back({entry.id, std::string{end.has_fide_rating ? "FIDE" : "ITA"},
                        std::int64_t{end.rating}, std::string{name(end.title)},
                        fmt::format("{}", fmt::join(end.reasons, "; "))});
}

/// What the reports of a period add to the ledger, by identity.
class Reports {
 public:
  explicit Reports(std::map<std::string, LedgerEntry> entries) : entries_{std::move(entries)} {}

  void add(const trf::Tournament& tournament, const trf::rating::Event& event) {
    const auto* regulation = trf::rating::edition_for("elo-italia", tournament.start).regulation;
    const auto rated = trf::rating::rate(event, *regulation);
    const auto norms = trf::rating::maestro_norms(tournament, event);
    const std::lock_guard lock{mutex_};
    for (std::size_t i = 0; i < rated.changes.size(); ++i) {
      const auto& change = rated.changes[i];
      const auto& entrant = event.entrants[i];
      const auto id = trf::rating::identity(tournament.players[i]);
      const auto [at, is_new] = entries_.try_emplace(id);
      auto& entry = at->second;
      if (is_new) {
        entry.id = id;
        entry.has_fide_rating = entrant.rating > 0;
        entry.title = entrant.categoria.value_or(trf::rating::Categoria::nc);
        entry.rating = change.rating;
      }
      if (change.change_hundredths)
        entry.changes.push_back(static_cast<int>(*change.change_hundredths / 100));
      entry.games += static_cast<int>(entrant.games.size());
      // 7.5.3: no promotion after an unjustified withdrawal.
      if (entrant.facts.withdrawn.value_or(false)) continue;
      if (norms[i].achieved == "single") ++entry.single_norms;
      if (norms[i].achieved == "double") entry.double_norms.push_back(tournament.start);
    }
  }

  [[nodiscard]] const std::map<std::string, LedgerEntry>& entries() const { return entries_; }

 private:
  std::mutex mutex_;
  std::map<std::string, LedgerEntry> entries_;
};

int fsi_titles_of_reports(const cli::Arguments& arguments, Ledger* ledger) {
  std::map<std::string, LedgerEntry> entries;
  if (ledger != nullptr && ledger->require({"id", "type", "title", "r0"}))
    for (std::size_t row = 0; row < ledger->size(); ++row) {
      auto entry = entry_of(*ledger, row);
      if (!ledger->was_bad()) entries.emplace(entry.id, std::move(entry));
    }
  const cli::FactsSource facts{arguments};
  Reports reports{std::move(entries)};
  const int status = cli::for_each_input(arguments, [&](const cli::Input& input) {
    auto [answer, tournament] = read_report(input);
    if (!tournament) return answer;
    answer.notes.emplace_back("FIDE's changes and games before the period are for the ledger");
    auto event = trf::rating::make_event(*tournament, facts.of(*tournament, &answer.notes));
    question_players(answer, *tournament, event);
    reports.add(*tournament, event);
    return answer;
  });
  auto table = titles_table();
  for (const auto& [id, entry] : reports.entries()) add(table, entry);
  print_table(arguments, table);
  return std::max(
      {status, facts.status(), ledger == nullptr ? cli::ok : ledger->finish(arguments)});
}

int fsi_titles(const cli::Arguments& arguments, Ledger& ledger) {
  auto table = titles_table();
  if (ledger.require({"id", "type", "title", "r0"}))
    for (std::size_t row = 0; row < ledger.size(); ++row) {
      const auto entry = entry_of(ledger, row);
      if (!ledger.was_bad()) add(table, entry);
    }
  print_table(arguments, table);
  return ledger.finish(arguments);
}

int rapid_categories(const cli::Arguments& arguments, Ledger& ledger) {
  cli::Table table{.schema = "trf-rate-categories/1",
                   .title = "",
                   .columns = {{"id", ""}, {"category", ""}},
                   .rows = {}};
  if (ledger.require({"id", "ratings"}))
    for (std::size_t row = 0; row < ledger.size(); ++row) {
      const auto published = ledger.wholes(row, "ratings", 0, highest_rating);
      if (ledger.was_bad()) continue;
      const auto category = trf::rating::rapid_category(published);
      table.rows.push_back(
          {ledger.text(row, "id"), category ? cli::Cell{std::string(1, *category)} : cli::Cell{}});
    }
  print_table(arguments, table);
  return ledger.finish(arguments);
}

}  // namespace

int titles(const cli::Arguments& arguments) {
  const bool is_fsi = arguments.value("titles") == "fsi";
  if (!is_fsi && arguments.has_operands())
    throw cli::UsageError("rapid categories come from published lists: '--ledger=FILE' alone");
  if (!arguments.has("ledger")) {
    if (!is_fsi) throw cli::UsageError("'--titles=fsi-rapid' needs '--ledger=FILE'");
    return fsi_titles_of_reports(arguments, nullptr);
  }
  Ledger ledger{arguments};
  if (!is_fsi) return rapid_categories(arguments, ledger);
  return arguments.has_operands() ? fsi_titles_of_reports(arguments, &ledger)
                                  : fsi_titles(arguments, ledger);
}

}  // namespace rate
