#pragma once

#include <span>
#include <string>

#include "trf/language.hpp"

namespace cli {

/// The languages of what people read: messages, text and pages. English is the first; the build
/// lists the others by their folders (tools/LANGUAGE/language.cpp). What programs read (csv, json,
/// sarif, reports and the like) is the same in all of them.
[[nodiscard]] std::span<const trf::Language* const> languages();
/// Adds a language to languages(), for tests: from the initialiser of a static object. \return true
bool add_language(const trf::Language& language);

/// The language that a command line asks for by --lang, else the environment by LC_ALL,
/// LC_MESSAGES or LANG: the first of them that is set decides.
[[nodiscard]] const trf::Language& asked_language(int argc, const char* const* argv);
/// Chooses the language of this run; before anything is said or a thread begins.
void speak(const trf::Language& language) noexcept;

/// The language of this run.
[[nodiscard]] const trf::Language& spoken_language() noexcept;
/// A sentence in the language of this run.
[[nodiscard]] std::string translated(const trf::Message& message);

}  // namespace cli
