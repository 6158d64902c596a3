// an_argument_of_the_sentence_is_not_in_the_words
#include "italian/language.hpp"
#include "refused/example.hpp"
#include "trf/language.hpp"
using namespace example;
#ifdef GOOD
constexpr cli::Row row{no_opponent_record::id, "{opponent} {round}"};
#else
constexpr cli::Row row{no_opponent_record::id, "{opponent}"};
#endif
