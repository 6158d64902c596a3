#include "cli/language.hpp"

#include <span>
#include <string_view>
#include <vector>

#include "cli/session.hpp"
#include "trf/languages.hpp"

namespace cli {

namespace {

/// Those of the libraries, with the words of the tools.
std::vector<const trf::Language*>& all_languages() {
  static auto all = [] {
    const auto of_libraries = trf::languages();
    static std::vector<trf::Language> own;
    own.reserve(of_libraries.size());
    std::vector<const trf::Language*> found{&trf::english};
    for (const auto* const language : of_libraries.subspan(1)) {
      auto& with_tools = own.emplace_back(*language);
      with_tools.words = words_with_tools(*language);
      found.push_back(&with_tools);
    }
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

std::span<const trf::Family> families() {
  static const auto all = [] {
    const auto own = declared_families(), of_libraries = trf::families();
    std::vector<trf::Family> list{of_libraries.begin(), of_libraries.end()};
    list.insert(list.end(), own.begin(), own.end());
    return list;
  }();
  return all;
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
