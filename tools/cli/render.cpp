#include <algorithm>
#include <array>
#include <charconv>
#include <numeric>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "cli/cli.hpp"
#include "cli/html.hpp"
#include "cli/language.hpp"
#include "cli/messages/columns.hpp"
#include "cli/messages/frame.hpp"
#include "cli/output.hpp"
#include "cli/table.hpp"
#include "cli/text.hpp"
#include "trf/csv.hpp"
#include "trf/split.hpp"

namespace cli {
namespace {

/// Each by `one`, with spaces between them.
template <class One>
std::string joined(std::span<const trf::Date> days, const One& one) {
  std::string text;
  for (const auto& day : days) {
    if (!text.empty()) text += ' ';
    text += day.is_set() ? one(day) : std::string{"-"};
  }
  return text;
}

// Cells for people and CSV; an empty cell is an empty text.
std::string plain(const CellView& cell) {
  struct Visitor {
    std::string operator()(std::monostate) const { return {}; }
    std::string operator()(std::string_view text) const { return std::string{text}; }
    std::string operator()(std::int64_t number) const { return std::to_string(number); }
    std::string operator()(Decimal number) const { return to_string(number); }
    std::string operator()(bool yes) const { return yes ? "true" : "false"; }
    std::string operator()(const Words* words) const { return to_string(words->message); }
    std::string operator()(std::span<const trf::Date> days) const {
      return joined(days, [](const trf::Date& day) { return to_string(day); });
    }
  };
  return std::visit(Visitor{}, cell);
}

CellView view(const Cell& cell) {
  return std::visit(
      [](const auto& value) -> CellView {
        if constexpr (std::is_base_of_v<Words, std::decay_t<decltype(value)>>)
          return &value;
        else if constexpr (std::is_same_v<Days, std::decay_t<decltype(value)>>)
          return std::span{value.days};
        else
          return value;
      },
      cell);
}

bool is_number(const CellView& cell) {
  return std::holds_alternative<std::int64_t>(cell) || std::holds_alternative<Decimal>(cell);
}
bool is_nothing(const CellView& cell) { return std::holds_alternative<std::monostate>(cell); }

/// Collects a text and passes it on in pieces.
class Pieces {
 public:
  explicit Pieces(const Write& write) : write_{write} {}
  Pieces(const Pieces&) = delete;
  Pieces& operator=(const Pieces&) = delete;

  std::string text;
  void pass_on(std::size_t from = std::size_t{64} << 10) {
    if (text.size() < from) return;
    write_(text);
    text.clear();
  }

