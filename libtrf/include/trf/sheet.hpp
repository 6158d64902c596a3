#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "trf/diagnostic.hpp"

#pragma GCC visibility push(default)
namespace trf {

/// A table from a spreadsheet: a header row, and cells under the names of the columns.
struct Sheet {
  std::vector<std::string> columns;
  std::vector<std::vector<std::string>>
      rows;                          ///< Each as long as `columns`; spaces around cells removed
  std::vector<std::uint32_t> lines;  ///< Line of each row in the file
  std::vector<Position> heads;       ///< Place of each column's name
  std::vector<std::vector<Position>> places;  ///< Place of each cell
  /// Position of a column; -1 when absent.
  [[nodiscard]] int column(std::string_view name) const;
  /// Empty if the column is absent. \pre row < rows.size()
  [[nodiscard]] std::string_view cell(std::size_t row, std::string_view column) const;
};

/// Reads CSV (RFC 4180; ',' or ';') or TSV by its header row, as the list_text() of the bytes;
/// `#` lines are comments. The separator is the one that the header has most often. Faults go to
/// `diagnostics` with line and column; after one of list_text() there are no columns. More than
/// `most_rows` rows are a fault, and the rest is not read.
[[nodiscard]] Sheet read_sheet(std::string_view bytes, Diagnostics& diagnostics,
                               std::size_t most_rows = SIZE_MAX);

/// The separator of a line `sep=;`, which Excel writes and reads above the header; empty: it is
/// another line.
[[nodiscard]] std::optional<char> stated_separator(std::string_view line) noexcept;

/// The text of a list as UTF-8, from any program. A byte order mark is removed; bytes that are not
/// UTF-8 are read as Windows-1252, with a warning at the first. NUL or UTF-16 is an
/// error; the text is then empty. Lines and columns stay the same.
[[nodiscard]] std::string list_text(std::string_view bytes, Diagnostics& diagnostics);

}  // namespace trf
#pragma GCC visibility pop
