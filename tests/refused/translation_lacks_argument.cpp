// an_argument_of_the_sentence_is_not_in_the_words
#include "refused/example.hpp"
#include "trf/translation.hpp"
using namespace example;
#ifdef GOOD
constexpr trf::detail::CheckedTranslation<2> row{no_opponent_record::id, "{opponent} {round}"};
#else
constexpr trf::detail::CheckedTranslation<2> row{no_opponent_record::id, "{opponent}"};
#endif
