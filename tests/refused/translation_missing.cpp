// today_unknown::id
#include "refused/example.hpp"
#include "trf/translation.hpp"
using namespace example;
constexpr trf::detail::CheckedTranslation<2> rows[]{
    {same_colour::id, "{player} {other} {colour?B|N} {round}"},
    {no_opponent_record::id, "{opponent} {round}"},
    {date_expected::id, "{found}"},
    {empty_round::id, "{rows} {round}"},
    {bad_code::id, "{code} {fault}"},
    {modifier_twice::id, "{modifier}"},
    {in_bracket::id, "{number} {points}"},
    {change_of::id, "{games} {change} {expected}"},
    {downfloat::id, "{players}{hint}"},
    {known_are::id, "{key} {known}"},
    {no_pairing::id, "{reasons}"},
    {braces::id, "{{{code}}}"},
#ifdef GOOD
    {today_unknown::id, "oggi"},
#endif
};
static_assert(trf::detail::NoWordsFor<
              trf::detail::first_untold(example::example, trf::detail::plain(rows), true)>::none);
