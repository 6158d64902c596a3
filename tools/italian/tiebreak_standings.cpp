#include "tiebreak/messages/tiebreak_standings.hpp"

#include "italian/language.hpp"

namespace cli {
namespace {
using namespace tiebreak_tool::said;

constexpr Row rows[]{
    {standings::id, "Classifica dopo il turno {round}; {edition}; {codes}"},
    {standings_so_far::id, "Classifica dopo il turno {round} di {rounds}; {edition}; {codes}"},
    {differences::id, "Differenze; {standings}"},
    {category_standings::id, "{name} ({conditions}); {standings}"},
    {value_of::id, "{number} {name}, posizione {rank}: {code} = {value:0,0}: {title} ({article})"},
    {value::id, "valore: {how}"},
    {column_seen::id, "punteggio dell'avversario"},
    {column_amount::id, "contributo"},
    {what_differs::id, "{what?punti|punti squadra|punti partita|posizione}"},
    {other_list::id, "{fault}; --tiebreaks dà un'altra lista"},
    {edition_asked::id, "edizione {key} ({title})"},
    {edition_in_force::id, "edizione {key} ({title}), in vigore il {date:d/m/y}"},
    {edition_oldest::id,
     "edizione {key} ({title}), la più vecchia: il torneo inizia il {date:d/m/y}"},
    {edition_newest::id,
     "edizione {key} ({title}), la più recente: il file TRF non indica la data d'inizio"},
    {swiss_rounds::id,
     "{rounds} {rounds?turno|turni}, {teams?a squadre, |}sistema svizzero: i turni non giocati "
     "sono corretti"},
    {predetermined_rounds::id,
     "{rounds} {rounds?turno|turni}, {teams?a squadre, |}abbinamenti prestabiliti: i forfait "
     "contano come partite"},
    {list_of_regulation::id, "lista {list}, quella prevista da {title}"},
    {list_of_record::id, "lista {list}, dal record {record}"},
    {list_asked::id, "lista {list}, da --tiebreaks"},
    {undefined_values::id,
     "{code} non è definito per {count} su {all}, che seguono tutti gli altri"},
    {start_date_missing::id,
     "il file TRF non indica la data d'inizio (record 042): l'edizione in vigore non è nota; si "
     "usa {edition}"},
    {checked_by::id, "confronto secondo {edition}: {codes}"},
    {no_list_stated::id,
     "il file TRF non indica gli spareggi tecnici; sono confrontati solo i punti; indicare la "
     "lista con --tiebreaks"},
    {no_ranks_stated::id, "il file TRF non indica posizioni; non c'è nulla da confrontare"},
    {ranks_of_round::id, "le posizioni sono quelle dopo il turno {round}"},
    {ranks_of_no_round::id, "le posizioni non corrispondono alla classifica di nessun turno"},
};
}  // namespace
ITALIAN(tiebreak_standings, rows);
}  // namespace cli
