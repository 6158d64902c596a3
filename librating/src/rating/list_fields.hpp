#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <span>
#include <string_view>

#include "trf/rating/list.hpp"

namespace trf::rating {

/// The fields of a list in any format, in the order of the columns of the next list. One of a pool
/// with prefix is at the same distance from the first of its pool as the others.
enum class ListField : std::uint8_t {
  id,
  fide_id,
  name,
  sex,
  birth,
  federation,
  title,
  women_title,
  category,
  rating,
  k,
  games,
  standard_rating,
  standard_k,
  standard_games,
  rapid_rating,
  rapid_k,
  rapid_games,
  blitz_rating,
  blitz_k,
  blitz_games,
  ever_2200,
  ever_2300,
  ever_2400,
  inactive,
  last_played,
  champion,
  single_norms,
  double_norms,
  period_games,
  deleted,
  first_event,
  pool,
  rapid_total,
  rapid_ever_2300,
  rapid_ever_2400,
  rapid_inactive,
  rapid_last_played,
  rapid_deleted,
  rapid_first_event,
  rapid_pool,
  blitz_total,
  blitz_ever_2300,
  blitz_ever_2400,
  blitz_inactive,
  blitz_last_played,
  blitz_deleted,
  blitz_first_event,
  blitz_pool,
  rapid_category,
  rapid_best,
  other_title,
  foa_title,
  list_date,
  flag,
  other,
};
constexpr std::uint64_t bit_of(ListField field) noexcept {
  return std::uint64_t{1} << static_cast<unsigned>(field);
}
/// A field without the prefix of its kind of ratings. Those without prefix are of the list's own.
struct FieldOfKind {
  ListField field = ListField::other;
  RatingKind kind = RatingKind::own;
};
/// By ListField; a table, because it is asked for every cell.
inline constexpr auto fields_of_kinds = [] {
  using enum ListField;
  constexpr std::array values{rating, k, period_games};
  constexpr std::array states{games,       ever_2300, ever_2400,   inactive,
                              last_played, deleted,   first_event, pool};
  std::array<FieldOfKind, static_cast<std::size_t>(other) + 1> table{};
  for (std::size_t i = 0; i < table.size(); ++i) table[i].field = static_cast<ListField>(i);
  auto at = static_cast<std::size_t>(standard_rating);
  for (const auto kind : {RatingKind::standard, RatingKind::rapid, RatingKind::blitz})
    for (const auto field : values) table[at++] = {field, kind};
  at = static_cast<std::size_t>(rapid_total);
  for (const auto kind : {RatingKind::rapid, RatingKind::blitz})
    for (const auto field : states) table[at++] = {field, kind};
  return table;
}();
constexpr FieldOfKind without_prefix(ListField field) noexcept {
  return fields_of_kinds[static_cast<std::size_t>(field)];
}

/// The top bit of list_key() and name_key(): of texts, not of numbers.
inline constexpr std::uint64_t text_key_bit = std::uint64_t{1} << 63U;

/// Does the header have the field?
[[nodiscard]] inline bool has_field(const ListLayout& layout, ListField field) noexcept {
  return (layout.present & bit_of(field)) != 0;
}

/// Does the header have columns of the FSI, and none of FIDE's?
[[nodiscard]] bool has_columns_of_fsi(const ListLayout& layout) noexcept;

/// A column of CSV lists.
struct ListColumn {
  std::string_view name;
  ListField field;
};
/// The columns with a meaning, in the order of ListField; read and written by these names.
[[nodiscard]] std::span<const ListColumn> list_columns() noexcept;

/// Fields of the rapid or blitz pool that take the plain one's value if the list lacks their
/// column: what the plain one has is then about every pool.
void complete_states(ListRecord& record, std::uint64_t present);

/// Visits the cells of the columns with no meaning, in the order of ListLayout::unknown.
void for_each_unknown(const ListLayout& layout, const ListRecord& record,
                      const std::function<void(std::string_view)>& visit);

/// The destination of the faults of a row.
struct RowFaults {
  Diagnostics& diagnostics;
  std::uint32_t line;
  bool is_zero_a_fault = false;  ///< CSV leaves an unrated player's cell empty; FIDE writes 0
  void add(Message message) const {
    diagnostics.push_back({"", Severity::error, {line, 0}, std::move(message)});
  }
};

/// Divides the body into at most `pieces`; the lines are not counted, so that only the edges of the
/// pieces are read. Each begins with line 0.
[[nodiscard]] std::vector<ListPiece> cut_by_size(const ListLayout& layout, std::string_view bytes,
                                                 std::size_t pieces);
/// Enough pieces to keep the memory of a mapped file small.
[[nodiscard]] constexpr std::size_t pieces_of(std::size_t bytes) noexcept {
  return bytes / (std::size_t{4} << 20) + 1;
}

/// The first byte after the row at a byte.
[[nodiscard]] std::size_t end_of_row(const ListLayout& layout, std::string_view bytes,
                                     std::size_t at);
/// The row at a byte, as a piece.
[[nodiscard]] inline ListPiece row_at(const ListLayout& layout, std::string_view bytes,
                                      std::size_t at) {
  return {at, end_of_row(layout, bytes, at), 1};
}
/// The first byte of a record's row in the bytes of its list.
[[nodiscard]] inline std::size_t first_byte(const ListRecord& record,
                                            std::string_view bytes) noexcept {
  return static_cast<std::size_t>(record.text.data() - bytes.data());
}
/// Visits the rows of a piece unread, also blank ones and comments. \return the line after the last
std::uint32_t for_each_row(const ListLayout& layout, std::string_view bytes, const ListPiece& piece,
                           const std::function<void(const ListPiece&)>& visit);

/// Visits the records of one of the list's pieces(); a mapped file has only its bytes in memory.
/// Faults of the rows were reported when the list was read.
template <class Visit>
void for_each_row_of(const ListLayout& layout, std::string_view bytes, const ListPiece& piece,
                     const ListBytes& use, const Visit& visit) {
  Diagnostics said_before;
  const auto own = bytes.substr(piece.from, piece.to - piece.from);
  if (use.before) use.before(own);
  for_each_record(layout, bytes, piece, visit, said_before);
  if (use.after) use.after(own);
}

/// XML elements by name.
[[nodiscard]] ListField xml_field(std::string_view element);

/// Writes a field's text, without spaces around it, into the record.
void take_field(ListRecord& record, ListField field, std::string_view text,
                const RowFaults& faults);

}  // namespace trf::rating
