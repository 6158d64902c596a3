#include "rate/messages/rate_command.hpp"

#include "italian/language.hpp"

namespace cli {
namespace {
using namespace rate::said;

constexpr Row rows[]{
    {ages_wrong::id, "'{found}' non è un intervallo d'età (--ages=25-40)"},
    {lists_needed::id, "'--monitor' confronta due o più liste Elo, a partire dalla più vecchia"},
    {year_needed::id, "'--monitor' richiede '--year': l'anno della prima lista, per le età"},
    {two_reports_needed::id, "'{found}' non indica due file TRF (--replace=OLD:NEW)"},
    {other_tournament::id,
     "'{later}' non è un file TRF del torneo di '{earlier}': giocatori presenti in entrambi: "
     "{players} su {all}"},
    {replace_names_reports::id, "'--replace=OLD:NEW' indica già i file TRF; non dare altri FILE"},
    {categories_from_ledger::id,
     "'--titles=fsi-rapid' legge liste pubblicate: dare solo '--ledger=FILE'"},
    {column_missing::id, "manca la colonna '{column}'"},
    {column_unknown::id, "colonna sconosciuta '{column}'{hint} (ignorata)"},
    {type_wrong::id, "il tipo '{found}' non è ITA o FIDE"},
    {title_wrong::id, "il titolo '{found}' non è NC, 2S, 1S, 3N, 2N, 1N, CM o M"},
};
}  // namespace
ITALIAN(rate_command, rows);
}  // namespace cli
