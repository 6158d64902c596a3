#include "rate/messages/rate_tables.hpp"

#include "italian/language.hpp"

namespace cli {
namespace {
using namespace rate::said;

constexpr Row rows[]{
    {rating_period::id, "Periodo di classificazione"},
    {rating_lists::id, "Liste Elo"},
    {lists::id, "Liste"},
    {distribution::id, "Distribuzione"},
    {titles_and_categories::id, "Titoli e categorie"},
    {correction::id, "Correzione"},
    {column_k::id, "K"},
    {column_exact::id, "esatto"},
    {column_exact_change::id, "var. esatta"},
    {column_new::id, "nuovo"},
    {column_average::id, "media"},
    {column_initial::id, "iniziale"},
    {column_rating::id, "Elo"},
    {column_used::id, "usata"},
    {column_aged::id, "di {youngest}-{oldest} anni"},
    {column_their_mean::id, "loro media"},
    {column_first::id, "primi"},
    {column_old_games::id, "partite prima"},
    {column_old_change::id, "variazione prima"},
    {column_old_initial::id, "iniziale prima"},
    {status::id, "{status?con Elo|standard|senza Elo|escluso}"},
    {achieved::id, "{achieved?nessuna|singola|doppia|no|sì}"},
    {no_result::id, "senza risultato"},
    {not_played::id, "non giocata"},
    {not_in_new_report::id, "non è nel nuovo file TRF"},
    {not_in_old_report::id, "non è nel vecchio file TRF"},
};
}  // namespace
ITALIAN(rate_tables, rows);
}  // namespace cli
