#include "cli/language.hpp"

#include <cstdlib>
#include <string_view>
#include <vector>

namespace cli {

/// Those of the build, without English (languages.cpp, which CMake writes).
std::vector<const trf::Language*> languages_of_build();

namespace {

// A process has one language, as it has one result.
const trf::Language* spoken = &trf::english;

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

const trf::Language& asked_language(int argc, const char* const* argv) {
  std::string_view asked;
  for (int i = 1; i < argc; ++i) {
    const std::string_view word = argv[i];
    if (word == "--") break;
    if (word.starts_with("--lang=")) asked = word.substr(7);
    if (word == "--lang" && i + 1 < argc) asked = argv[i + 1];
  }
  if (!asked.empty()) {
    for (const auto* const language : languages())
      if (language->tag == asked) return *language;
    return trf::english;
  }
  for (const char* const name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    const char* const locale = std::getenv(name);
    if (locale == nullptr || *locale == '\0') continue;
    for (const auto* const language : languages())
      if (names(locale, language->tag)) return *language;
    break;
  }
  return trf::english;
}

void speak(const trf::Language& language) noexcept { spoken = &language; }

const trf::Language& spoken_language() noexcept { return *spoken; }

Text translated(const trf::Message& message) { return Text{render(message, *spoken)}; }

}  // namespace cli
