#include "trf/rating/messages/regulations.hpp"

#include "italian/language.hpp"

namespace cli {
namespace {
using namespace trf::rating::said;

constexpr Row rows[]{
    {first_of::id,
     "1° "
     "{month?gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|"
     "dicembre} {year}"},
    {elo_italia_rtf::id, "Elo Italia, RTF del {date}"},
    {elo_italia_rapid::id, "Elo Italia Rapid"},
    {fide_of_1997::id, "Regolamento Rating FIDE 1997"},
    {fide_before::id, "Regolamento Rating FIDE prima del {date}"},
    {fide_from::id, "Regolamento Rating FIDE{chess?| rapid| blitz| rapid e blitz}, {date}"},
};
}  // namespace
ITALIAN(regulations, rows);
}  // namespace cli
