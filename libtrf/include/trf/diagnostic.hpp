#pragma once

#include <compare>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "trf/check_id.hpp"
#include "trf/field.hpp"
#include "trf/message.hpp"

#pragma GCC visibility push(default)
namespace trf {

enum class Severity : std::uint8_t { info, warning, error };
inline constexpr std::string_view severity_names[]{"info", "warning", "error"};
constexpr std::span<const std::string_view> value_names(Severity) noexcept {
  return severity_names;
}

/// A position in the input, as an editor shows it. Line and column start at 1; columns count code
/// points, not bytes. Column 0 is the whole line, line 0 the whole file.
struct Position {
  std::uint32_t line = 0;
  std::uint32_t column = 0;
  std::uint32_t width = 1;  ///< Code points the caret underlines; at least 1.

  /// The position of a field in a line; of a free text, its first column.
  [[nodiscard]] static constexpr Position of(std::uint32_t line,
                                             const layout::Field& field) noexcept {
    return {line, field.first, field.width == layout::to_the_end ? 1U : field.width};
  }

  friend constexpr auto operator<=>(const Position&, const Position&) = default;
};

/// One finding about an input. Findings are data, never exceptions: a reader that meets a bad line
/// records it and continues with the next.
struct Diagnostic {
  CheckId check;  ///< Empty for an input that is not a TRF report
  Severity severity = Severity::error;
  Position where;
  Message message;  ///< One sentence without full stop: what is wrong, and what was expected.
};

using Diagnostics = std::vector<Diagnostic>;

/// Is one of them an error?
[[nodiscard]] bool has_error(const Diagnostics& findings) noexcept;

/// Sorts them by position; those of one position keep their order.
void sort_by_position(Diagnostics& findings);

/// How a value is stored: a constant one is shared, not copied.
template <class T>
struct Kept {
  using type = std::optional<T>;
};
template <class T>
struct Kept<const T> {
  using type = std::shared_ptr<const T>;
};

/// A value read from input, and all findings about the input. A report with three warnings gives
/// both a tournament and findings.
template <class T>
struct Result {
  typename Kept<T>::type value;  ///< Absent if the errors leave nothing meaningful.
  Diagnostics diagnostics;       ///< Sorted by position once the reader has ended.
};

}  // namespace trf
#pragma GCC visibility pop
