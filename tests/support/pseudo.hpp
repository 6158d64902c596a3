#pragma once

#include <string>
#include <string_view>

#include "trf/language.hpp"

namespace trf::test {

/// A language in one file (pseudo.cpp): English, with every word of ours between « and ». What is
/// not between the marks is data. No other source knows this language.
extern const Language pseudo;

/// A text in the pseudo-language without what is between the marks: the data, and nothing else.
[[nodiscard]] std::string unmarked(std::string_view text);

}  // namespace trf::test
