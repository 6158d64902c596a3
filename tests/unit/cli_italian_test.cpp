#include <gtest/gtest.h>

#include <algorithm>
#include <regex>
#include <set>

#include "cli/italian/italian.hpp"

// The Italian catalogue: whole and of one mind.

namespace {

using cli::Phrase;

std::vector<std::string> gaps(std::string_view text) {
  static const std::regex gap{R"(\{[^}]*\})"};
  const std::string copy{text};
  return {std::sregex_token_iterator{copy.begin(), copy.end(), gap}, {}};
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

}  // namespace
