// The file of --prizes.

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>

#include "prizes.hpp"
#include "tiebreak/messages/tiebreak_prizes.hpp"
#include "trf/contains.hpp"
#include "trf/sheet.hpp"
#include "trf/whole_number.hpp"

namespace tiebreak_tool {
namespace {

using trf::tiebreak::PrizePlace;

constexpr std::array<std::string_view, 4> columns{"prize", "condition", "place", "value"};

/// A whole number of at most 12 digits.
std::optional<std::int64_t> digits(std::string_view text) {
  if (text.size() > 12 || text.starts_with('-')) return {};
  return trf::whole_number<std::int64_t>(text);
}

/// Hundredths of a unit, of "100", "62.5", "62.50" or "62,50"; more than zero.
std::optional<std::int64_t> cents_of(std::string_view text) {
  const auto mark = text.find_first_of(".,");
  const auto units = digits(text.substr(0, mark));
  auto part =
      mark == std::string_view::npos ? std::string{"00"} : std::string{text.substr(mark + 1)};
  if (part.size() == 1) part += '0';
  const auto cents = part.size() == 2 ? digits(part) : std::nullopt;
  if (!units || !cents || *units * 100 + *cents == 0) return {};
  return *units * 100 + *cents;
}

/// Reads the rows of a prize list.
class PrizeReader {
 public:
  PrizeReader(std::string_view bytes, trf::Diagnostics& faults)
      : sheet_{cli::read_sheet(bytes, faults)}, faults_{faults} {}

  PrizeList read() {
    if (sheet_.columns.empty()) return {};  // The fault is already known
    bool has_all = true;
    for (const auto column : columns)
      if (column != "condition" && sheet_.column(column) < 0) {
        fault({1, 0}, said::prize_column_missing{.column = trf::Code{column}});
        has_all = false;
      }
    for (std::size_t i = 0; i < sheet_.columns.size(); ++i)
      if (!trf::contains(columns, sheet_.columns[i]))
        faults_.push_back(
            {"", trf::Severity::warning, sheet_.heads[i],
             said::prize_column_unknown{.column = sheet_.columns[i],
                                        .hint = cli::did_you_mean(sheet_.columns[i], columns)}});
    if (!has_all) return {};
    for (row_ = 0; row_ < sheet_.rows.size(); ++row_) take_row();
    if (list_.prizes.empty()) fault({1, 0}, said::no_prizes{});
    return std::move(list_);
  }

 private:
  void fault(trf::Position where, trf::Message message) {
    faults_.push_back({"", trf::Severity::error, where, std::move(message)});
  }
  [[nodiscard]] std::string text(std::string_view column) const {
    return std::string{sheet_.cell(row_, column)};
  }
  [[nodiscard]] trf::Position where(std::string_view column) const {
    return sheet_.places[row_][static_cast<std::size_t>(sheet_.column(column))];
  }

  void take_row() {
    const auto name = text("prize");
    if (name.empty()) return fault(where("prize"), said::prize_without_name{});
    const auto place = digits(text("place"));
    if (place.value_or(0) < 1 || *place > 9999)
      fault(where("place"), said::prize_place_wrong{.found = text("place")});
    const auto cents = cents_of(text("value"));
    if (!cents) fault(where("value"), said::prize_value_wrong{.found = text("value")});
    auto found = std::ranges::find(list_.prizes, name,
                                   [](const auto& entry) { return entry.category.name; });
    if (found == list_.prizes.end()) {
      PrizeList::Entry entry;
      entry.category = {.name = name, .text = text("condition"), .conditions = {}};
      if (!entry.category.text.empty())
        if (auto wrong = read_conditions(entry.category); !wrong.empty())
          fault(where("condition"), std::move(wrong));
      list_.prizes.push_back(std::move(entry));
      found = std::prev(list_.prizes.end());
    } else if (found->category.text != text("condition")) {
      return fault(where("prize"),
                   said::prize_two_conditions{.prize = name, .line = line_of(*found, 0)});
    }
    if (!place || !cents) return;
    const auto same = std::ranges::find(found->places, *place, &PrizePlace::place);
    if (same != found->places.end())
      return fault(
          where("place"),
          said::prize_place_twice{.place = *place, .prize = name, .line = sheet_.lines[same->row]});
    found->places.push_back({static_cast<int>(*place), *cents, row_});
  }
  /// The line of the row that first named the prize.
  [[nodiscard]] std::uint32_t line_of(const PrizeList::Entry& entry, std::size_t from) const {
    while (sheet_.rows[from][static_cast<std::size_t>(sheet_.column("prize"))] !=
           entry.category.name)
      ++from;
    return sheet_.lines[from];
  }

  cli::Sheet sheet_;
  trf::Diagnostics& faults_;
  PrizeList list_;
  std::size_t row_ = 0;
};

}  // namespace

PrizeList read_prizes(std::string_view bytes, trf::Diagnostics& faults) {
  return PrizeReader{bytes, faults}.read();
}

}  // namespace tiebreak_tool
