// today_unknown::id
#include "refused/example.hpp"
#include "trf/translation.hpp"
using namespace example;
constexpr trf::detail::CheckedTranslation<2> rows[]{
    {today_unknown::id, "oggi"},
#ifndef GOOD
    {today_unknown::id, "oggi"},
#endif
};
static_assert(trf::detail::NoWordsFor<
              trf::detail::first_untold(example::example, trf::detail::plain(rows), false)>::none);
