#include <algorithm>
#include <array>
#include <charconv>
#include <numeric>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "cli/cli.hpp"
#include "cli/html.hpp"
#include "cli/language.hpp"
#include "cli/messages/frame.hpp"
#include "cli/output.hpp"
#include "cli/table.hpp"
#include "cli/text.hpp"

namespace cli {
namespace {

// Cells as people and CSV see them; nothing is the empty text.
std::string plain(const Cell& cell) {
  struct Visitor {
    std::string operator()(std::monostate) const { return {}; }
    std::string operator()(const std::string& text) const { return text; }
    std::string operator()(std::int64_t number) const { return std::to_string(number); }
    std::string operator()(Decimal number) const { return to_string(number); }
    std::string operator()(bool yes) const { return yes ? "true" : "false"; }
    std::string operator()(const Words& words) const { return to_string(words.message); }
  };
  return std::visit(Visitor{}, cell);
}

bool is_number(const Cell& cell) {
  return std::holds_alternative<std::int64_t>(cell) || std::holds_alternative<Decimal>(cell);
}

void append_csv(std::string& out, std::string_view text, char separator) {
  // RFC 4180 2.6: separators, quotes and line ends ask for quotes; edge blanks survive in them.
  const bool quoted = text.starts_with(' ') || text.ends_with(' ') ||
                      std::any_of(text.begin(), text.end(), [separator](char c) {
                        return c == separator || c == '"' || c == '\r' || c == '\n';
                      });
  if (!quoted) {
    out += text;
    return;
  }
  out += '"';
  for (const char each : text) {
    if (each == '"') out += '"';
    out += each;
  }
  out += '"';
}

// What spreadsheets take as the beginning of a formula.
bool is_formula(std::string_view text) {
  return !text.empty() && std::string_view{"=+-@\t\r"}.find(text.front()) != text.npos;
}

// Numbers need no quotes; a federation's year has millions of them.
void append_cell(std::string& out, const Cell& cell, char separator, bool safe) {
  if (const auto* number = std::get_if<std::int64_t>(&cell)) {
    std::array<char, 24> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), *number).ptr;
    out.append(digits.data(), end);
  } else if (const auto* text = std::get_if<std::string>(&cell)) {
    if (safe && is_formula(*text))
      append_csv(out, "'" + *text, separator);
    else
      append_csv(out, std::string_view{*text}, separator);
  } else if (std::holds_alternative<Words>(cell)) {
    append_csv(out, plain(cell), separator);
  } else if (!std::holds_alternative<std::monostate>(cell)) {
    out += plain(cell);
  }
}

std::string csv(const Table& table, const CsvForm& form, bool header) {
  const char separator = form.excel ? ';' : ',';
  const std::string_view end = form.excel ? "\r\n" : "\n";
  std::string out;
  if (header) {
    if (form.excel) out += "\xEF\xBB\xBF";
    for (const auto& column : table.columns) {
      if (&column != &table.columns.front()) out += separator;
      append_csv(out, column.name, separator);
    }
    out += end;
  }
  for (const auto& row : table.rows) {
    for (const auto& cell : row) {
      if (&cell != &row.front()) out += separator;
      append_cell(out, cell, separator, form.safe);
    }
    out += end;
  }
  return out;
}

std::string json_cell(const Cell& cell) {
  if (std::holds_alternative<std::monostate>(cell)) return "null";
  if (const auto* text = std::get_if<std::string>(&cell)) return json_quoted(*text);
  if (const auto* words = std::get_if<Words>(&cell)) return json_quoted(to_string(words->message));
  return plain(cell);
}

/// A sentence for programs: its id and arguments, after its text.
std::string json_sentence(const std::string& column, const trf::Message& message, bool one_line) {
  const bool is_sentence = !message.empty() && !is_prose(message);
  const std::string_view comma = one_line ? "," : ", ", colon = one_line ? ":" : ": ";
  return fmt::format("{0}{2}{1}{3}{0}{4}{1}{5}", comma, colon, json_quoted(column + "_id"),
                     is_sentence ? json_quoted(to_string(message.id())) : "null",
                     json_quoted(column == "message" ? "arguments" : column + "_arguments"),
                     is_sentence ? arguments_json(message) : "null");
}

std::string json(const Table& table, bool one_line) {
  const std::string_view gap = one_line ? "" : "\n  ";
  std::string out = fmt::format(R"({{{}"schema":{}{},{}"rows":{}[)", gap, one_line ? "" : " ",
                                json_quoted(table.schema), gap, one_line ? "" : " ");
  std::vector<std::string> keys;
  for (const auto& column : table.columns)
    keys.push_back(json_quoted(column.name) + (one_line ? ":" : ": "));
  for (const auto& row : table.rows) {
    if (&row != &table.rows.front()) out += ',';
    if (!one_line) out += "\n    ";
    out += '{';
    for (std::size_t i = 0; i < row.size(); ++i) {
      if (i > 0) out += one_line ? "," : ", ";
      out += keys[i];
      out += json_cell(row[i]);
      if (const auto* words = std::get_if<Words>(&row[i]))
        out += json_sentence(table.columns[i].name, words->message, one_line);
    }
    out += '}';
  }
  out += one_line ? "]}\n" : table.rows.empty() ? "]\n}\n" : "\n  ]\n}\n";
  return out;
}

