#pragma once

#include <cstddef>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace trf::test {

/// A parsed JSON text, for tests that change it by hand. Scalars keep their text.
struct JsonValue {
  std::string scalar;  ///< null, a number or a string with its quotes; empty in arrays and objects
  std::vector<JsonValue> items;                            ///< Of an array
  std::vector<std::pair<std::string, JsonValue>> members;  ///< Of an object, in their order

  static JsonValue of(std::string text) { return {std::move(text), {}, {}}; }
  static JsonValue of(int number) { return of(std::to_string(number)); }
  static JsonValue null() { return of("null"); }

  [[nodiscard]] bool is_null() const { return scalar == "null"; }
  [[nodiscard]] int number() const { return is_null() ? 0 : std::stoi(scalar); }
  [[nodiscard]] bool has_id(int id) const {
    for (const auto& item : items)
      if (item.number() == id) return true;
    return false;
  }
  JsonValue& operator[](std::string_view name) {
    for (auto& [key, value] : members)
      if (key == name) return value;
    throw std::out_of_range{std::string{name}};
  }
  const JsonValue& operator[](std::string_view name) const {
    return (*const_cast<JsonValue*>(this))[name];  // NOLINT: the same search
  }
  friend bool operator==(const JsonValue&, const JsonValue&) = default;
};

/// For valid texts only.
[[nodiscard]] JsonValue parse_json(std::string_view text);

/// One member or item a line, so that a difference is easy to read.
[[nodiscard]] std::string to_text(const JsonValue& value, std::string_view indent = "");

}  // namespace trf::test
