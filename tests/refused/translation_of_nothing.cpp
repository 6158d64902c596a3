// no_such_sentence
#include "italian/language.hpp"
#include "refused/example.hpp"
#include "trf/language.hpp"
using namespace example;
#ifdef GOOD
constexpr cli::Row row{today_unknown::id, "oggi"};
#else
constexpr cli::Row row{no_such_sentence::id, "oggi"};
#endif
