#pragma once

#include <string>
#include <string_view>

#pragma GCC visibility push(default)
/// CSV (RFC 4180) and TSV: the grammar of all lists that the tools read, and of what they write.
namespace trf {

/// A cell in the bytes that it was read from, without spaces around it and without its outer
/// quotes.
struct CsvCell {
  std::string_view text;
  std::string_view after_quotes;  ///< What follows the closing quote up to the separator
  bool has_doubled_quotes = false;
  bool is_open = false;  ///< The quotation has no end

  /// Does `text` give the whole cell?
  [[nodiscard]] bool is_plain() const noexcept {
    return !has_doubled_quotes && after_quotes.empty();
  }
  /// The text of the cell; it begins and ends with spaces only if these were in quotes.
  [[nodiscard]] std::string str() const;
};

/// Removes the next cell from the front of `rest`. A separator, a line end or nothing is left at
/// its front. Separators, line ends and doubled quotes are allowed inside quotes.
///
///     std::string_view rest = R"("Rossi, Anna",7)";
///     take_csv_cell(rest, ',').text  // Rossi, Anna; rest is ",7"
[[nodiscard]] CsvCell take_csv_cell(std::string_view& rest, char separator) noexcept;

/// TAB, ';' or ',': the one that a header has most often; ',' if it has none.
[[nodiscard]] char csv_separator(std::string_view header) noexcept;

/// Does a cell begin as a formula does in spreadsheets?
[[nodiscard]] bool is_formula(std::string_view text) noexcept;
/// The text of a cell without the apostrophe before what would be a formula: with it a table has
/// the cell as text.
[[nodiscard]] std::string_view without_formula_mark(std::string_view text) noexcept;

/// Appends a cell, in quotes if it needs them (RFC 4180 2.6, 2.7), has spaces at an edge or begins
/// with #.
void append_csv(std::string& out, std::string_view text, char separator = ',');

}  // namespace trf
#pragma GCC visibility pop
