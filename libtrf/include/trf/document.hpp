#pragma once

#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "trf/diagnostic.hpp"

#pragma GCC visibility push(default)
namespace trf {

enum class LineEnd : std::uint8_t { none, lf, cr, crlf };

enum class Encoding : std::uint8_t {
  ascii,
  utf8,
  latin1,  ///< Some line is not UTF-8: there each byte is taken as one character
  utf16,   ///< Byte order mark of UTF-16 or UTF-32: not read
};

/// A line of a Document, without its terminator.
struct Line {
  std::uint32_t offset = 0;  ///< First byte in Document::bytes()
  std::uint32_t length = 0;  ///< Bytes
  LineEnd end = LineEnd::none;
  bool is_ascii = true;  ///< Every byte below 0x80: columns are bytes
  bool is_utf8 = true;   ///< Valid UTF-8; else each byte is one column (Latin-1)
};

/// What an input may be at most: beyond `file_bytes` or `lines` it is refused as unusable (P13), a
/// longer line is a finding (P11).
struct Limits {
  static constexpr std::size_t most_bytes = 0xFFFF'FFFF;  ///< No limit may be higher
  std::size_t file_bytes = std::size_t{256} << 20;
  std::size_t line_bytes = std::size_t{1} << 20;
  std::size_t lines = 5'000'000;
};

/// A report as it stands: every byte, cut into lines, with access by column.
///
/// Known records have typed fields through layout.hpp; everything else passes through. Editing a
/// field changes that field's columns and nothing else; bytes() of an unedited document is the
/// input.
class Document {
 public:
  Document() = default;
  /// Takes the file's bytes. Never fails: what is wrong with them is for check_text().
  /// Beyond `limits.file_bytes` or `limits.lines` there are no lines.
  explicit Document(std::string bytes, const Limits& limits = {});

  /// The whole document with its edits.
  [[nodiscard]] std::string bytes() const;

  [[nodiscard]] const Limits& limits() const noexcept { return limits_; }
  [[nodiscard]] bool is_too_large() const noexcept { return bytes_.size() > limits_.file_bytes; }
  [[nodiscard]] bool has_too_many_lines() const noexcept { return has_too_many_lines_; }

  [[nodiscard]] Encoding encoding() const noexcept { return encoding_; }
  [[nodiscard]] bool has_bom() const noexcept { return bom_ != 0; }
  [[nodiscard]] std::size_t line_count() const noexcept { return lines_.size(); }
  [[nodiscard]] std::span<const Line> lines() const noexcept { return lines_; }

  /// Text of line `number` (from 1) without terminator; a view that an edit of that line ends.
  [[nodiscard]] std::string_view text(std::size_t number) const noexcept;
  /// Columns `first`.. of a line (from 1, in code points), at most `width` of them; shorter or
  /// empty where the line ends before.
  [[nodiscard]] std::string_view field(std::size_t number, std::size_t first,
                                       std::size_t width) const noexcept;
  /// Code points of a line; each byte is one when the line is no valid UTF-8.
  [[nodiscard]] std::size_t width(std::size_t number) const noexcept;
  /// Column (from 1, in code points) of a byte offset in a line.
  [[nodiscard]] std::size_t column_of(std::size_t number, std::size_t byte) const noexcept;

  /// Puts `value` (UTF-8) into columns first..first+width-1, extending a short line with blanks;
  /// the value is padded to the width (on the left if `align_right`).
  /// \return false when the line is Latin-1 and the value cannot be written in it
  /// \pre value is at most `width` code points
  bool set_field(std::size_t number, std::size_t first, std::size_t width, std::string_view value,
                 bool align_right);
  /// Replaces a line's text (UTF-8). \return as set_field
  bool set_text(std::size_t number, std::string_view text);
  /// Replaces a line's bytes, in the line's own encoding.
  void replace_line(std::size_t number, std::string bytes) { set_line(number, std::move(bytes)); }
  /// Puts a line after line `number` (0: at the top), with that line's kind of terminator.
  /// Costs a pass over the document, as erase() does.
  void insert_after(std::size_t number, std::string_view text);
  /// Takes a line away, terminator included.
  void erase(std::size_t number);

 private:
  void set_line(std::size_t number, std::string text);

  std::string bytes_;
  Limits limits_;
  std::vector<Line> lines_;
  std::map<std::size_t, std::string> edits_;  ///< Replaced texts by line number
  std::size_t bom_ = 0;
  bool has_too_many_lines_ = false;
  Encoding encoding_ = Encoding::ascii;
};

/// Cuts bytes into lines at LF, CRLF and a lone CR in any mix. Linear; offsets count from `bytes`.
[[nodiscard]] std::vector<Line> split_lines(std::string_view bytes);
/// How many lines that gives, without memory.
[[nodiscard]] std::size_t count_lines(std::string_view bytes) noexcept;

}  // namespace trf
#pragma GCC visibility pop
