#include <algorithm>
#include <array>
#include <cstring>
#include <deque>

#include "list_fields.hpp"
#include "trf/csv.hpp"
#include "trf/messages/sheet.hpp"
#include "trf/rating/event.hpp"
#include "trf/rating/messages/rating_list.hpp"
#include "trf/text.hpp"
#include "trf/utf8.hpp"
#include "trf/whole_number.hpp"

namespace trf::rating {
namespace {

/// Byte of a column in a line that is not ASCII: bytes 80-BF continue a character in UTF-8, and are
/// rare characters in Latin-1.
std::size_t byte_of_column(std::string_view line, std::size_t column) {
  std::size_t at = 0;
  for (std::size_t seen = 0; at < line.size(); ++at)
    if ((static_cast<unsigned char>(line[at]) & 0xC0U) != 0x80U && seen++ == column) return at;
  return at;
}

bool is_ascii(std::string_view text) {
  std::size_t at = 0;
  for (; at + 8 <= text.size(); at += 8) {
    std::uint64_t word = 0;
    std::memcpy(&word, text.data() + at, 8);
    if ((word & 0x8080808080808080U) != 0) return false;
  }
  for (; at < text.size(); ++at)
    if (static_cast<unsigned char>(text[at]) >= 0x80) return false;
  return true;
}

void read_text_row(const ListLayout& layout, std::string_view line, ListRecord& record,
                   const RowFaults& faults) {
  const bool plain = is_ascii(line);
  for (const auto& [what, first, width] : layout.fields) {
    const auto field = static_cast<ListField>(what);
    if (field == ListField::other) continue;
    const auto from = plain ? first : byte_of_column(line, first);
    const auto to = plain ? from + width : byte_of_column(line, std::size_t{first} + width);
    if (from < line.size()) take_field(record, field, line.substr(from, to - from), faults);
  }
}

void read_csv_row(const ListLayout& layout, std::string_view line, ListRecord& record,
                  const RowFaults& faults, std::deque<std::string>& made) {
  for (const auto& field : layout.fields) {
    const auto cell = take_csv_cell(line, layout.separator);
    if (cell.is_open) faults.add(said::quotation_open{});
    if (!line.empty()) line.remove_prefix(1);
    if (static_cast<ListField>(field.what) != ListField::other)
      take_field(record, static_cast<ListField>(field.what),
                 cell.is_plain() ? cell.text : made.emplace_back(cell.str()), faults);
  }
  auto cells = layout.fields.size();
  bool has_more = false;
  for (; !line.empty(); ++cells) {
    has_more = !take_csv_cell(line, layout.separator).text.empty() || has_more;
    if (!line.empty()) line.remove_prefix(1);
  }
  if (has_more)
    faults.add(trf::said::too_many_cells{.cells = cells, .columns = layout.fields.size()});
}

/// Appends the character of an entity (without & and ;). \return false if it is not an entity
bool append_entity(std::string& text, std::string_view entity) {
  struct Named {
    std::string_view name;
    char sign;
  };
  constexpr std::array<Named, 5> named{
      {{"amp", '&'}, {"lt", '<'}, {"gt", '>'}, {"quot", '"'}, {"apos", '\''}}};
  for (const auto& [name, sign] : named)
    if (entity == name) {
      text += sign;
      return true;
    }
  if (!entity.starts_with('#')) return false;
  entity.remove_prefix(1);
  const int base = entity.starts_with('x') || entity.starts_with('X') ? 16 : 10;
  if (base == 16) entity.remove_prefix(1);
  const auto code = whole_number<std::uint32_t>(entity, base);
  const bool is_character =
      code && *code != 0 && *code <= 0x10FFFF && (*code < 0xD800 || *code > 0xDFFF);
  if (is_character) append_utf8(text, *code);
  return is_character;
}

/// XML 1.0, 4.1 and 4.6: character references and the five predefined entities; other texts do not
/// change.
std::string without_entities(std::string_view text) {
  constexpr std::size_t longest = 10;
  std::string decoded;
  while (!text.empty()) {
    const auto at = text.find('&');
    decoded += text.substr(0, at);
    if (at == std::string_view::npos) break;
    text.remove_prefix(at);
    const auto end = text.substr(0, longest + 2).find(';');
    if (end != std::string_view::npos && append_entity(decoded, text.substr(1, end - 1))) {
      text.remove_prefix(end + 1);
    } else {
      decoded += '&';
      text.remove_prefix(1);
    }
  }
  return decoded;
}

void read_xml_player(std::string_view player, ListRecord& record, const RowFaults& faults,
                     std::deque<std::string>& made) {
  std::size_t at = player.find('<', 1);  // after <player>
  while (at != std::string_view::npos && at + 1 < player.size()) {
    const auto close = player.find('>', at);
    if (close == std::string_view::npos) break;
    const auto element = player.substr(at + 1, close - at - 1);
    if (element.starts_with('/')) break;  // </player>
    if (element.ends_with('/')) {         // <title/>
      at = player.find('<', close);
      continue;
    }
    const auto end = player.find('<', close);
    if (end == std::string_view::npos) break;
    auto text = player.substr(close + 1, end - close - 1);
    if (text.find('&') != std::string_view::npos) text = made.emplace_back(without_entities(text));
    take_field(record, xml_field(element), text, faults);
    at = player.find('<', player.find('>', end));
  }
}

}  // namespace

void for_each_unknown(const ListLayout& layout, const ListRecord& record,
                      const std::function<void(std::string_view)>& visit) {
  auto line = record.text;
  const bool is_csv = layout.format == ListFormat::csv;
  const bool plain = is_csv || is_ascii(line);
  for (const auto& [what, first, width] : layout.fields) {
    const bool is_unknown = static_cast<ListField>(what) == ListField::other;
    if (is_csv) {
      const auto cell = take_csv_cell(line, layout.separator);
      if (!line.empty()) line.remove_prefix(1);
      if (!is_unknown) continue;
      if (cell.is_plain())
        visit(cell.text);
      else
        visit(cell.str());
    } else if (is_unknown) {
      const auto from = std::min(plain ? first : byte_of_column(line, first), line.size());
      const auto to = plain ? from + width : byte_of_column(line, std::size_t{first} + width);
      visit(trimmed_blanks(line.substr(from, to - from)));
    }
  }
}

std::vector<ListPiece> cut_by_size(const ListLayout& layout, std::string_view bytes,
                                   std::size_t pieces) {
  std::vector<ListPiece> cut;
  const std::string_view mark = layout.format == ListFormat::fide_xml
                                    ? std::string_view{"<player>"}
                                    : std::string_view{&layout.line_end, 1};
  const std::size_t skip = layout.format == ListFormat::fide_xml ? 0 : 1;
  auto from = layout.body;
  const auto size =
      (bytes.size() - std::min(from, bytes.size())) / std::max<std::size_t>(pieces, 1) + 1;
  while (from < bytes.size()) {
    auto to = from + size < bytes.size() ? bytes.find(mark, from + size) : std::string_view::npos;
    to = to == std::string_view::npos ? bytes.size() : to + skip;
    cut.push_back({from, to, 0});
    from = to;
  }
  return cut;
}

std::vector<ListPiece> cut_list(const ListLayout& layout, std::string_view bytes, int pieces) {
  auto cut = cut_by_size(layout, bytes, static_cast<std::size_t>(std::max(pieces, 1)));
  auto line = layout.first_line;
  for (auto& piece : cut) {
    piece.line = line;
    if (&piece == &cut.back()) break;
    line += static_cast<std::uint32_t>(
        std::count(bytes.begin() + static_cast<std::ptrdiff_t>(piece.from),
                   bytes.begin() + static_cast<std::ptrdiff_t>(piece.to), layout.line_end));
  }
  return cut;
}

std::size_t end_of_row(const ListLayout& layout, std::string_view bytes, std::size_t at) {
  if (layout.format == ListFormat::fide_xml)
    return std::min(bytes.find("<player>", at + 1), bytes.size());
  const auto end = bytes.find(layout.line_end, at);
  return end == std::string_view::npos ? bytes.size() : end + 1;
}

std::uint32_t for_each_row(const ListLayout& layout, std::string_view bytes, const ListPiece& piece,
                           const std::function<void(const ListPiece&)>& visit) {
  auto line = piece.line;
  for (auto at = piece.from; at < piece.to;) {
    const auto end = std::min(end_of_row(layout, bytes, at), piece.to);
    visit({at, end, line});
    const auto row = bytes.substr(at, end - at);
    line += layout.format == ListFormat::fide_xml
                ? static_cast<std::uint32_t>(std::count(row.begin(), row.end(), '\n'))
                : 1U;
    at = end;
  }
  return line;
}

std::uint32_t for_each_record(const ListLayout& layout, std::string_view bytes,
                              const ListPiece& piece,
                              const std::function<void(const ListRecord&)>& visit,
                              Diagnostics& diagnostics) {
  std::deque<std::string> made;  // Cells that differ from their bytes
  const bool is_csv = layout.format == ListFormat::csv;
  return for_each_row(layout, bytes, piece, [&](const ListPiece& row) {
    ListRecord record;
    record.line = row.line;
    const RowFaults faults{diagnostics, row.line, is_csv};
    record.text = bytes.substr(row.from, row.to - row.from);
    if (layout.format == ListFormat::fide_xml) {
      read_xml_player(record.text, record, faults, made);
      if (record.text.find("</player>") == std::string_view::npos)
        faults.add(said::player_is_cut{});
    } else {
      if (record.text.ends_with(layout.line_end)) record.text.remove_suffix(1);
      if (record.text.ends_with('\r')) record.text.remove_suffix(1);
      if (trimmed_blanks(record.text).empty() || record.text.starts_with('#')) return;
      if (is_csv)
        read_csv_row(layout, record.text, record, faults, made);
      else
        read_text_row(layout, record.text, record, faults);
    }
    complete_states(record, layout.present);
    // A person without a number of the list's kind has another number, or name and birth date.
    const bool is_person = !record.id.empty() || !record.fide_id.empty() ||
                           (!record.name.empty() && !record.birth.empty());
    if (is_person)
      visit(record);
    else
      faults.add(said::row_without_id{});
    made.clear();
  });
}

}  // namespace trf::rating
