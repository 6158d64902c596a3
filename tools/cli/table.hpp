#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "trf/message.hpp"
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

/// A sentence in a cell: in text and pages in the language of this run, in CSV in English, in JSON
/// in English with its id and arguments beside it (`message`, `message_id`, `arguments`; in a
/// column of another name `NAME`, `NAME_id`, `NAME_arguments`).
struct Words {
  Words(trf::Message said) noexcept : message(std::move(said)) {}
  template <trf::Sentence S>
  Words(S said) : message(std::move(said)) {}
  trf::Message message;
  bool is_term = false;  ///< Has no id in JSON: see Term
};

/// A term of ours in a cell, such as a verdict: in text and pages in the language of this run, in
/// CSV and JSON its English word alone, by which programs decide.
struct Term : Words {
  Term(trf::Message said) noexcept : Words(std::move(said)) { is_term = true; }
  template <trf::Sentence S>
  Term(S said) : Term(trf::Message(std::move(said))) {}
};

/// monostate is "nothing": empty in CSV, null in JSON.
using Cell = std::variant<std::monostate, std::string, std::int64_t, Decimal, bool, Words, Term>;

struct Column {
  std::string name;    ///< CSV header and JSON key: stable, machine-readable
  trf::Message title;  ///< Heading for people; none: the row column_NAME of messages/columns.def
};

/// A cell while it is looked at.
using CellView =
    std::variant<std::monostate, std::string_view, std::int64_t, Decimal, bool, const Words*>;
/// Takes a row, as long as the columns are many.
using TakeRow = std::function<void(std::span<const CellView>)>;
/// Takes a piece of a text.
using Write = std::function<void(std::string_view)>;

/// What a tool answers for one input: named columns, typed cells.
struct Table {
  std::string schema;  ///< "trf-pair/1": first key of the JSON object
  trf::Message title;  ///< Heading in text and html; empty: none
  std::vector<Column> columns;
  std::vector<std::vector<Cell>> rows;  ///< Each as long as `columns`
  /// Where the rows are too many to be kept: gives the same ones whenever it is called. They come
  /// after `rows`.
  std::function<void(const TakeRow&)> more{};

  void for_rows(const TakeRow& take) const;
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
/// The same, piece by piece.
void render(const Table& table, Format format, bool header, const CsvForm& form,
            const Write& write);

}  // namespace cli
