#include "trf/split.hpp"

#include <algorithm>

#include "trf/text.hpp"

namespace trf {

std::vector<std::string_view> parts_of(std::string_view text, char separator) {
  std::vector<std::string_view> parts;
  for (;;) {
    const auto end = std::min(text.find(separator), text.size());
    parts.push_back(trimmed(text.substr(0, end)));
    if (end == text.size()) return parts;
    text.remove_prefix(end + 1);
  }
}

std::vector<std::string_view> items_of(std::string_view list, char separator) {
  auto items = parts_of(list, separator);
  std::erase(items, std::string_view{});
  return items;
}

std::vector<std::string_view> words_of(std::string_view text) {
  constexpr std::string_view space = " \t\n\v\f\r";
  std::vector<std::string_view> words;
  for (auto from = text.find_first_not_of(space); from != std::string_view::npos;) {
    const auto end = std::min(text.find_first_of(space, from), text.size());
    words.push_back(text.substr(from, end - from));
    from = text.find_first_not_of(space, end);
  }
  return words;
}

}  // namespace trf