 private:
  const Write& write_;
};

void append_number(std::string& out, std::int64_t number) {
  std::array<char, 24> digits{};
  const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
  out.append(digits.data(), end);
}

/// The same as to_string(), with a fast path for one decimal, as scores have.
void append_decimal(std::string& out, Decimal number) {
  if (number.decimals != 1 || number.value < 0) {
    out += to_string(number);
    return;
  }
  append_number(out, number.value / 10);
  out += '.';
  out += static_cast<char>('0' + number.value % 10);
}

// Characters with which a formula begins in spreadsheets.
bool is_formula(std::string_view text) {
  return !text.empty() && std::string_view{"=+-@\t\r"}.find(text.front()) != text.npos;
}

// Numbers need no quotes; a federation's year has millions of them.
void append_cell(std::string& out, const CellView& cell, char separator, bool safe) {
  if (const auto* number = std::get_if<std::int64_t>(&cell)) {
    append_number(out, *number);
  } else if (const auto* text = std::get_if<std::string_view>(&cell)) {
    if (safe && is_formula(*text))
      trf::append_csv(out, "'" + std::string{*text}, separator);
    else
      trf::append_csv(out, *text, separator);
  } else if (const auto* decimal = std::get_if<Decimal>(&cell)) {
    append_decimal(out, *decimal);
  } else if (std::holds_alternative<const Words*>(cell)) {
    trf::append_csv(out, plain(cell), separator);
  } else if (!is_nothing(cell)) {
    out += plain(cell);
  }
}

void csv(const Table& table, const CsvForm& form, bool header, Pieces& pieces) {
  const char separator = form.excel ? ';' : ',';
  const std::string_view end = form.excel ? "\r\n" : "\n";
  auto& out = pieces.text;
  if (header) {
    if (form.excel) out += "\xEF\xBB\xBF";
    for (const auto& column : table.columns) {
      if (&column != &table.columns.front()) out += separator;
      trf::append_csv(out, column.name, separator);
    }
    out += end;
  }
  table.for_rows([&](std::span<const CellView> row) {
    for (const auto& cell : row) {
      if (&cell != &row.front()) out += separator;
      append_cell(out, cell, separator, form.safe);
    }
    out += end;
    pieces.pass_on();
  });
}

void append_json(std::string& out, const CellView& cell) {
  if (const auto* number = std::get_if<std::int64_t>(&cell))
    append_number(out, *number);
  else if (const auto* decimal = std::get_if<Decimal>(&cell))
    append_decimal(out, *decimal);
  else if (const auto* text = std::get_if<std::string_view>(&cell))
    append_json_quoted(out, *text);
  else if (is_nothing(cell))
    out += "null";
  else if (const auto* words = std::get_if<const Words*>(&cell))
    append_json_quoted(out, to_string((*words)->message));
  else if (std::holds_alternative<std::span<const trf::Date>>(cell))
    append_json_quoted(out, plain(cell));
  else
    out += plain(cell);
}

/// A sentence for programs: its id and arguments, after its text.
std::string json_sentence(const std::string& column, const trf::Message& message, bool one_line) {
  const bool is_sentence = !message.empty();
  const std::string_view comma = one_line ? "," : ", ", colon = one_line ? ":" : ": ";
  return fmt::format("{0}{2}{1}{3}{0}{4}{1}{5}", comma, colon, json_quoted(column + "_id"),
                     is_sentence ? json_quoted(to_string(message.id())) : "null",
                     json_quoted(column == "message" ? "arguments" : column + "_arguments"),
                     is_sentence ? arguments_json(message) : "null");
}

void json(const Table& table, bool one_line, Pieces& pieces) {
  const std::string_view gap = one_line ? "" : "\n  ";
  auto& out = pieces.text;
  const std::string_view space = one_line ? "" : " ";
  out = fmt::format(R"({{{}"schema":{}{},)", gap, space, json_quoted(table.schema));
  if (!table.file.empty())
    out += fmt::format(R"({}"file":{}{},)", gap, space, json_quoted(table.file));
  out += fmt::format(R"({}"rows":{}[)", gap, space);
  // Each with the text before it.
  std::vector<std::string> keys;
  for (const auto& column : table.columns)
    keys.push_back((keys.empty() ? "{"
                    : one_line   ? ","
                                 : ", ") +
                   json_quoted(column.name) + (one_line ? ":" : ": "));
  bool is_first = true;
  table.for_rows([&](std::span<const CellView> row) {
    if (!std::exchange(is_first, false)) out += ',';
    if (!one_line) out += "\n    ";
    if (row.empty()) out += '{';
    for (std::size_t i = 0; i < row.size(); ++i) {
      out += keys[i];
      append_json(out, row[i]);
      if (const auto* words = std::get_if<const Words*>(&row[i]);
          words != nullptr && !(*words)->is_term)
        out += json_sentence(table.columns[i].name, (*words)->message, one_line);
    }
    out += '}';
    pieces.pass_on();
  });
  out += one_line ? "]}\n" : is_first ? "]\n}\n" : "\n  ]\n}\n";
}

/// The heading of a column for people.
trf::Message heading_of(const Column& column) {
  if (!column.title.empty()) return column.title;
  constexpr std::string_view prefix = "column_";
  for (const auto* const id : said::columns)
    if (id->name.substr(prefix.size()) == column.name) return trf::Message::Maker{*id, 0}.take();
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
  if (const auto* number = std::get_if<Decimal>(&cell)) return spoken(*number);
  if (const auto* days = std::get_if<std::span<const trf::Date>>(&cell))
    return joined(*days, [](const trf::Date& day) { return spoken(day); });
  if (const auto* words = std::get_if<const Words*>(&cell))
    return translated((*words)->message).str();
  if (const auto* is_true = std::get_if<bool>(&cell))
    return translated(said::truth{.is_true = *is_true}).str();
  return plain(cell);
}

/// The rows are made twice, so that none is stored: for the widths, and for printing.
void text(const Table& table, bool header, Pieces& pieces) {
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

/// The columns that have numbers only.
std::vector<bool> numeric_columns(const Table& table) {
  std::vector<bool> numeric(table.columns.size(), true);
  bool is_empty = true;
  table.for_rows([&](std::span<const CellView> row) {
    is_empty = false;
    for (std::size_t i = 0; i < row.size(); ++i)
      if (!is_number(row[i]) && !is_nothing(row[i])) numeric[i] = false;
  });
  if (is_empty) numeric.assign(numeric.size(), false);
  return numeric;
}

std::string html(const Table& table) {
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

}  // namespace

void Table::for_rows(const TakeRow& take) const {
  std::vector<CellView> cells;
  for (const auto& row : rows) {
    cells.clear();
    for (const auto& cell : row) cells.push_back(view(cell));
    take(cells);
  }
  if (more) more(take);
}

void render(const Table& table, Format format, bool header, const CsvForm& form,
            const Write& write) {
  Pieces pieces{write};
  switch (format) {
    case Format::csv: csv(table, form, header, pieces); break;
    case Format::json: json(table, false, pieces); break;
    case Format::jsonl: json(table, true, pieces); break;
    case Format::text: text(table, header, pieces); break;
    case Format::html: pieces.text = html(table); break;
  }
  pieces.pass_on(1);
}

Text text_of(const Table& table) { return Text::of_visible(render(table, Format::text)); }

std::string render(const Table& table, Format format, bool header, const CsvForm& form) {
  std::string out;
  render(table, format, header, form, [&out](std::string_view piece) { out += piece; });
  return out;
}

}  // namespace cli
