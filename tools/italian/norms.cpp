#include "trf/rating/messages/norms.hpp"

#include "italian/language.hpp"

namespace cli {
namespace {
using namespace trf::rating::said;

constexpr Row rows[]{
    {condition::id,
     "{what?turni|turni né giocati né vinti|ritiri ingiustificati|partite|minuti|media degli "
     "avversari|punti|altre federazioni|avversari della propria federazione|avversari di una "
     "stessa "
     "federazione|titolati|avversari con il titolo o uno superiore|giocatori|punti per il 35 "
     "%|performance}"},
    {too_few::id, "{what}: {found} su {required}"},
    {too_many::id, "{what}: {found}, al massimo {most}"},
    {bye_is_won::id, "il bye assegnato dall'abbinamento è considerato una partita vinta a forfait"},
    {no_column::id, "la tabella non ha una colonna per {games} partite"},
};
}  // namespace
ITALIAN(norms, rows);
}  // namespace cli
