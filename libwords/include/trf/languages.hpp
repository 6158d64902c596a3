#pragma once

#include <span>
#include <string_view>

#include "trf/translation.hpp"
#include "trf/words/italian.hpp"

#pragma GCC visibility push(default)
/// The languages of the sentences of the three libraries.
///
///     if (const auto* language = find_language("it")) std::cout << render(found.message,
///     *language);
namespace trf {

/// The languages of the build, English first.
[[nodiscard]] std::span<const Language* const> languages() noexcept;

/// By its tag, "it"; null: there is none.
[[nodiscard]] const Language* find_language(std::string_view tag) noexcept;

/// Every sentence of the three libraries, family by family, and the texts of the checks.
///
///     sentences_without_words(italian, families()).size()  // 0
[[nodiscard]] std::span<const Family> families();

}  // namespace trf
#pragma GCC visibility pop
