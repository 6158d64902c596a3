// as_many_forms_are_wanted_as_the_language_or_the_choice_has
#include "italian/language.hpp"
#include "refused/example.hpp"
#include "trf/language.hpp"
using namespace example;
#ifdef GOOD
constexpr cli::Row row{empty_round::id, "{rows} {rows?riga|righe} {round}"};
#else
constexpr cli::Row row{empty_round::id, "{rows} {rows?riga} {round}"};
#endif
