#include "rate/messages/rate_options.hpp"

#include "italian/language.hpp"

namespace cli {
namespace {
using namespace rate::said;

constexpr Row rows[]{
    {help_system::id, "sistema Elo; se manca: quello dei file TRF e della lista, altrimenti fide"},
    {help_edition::id, "norme di quell'anno; se manca: quelle in vigore all'inizio del torneo"},
    {help_games::id, "una riga per partita, con il motivo per cui è conteggiata o no"},
    {help_list::id, "lista Elo in vigore: CSV, oppure testo o XML della FIDE"},
    {help_period::id, "una riga per giocatore su tutti i file, con un solo arrotondamento"},
    {help_new_list::id, "con --list: scrive la lista successiva in FILE (CSV); implica --period"},
    {help_list_date::id, "data della lista successiva; se manca: dal giorno di chiusura"},
    {help_closing::id, "i tornei che terminano dopo appartengono alla lista seguente"},
    {help_allow_duplicates::id, "conta entrambi i file di uno stesso torneo"},
    {help_events::id, "CSV dei tornei contenuti nelle liste; con --new-list"},
    {help_same_person::id, "accetta dati diversi del giocatore con il numero ID"},
    {help_replace::id,
     "differenza prodotta da un file corretto; con --list; --new-list: una lista successiva da "
     "correggere"},
    {help_event::id, "tipo di torneo, se una norma ha un'eccezione"},
    {help_norms::id, "norme ottenute: maestro, o titoli FIDE"},
    {help_host::id, "federazione ospitante, per le norme; se manca: record 032"},
    {help_exempt_federation_mix::id,
     "norme: la varietà di federazioni non è richiesta (B.01 1.4.3)"},
    {help_titles::id, "titoli FSI, o categorie rapid, alla fine di un periodo"},
    {help_ledger::id, "CSV o TSV di norme, campioni e partite già registrate"},
    {help_monitor::id, "confronta liste Elo (i FILE, dalla più vecchia): inflazione o deflazione"},
    {help_year::id, "con --monitor: anno della prima lista, per le età"},
    {help_ages::id, "con --monitor: età del gruppo fisso"},
    {help_band::id, "con --monitor: ampiezza di una fascia Elo"},
    {help_round_robin_low_score::id,
     "FIDE 1997: l'articolo 10.25, o la lettura dell'esempio 10.68"},
    {help_description::id,
     "Calcola le variazioni Elo secondo i regolamenti italiani e FIDE, una riga per giocatore, e "
     "le norme. Più file sono un solo periodo di classificazione."},
};
}  // namespace
ITALIAN(rate_options, rows);
}  // namespace cli
