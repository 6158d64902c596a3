#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace cli {

/// The language of what people read: messages, text and pages. What programs read (csv, json,
/// sarif, reports and the like) is the same in all of them.
enum class Language : std::uint8_t { english, italian };

/// The language that a command line asks for by --lang, else the environment by LC_ALL,
/// LC_MESSAGES or LANG: the first of them that is set decides.
[[nodiscard]] Language asked_language(int argc, const char* const* argv);
/// Chooses the language of this run; before anything is said or a thread begins.
void speak(Language language) noexcept;
/// "en", "it": for the `lang` of a page.
[[nodiscard]] std::string_view language_tag() noexcept;

/// A text of ours in the language of this run: what the catalogue has for it, else as it is.
[[nodiscard]] std::string translated(std::string_view english);

}  // namespace cli
