#pragma once

#include <regex>
#include <set>
#include <string>
#include <string_view>

#include "italian/checks.hpp"
#include "italian/language.hpp"
#include "trf/check.hpp"

/// The words that only the English side of our texts has.
namespace language {

using Words = std::set<std::string>;

inline void add_words(std::string_view text, Words& words) {
  static const std::regex word{R"([A-Za-z\x80-\xff]{2,})"};
  const std::string copy{text};
  for (std::sregex_iterator it{copy.begin(), copy.end(), word}, end; it != end; ++it)
    words.insert(it->str());
}

/// Words of the English sentences that no Italian one has: names of records, codes and options are
/// in both.
inline Words english_only() {
  Words english, italian;
  for (const auto family : cli::italian_families())
    for (const auto& row : family) {
      add_words(row.words, italian);
      if (row.words != row.id->english) add_words(row.id->english, english);
    }
  for (const auto& check : trf::checks())
    for (const auto which : {trf::CheckText::summary, trf::CheckText::explanation}) {
      const auto text = trf::text(check, which);
      if (text.empty()) continue;
      add_words(render(text, cli::italian), italian);
      add_words(to_string(text), english);
    }
  for (const auto& word : italian) english.erase(word);
  return english;
}

}  // namespace language
