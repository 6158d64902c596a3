#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <variant>

#include "cli/table.hpp"
#include "trf/date.hpp"

// What the forms of a table share: those for programs (render.cpp) and for people
// (render_people.cpp).
namespace cli {

/// Collects a text and passes it on in pieces.
class Pieces {
 public:
  explicit Pieces(const Write& write) : write_{write} {}
  Pieces(const Pieces&) = delete;
  Pieces& operator=(const Pieces&) = delete;

  std::string text;
  void pass_on(std::size_t from = std::size_t{64} << 10) {
    if (text.size() < from) return;
    write_(text);
    text.clear();
  }

 private:
  const Write& write_;
};

/// Each by `one`, with spaces between them.
template <class One>
std::string joined(std::span<const trf::Date> days, const One& one) {
  std::string text;
  for (const auto& day : days) {
    if (!text.empty()) text += ' ';
    text += day.is_set() ? one(day) : std::string{"-"};
  }
  return text;
}

/// A cell for CSV; an empty cell is an empty text.
[[nodiscard]] std::string plain(const CellView& cell);
[[nodiscard]] inline bool is_number(const CellView& cell) {
  return std::holds_alternative<std::int64_t>(cell) || std::holds_alternative<trf::Decimal>(cell);
}
[[nodiscard]] inline bool is_nothing(const CellView& cell) {
  return std::holds_alternative<std::monostate>(cell);
}

void render_text(const Table& table, bool header, Pieces& pieces);
/// With the title of the table as its heading.
[[nodiscard]] std::string render_html(const Table& table);

}  // namespace cli
