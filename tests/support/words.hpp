#pragma once
#define TRF_FAMILY test_said, "support/words.def", test_words
#include "trf/messages.inc"

inline trf::Message words(std::string_view text) { return test_said::words{text}; }
