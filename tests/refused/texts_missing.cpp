// NoTextsFor<
#include "trf/translation.hpp"
constexpr trf::detail::CheckWords ours[]{{"P01", {"Mixed line ends"}}, {"P02", {"A NUL"}}};
constexpr trf::detail::CheckWords theirs[]{
    {"P01", {"Fine riga diverse"}},
#ifdef GOOD
    {"P02", {"Un NUL"}},
#endif
};
static_assert(trf::detail::NoTextsFor<trf::detail::first_untold(ours, theirs, true)>::none);
