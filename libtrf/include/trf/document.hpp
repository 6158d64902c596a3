#pragma once

#include <cstdint>
#include <initializer_list>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "trf/diagnostic.hpp"

#pragma GCC visibility push(default)
namespace trf {

/// The terminator of a line; none: the last line of a file that does not end with one.
enum class LineEnd : std::uint8_t { none, lf, cr, crlf };
/// The bytes of the terminator.
[[nodiscard]] constexpr std::string_view bytes_of(LineEnd end) noexcept {
  constexpr std::string_view bytes[]{"", "\n", "\r", "\r\n"};
  return bytes[static_cast<std::size_t>(end)];
}

/// The character encoding of a file, as its bytes show it.
enum class Encoding : std::uint8_t {
  ascii,
  utf8,
  windows1252,  ///< Some line is not UTF-8: each of its bytes is one character
  utf16,        ///< Byte order mark of UTF-16 or UTF-32: such a file is not read
};

/// A line of a Document, without its terminator.
struct Line {
  std::uint32_t offset = 0;  ///< First byte in Document::bytes()
  std::uint32_t length = 0;  ///< Bytes
  LineEnd end = LineEnd::none;
  bool is_ascii = true;  ///< Every byte below 0x80: columns are bytes
  bool is_utf8 = true;   ///< Valid UTF-8; else each byte is one column (Windows-1252)
};

/// Limits of an input. Beyond `file_bytes` or `lines` it is refused as unusable (P13); a line that
/// is too long is a finding (P11).
struct Limits {
  static constexpr std::size_t most_bytes = 0xFFFF'FFFF;  ///< The highest limit that can be set
  std::size_t file_bytes = std::size_t{256} << 20;
  std::size_t line_bytes = std::size_t{1} << 20;
  std::size_t lines = 5'000'000;
};

/// A report as its bytes, split into lines, with access by column.
///
/// layout.hpp has the fields of known records; other lines are kept as they are. Editing a field
/// changes only its columns; bytes() of an unedited document is the input.
class Document {
 public:
  Document() = default;
  /// Takes the bytes of a file. Never fails: read() and check() find what is wrong with them.
  /// Beyond `limits.file_bytes` or `limits.lines` the document has no lines.
  explicit Document(std::string bytes, const Limits& limits = {});
  /// The same without a copy: a large file is in memory once. \pre not null
  explicit Document(std::shared_ptr<const std::string> bytes, const Limits& limits = {});

  /// The whole document with its edits.
  [[nodiscard]] std::string bytes() const;
  /// The same without a copy if there are no edits; never null.
  [[nodiscard]] std::shared_ptr<const std::string> shared_bytes() const;

  [[nodiscard]] const Limits& limits() const noexcept { return limits_; }
  [[nodiscard]] bool is_too_large() const noexcept { return all_.size() > limits_.file_bytes; }
  [[nodiscard]] bool has_too_many_lines() const noexcept { return has_too_many_lines_; }

  [[nodiscard]] Encoding encoding() const noexcept { return encoding_; }
  [[nodiscard]] bool has_bom() const noexcept { return bom_ != 0; }
  [[nodiscard]] std::size_t line_count() const noexcept { return lines_.size(); }
  [[nodiscard]] std::span<const Line> lines() const noexcept { return lines_; }

  /// Text of line `number` (from 1) without terminator; a view that is valid until that line is
  /// edited.
  [[nodiscard]] std::string_view text(std::size_t number) const noexcept;
  /// The columns of a line from `first` (from 1, in code points), at most `width`; shorter or empty
  /// if the line ends before.
  [[nodiscard]] std::string_view field(std::size_t number, std::size_t first,
                                       std::size_t width) const noexcept;
  /// Code points of a line; each byte is one if the line is not valid UTF-8.
  [[nodiscard]] std::size_t width(std::size_t number) const noexcept;
  /// Column (from 1, in code points) of a byte offset in a line.
  [[nodiscard]] std::size_t column_of(std::size_t number, std::size_t byte) const noexcept;
  /// Where the value of a record is, or the whole of a line that ends before; line 0 is the file.
  [[nodiscard]] Position value_place(std::uint32_t number) const noexcept;

  /// Writes `value` (UTF-8) into columns first..first+width-1. A short line is extended with
  /// spaces; the value is padded to the width (on the left if `align_right`).
  /// \return false if the line is Windows-1252 and the value cannot be written in it
  /// \pre value is at most `width` code points
  bool set_field(std::size_t number, std::size_t first, std::size_t width, std::string_view value,
                 bool align_right);
  /// Replaces a line's text (UTF-8). \return as set_field
  bool set_text(std::size_t number, std::string_view text);
  /// Replaces a line's bytes, in the line's own encoding.
  void replace_line(std::size_t number, std::string bytes) { set_line(number, std::move(bytes)); }
  /// Inserts a line (UTF-8) after line `number` (0: at the top), with that line's kind of
  /// terminator. Linear in the size of the document, like erase().
  /// \return false if the document is Windows-1252 and the text cannot be written in it
  bool insert_after(std::size_t number, std::string_view text);
  /// Removes a line with its terminator.
  void erase(std::size_t number);

 private:
  void set_line(std::size_t number, std::string text);

  std::shared_ptr<const std::string> bytes_;
  std::string_view all_;  ///< Of bytes_
  Limits limits_;
  std::vector<Line> lines_;
  std::map<std::size_t, std::string> edits_;  ///< Replaced texts by line number
  std::size_t bom_ = 0;
  bool has_too_many_lines_ = false;
  Encoding encoding_ = Encoding::ascii;
};

/// The first line of the first of these records that the document has, the first with a text if
/// there is one; 0: it has none.
[[nodiscard]] std::uint32_t line_of(const Document& document,
                                    std::initializer_list<std::string_view> tags) noexcept;
/// Where the date of a round is, from 0: in a column of record 132, or in the record 132 of the
/// round, which some programs write. Line 0: there is no record 132.
[[nodiscard]] Position date_place(const Document& document, std::size_t round);

/// Splits bytes into lines at LF, CRLF and a lone CR in any mix. Linear; offsets count from
/// `bytes`.
[[nodiscard]] std::vector<Line> split_lines(std::string_view bytes);
/// The number of lines that split_lines() gives, without its memory.
[[nodiscard]] std::size_t count_lines(std::string_view bytes) noexcept;

}  // namespace trf
#pragma GCC visibility pop
