#include "validate/messages/validate_options.hpp"

#include "italian/language.hpp"

namespace cli {
namespace {
using namespace validate::said;

constexpr Row rows[]{
    {help_profile::id, "controlli da eseguire (se manca: format,consistency)"},
    {help_fix::id, "scrive il file TRF con le correzioni sicure; elenca ogni correzione"},
    {help_list_checks::id, "elenca tutti i controlli ed esce"},
    {help_explain::id, "spiega un controllo ed esce"},
    {help_severity::id, "gravità dei controlli: error, warning, info o off"},
    {help_config::id, "legge righe 'profile = LISTA', 'strict = yes' e 'GLOB = LIVELLO'"},
    {help_baseline::id, "mostra solo i rilievi che non sono nel CSV di un'esecuzione precedente"},
    {help_strict::id, "gli avvisi contano come errori per lo stato d'uscita"},
    {help_brief::id, "testo senza le righe del file"},
    {help_max_per_check::id, "nel testo, rilievi mostrati per controllo e file; 0: tutti"},
    {help_rating_list::id, "confronta le righe con una lista: testo o XML della FIDE, o CSV"},
    {help_members::id, "CSV dei tesserati della federazione, per I08: fide_id o id, name, birth"},
    {help_registered::id, "giorno della registrazione del torneo presso la FIDE, per E15"},
    {help_event::id, "tipo di torneo, se una norma ha un'eccezione"},
    {help_digest::id, "mostra lo SHA-256 di ogni file controllato (W04)"},
    {help_print_catalogue::id, "stampa trf-checks(7) in roff"},
    {help_description::id,
     "Trova in una volta tutti gli errori di un file TRF, con posizione, norma e correzione. Se "
     "FILE è una cartella, sono letti tutti i file TRF che contiene."},
};
}  // namespace
ITALIAN(validate_options, rows);
}  // namespace cli
