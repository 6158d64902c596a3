#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace parse {

/// The words between white space.
[[nodiscard]] inline std::vector<std::string> words_of(std::string_view text) {
  constexpr std::string_view space = " \t\n\v\f\r";
  std::vector<std::string> words;
  for (auto from = text.find_first_not_of(space); from != std::string_view::npos;) {
    const auto end = text.find_first_of(space, from);
    words.emplace_back(text.substr(from, end - from));
    from = text.find_first_not_of(space, end);
  }
  return words;
}

}  // namespace parse
