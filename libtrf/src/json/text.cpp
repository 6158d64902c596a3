#include "trf/json_text.hpp"

#include <algorithm>

#include "trf/utf8.hpp"

namespace trf {
namespace {

// The number of bytes that need no escape: most texts have no others.
std::size_t plain_at_front(std::string_view text) noexcept {
  return static_cast<std::size_t>(
      std::ranges::find_if_not(
          text, [](char c) { return c >= ' ' && c < '\x7F' && c != '"' && c != '\\'; }) -
      text.begin());
}

}  // namespace

void append_json_quoted(std::string& out, std::string_view text) {
  static constexpr std::string_view hex = "0123456789abcdef";
  out += '"';
  while (true) {
    const auto plain = plain_at_front(text);
    out += text.substr(0, plain);
    text.remove_prefix(plain);
    if (text.empty()) break;
    const auto point = first_code_point(text);
    text.remove_prefix(point.length);
    if (point.value == '"' || point.value == '\\')
      (out += '\\') += static_cast<char>(point.value);
    else if (point.value == '\n')
      out += "\\n";
    else if (point.value == '\t')
      out += "\\t";
    else if (point.value < 0x20 || point.value == 0x7F)
      ((out += "\\u00") += hex[point.value >> 4U]) += hex[point.value & 15U];
    else
      append_utf8(out, point.value);
  }
  out += '"';
}

std::string json_quoted(std::string_view text) {
  std::string out;
  append_json_quoted(out, text);
  return out;
}

JsonObject& JsonObject::add(std::string_view name, std::string_view json) {
  if (!members_.empty()) members_ += lines_ == JsonLines::each ? "," : ", ";
  if (lines_ == JsonLines::each) members_ += "\n  ";
  append_json_quoted(members_, name);
  (members_ += ": ") += json;
  return *this;
}

JsonObject& JsonObject::add_text(std::string_view name, std::string_view text) {
  return add(name, json_quoted(text));
}
JsonObject& JsonObject::add_number(std::string_view name, std::int64_t number) {
  return add(name, std::to_string(number));
}

std::string JsonObject::str() const {
  return (lines_ == JsonLines::each && !members_.empty()) ? "{" + members_ + "\n}\n"
                                                          : "{" + members_ + "}";
}

}  // namespace trf
