#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#pragma GCC visibility push(default)
namespace trf {
struct MessageId;
}

/// A field of a record; layout.hpp has those of each record.
namespace trf::layout {

/// The content of a field, and so how it is read, written and aligned.
enum class Type : std::uint8_t {
  text,        ///< Left-aligned
  code,        ///< Right-aligned letters: a title
  number,      ///< Right-aligned digits
  points,      ///< Right-aligned, one decimal: "11.5"
  date,        ///< YYYY/MM/DD
  short_date,  ///< YY/MM/DD
  letter,      ///< One character
};

/// How serious a missing or wrong value is (TRF26: columns R and P of its tables).
enum class Need : std::uint8_t { ignored, warned, title_events, mandatory };

/// The width of a field that ends with its line.
inline constexpr std::uint16_t to_the_end = 0xFFFF;

/// Columns `first`..first+width-1 of a record, counted in characters from 1. In a record that
/// repeats, `pitch` is the distance to the same field of the next group; 0: the field does not
/// repeat.
struct Field {
  const MessageId* name = nullptr;  ///< "points": a part of sentences
  std::uint16_t first = 0;
  std::uint16_t width = 0;
  Type type = Type::text;
  Need rating = Need::ignored;
  Need pairing = Need::ignored;
  std::uint16_t pitch = 0;

  /// The same field of group `index` (from 0).
  [[nodiscard]] constexpr Field at(std::size_t index) const noexcept {
    auto moved = *this;
    moved.first = static_cast<std::uint16_t>(first + index * pitch);
    return moved;
  }
  /// The same field of round `round` (from 1): a cell of 001, a date of 132, a column of XXA.
  [[nodiscard]] constexpr Field of_round(int round) const noexcept {
    return at(static_cast<std::size_t>(round - 1));
  }
  /// Does its content end before its last column?
  [[nodiscard]] constexpr bool ends_early(std::string_view content) const noexcept {
    return content.size() == width && content.back() == ' ' &&
           content.find_first_not_of(' ') != std::string_view::npos;
  }
  [[nodiscard]] constexpr std::uint16_t last() const noexcept {
    return static_cast<std::uint16_t>(first + width - 1);
  }
};

}  // namespace trf::layout
#pragma GCC visibility pop
