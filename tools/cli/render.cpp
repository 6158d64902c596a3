#include <array>
#include <charconv>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "cli/output.hpp"
#include "cli/render_forms.hpp"
#include "cli/table.hpp"
#include "cli/text.hpp"
#include "trf/csv.hpp"
#include "trf/language.hpp"

namespace cli {

std::string plain(const CellView& cell) {
  struct Visitor {
    std::string operator()(std::monostate) const { return {}; }
    std::string operator()(std::string_view text) const { return std::string{text}; }
    std::string operator()(std::int64_t number) const { return std::to_string(number); }
    std::string operator()(trf::Decimal number) const { return to_string(number); }
    std::string operator()(bool yes) const { return yes ? "true" : "false"; }
    std::string operator()(const Words* words) const { return to_string(words->message); }
    std::string operator()(std::span<const trf::Date> days) const {
      return joined(days, [](const trf::Date& day) { return to_string(day); });
    }
  };
  return std::visit(Visitor{}, cell);
}

namespace {

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

void append_number(std::string& out, std::int64_t number) {
  std::array<char, 24> digits{};
  const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
  out.append(digits.data(), end);
}

/// The same as to_string(), with a fast path for one decimal, as scores have.
void append_decimal(std::string& out, trf::Decimal number) {
  if (number.decimals != 1 || number.units < 0) {
    out += to_string(number);
    return;
  }
  append_number(out, number.units / 10);
  out += '.';
  out += static_cast<char>('0' + number.units % 10);
}

// Numbers need no quotes; a federation's year has millions of them.
void append_cell(std::string& out, const CellView& cell, char separator, bool safe) {
  if (const auto* number = std::get_if<std::int64_t>(&cell)) {
    append_number(out, *number);
  } else if (const auto* text = std::get_if<std::string_view>(&cell)) {
    if (safe && trf::is_formula(*text))
      trf::append_csv(out, "'" + std::string{*text}, separator);
    else
      trf::append_csv(out, *text, separator);
  } else if (const auto* decimal = std::get_if<trf::Decimal>(&cell)) {
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
    if (form.excel && form.is_first) out += "\xEF\xBB\xBF";
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
  else if (const auto* decimal = std::get_if<trf::Decimal>(&cell))
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
    case Format::text: render_text(table, header, pieces); break;
    case Format::html: pieces.text = render_html(table); break;
  }
  pieces.pass_on(1);
}

Format format_named(std::string_view name) noexcept {
  return name == "json"    ? Format::json
         : name == "jsonl" ? Format::jsonl
         : name == "text"  ? Format::text
         : name == "html"  ? Format::html
                           : Format::csv;
}

std::string render(const Table& table, Format format, bool header, const CsvForm& form) {
  std::string out;
  render(table, format, header, form, [&out](std::string_view piece) { out += piece; });
  return out;
}

}  // namespace cli
