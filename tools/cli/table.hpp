#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "cli/safe_text.hpp"
#include "trf/date.hpp"
#include "trf/message.hpp"
#include "trf/score.hpp"

namespace cli {

/// With all its decimals, in the language of this run: "-0,5".
[[nodiscard]] std::string spoken(trf::Decimal number);

/// A sentence in a cell: in text and pages in the language of this run, in CSV in English, in JSON
/// in English together with its id and arguments (`message`, `message_id`, `arguments`; in a column
/// of another name `NAME`, `NAME_id`, `NAME_arguments`).
struct Words {
  Words(trf::Message said) noexcept : message(std::move(said)) {}
  template <trf::Sentence S>
  Words(S said) : message(std::move(said)) {}
  trf::Message message;
  bool is_term = false;  ///< Has no id in JSON: see Term
};

/// A term in a cell, such as a verdict: in text and pages in the language of this run, in CSV and
/// JSON only its English word, on which programs depend.
struct Term : Words {
  Term(trf::Message said) noexcept : Words(std::move(said)) { is_term = true; }
  template <trf::Sentence S>
  Term(S said) : Term(trf::Message(std::move(said))) {}
};

/// Dates: for people as their language writes them, for programs YYYY/MM/DD, `-` if unset.
struct Days {
  std::vector<trf::Date> days;
};

/// monostate is an empty cell: empty in CSV, null in JSON.
using Cell =
    std::variant<std::monostate, std::string, std::int64_t, trf::Decimal, bool, Words, Term, Days>;

/// A row of cells, which are moved: an initializer list would copy each of its texts.
template <class... Cells>
[[nodiscard]] std::vector<Cell> row_of(Cells&&... cells) {
  std::vector<Cell> row;
  row.reserve(sizeof...(cells));
  (row.emplace_back(std::forward<Cells>(cells)), ...);
  return row;
}

struct Column {
  Column(const char* key, trf::Message heading = {}) : name(key), title(std::move(heading)) {}
  std::string name;    ///< CSV header and JSON key: stable, machine-readable
  trf::Message title;  ///< Heading for people; none: the row column_NAME of messages/columns.def
};

/// A cell for reading.
using CellView = std::variant<std::monostate, std::string_view, std::int64_t, trf::Decimal, bool,
                              const Words*, std::span<const trf::Date>>;
/// Receives a row with as many cells as there are columns.
using TakeRow = std::function<void(std::span<const CellView>)>;
/// Receives a part of a text.
using Write = std::function<void(std::string_view)>;

/// The answer of a tool for one input: named columns, typed cells.
struct Table {
  std::string schema;    ///< "trf-pair/1": first key of the JSON object
  trf::Message title{};  ///< Heading in text and html; empty: none
  std::vector<Column> columns;
  std::vector<std::vector<Cell>> rows{};  ///< Each as long as `columns`
  /// For rows that are too many for memory: gives the same rows at every call. They follow `rows`.
  std::function<void(const TakeRow&)> more{};
  std::string file{};  ///< A key of the JSON object after the schema, if it is not empty

  void for_rows(const TakeRow& take) const;
};

enum class Format : std::uint8_t { csv, json, jsonl, text, html };
/// A value of --format; csv for one that has no tables.
[[nodiscard]] Format format_named(std::string_view name) noexcept;

/// Kinds of CSV: --csv=excel and --csv-safe.
struct CsvForm {
  bool excel = false;    ///< Byte order mark, semicolons, CRLF
  bool is_first = true;  ///< The table begins the output: only there is a byte order mark
  bool safe = false;     ///< ' before a text that a spreadsheet would read as a formula
};

/// Rows of CSV (with the header if `header`), a JSON object (`"rows"` has the rows), aligned text,
/// or an HTML table element (escaped; html.hpp makes the page around it).
[[nodiscard]] std::string render(const Table& table, Format format, bool header = true,
                                 const CsvForm& form = {});
/// The same as aligned text.
[[nodiscard]] Text text_of(const Table& table);
/// The same in pieces.
void render(const Table& table, Format format, bool header, const CsvForm& form,
            const Write& write);

}  // namespace cli
