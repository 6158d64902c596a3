#include "cli/language.hpp"

#include <span>
#include <string_view>
#include <vector>

#include "cli/session.hpp"

namespace cli {

/// Those of the build, without English (languages.cpp, which CMake writes).
std::vector<const trf::Language*> languages_of_build();

namespace {

std::vector<const trf::Language*>& all_languages() {
  static auto all = [] {
    auto found = languages_of_build();
    found.insert(found.begin(), &trf::english);
    return found;
  }();
  return all;
}

/// "it", "it_CH.UTF-8", "it@euro" mean "it", but "iterm" does not.
bool names(std::string_view locale, std::string_view tag) {
  return locale.starts_with(tag) &&
         (locale.size() == tag.size() ||
          std::string_view{"_.@-"}.find(locale[tag.size()]) != std::string_view::npos);
}

}  // namespace

std::span<const trf::Language* const> languages() { return all_languages(); }

bool add_language(const trf::Language& language) {
  all_languages().push_back(&language);
  return true;
}

const trf::Language& asked_language(std::span<const char* const> words, const Host& host) {
  std::string_view asked;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const std::string_view word = words[i];
    if (word == "--") break;
    if (word.starts_with("--lang=")) asked = word.substr(7);
    if (word == "--lang" && i + 1 < words.size()) asked = words[i + 1];
  }
  if (!asked.empty()) {
    for (const auto* const language : languages())
      if (language->tag == asked) return *language;
    return trf::english;
  }
  for (const char* const name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    const auto locale = host.variable(name);
    if (locale.empty()) continue;
    for (const auto* const language : languages())
      if (names(locale, language->tag)) return *language;
    break;
  }
  return trf::english;
}

const trf::Language& spoken_language() noexcept { return *session().language; }

Text translated(const trf::Message& message) { return Text{render(message, spoken_language())}; }

}  // namespace cli
