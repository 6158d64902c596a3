#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#pragma GCC visibility push(default)
/// JSON, written in one place.
namespace trf {

/// A JSON string with its quotes; bytes that are not UTF-8 are read as Latin-1.
///
///     json_quoted("a \"b\"")  // "a \"b\""
[[nodiscard]] std::string json_quoted(std::string_view text);
void append_json_quoted(std::string& out, std::string_view text);

/// Where the items of an object or array are written.
enum class JsonLines : std::uint8_t {
  one,   ///< All on one line
  each,  ///< Each on a line of its own, as in an object that is a whole file
};

/// An object with its members in the order in which they are added. Values are JSON already.
///
///     JsonObject{}.add_number("rank", 3).add_text("name", "Rossi").str()
///
/// is {"rank": 3, "name": "Rossi"}.
class JsonObject {
 public:
  explicit JsonObject(JsonLines lines = JsonLines::one) : lines_{lines} {}
  JsonObject& add(std::string_view name, std::string_view json);
  JsonObject& add_text(std::string_view name, std::string_view text);
  JsonObject& add_number(std::string_view name, std::int64_t number);
  [[nodiscard]] std::string str() const;

 private:
  JsonLines lines_;
  std::string members_;
};

/// An array of what `json` returns for each item. With JsonLines::each the array is a member of an
/// object that has its own members on lines.
template <class Items, class Json>
[[nodiscard]] std::string json_array(const Items& items, const Json& json,
                                     JsonLines lines = JsonLines::one) {
  std::string out;
  for (const auto& item : items) {
    if (lines == JsonLines::each)
      out += out.empty() ? "\n    " : ",\n    ";
    else if (!out.empty())
      out += ", ";
    out += json(item);
  }
  if (lines == JsonLines::each && !out.empty()) out += "\n  ";
  return "[" + out + "]";
}

}  // namespace trf
#pragma GCC visibility pop
