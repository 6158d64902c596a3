#include "tiebreak/messages/tiebreak_options.hpp"

#include "italian/language.hpp"

namespace cli {
namespace {
using namespace tiebreak_tool::said;

constexpr Row rows[]{
    {help_tiebreaks::id,
     "codici del record 202, come BH/C1,SB,DE; prima i punti, se la lista non comincia con PTS, "
     "MPTS o GPTS"},
    {help_edition::id,
     "2026, 2024, 2023, 2009, 1989, ita o fsi2014; se manca: dalla data d'inizio"},
    {help_round::id, "classifica dopo il turno N; '*' per ogni turno"},
    {help_explain::id,
     "spiega turno per turno come si calcolano i valori di questi giocatori o squadre (lista "
     "separata da virgole)"},
    {help_check::id,
     "elenca le differenze da punti e posizioni del file (stato 1); le posizioni di un turno "
     "precedente sono segnalate come tali"},
    {help_type::id, "tipo di torneo; prevale sui record 092 e 192"},
    {help_unrated::id,
     "Elo dei giocatori senza Elo negli spareggi sull'Elo; se manca: questi non sono usati"},
    {help_lots::id,
     "giocatori o squadre nell'ordine del sorteggio dell'arbitro; risolve le parità rimaste"},
    {help_category::id, "classifica di una categoria, come 'Under 18:age<18,sex=w'"},
    {help_once::id, "un giocatore è solo nella prima categoria adatta"},
    {help_prizes::id,
     "chi riceve quale premio; FILE: CSV con prize, condition (come in --category), place, value"},
    {help_prize_rule::id,
     "one: un giocatore riceve un premio, quello di maggior valore; all: tutti i premi vinti"},
    {help_share::id,
     "i giocatori a pari punti dividono i premi: none, parti uguali, o metà per posto (hort)"},
    {help_extended_encounter::id,
     "EDE: i gruppi formati dal punteggio secondario proseguono con esso o ricominciano (13.3.3)"},
    {help_minutes::id, "minuti di ogni giocatore per 60 mosse (fsi2014: decide il valore rapid)"},
    {help_base::id, "lo stesso, come minuti del tempo base"},
    {help_increment::id, "secondi aggiunti per mossa a --base"},
    {help_description::id,
     "Stampa la classifica dei file TRF, con una colonna per ogni spareggio tecnico. I giocatori "
     "in parità hanno la stessa posizione; il sorteggio è dell'arbitro."},
};
}  // namespace
ITALIAN(tiebreak_options, rows);
}  // namespace cli
