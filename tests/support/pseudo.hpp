#pragma once

#include <string>
#include <string_view>

#include "trf/language.hpp"

namespace trf::test {

/// A language in one file (pseudo.cpp): English, with every word of ours between « and ». Text
/// outside these marks is data. No other source has anything about this language.
extern const Language pseudo;

/// The data in a text of the pseudo-language: the parts that are not between the marks.
[[nodiscard]] std::string unmarked(std::string_view text);

}  // namespace trf::test
