#include "trf/utf8.hpp"

namespace trf {

CodePoint first_code_point(std::string_view text) noexcept {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const auto lead = byte(0);
  if (lead < 0x80) return {lead, 1, true};
  const CodePoint broken{lead, 1, false};
  const std::uint8_t length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
  if (lead < 0xC2 || lead > 0xF4 || text.size() < length) return broken;
  char32_t value = lead & (0x7FU >> length);
  for (std::size_t i = 1; i < length; ++i) {
    if ((byte(i) & 0xC0U) != 0x80U) return broken;
    value = value << 6U | (byte(i) & 0x3FU);
  }
  const bool is_overlong = (length == 3 && value < 0x800) || (length == 4 && value < 0x10000);
  const bool is_surrogate = value >= 0xD800 && value <= 0xDFFF;
  if (is_overlong || is_surrogate || value > 0x10FFFF) return broken;
  return {value, length, true};
}

void append_utf8(std::string& out, char32_t point) {
  const auto put = [&out](char32_t byte) { out += static_cast<char>(byte); };
  const auto more = [&](unsigned shift) { put(0x80U | (point >> shift & 0x3FU)); };
  if (point < 0x80) return put(point);
  if (point < 0x800) {
    put(0xC0U | point >> 6U);
  } else if (point < 0x10000) {
    put(0xE0U | point >> 12U);
    more(6);
  } else {
    put(0xF0U | point >> 18U);
    more(12);
    more(6);
  }
  more(0);
}

}  // namespace trf
