#include "trf/score.hpp"

namespace trf {

std::optional<Score> Score::parse(std::string_view field) noexcept {
  const auto first = field.find_first_not_of(' ');
  if (first == std::string_view::npos) return {};
  field = field.substr(first, field.find_last_not_of(' ') - first + 1);
  bool negative = false;
  if (field.front() == '-' || field.front() == '+') {
    negative = field.front() == '-';
    field.remove_prefix(1);
  }
  std::int32_t whole = 0;
  std::int32_t tenths = 0;
  const char* at = field.data();
  const char* const end = at + field.size();
  int digits = 0;
  for (; at != end && *at >= '0' && *at <= '9'; ++at, ++digits) {
    whole = whole * 10 + (*at - '0');
    if (whole > most_in_field_tenths / 10) return {};
  }
  if (at != end && *at == '.') {
    ++at;
    if (at != end && *at >= '0' && *at <= '9') {
      tenths = *at - '0';
      ++at;
      ++digits;
    }
  }
  if (at != end || digits == 0) return {};
  const auto value = whole * 10 + tenths;
  return from_tenths(negative ? -value : value);
}

std::string to_string(Score score) {
  const auto tenths = score.tenths();
  const auto size = tenths < 0 ? -tenths : tenths;
  std::string text = tenths < 0 ? "-" : "";
  text += std::to_string(size / 10);
  text += '.';
  text += static_cast<char>('0' + size % 10);
  return text;
}

}  // namespace trf
