// What was said in an Italian run and is English still. Reads texts and pages from standard input,
// prints each line that has a word which only the English side of the catalogue knows, and ends
// with status 1 if there was one.
//   english_left EXCEPTIONS    a file of regular expressions of data, one a line, that are taken
//   out

#include <cstdio>
#include <fstream>
#include <iostream>
#include <iterator>
#include <regex>
#include <set>
#include <string>

#include "words.hpp"

namespace {

using language::add_words, language::Words;

/// Lines of text: of a page what stands between the tags, a row of a table in one line.
std::string text_of(const std::string& bytes) {
  static const std::regex style{"<style>[^<]*</style>"},
      within_row{"</?(td|th|small|span)[^<>\n]*>"}, tag{"<[^<>\n]*>"};
  const auto rows = std::regex_replace(std::regex_replace(bytes, style, "\n"), within_row, "  ");
  return std::regex_replace(rows, tag, "\n");
}

}  // namespace

// NOLINTNEXTLINE(bugprone-exception-escape): a tool for us; the exception is its message
int main(int argc, char** argv) {
  std::vector<std::regex> data{
      std::regex{R"((^|[ (])'[^']*'|"[^"]*"|&#39;[^&]*&#39;|&quot;[^&]*&quot;)"},  // Quotations
      std::regex{R"([^ ]*[-_/.=@*][^ ]*)"},  // Paths, options, codes and words that are not ended
  };
  std::ifstream exceptions{argc > 1 ? argv[1] : ""};
  for (std::string line; std::getline(exceptions, line);)
    if (!line.empty() && line.front() != '#') data.insert(data.begin(), std::regex{line});

  const Words english = language::english_only();
  const std::string bytes{std::istreambuf_iterator<char>{std::cin}, {}};
  const auto text = text_of(bytes);
  Words told;
  std::size_t from = 0;
  while (from < text.size()) {
    const auto end = std::min(text.find('\n', from), text.size());
    const auto line = text.substr(from, end - from);
    from = end + 1;
    auto ours = line;
    for (const auto& each : data) ours = std::regex_replace(ours, each, " ");
    Words words;
    add_words(ours, words);
    for (const auto& word : words)
      if (english.contains(word) && told.insert(line).second)
        std::cout << "'" << word << "' is English: " << line << '\n';
  }
  return told.empty() ? 0 : 1;
}
