#include <algorithm>
#include <numeric>
#include <string>
#include <utility>
#include <vector>

#include "cli/html.hpp"
#include "cli/language.hpp"
#include "cli/messages/columns.hpp"
#include "cli/messages/frame.hpp"
#include "cli/output.hpp"
#include "cli/render_forms.hpp"
#include "cli/table.hpp"
#include "cli/text.hpp"
#include "trf/split.hpp"

namespace cli {
namespace {

/// The heading of a column for people.
trf::Message heading_of(const Column& column) {
  if (!column.title.empty()) return column.title;
  constexpr std::string_view prefix = "column_";
  for (const auto* const id : said::columns)
    if (id->name.substr(prefix.size()) == column.name) return trf::Message::of(*id);
  return said::column_of_code{.name = trf::Code{column.name}};
}

/// Reduces the widest columns, none below its least width, until a line fits the terminal.
void fit_to_terminal(std::vector<std::size_t>& widths, const std::vector<std::size_t>& least) {
  constexpr std::size_t gap = 2;
  const auto terminal = terminal_width();
  if (terminal == 0 || widths.empty()) return;
  auto total = std::accumulate(widths.begin(), widths.end(), gap * (widths.size() - 1));
  while (total > terminal) {
    std::size_t widest = widths.size();
    for (std::size_t i = 0; i < widths.size(); ++i)
      if (widths[i] > least[i] && (widest == widths.size() || widths[i] > widths[widest]))
        widest = i;
    if (widest == widths.size()) return;
    --widths[widest];
    --total;
  }
}

std::size_t longest_word(std::string_view text) {
  std::size_t longest = 0;
  for (const auto word : trf::parts_of(text, ' ')) longest = std::max(longest, display_width(word));
  return longest;
}

/// Removes from the front of a cell as many words as fit, or a part of a word that fits nowhere.
std::string cut_words(std::string& cell, std::size_t width) {
  if (display_width(cell) <= width) return std::exchange(cell, {});
  std::size_t used = 0, bytes = 0, blank = std::string::npos;
  while (bytes < cell.size()) {
    const auto point = first_code_point(std::string_view{cell}.substr(bytes));
    const auto wide = display_width(std::string_view{cell}.substr(bytes, point.length));
    if (used + wide > width && bytes > 0) break;
    if (point.value == ' ') blank = bytes;
    used += wide;
    bytes += point.length;
  }
  if (cell[bytes] == ' ') blank = bytes;
  const auto end = blank != std::string::npos && blank > 0 ? blank : bytes;
  auto piece = cell.substr(0, end);
  cell.erase(0, end);
  cell.erase(0, cell.find_first_not_of(' '));
  return piece;
}

/// A cell in the form for people.
std::string shown(const CellView& cell) {
  if (const auto* number = std::get_if<trf::Decimal>(&cell)) return spoken(*number);
  if (const auto* days = std::get_if<std::span<const trf::Date>>(&cell))
    return joined(*days, [](const trf::Date& day) { return spoken(day); });
  if (const auto* words = std::get_if<const Words*>(&cell))
    return translated((*words)->message).str();
  if (const auto* is_true = std::get_if<bool>(&cell))
    return translated(said::truth{.is_true = *is_true}).str();
  return plain(cell);
}

/// The columns that have numbers, and nothing else: a heading over empty cells can be wrapped.
std::vector<bool> numeric_columns(const Table& table) {
  std::vector<bool> numeric(table.columns.size()), other(table.columns.size());
  table.for_rows([&](std::span<const CellView> row) {
    for (std::size_t i = 0; i < row.size(); ++i)
      if (is_number(row[i]))
        numeric[i] = true;
      else if (!is_nothing(row[i]))
        other[i] = true;
  });
  for (std::size_t i = 0; i < numeric.size(); ++i) numeric[i] = numeric[i] && !other[i];
  return numeric;
}

}  // namespace

// The rows are made twice, so that none is stored: for the widths, and for printing.
void render_text(const Table& table, bool header, Pieces& pieces) {
  const auto columns = table.columns.size();
  std::vector<std::string> headings;
  for (const auto& column : table.columns) headings.push_back(translated(heading_of(column)).str());
  const auto cell_text = [](const CellView& cell) { return visible(shown(cell)); };
  std::vector<std::size_t> widths(columns, 0);
  std::vector<bool> right(columns, true);
  table.for_rows([&](std::span<const CellView> row) {
    for (std::size_t i = 0; i < columns; ++i) {
      widths[i] = std::max(widths[i], display_width(cell_text(row[i])));
      if (!is_number(row[i]) && !is_nothing(row[i])) right[i] = false;
    }
  });
  // Cells with words are wrapped, and headings between words, or within them if that is not enough;
  // numbers are not.
  constexpr std::size_t least_of_words = 7;
  std::vector<std::size_t> least(columns, least_of_words), least_of_all = least;
  for (std::size_t i = 0; i < columns; ++i) {
    if (right[i]) {
      least[i] = std::max(widths[i], longest_word(headings[i]));
      least_of_all[i] = std::max(widths[i], least_of_words);
    }
    if (header) widths[i] = std::max(widths[i], display_width(headings[i]));
  }
  fit_to_terminal(widths, least);
  fit_to_terminal(widths, least_of_all);

  auto& out = pieces.text;
  const auto put = [&](std::size_t i, std::string_view cell) {
    const auto blanks = widths[i] - std::min(widths[i], display_width(cell));
    if (i > 0) out += "  ";
    if (right[i]) out.append(blanks, ' ');
    out += cell;
    if (!right[i]) out.append(blanks, ' ');
  };
  const auto end_line = [&] {
    out.erase(out.find_last_not_of(' ') + 1);
    out += '\n';
  };
  if (header && !table.title.empty()) out += translated(table.title).str() + "\n\n";
  // A cell that is wider than its column continues below.
  const auto put_row = [&](std::vector<std::string>& row) {
    for (bool is_open = true; is_open;) {
      is_open = false;
      for (std::size_t i = 0; i < columns; ++i) {
        put(i, cut_words(row[i], widths[i]));
        is_open = is_open || !row[i].empty();
      }
      end_line();
    }
  };
  if (header) put_row(headings);
  std::vector<std::string> cells(columns);
  table.for_rows([&](std::span<const CellView> row) {
    for (std::size_t i = 0; i < columns; ++i) cells[i] = cell_text(row[i]);
    put_row(cells);
    pieces.pass_on();
  });
}

std::string render_html(const Table& table) {
  const auto numeric = numeric_columns(table);
  std::vector<HtmlTable::Heading> headings;
  for (std::size_t i = 0; i < table.columns.size(); ++i) {
    const auto& column = table.columns[i];
    headings.push_back({heading_of(column), numeric[i]              ? HtmlTable::Kind::number
                                            : column.name == "name" ? HtmlTable::Kind::who
                                                                    : HtmlTable::Kind::text});
  }
  HtmlTable out{std::move(headings)};
  table.for_rows([&](std::span<const CellView> row) {
    out.row();
    for (std::size_t i = 0; i < row.size(); ++i) {
      if (const auto* words = std::get_if<const Words*>(&row[i]))
        out.phrase((*words)->message);
      else if (const auto* is_true = std::get_if<bool>(&row[i]))
        out.phrase(said::truth{.is_true = *is_true});
      else if (table.columns[i].name == "file" || table.columns[i].name == "list")
        out.markup(xml_escaped(plain(row[i])), "file");  // A path can be wrapped anywhere
      else
        out.cell(shown(row[i]));
    }
  });
  return (table.title.empty() ? "" : element("h2", html_phrase(table.title))) + out.html();
}

Text text_of(const Table& table) { return Text::of_visible(render(table, Format::text)); }

}  // namespace cli
