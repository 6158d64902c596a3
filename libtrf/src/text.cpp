#include "trf/text.hpp"

namespace trf {
namespace {

constexpr unsigned byte(char c) noexcept { return static_cast<unsigned char>(c); }
constexpr bool is_continuation(char c) noexcept { return (byte(c) & 0xC0U) == 0x80U; }

// Length of the well-formed sequence at the front, by Unicode's table 3-7; 0 for none.
std::size_t sequence_length(std::string_view text) noexcept {
  const auto lead = byte(text[0]);
  if (lead < 0x80) return 1;
  const auto follow = [&text](std::size_t i, unsigned low, unsigned high) {
    return i < text.size() && byte(text[i]) >= low && byte(text[i]) <= high;
  };
  if (lead >= 0xC2 && lead <= 0xDF) return follow(1, 0x80, 0xBF) ? 2 : 0;
  if (lead >= 0xE0 && lead <= 0xEF) {
    const unsigned low = lead == 0xE0 ? 0xA0 : 0x80;
    const unsigned high = lead == 0xED ? 0x9F : 0xBF;
    return follow(1, low, high) && follow(2, 0x80, 0xBF) ? 3 : 0;
  }
  if (lead >= 0xF0 && lead <= 0xF4) {
    const unsigned low = lead == 0xF0 ? 0x90 : 0x80;
    const unsigned high = lead == 0xF4 ? 0x8F : 0xBF;
    return follow(1, low, high) && follow(2, 0x80, 0xBF) && follow(3, 0x80, 0xBF) ? 4 : 0;
  }
  return 0;
}

}  // namespace

std::size_t find_invalid_utf8(std::string_view text) noexcept {
  for (std::size_t at = 0; at < text.size();) {
    const auto length = sequence_length(text.substr(at));
    if (length == 0) return at;
    at += length;
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

std::string utf8_of_latin1(std::string_view bytes) {
  std::string text;
  text.reserve(bytes.size() + 8);
  for (const char c : bytes) {
    if (byte(c) < 0x80) {
      text += c;
    } else {
      text += static_cast<char>(0xC0U | (byte(c) >> 6U));
      text += static_cast<char>(0x80U | (byte(c) & 0x3FU));
    }
  }
  return text;
}

std::optional<std::string> latin1_of_utf8(std::string_view utf8) {
  std::string bytes;
  for (std::size_t at = 0; at < utf8.size(); ++at) {
    const auto lead = byte(utf8[at]);
    if (lead < 0x80) {
      bytes += utf8[at];
    } else if ((lead == 0xC2 || lead == 0xC3) && at + 1 < utf8.size()) {
      bytes += static_cast<char>(((lead & 0x03U) << 6U) | (byte(utf8[++at]) & 0x3FU));
    } else {
      return {};
    }
  }
  return bytes;
}

std::string_view trimmed(std::string_view text) noexcept {
  const auto first = text.find_first_not_of(' ');
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(' ') - first + 1);
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
