// the_words_name_an_argument_that_the_sentence_has_not
#include "refused/example.hpp"
#include "trf/translation.hpp"
using namespace example;
#ifdef GOOD
constexpr trf::detail::CheckedTranslation<2> row{no_opponent_record::id, "{opponent} {round}"};
#else
constexpr trf::detail::CheckedTranslation<2> row{no_opponent_record::id, "{opponent} {turno}"};
#endif
