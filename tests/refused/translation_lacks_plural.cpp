// as_many_forms_are_wanted_as_the_language_or_the_choice_has
#include "refused/example.hpp"
#include "trf/translation.hpp"
using namespace example;
#ifdef GOOD
constexpr trf::detail::CheckedTranslation<2> row{empty_round::id,
                                                 "{rows} {rows?riga|righe} {round}"};
#else
constexpr trf::detail::CheckedTranslation<2> row{empty_round::id, "{rows} {rows?riga} {round}"};
#endif
