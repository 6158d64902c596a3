// wrong_words::id
#include "trf/translation.hpp"
#define TRF_CHECK_WORDS
#ifdef GOOD
#define TRF_FAMILY refused, "refused/right.def", family
#else
#define TRF_FAMILY refused, "refused/wrong.def", family
#endif
#include "trf/messages.inc"
