#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "trf/diagnostic.hpp"
#include "trf/messages/json.hpp"

namespace trf::detail {

/// A JSON value with the position where it begins. Numbers keep their text, so that decimals stay
/// exact. A library would give neither; this is why the parser is our own.
struct Json {
  struct Number {
    std::string text;
  };
  using Array = std::vector<Json>;
  using Object = std::vector<std::pair<std::string, Json>>;
  std::variant<std::monostate, bool, Number, std::string, Array, Object> value{};
  Position where{};

  [[nodiscard]] bool is_null() const noexcept { return value.index() == 0; }
  [[nodiscard]] JsonKind kind() const noexcept { return static_cast<JsonKind>(value.index()); }
};

/// RFC 8259; nesting up to 64. A fault is added to `faults` and ends the reading.
[[nodiscard]] std::optional<Json> parse_json(std::string_view text, Diagnostics& faults);

}  // namespace trf::detail
