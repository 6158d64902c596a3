#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "trf/language.hpp"

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

/// The words of this run.
[[nodiscard]] const trf::Language& spoken_language() noexcept;
/// A sentence in the language of this run. Prose of before is looked up among the phrases; what is
/// not found stays as it is.
[[nodiscard]] std::string translated(const trf::Message& message);

}  // namespace cli
