// as_many_forms_are_wanted_as_the_language_or_the_choice_has
#include "language/polish.hpp"
#include "refused/example.hpp"
#include "trf/translation.hpp"
using namespace example;
using Row = trf::detail::CheckedTranslation<trf::test::polish.plural.forms>;
#ifdef GOOD
constexpr Row row{empty_round::id, "{rows} {rows?wiersz|wiersze|wierszy} {round}"};
#else
constexpr Row row{empty_round::id, "{rows} {rows?wiersz|wiersze} {round}"};
#endif