/// Makes the widest columns of words narrower until a line fits the terminal. Numbers stay whole.
void fit_to_terminal(std::vector<std::size_t>& widths, const std::vector<bool>& is_number) {
  constexpr std::size_t gap = 2, least = 8;
  const auto terminal = terminal_width();
  if (terminal == 0 || widths.empty()) return;
  auto total = std::accumulate(widths.begin(), widths.end(), gap * (widths.size() - 1));
  while (total > terminal) {
    std::size_t widest = widths.size();
    for (std::size_t i = 0; i < widths.size(); ++i)
      if (!is_number[i] && widths[i] > least &&
          (widest == widths.size() || widths[i] > widths[widest]))
        widest = i;
    if (widest == widths.size()) return;
    --widths[widest];
    --total;
  }
}

/// Takes from the front of a cell as many words as fit, or a piece of a word that fits nowhere.
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

/// A cell as people read it.
std::string shown(const Cell& cell, Content content) {
  if (const auto* words = std::get_if<Words>(&cell)) return translated(words->message);
  if (const auto* is_true = std::get_if<bool>(&cell))
    return translated(said::truth{.is_true = *is_true});
  return content == Content::words ? translated(plain(cell)) : plain(cell);
}

std::string text(const Table& table, bool header) {
  const auto columns = table.columns.size();
  std::vector<std::size_t> widths(columns, 0);
  std::vector<bool> right(columns, true);
  std::vector<std::string> headings;
  for (const auto& column : table.columns)
    headings.push_back(
        visible(translated(column.title.empty() ? trf::Message{column.name} : column.title)));
  std::vector<std::vector<std::string>> cells;
  for (const auto& row : table.rows) {
    auto& line = cells.emplace_back();
    for (std::size_t i = 0; i < columns; ++i) {
      line.push_back(visible(shown(row[i], table.columns[i].content)));
      widths[i] = std::max(widths[i], display_width(line.back()));
      if (!is_number(row[i]) && !std::holds_alternative<std::monostate>(row[i])) right[i] = false;
    }
  }
  if (header)
    for (std::size_t i = 0; i < columns; ++i)
      widths[i] = std::max(widths[i], display_width(headings[i]));

  fit_to_terminal(widths, right);

  std::string out;
  const auto put = [&](std::size_t i, std::string_view cell) {
    const std::string blanks(widths[i] - std::min(widths[i], display_width(cell)), ' ');
    if (i > 0) out += "  ";
    if (right[i]) out += blanks;
    out += cell;
    if (!right[i]) out += blanks;
  };
  const auto end_line = [&] {
    out.erase(out.find_last_not_of(' ') + 1);
    out += '\n';
  };
  if (header && !table.title.empty()) out += visible(translated(table.title)) + "\n\n";
  // A cell that is wider than its column goes on below.
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
  for (auto& row : cells) put_row(row);
  return out;
}

/// Does a column hold numbers, and nothing else?
bool is_numeric(const Table& table, std::size_t column) {
  return !table.rows.empty() &&
         std::all_of(table.rows.begin(), table.rows.end(), [column](const auto& row) {
           return is_number(row[column]) || std::holds_alternative<std::monostate>(row[column]);
         });
}

std::string html(const Table& table) {
  std::vector<HtmlTable::Heading> headings;
  for (std::size_t i = 0; i < table.columns.size(); ++i) {
    const auto& column = table.columns[i];
    headings.push_back({column.title.empty() ? trf::Message{column.name} : column.title,
                        is_numeric(table, i)    ? HtmlTable::Kind::number
                        : column.name == "name" ? HtmlTable::Kind::who
                                                : HtmlTable::Kind::text});
  }
  HtmlTable out{std::move(headings)};
  for (const auto& row : table.rows) {
    out.row();
    for (std::size_t i = 0; i < row.size(); ++i) {
      const bool is_ours = table.columns[i].content == Content::words ||
                           !std::holds_alternative<std::string>(row[i]);
      if (const auto* words = std::get_if<Words>(&row[i]))
        out.phrase(words->message);
      else if (is_ours)
        out.phrase(plain(row[i]));
      else if (table.columns[i].name == "file" || table.columns[i].name == "list")
        out.markup(html_escaped(plain(row[i])), "file");  // A path breaks anywhere
      else
        out.cell(plain(row[i]));
    }
  }
  return (table.title.empty() ? "" : element("h2", html_phrase(table.title))) + out.html();
}

}  // namespace

std::string to_string(Decimal number) {
  const bool negative = number.value < 0;
  // The magnitude of the smallest int64 has no int64.
  const auto magnitude = negative ? ~static_cast<std::uint64_t>(number.value) + 1
                                  : static_cast<std::uint64_t>(number.value);
  auto digits = std::to_string(magnitude);
  const auto decimals = static_cast<std::size_t>(std::max(number.decimals, 0));
  if (decimals > 0) {
    if (digits.size() <= decimals) digits.insert(0, decimals + 1 - digits.size(), '0');
    digits.insert(digits.size() - decimals, ".");
  }
  if (negative) digits.insert(0, "-");
  return digits;
}

std::string render(const Table& table, Format format, bool header, const CsvForm& form) {
  switch (format) {
    case Format::csv: return csv(table, form, header);
    case Format::json: return json(table, false);
    case Format::jsonl: return json(table, true);
    case Format::text: return text(table, header);
    case Format::html: return html(table);
  }
  return {};
}

}  // namespace cli
