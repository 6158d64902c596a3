#pragma once

#include <cstdint>
#include <string_view>

#include "trf/rating/list.hpp"

namespace trf::rating {

/// The fields of a list in any format.
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
  flag,
  other,
};

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
/// Visits the rows of a piece unread, also blank ones and comments. \return the line after the last
std::uint32_t for_each_row(const ListLayout& layout, std::string_view bytes, const ListPiece& piece,
                           const std::function<void(const ListPiece&)>& visit);

/// XML elements by name.
[[nodiscard]] ListField xml_field(std::string_view element);

/// Writes a field's text, without spaces around it, into the record.
void take_field(ListRecord& record, ListField field, std::string_view text,
                const RowFaults& faults);

}  // namespace trf::rating
