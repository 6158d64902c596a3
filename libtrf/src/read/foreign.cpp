// Files that are not a TRF, recognised by their first bytes.

#include <algorithm>
#include <array>

#include "entry_headings.hpp"
#include "read/context.hpp"
#include "trf/check_ids.hpp"
#include "trf/csv.hpp"
#include "trf/messages/reader.hpp"

namespace trf::detail {
namespace {

struct Signature {
  std::string_view start;
  ForeignFormat format;
};

constexpr std::array signatures{
    Signature{std::string_view{"PK\x03\x04"}, ForeignFormat::zip},
    Signature{std::string_view{"\x1f\x8b"}, ForeignFormat::gzip},
    Signature{std::string_view{"BZh"}, ForeignFormat::bzip2},
    Signature{std::string_view{"\xFD"
                               "7zXZ"},
              ForeignFormat::xz},
    Signature{std::string_view{"%PDF"}, ForeignFormat::pdf},
    Signature{std::string_view{"<?xml"}, ForeignFormat::xml},
    Signature{std::string_view{"<!DOCTYPE"}, ForeignFormat::html},
    Signature{std::string_view{"<html"}, ForeignFormat::html},
    Signature{std::string_view{"[Event "}, ForeignFormat::pgn},
    Signature{std::string_view{"{"}, ForeignFormat::own_json},
    Signature{std::string_view{"[{"}, ForeignFormat::json},
    Signature{std::string_view{"L\0\0\0\x01\x14\x02", 7}, ForeignFormat::shortcut},
    Signature{std::string_view{"\xD0\xCF\x11\xE0"}, ForeignFormat::office},
};

/// Is it the first line of a table? Two of its cells are headings of an entry list.
bool is_table_header(std::string_view line) {
  const char separator = csv_separator(line);
  int known = 0;
  while (!line.empty()) {
    known += entry_column(take_csv_cell(line, separator).str()).empty() ? 0 : 1;
    if (!line.empty()) line.remove_prefix(1);
  }
  return known >= 2;
}

/// The parts of an archive that is a spreadsheet: of Excel or OpenDocument.
bool is_spreadsheet(std::string_view archive) {
  constexpr std::size_t enough = 8192;
  archive = archive.substr(0, enough);
  for (const std::string_view part :
       {"[Content_Types].xml", "xl/workbook", "opendocument.spreadsheet"})
    if (archive.find(part) != std::string_view::npos) return true;
  return false;
}

}  // namespace

std::optional<Diagnostic> foreign_format(const Document& document) {
  if (document.encoding() == Encoding::utf16)
    return Diagnostic{"P05", Severity::error, {1, 1, 1}, said::file_is_utf16{}};
  std::size_t nulls = 0;
  std::size_t bytes = 0;
  const auto lines = std::min<std::size_t>(document.line_count(), 1000);
  for (std::size_t number = 1; number <= lines; ++number) {
    const auto text = document.text(number).substr(0, 4096);
    bytes += text.size();
    if (text.find('\0') != std::string_view::npos)
      nulls += static_cast<std::size_t>(std::ranges::count(text, '\0'));
  }
  if (nulls * 2 >= bytes && nulls > 0)
    return Diagnostic{"P05", Severity::error, {1, 1, 1}, said::file_is_nul{}};
  for (std::size_t number = 1; number <= lines; ++number) {
    const auto text = document.text(number);
    const auto start = text.find_first_not_of(" \t");
    if (start == std::string_view::npos) continue;
    for (const auto& [signature, format] : signatures)
      if (text.substr(start).starts_with(signature))
        return Diagnostic{"S10",
                          Severity::error,
                          {static_cast<std::uint32_t>(number), 1, 1},
                          said::other_format{.format = format == ForeignFormat::zip &&
                                                               is_spreadsheet(document.bytes())
                                                           ? ForeignFormat::spreadsheet
                                                           : format}};
    // Excel writes the separator above a table.
    if (text.starts_with("sep=")) continue;
    if (is_table_header(text))
      return Diagnostic{"S10",
                        Severity::error,
                        {static_cast<std::uint32_t>(number), 1, 1},
                        said::other_format{.format = ForeignFormat::table}};
    break;
  }
  // Vega's TDF looks like a TRF, but its fields are separated by bars and its record numbers
  // have another meaning (142 is not the number of rounds).
  for (std::size_t number = 1; number <= lines; ++number) {
    const auto text = document.text(number);
    const bool bar = text.starts_with("001") && text.size() > 9 &&
                     std::ranges::count(text.substr(0, 40), '|') >= 2;
    if (bar || text.starts_with("192 Vega"))
      return Diagnostic{
          "S09", Severity::error, {static_cast<std::uint32_t>(number), 1, 3}, said::file_is_vega{}};
  }
  return {};
}

}  // namespace trf::detail
