#include "trf/rating/messages/elo_italia.hpp"

#include "italian/language.hpp"

namespace cli {
namespace {
using namespace trf::rating::said;

constexpr Row rows[]{
    {theoretical_value::id, "valore teorico di {category}"},
    {enters_with_list::id, "entra con l'{list?Elo rapid FIDE|Elo standard FIDE|Elo Italia}"},
    {enters_with_value::id, "entra con {value}"},
    {rated_by_fide::id, "calcolato dalla FIDE"},
    {first_place::id, "primo posto: nessuna perdita"},
    {withdrawal::id, "ritiro ingiustificato: nessun guadagno"},
    {assumed_no_category::id, "categoria non indicata; si considera NC"},
    {assumed_entry_rating::id,
     "si considera che il record 001 indichi l'{list?Elo rapid FIDE|Elo standard FIDE|Elo Italia}"},
    {assumed_no_other_list::id, "Elo in altre liste non indicato; si considera che manchi"},
    {assumed_never_in_rapid::id,
     "si considera che non abbia mai raggiunto {rating} nel rapid; K è {k}"},
    {assumed_no_withdrawal::id, "si considera che non ci sia un ritiro ingiustificato"},
};
}  // namespace
ITALIAN(elo_italia, rows);
}  // namespace cli
