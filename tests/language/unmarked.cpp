// Finds words of ours without the marks of the pseudo-language (pseudo.cpp). Reads texts
// and pages from standard input, prints each line that has a word of our sentences outside the
// marks, and ends with status 1 if there was one.
//   unmarked EXCEPTIONS    a file of regular expressions of data, one on each line, that are
//   removed

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <iostream>
#include <iterator>
#include <regex>
#include <set>
#include <string>

#include "cli/language.hpp"

namespace {

using Words = std::set<std::string>;

void add_words(std::string_view text, Words& words) {
  static const std::regex word{R"([A-Za-z\x80-\xff]{2,})"};
  const std::string copy{text};
  for (std::sregex_iterator it{copy.begin(), copy.end(), word}, end; it != end; ++it)
    words.insert(it->str());
}

/// Words of the English sentences that no Italian one has: names of records, codes and options are
/// in both.
Words english_only() {
  Words english, italian;
  const auto& language =
      **std::ranges::find(cli::languages(), std::string_view{"it"}, &trf::Language::tag);
  for (const auto family : cli::families())
    for (const auto* const id : family) {
      // The examples of checks are data.
      if (id->family == "check_wrong" || id->family == "check_right" ||
          id->family == "check_left_out")
        continue;
      const auto words = language.words(*id);
      add_words(words, italian);
      if (words != id->english || id->family.starts_with("check_")) add_words(id->english, english);
    }
  for (const auto& word : italian) english.erase(word);
  return english;
}

/// The text outside the marks.
std::string unmarked(std::string_view bytes) {
  constexpr std::string_view left = "⟦", right = "⟧";
  std::string out;
  while (!bytes.empty()) {
    const auto begin = std::min(bytes.find(left), bytes.size());
    out += bytes.substr(0, begin);
    bytes.remove_prefix(begin);
    const auto end = bytes.find(right);
    if (end == bytes.npos) break;
    bytes.remove_prefix(end + right.size());
    out += ' ';
  }
  return out;
}

/// Lines of text: of a page the text between the tags, a row of a table in one line.
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
      std::regex{R"([\w./*~-]*[0-9/_=:*@-][\w./*@~-]*)"},  // Paths, options, codes
  };
  std::ifstream exceptions{argc > 1 ? argv[1] : ""};
  for (std::string line; std::getline(exceptions, line);)
    if (!line.empty() && line.front() != '#') data.insert(data.begin(), std::regex{line});

  const Words english = english_only();
  const std::string bytes{std::istreambuf_iterator<char>{std::cin}, {}};
  const auto text = text_of(unmarked(bytes));
  Words told;
  std::size_t from = 0;
  while (from < text.size()) {
    const auto end = std::min(text.find('\n', from), text.size());
    const auto line = text.substr(from, end - from);
    from = end + 1;
    auto rest = line;
    for (const auto& each : data) rest = std::regex_replace(rest, each, " ");
    Words words;
    add_words(rest, words);
    for (const auto& word : words)
      if (english.contains(word) && told.insert(line).second)
        std::cout << "'" << word << "' has no mark: " << line << '\n';
  }
  return told.empty() ? 0 : 1;
}
