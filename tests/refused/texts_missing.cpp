// NoTextsFor<
#include "italian/language.hpp"
#include "refused/example.hpp"
#include "trf/language.hpp"
constexpr trf::Texts<1> ours[]{{"round", {"Pair round N"}}, {"explain", {"Tell why"}}};
constexpr trf::Texts<1> theirs[]{
    {"round", {"Abbina il turno N"}},
#ifdef GOOD
    {"explain", {"Dice perch\u00e9"}},
#endif
};
static_assert(trf::NoTextsFor<trf::first_untold(ours, theirs)>::none);
