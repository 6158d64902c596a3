#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <sstream>

#include "cli/italian/italian.hpp"

// The Italian catalogue: whole, of one mind, and about texts that the sources still have.

namespace {

namespace fs = std::filesystem;
using cli::Phrase;
using Words = std::set<std::string>;

std::vector<std::string> gaps(std::string_view text) {
  static const std::regex gap{R"(\{[^}]*\})"};
  const std::string copy{text};
  return {std::sregex_token_iterator{copy.begin(), copy.end(), gap}, {}};
}

void add_words(const std::string& text, Words& words) {
  static const std::regex word{"[A-Za-z]{2,}"};
  for (std::sregex_iterator it{text.begin(), text.end(), word}, end; it != end; ++it)
    words.insert(it->str());
}

/// The words that stand in quotation marks.
void add_words_of_literals(const fs::path& path, Words& words) {
  std::stringstream bytes;
  bytes << std::ifstream{path}.rdbuf();
  static const std::regex quote{R"('\\?"')"};
  const auto source = std::regex_replace(bytes.str(), quote, "' '");
  for (std::size_t at = source.find('"'); at != std::string::npos; at = source.find('"', at + 1)) {
    auto end = at + 1;
    while (end < source.size() && source[end] != '"' && source[end] != '\n')
      end += source[end] == '\\' ? 2U : 1U;
    // A line end in a literal makes `n` of "\nx"; what follows it is the word.
    auto text = source.substr(at + 1, end - at - 1);
    for (auto escape = text.find('\\'); escape != std::string::npos; escape = text.find('\\'))
      text.replace(escape, 2, " ");
    add_words(text, words);
    at = end;
    if (at >= source.size()) break;
  }
}

template <class Check>
void for_each_phrase(const Check& check) {
  for (const auto subject : cli::italian_subjects())
    for (const auto& phrase : subject) check(phrase);
}

TEST(Italian, GapsAgree) {
  for_each_phrase([](const Phrase& phrase) {
    const auto english = gaps(phrase.english), italian = gaps(phrase.foreign);
    for (const auto& gap : english)
      EXPECT_TRUE(gap == "{}" || gap == "{w}" || gap == "{n}" || gap == "{say}") << phrase.english;
    if (std::ranges::count(italian, "{}") == std::ssize(italian)) {
      EXPECT_EQ(english.size(), italian.size()) << phrase.english;
      return;
    }
    for (std::size_t i = 0; i < english.size(); ++i)
      EXPECT_NE(std::ranges::find(italian, "{" + std::to_string(i) + "}"), italian.end())
          << "gap " << i << " of: " << phrase.english;
    EXPECT_EQ(std::ranges::count(italian, "{}"), 0) << phrase.english;
  });
}

TEST(Italian, GapsHaveTextBetweenThem) {
  for_each_phrase([](const Phrase& phrase) {
    EXPECT_EQ(phrase.english.find("}{"), std::string_view::npos) << phrase.english;
    EXPECT_FALSE(phrase.english.starts_with('{') && phrase.english.ends_with('}') &&
                 gaps(phrase.english).size() == 1)
        << "anything would fit " << phrase.english;
  });
}

TEST(Italian, NothingIsSaidTwice) {
  std::set<std::string_view> said;
  for_each_phrase([&](const Phrase& phrase) {
    EXPECT_TRUE(said.insert(phrase.english).second) << phrase.english;
    EXPECT_FALSE(phrase.foreign.empty()) << phrase.english;
  });
}

TEST(Italian, EveryPhraseFindsItself) {
  for_each_phrase([](const Phrase& phrase) {
    std::string text;
    std::string_view rest = phrase.english;
    while (!rest.empty()) {
      const auto open = std::min(rest.find('{'), rest.size());
      text += rest.substr(0, open);
      rest.remove_prefix(open);
      const auto close = std::min(rest.find('}') + 1, rest.size());
      if (!rest.empty()) text += rest.starts_with("{n}") ? "5" : "Xy";
      rest.remove_prefix(rest.empty() ? 0 : close);
    }
    EXPECT_TRUE(cli::italian().find(text)) << text;
  });
}

TEST(Italian, NoPhraseIsDead) {
  // Of what the system's library says, only the tools know nothing.
  const auto system = cli::italian_system();
  std::map<fs::path, Words> folders;
  for (const char* const folder : {"tools", "libtrf", "libpair", "librating"})
    for (const auto& entry : fs::recursive_directory_iterator(fs::path{TRF_SOURCES} / folder)) {
      const auto& path = entry.path();
      if (path.string().find("/italian/") != std::string::npos) continue;
      if (path.extension() == ".cpp" || path.extension() == ".hpp")
        add_words_of_literals(path, folders[path.parent_path()]);
    }
  for (const auto subject : cli::italian_subjects()) {
    if (subject.data() == system.data()) continue;
    for (const auto& phrase : subject) {
      Words words;
      static const std::regex gap{R"(\{[^}]*\}|\n)"};
      add_words(std::regex_replace(std::string{phrase.english}, gap, " "), words);
      const auto has = [&](const auto& folder) {
        return std::ranges::all_of(words, [&](const std::string& word) {
          // Plurals are made by "row{}" and an "s".
          return folder.second.contains(word) ||
                 (word.ends_with('s') && folder.second.contains(word.substr(0, word.size() - 1)));
        });
      };
      EXPECT_TRUE(std::ranges::any_of(folders, has))
          << "no folder of the sources has the words of: " << phrase.english;
    }
  }
}

}  // namespace
