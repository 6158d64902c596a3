#include "trf/sheet.hpp"

#include <algorithm>
#include <optional>
#include <set>

#include "trf/csv.hpp"
#include "trf/document.hpp"
#include "trf/messages/sheet.hpp"
#include "trf/text.hpp"

namespace trf {
namespace {

/// Reads cells one by one, and counts lines and columns (code points).
class CellReader {
 public:
  explicit CellReader(std::string_view text) : rest_{text} {}

  void set_separator(char separator) { separator_ = separator; }
  [[nodiscard]] bool at_end() const { return rest_.empty(); }
  [[nodiscard]] Position place() const { return {line_, column_}; }
  /// The line that begins here, without its end.
  [[nodiscard]] std::string_view line() const {
    return rest_.substr(0, rest_.find_first_of("\r\n"));
  }

  void skip_line() {
    while (!rest_.empty() && rest_.front() != '\r' && rest_.front() != '\n') advance();
    end_line();
  }

  /// One row with its line end. `places` gets the position of each cell.
  std::vector<std::string> row(std::vector<Position>& places, Diagnostics& faults) {
    std::vector<std::string> cells;
    for (;;) {
      places.push_back(place());
      cells.push_back(cell(faults));
      if (rest_.empty() || rest_.front() != separator_) break;
      advance();
    }
    end_line();
    return cells;
  }

 private:
  void advance() {
    // Continuation bytes belong to the column of their lead.
    if ((static_cast<unsigned char>(rest_.front()) & 0xC0U) != 0x80U) ++column_;
    if (rest_.front() == '\n') {  // In quotes
      ++line_;
      column_ = 1;
    }
    rest_.remove_prefix(1);
  }
  void advance_to(const char* end) {
    while (rest_.data() != end) advance();
  }

  void end_line() {
    if (rest_.starts_with("\r\n"))
      rest_.remove_prefix(2);
    else if (!rest_.empty())
      rest_.remove_prefix(1);
    ++line_;
    column_ = 1;
  }

  std::string cell(Diagnostics& faults) {
    auto after = rest_;
    const auto cell = take_csv_cell(after, separator_);
    if (cell.is_open) {
      advance_to(cell.text.data() - 1);
      faults.push_back({"", Severity::error, place(), said::quotation_not_closed{}});
    }
    advance_to(after.data());
    return cell.str();
  }

  std::string_view rest_;
  char separator_ = ',';
  std::uint32_t line_ = 1, column_ = 1;
};

}  // namespace

int Sheet::column(std::string_view name) const {
  const auto found = std::find(columns.begin(), columns.end(), name);
  return found == columns.end() ? -1 : static_cast<int>(found - columns.begin());
}

std::string_view Sheet::cell(std::size_t row, std::string_view name) const {
  const int at = column(name);
  return at < 0 ? std::string_view{} : rows[row][static_cast<std::size_t>(at)];
}

std::optional<char> stated_separator(std::string_view line) noexcept {
  return line.size() == 5 && line.starts_with("sep=") ? std::optional{line.back()} : std::nullopt;
}

Sheet read_sheet(std::string_view bytes, Diagnostics& diagnostics, std::size_t most_rows) {
  Sheet sheet;
  Diagnostics of_text;
  const auto text = list_text(bytes, of_text);
  const bool is_text = !has_error(of_text);
  diagnostics.insert(diagnostics.end(), of_text.begin(), of_text.end());
  if (!is_text) return sheet;
  CellReader reader{text};
  std::vector<Position> places;
  std::optional<char> stated;
  while (!reader.at_end()) {
    const auto line = reader.line();
    if (line.find_first_not_of(" \t") == std::string_view::npos || line.starts_with('#')) {
      reader.skip_line();
      continue;
    }
    const bool is_header = sheet.columns.empty();
    if (const auto separator = stated_separator(line); is_header && separator) {
      stated = separator;
      reader.skip_line();
      continue;
    }
    if (is_header) reader.set_separator(stated.value_or(csv_separator(line)));
    const auto number = reader.place().line;
    if (sheet.rows.size() >= most_rows) {
      diagnostics.push_back(
          {"", Severity::error, reader.place(), said::too_many_rows{.rows = most_rows}});
      break;
    }
    places.clear();
    auto cells = reader.row(places, diagnostics);
    if (is_header) {
      sheet.columns = std::move(cells);
      sheet.heads = places;
      std::set<std::string_view> names;
      for (std::size_t i = 0; i < sheet.columns.size(); ++i)
        if (!sheet.columns[i].empty() && !names.insert(sheet.columns[i]).second)
          diagnostics.push_back({"", Severity::error, places[i],
                                 said::column_named_twice{.column = sheet.columns[i]}});
      continue;
    }
    while (cells.size() > sheet.columns.size() && cells.back().empty()) cells.pop_back();
    if (cells.size() > sheet.columns.size())
      diagnostics.push_back(
          {"", Severity::error, places[sheet.columns.size()],
           said::too_many_cells{.cells = cells.size(), .columns = sheet.columns.size()}});
    cells.resize(sheet.columns.size());
    places.resize(sheet.columns.size(), reader.place());
    sheet.places.push_back(places);
    sheet.rows.push_back(std::move(cells));
    sheet.lines.push_back(number);
  }
  if (sheet.columns.empty())
    diagnostics.push_back({"", Severity::error, {1, 1}, said::no_header_row{}});
  return sheet;
}

namespace {

/// Line and column (code points; each invalid byte counts) of a byte.
Position position_of(std::string_view bytes, std::size_t offset) {
  const auto lines = split_lines(bytes);
  const auto next = std::ranges::upper_bound(lines, offset, {}, &Line::offset);
  if (next == lines.begin()) return {1, 1};
  const auto& line = *(next - 1);
  const auto before = bytes.substr(line.offset, offset - line.offset);
  return {
      static_cast<std::uint32_t>(next - lines.begin()),
      static_cast<std::uint32_t>((line.is_utf8 ? count_code_points(before) : before.size()) + 1)};
}

}  // namespace

std::string list_text(std::string_view bytes, Diagnostics& diagnostics) {
  const auto fault = [&](Position where, Message message) {
    diagnostics.push_back({"", Severity::error, where, std::move(message)});
    return std::string{};
  };
  if (bytes.starts_with("\xFF\xFE") || bytes.starts_with("\xFE\xFF"))
    return fault({1, 1}, said::list_in_utf16{});
  if (bytes.starts_with("\xEF\xBB\xBF")) bytes.remove_prefix(3);
  if (const auto nul = bytes.find('\0'); nul != std::string_view::npos)
    return fault(position_of(bytes, nul), said::list_has_nul{});
  const auto invalid = find_invalid_utf8(bytes);
  if (invalid == std::string_view::npos) return std::string{bytes};
  diagnostics.push_back(
      {"", Severity::warning, position_of(bytes, invalid), said::list_not_utf8{}});
  return utf8_of_windows1252(bytes);
}

}  // namespace trf
