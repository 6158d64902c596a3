#pragma once

#include <span>

#include "cli/host.hpp"
#include "cli/safe_text.hpp"
#include "trf/translation.hpp"

namespace cli {

/// The languages of texts for people: messages, text and pages. English is the first; the others
/// are those of libwords (trf/languages.hpp), each with the words of the tools (tools/LANGUAGE).
/// Texts for programs (csv, json, sarif, reports and the like) are the same in all languages.
[[nodiscard]] std::span<const trf::Language* const> languages();
/// Adds a language to languages(), for tests: from the initialiser of a static object. \return true
bool add_language(const trf::Language& language);

/// Every sentence of the libraries and of the tools, family by family.
[[nodiscard]] std::span<const trf::Family> families();

/// The language chosen by --lang, else by LC_ALL, LC_MESSAGES or LANG: the first one that is set.
[[nodiscard]] const trf::Language& asked_language(std::span<const char* const> words,
                                                  const Host& host);
/// The language of this run.
[[nodiscard]] const trf::Language& spoken_language() noexcept;

// CMake writes these: see tools/CMakeLists.txt.
using WordsOf = std::string_view(const trf::MessageId&);
/// The words of a language of the libraries for the sentences of the tools too.
[[nodiscard]] WordsOf* words_with_tools(const trf::Language& language);
/// The families of the tools.
[[nodiscard]] std::span<const trf::Family> declared_families();

}  // namespace cli
