#include "cli/language.hpp"

#include <cstdlib>

#include "italian/language.hpp"

namespace cli {
namespace {

// The process speaks one language, as it has one result.
Language spoken = Language::english;

/// "it", "it_CH.UTF-8", "it@euro", but not "iterm".
bool is_italian(std::string_view locale) {
  return locale.starts_with("it") &&
         (locale.size() == 2 || std::string_view{"_.@-"}.find(locale[2]) != std::string_view::npos);
}

}  // namespace

Language asked_language(int argc, const char* const* argv) {
  std::string_view asked;
  for (int i = 1; i < argc; ++i) {
    const std::string_view word = argv[i];
    if (word == "--") break;
    if (word.starts_with("--lang=")) asked = word.substr(7);
    if (word == "--lang" && i + 1 < argc) asked = argv[i + 1];
  }
  if (!asked.empty()) return asked == "it" ? Language::italian : Language::english;
  for (const char* const name : {"LC_ALL", "LC_MESSAGES", "LANG"})
    if (const char* const locale = std::getenv(name); locale != nullptr && *locale != '\0')
      return is_italian(locale) ? Language::italian : Language::english;
  return Language::english;
}

void speak(Language language) noexcept { spoken = language; }

std::string_view language_tag() noexcept { return spoken == Language::italian ? "it" : "en"; }

const trf::Language& spoken_language() noexcept {
  return spoken == Language::italian ? italian : trf::english;
}

std::string translated(const trf::Message& message) { return render(message, spoken_language()); }

}  // namespace cli
