#include "edit/lines.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "characters.hpp"
#include "trf/text.hpp"

namespace trf::editing {
namespace {

using detail::gaps_of_numbers;

/// The numbers among the words from column 5 on.
std::vector<NumberAt> words_in(const Document& document, std::size_t line) {
  std::vector<NumberAt> numbers;
  const auto text = document.text(line);
  for (auto at = text.find_first_not_of(gaps_of_numbers, 4); at != std::string_view::npos;) {
    const auto end = std::min(text.find_first_of(gaps_of_numbers, at), text.size());
    if (const auto number = parse_number(text.substr(at, end - at)))
      numbers.push_back({document.column_of(line, at), end - at, *number, at});
    at = text.find_first_not_of(gaps_of_numbers, end);
  }
  return numbers;
}

/// The first field of a record's numbers; null: they are words.
const layout::Field* first_of(const Document& document, std::size_t line) {
  return layout::find(layout::tag_of(document.text(line)))->numbers.first;
}

std::optional<std::size_t> remove_words(Document& document, std::size_t line,
                                        const std::set<int>& gone) {
  auto words = words_in(document, line);
  std::string text{document.text(line)};
  const auto count = words.size();
  std::size_t left = count;
  for (std::size_t i = count; i-- > 0;)
    if (gone.contains(words[i].value)) {
      // The gap after a word goes with it, that before the last word too: the space after the tag
      // stays.
      auto from = words[i].byte;
      const auto next = text.find_first_not_of(gaps_of_numbers, from + words[i].width);
      if (next == std::string::npos) from = text.find_last_not_of(gaps_of_numbers, from - 1) + 1;
      text.erase(from, next == std::string::npos ? next : next - from);
      --left;
    }
  if (left == count) return std::nullopt;
  document.replace_line(line, std::move(text));
  return left;
}

}  // namespace

std::vector<NumberAt> numbers_in(const Document& document, std::size_t line,
                                 const layout::Field& first) {
  std::vector<NumberAt> numbers;
  const auto width = document.width(line);
  for (std::size_t column = first.first; column <= width; column += first.pitch) {
    const auto number = parse_number(document.field(line, column, first.width));
    if (number) numbers.push_back({column, first.width, *number});
    if (first.pitch == 0) break;
  }
  return numbers;
}

std::string number_text(int value, std::size_t width, bool zero_padded) {
  return zero_padded ? fmt::format("{:0{}}", value, width) : fmt::format("{:{}}", value, width);
}

bool is_zero_padded(const Document& document, std::size_t line, const NumberAt& number) {
  return document.field(line, number.column, 1) == "0";
}

void put_number(Document& document, std::size_t line, std::size_t column, std::size_t width,
                int value) {
  const bool padded = is_zero_padded(document, line, {column});
  document.set_field(line, column, width, number_text(value, width, padded), true);
}

void replace_numbers(Document& document, std::size_t line,
                     const std::function<int(int)>& renumbered) {
  if (const auto* const first = first_of(document, line)) {
    for (const auto& number : numbers_in(document, line, *first))
      if (const int now = renumbered(number.value); now != number.value)
        put_number(document, line, number.column, number.width, now);
    return;
  }
  const auto words = words_in(document, line);
  std::string text{document.text(line)};
  for (std::size_t i = words.size(); i-- > 0;) {
    const auto& word = words[i];
    const bool padded = is_zero_padded(document, line, word);
    text.replace(word.byte, word.width,
                 number_text(renumbered(word.value), padded ? word.width : 1, padded));
  }
  if (!words.empty()) document.replace_line(line, std::move(text));
}

std::optional<std::size_t> remove_numbers(Document& document, std::size_t line,
                                          const std::set<int>& gone) {
  const auto* const first = first_of(document, line);
  if (first == nullptr) return remove_words(document, line, gone);
  const auto numbers = numbers_in(document, line, *first);
  const bool is_concerned =
      std::ranges::any_of(numbers, [&](const NumberAt& each) { return gone.contains(each.value); });
  if (!is_concerned) return std::nullopt;
  std::string text{document.field(line, 1, first->first - 1U)};
  std::string rest;
  std::size_t left = 0;
  for (const auto& each : numbers) {
    if (gone.contains(each.value)) continue;
    const auto field = first->at(left++);
    rest.resize(field.first - first->first, ' ');
    rest += number_text(each.value, each.width, is_zero_padded(document, line, each));
  }
  text += rest;
  text.resize(text.find_last_not_of(' ') + 1);
  document.replace_line(line, std::move(text));
  return left;
}

std::size_t place_for(const Document& document, const Tournament& t, std::string_view tag) {
  std::size_t after = 0;
  for (std::size_t line = 1; line <= document.line_count(); ++line)
    if (layout::tag_of(document.text(line)) == tag) after = line;
  if (after != 0) return after;
  // Lines may have changed since the tournament was read, so the text itself is searched.
  std::set<std::string_view> tags{"001", "013", "310"};
  for (const auto& player : t.players)
    for (const auto& record : player.national) tags.insert(record.federation);
  for (std::size_t line = 1; line <= document.line_count(); ++line)
    if (tags.contains(layout::tag_of(document.text(line)))) after = line;
  return after;
}

}  // namespace trf::editing
