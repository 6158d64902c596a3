#pragma once

#include "trf/message.hpp"

/// A text in a test in place of a sentence: test_said::words{std::string{"Points"}}.
namespace test_said {
#define TRF_FAMILY test_words
#define TRF_ROWS "support/words.def"
#include "trf/messages.inc"
}  // namespace test_said

inline trf::Message words(std::string_view text) { return test_said::words{text}; }
