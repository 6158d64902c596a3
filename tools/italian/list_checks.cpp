#include "trf/rating/messages/list_checks.hpp"

#include "italian/language.hpp"

namespace cli {
namespace {
using namespace trf::rating::found;

constexpr Row rows[]{
    {not_in_list::id, "giocatore {player}: il numero FIDE {number} non è nella lista"},
    {number_not_in_list::id, "giocatore {player}: il numero nazionale {number} non è nella lista"},
    {list_differs::id,
     "giocatore {player}: {field?sesso|titolo|nome|federazione|data di nascita|Elo} '{here}'; la "
     "lista ha '{there}'"},
    {other_list::id,
     "{ratings} Elo su {compared} non sono quelli della lista: la lista è di un altro mese"},
    {not_a_member::id, "il giocatore {player}, {name}, non è nell'elenco dei tesserati"},
    {no_member_column::id,
     "un elenco di tesserati deve avere una colonna 'fide_id', 'id' o 'name'"},
};
}  // namespace
ITALIAN(list_checks, rows);
}  // namespace cli
