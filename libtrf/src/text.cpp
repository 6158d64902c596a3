#include "trf/text.hpp"

#include <algorithm>
#include <array>
#include <cstring>

#include "trf/utf8.hpp"

namespace trf {
namespace {

constexpr unsigned byte(char c) noexcept { return static_cast<unsigned char>(c); }
constexpr bool is_continuation(char c) noexcept { return (byte(c) & 0xC0U) == 0x80U; }

/// The characters of Windows-1252 that are not those of Latin-1: bytes 80 to 9F. Five of them have
/// no character, and stay as in Latin-1.
constexpr unsigned first_other = 0x80;
constexpr std::array<char32_t, 32> other_points{
    0x20AC, 0x81,   0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160,
    0x2039, 0x0152, 0x8D,   0x017D, 0x8F,   0x90,   0x2018, 0x2019, 0x201C, 0x201D, 0x2022,
    0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x9D,   0x017E, 0x0178};
constexpr char32_t point_of(unsigned byte) noexcept {
  return byte >= first_other && byte < first_other + other_points.size()
             ? other_points[byte - first_other]
             : byte;
}

}  // namespace

std::size_t find_invalid_utf8(std::string_view text) noexcept {
  for (std::size_t at = 0; at < text.size();) {
    // Most texts are ASCII: eight bytes at a time.
    std::uint64_t eight = 0;
    if (at + sizeof eight <= text.size()) {
      std::memcpy(&eight, text.data() + at, sizeof eight);
      if ((eight & 0x8080808080808080U) == 0) {
        at += sizeof eight;
        continue;
      }
    }
    const auto point = first_code_point(text.substr(at));
    if (!point.is_valid) return at;
    at += point.length;
  }
  return std::string_view::npos;
}

std::size_t count_code_points(std::string_view utf8) noexcept {
  std::size_t count = 0;
  for (const char c : utf8) count += is_continuation(c) ? 0U : 1U;
  return count;
}

std::size_t bytes_of(std::string_view utf8, std::size_t count) noexcept {
  std::size_t at = 0;
  for (; at < utf8.size(); ++at) {
    if (is_continuation(utf8[at])) continue;
    if (count == 0) break;
    --count;
  }
  return at;
}

std::string utf8_of_windows1252(std::string_view bytes) {
  std::string text;
  text.reserve(bytes.size() + 8);
  for (const char c : bytes) append_utf8(text, point_of(byte(c)));
  return text;
}

std::optional<std::string> windows1252_of_utf8(std::string_view utf8) {
  std::string bytes;
  while (!utf8.empty()) {
    const auto point = first_code_point(utf8);
    if (!point.is_valid) return {};
    const auto other = std::find(other_points.begin(), other_points.end(), point.value);
    if (other != other_points.end())
      bytes += static_cast<char>(first_other + static_cast<unsigned>(other - other_points.begin()));
    else if (point.value <= 0xFF && point_of(static_cast<unsigned>(point.value)) == point.value)
      bytes += static_cast<char>(point.value);
    else
      return {};
    utf8.remove_prefix(point.length);
  }
  return bytes;
}

std::string_view trimmed(std::string_view text) noexcept {
  while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
  while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
  return text;
}

std::string lower(std::string_view text) {
  std::string out{text};
  for (char& c : out) c = lower(c);
  return out;
}

std::string upper(std::string_view text) {
  std::string out{text};
  for (char& c : out) c = upper(c);
  return out;
}

std::string lower_letters(std::string_view text) {
  std::string out = lower(text);
  std::erase_if(out, [](char c) { return c < 'a' || c > 'z'; });
  return out;
}

std::optional<int> parse_number(std::string_view field) noexcept {
  field = trimmed(field);
  if (field.empty()) return {};
  int value = 0;
  for (const char c : field) {
    if (c < '0' || c > '9') return {};
    if (value > 99'999'999) return {};
    value = value * 10 + (c - '0');
  }
  return value;
}

}  // namespace trf
