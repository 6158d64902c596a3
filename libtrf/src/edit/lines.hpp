#pragma once

#include <functional>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "trf/document.hpp"
#include "trf/layout.hpp"
#include "trf/tournament.hpp"

namespace trf::editing {

/// A number in a line: where it is, and its value.
struct NumberAt {
  std::size_t column = 0, width = 0;  ///< Of the field, or of the word
  int value = 0;
  std::size_t byte = 0;  ///< Of a word, in the text of the line
};

/// The numbers of a repeating field, group by group.
[[nodiscard]] std::vector<NumberAt> numbers_in(const Document& document, std::size_t line,
                                               const layout::Field& first);

/// "  12", or "0012" if the old number was zero-padded.
[[nodiscard]] std::string number_text(int value, std::size_t width, bool zero_padded);
[[nodiscard]] bool is_zero_padded(const Document& document, std::size_t line,
                                  const NumberAt& number);

/// Writes a number over another one, zero-padded if that was.
void put_number(Document& document, std::size_t line, std::size_t column, std::size_t width,
                int value);

/// Writes others over the layout::Numbers of a line that has them. Words keep the spaces between
/// them; a number may become longer.
void replace_numbers(Document& document, std::size_t line,
                     const std::function<int(int)>& renumbered);

/// Removes some of the layout::Numbers of a line that has them; the others close up. \return how
/// many are left; empty: the line does not have any of those
std::optional<std::size_t> remove_numbers(Document& document, std::size_t line,
                                          const std::set<int>& gone);

/// The line after which a new record is inserted: after the last of its kind, else after the
/// players and teams to which it refers.
[[nodiscard]] std::size_t place_for(const Document& document, const Tournament& tournament,
                                    std::string_view tag);

}  // namespace trf::editing
