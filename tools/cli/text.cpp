#include "cli/text.hpp"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "cli/cli.hpp"

namespace cli {
namespace {

struct Range {
  char32_t first, last;
};

// Blocks of combining marks and of invisible format characters.
constexpr std::array zero_width = {
    Range{0x0300, 0x036F}, Range{0x0483, 0x0489}, Range{0x0591, 0x05BD}, Range{0x0610, 0x061A},
    Range{0x064B, 0x065F}, Range{0x1AB0, 0x1AFF}, Range{0x1DC0, 0x1DFF}, Range{0x200B, 0x200F},
    Range{0x202A, 0x202E}, Range{0x2060, 0x2064}, Range{0x20D0, 0x20FF}, Range{0xFE00, 0xFE0F},
    Range{0xFE20, 0xFE2F}, Range{0xFEFF, 0xFEFF},
};
// Blocks whose characters are two cells wide (UAX #11: wide and full-width).
constexpr std::array two_wide = {
    Range{0x1100, 0x115F},   Range{0x2E80, 0xA4CF},   Range{0xAC00, 0xD7A3},
    Range{0xF900, 0xFAFF},   Range{0xFE30, 0xFE6F},   Range{0xFF00, 0xFF60},
    Range{0xFFE0, 0xFFE6},   Range{0x1F300, 0x1F64F}, Range{0x1F900, 0x1FAFF},
    Range{0x20000, 0x3FFFD},
};

template <std::size_t N>
bool is_in(const std::array<Range, N>& ranges, char32_t value) noexcept {
  return std::any_of(ranges.begin(), ranges.end(), [value](const Range& range) {
    return range.first <= value && value <= range.last;
  });
}

// C0, DEL and C1 control terminals; marks of the writing direction can hide text.
bool is_control(char32_t value) noexcept {
  return value < 0x20 || (value >= 0x7F && value < 0xA0) || (value >= 0x202A && value <= 0x202E) ||
         (value >= 0x2066 && value <= 0x2069) || value == 0x2028 || value == 0x2029;
}

/// The number of printable ASCII characters at the beginning: most texts have no others, and these
/// are processed in one piece.
std::size_t ascii_at_front(std::string_view text) noexcept {
  return static_cast<std::size_t>(
      std::ranges::find_if_not(text, [](char c) { return c >= ' ' && c < '\x7F'; }) - text.begin());
}

}  // namespace

std::size_t display_width(std::string_view text) noexcept {
  std::size_t width = 0;
  while (!text.empty()) {
    const auto ascii = ascii_at_front(text);
    width += ascii;
    text.remove_prefix(ascii);
    if (text.empty()) break;
    const auto point = first_code_point(text);
    text.remove_prefix(point.length);
    if (point.value < 0x300)
      ++width;
    else if (!is_in(zero_width, point.value))
      width += is_in(two_wide, point.value) ? 2U : 1U;
  }
  return width;
}

std::string visible(std::string_view text) {
  std::string out;
  out.reserve(text.size());
  while (!text.empty()) {
    const auto ascii = ascii_at_front(text);
    out += text.substr(0, ascii);
    text.remove_prefix(ascii);
    if (text.empty()) break;
    const auto point = first_code_point(text);
    if (!is_control(point.value))
      trf::append_utf8(out, point.value);
    else if (point.value < 0x100)
      out += fmt::format("\\x{:02X}", static_cast<unsigned>(point.value));
    else
      out += fmt::format("\\u{:04X}", static_cast<unsigned>(point.value));
    text.remove_prefix(point.length);
  }
  return out;
}

std::string wrapped(std::string_view words, std::size_t indent, std::size_t line_width) {
  std::string out;
  std::size_t used = indent;
  while (!words.empty()) {
    const auto word = words.substr(0, words.find(' '));
    const auto width = display_width(word);
    if (used > indent && used + 1 + width > line_width) {
      out += '\n' + std::string(indent, ' ');
      used = indent;
    } else if (used > indent) {
      out += ' ';
      ++used;
    }
    out += word;
    used += width;
    words.remove_prefix(std::min(word.size() + 1, words.size()));
  }
  return out + '\n';
}

}  // namespace cli
