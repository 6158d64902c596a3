#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <regex>
#include <set>
#include <sstream>
#include <unordered_set>

#include "cli/italian/italian.hpp"

// The Italian catalogue: whole, of one mind, and about texts that the sources still have.

namespace {

namespace fs = std::filesystem;
using cli::Phrase;

std::vector<std::string> gaps(std::string_view text) {
  static const std::regex gap{R"(\{[^}]*\})"};
  const std::string copy{text};
  return {std::sregex_token_iterator{copy.begin(), copy.end(), gap}, {}};
}

/// What the sources say.
struct Said {
  std::unordered_set<std::string> fragments;  ///< Literals, cut where values go
  std::string literals;                       ///< All, in lines
};

/// What stands in the quotation marks that begin at `at`, the marks of pieces side by side joined.
/// \post `at` is behind it
std::string literal_at(const std::string& source, std::size_t& at) {
  std::string text;
  for (;;) {
    for (++at; at < source.size() && source[at] != '"' && source[at] != '\n'; ++at) {
      if (source[at] == '\\' && source[++at] == 'n')
        text += '\n';
      else
        text += source[at];
    }
    const auto next = source.find_first_not_of(" \n", at + 1);
    if (at >= source.size() || source[at] == '\n' || next == std::string::npos ||
        source[next] != '"')
      return text;
    at = next;
  }
}

void add_literals(const fs::path& path, Said& said) {
  std::stringstream bytes;
  bytes << std::ifstream{path}.rdbuf();
  static const std::regex noise{R"('\\?"'|//[^\n]*|#include[^\n]*)"}, gap{R"(\{[^}]*\})"};
  const auto source = std::regex_replace(bytes.str(), noise, " ");
  for (auto at = source.find('"'); at < source.size(); at = source.find('"', at + 1)) {
    const auto text = literal_at(source, at);
    for (std::sregex_token_iterator it{text.begin(), text.end(), gap, -1}, end; it != end; ++it)
      said.fragments.insert(*it);
    said.literals += text + '\n';
  }
}

bool is_letter(char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0; }

/// Whether the sources can say it: within a literal, or as fragments side by side, with numbers,
/// marks and the "s" of a plural between them.
bool can_say(const Said& said, const std::string& text) {
  if (said.fragments.contains(text) || said.literals.find(text) != std::string::npos) return true;
  const auto ends_word = [&](std::size_t at) { return at == text.size() || !is_letter(text[at]); };
  std::vector<bool> reached(text.size() + 1);
  reached[0] = true;
  for (std::size_t from = 0; from < text.size(); ++from) {
    if (!reached[from]) continue;
    const bool is_plural = text[from] == 's' && ends_word(from + 1);
    if (!is_letter(text[from]) || is_plural) reached[from + 1] = true;
    for (auto to = from + 1; to <= text.size(); ++to) {
      const bool is_whole =
          ends_word(to) || !is_letter(text[to - 1]) || (text[to] == 's' && ends_word(to + 1));
      if (is_whole && said.fragments.contains(text.substr(from, to - from))) reached[to] = true;
    }
  }
  return reached[text.size()];
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
    EXPECT_TRUE(cli::italian_phrases().find(text)) << text;
  });
}

TEST(Italian, NoPhraseIsDead) {
  // Of what the system's library says, only the tools know nothing.
  const auto system = cli::italian_system();
  Said said;
  for (const char* const folder : {"tools", "libtrf", "libpair", "librating"})
    for (const auto& entry : fs::recursive_directory_iterator(fs::path{TRF_SOURCES} / folder)) {
      const auto& path = entry.path();
      if (path.string().find("/italian/") != std::string::npos) continue;
      if (path.extension() == ".cpp" || path.extension() == ".hpp") add_literals(path, said);
    }
  static const std::regex gap{R"(\{[^}]*\})"};
  for (const auto subject : cli::italian_subjects()) {
    if (subject.data() == system.data()) continue;
    for (const auto& phrase : subject) {
      const std::string english{phrase.english};
      for (std::sregex_token_iterator it{english.begin(), english.end(), gap, -1}, end; it != end;
           ++it)
        EXPECT_TRUE(can_say(said, *it)) << "no source says '" << *it << "' of: " << english;
    }
  }
}

}  // namespace
