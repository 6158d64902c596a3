#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "trf/score.hpp"

namespace cli {

/// An exact decimal: value * 10^-decimals, printed with just so many decimals.
struct Decimal {
  std::int64_t value = 0;
  int decimals = 0;
};

[[nodiscard]] constexpr Decimal decimal(trf::Score score) noexcept { return {score.tenths(), 1}; }

/// Exactly `decimals` digits after the point: "-0.5", "3.00".
[[nodiscard]] std::string to_string(Decimal number);

/// monostate is "nothing": empty in CSV, null in JSON.
using Cell = std::variant<std::monostate, std::string, std::int64_t, Decimal, bool>;

/// What the texts of a column are: names and codes stand as they are in every language, words of
/// ours are translated in what people read.
enum class Content : std::uint8_t { data, words };

struct Column {
  std::string name;   ///< CSV header and JSON key: stable, machine-readable
  std::string title;  ///< Heading for people; empty: the name
  Content content = Content::data;
};

/// What a tool answers for one input: named columns, typed cells.
struct Table {
  std::string schema;  ///< "trf-pair/1": first key of the JSON object
  std::string title;   ///< Heading in text and html; empty: none
  std::vector<Column> columns;
  std::vector<std::vector<Cell>> rows;  ///< Each as long as `columns`
};

enum class Format : std::uint8_t { csv, json, jsonl, text, html };

/// Kinds of CSV: --csv=excel and --csv-safe.
struct CsvForm {
  bool excel = false;  ///< Byte order mark, semicolons, CRLF
  bool safe = false;   ///< ' before a text that a spreadsheet would take as a formula
};

/// Rows of CSV (with the header if `header`), a JSON object (`"rows"` holds the rows), aligned
/// text, or an HTML table element (escaped; the page around it, and its language, are html.hpp's).
[[nodiscard]] std::string render(const Table& table, Format format, bool header = true,
                                 const CsvForm& form = {});

}  // namespace cli
