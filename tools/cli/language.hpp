#pragma once

#include <span>
#include <string>

#include "cli/safe_text.hpp"
#include "trf/language.hpp"

namespace cli {

/// The languages of texts for people: messages, text and pages. English is the first; the build
/// lists the others by their folders (tools/LANGUAGE/language.cpp). Texts for programs (csv, json,
/// sarif, reports and the like) are the same in all languages.
[[nodiscard]] std::span<const trf::Language* const> languages();
/// Adds a language to languages(), for tests: from the initialiser of a static object. \return true
bool add_language(const trf::Language& language);

/// The language chosen by --lang, else by LC_ALL, LC_MESSAGES or LANG: the first one that is set.
[[nodiscard]] const trf::Language& asked_language(int argc, const char* const* argv);
/// Sets the language of this run. \pre nothing was printed yet, and no thread was started
void speak(const trf::Language& language) noexcept;

/// The language of this run.
[[nodiscard]] const trf::Language& spoken_language() noexcept;

}  // namespace cli
