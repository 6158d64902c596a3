// wrong_words::id
#include "trf/language.hpp"
#define TRF_CHECK_WORDS
#define TRF_FAMILY family
#ifdef GOOD
#define TRF_ROWS "refused/right.def"
#else
#define TRF_ROWS "refused/wrong.def"
#endif
#include "trf/messages.inc"
