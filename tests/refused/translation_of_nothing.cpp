// no_such_sentence
#include "refused/example.hpp"
#include "trf/translation.hpp"
using namespace example;
#ifdef GOOD
constexpr trf::detail::CheckedTranslation<2> row{today_unknown::id, "oggi"};
#else
constexpr trf::detail::CheckedTranslation<2> row{no_such_sentence::id, "oggi"};
#endif
