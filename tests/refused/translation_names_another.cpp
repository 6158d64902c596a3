// the_words_name_an_argument_that_the_sentence_has_not
#include "italian/language.hpp"
#include "refused/example.hpp"
#include "trf/language.hpp"
using namespace example;
#ifdef GOOD
constexpr cli::Row row{no_opponent_record::id, "{opponent} {round}"};
#else
constexpr cli::Row row{no_opponent_record::id, "{opponent} {turno}"};
#endif
