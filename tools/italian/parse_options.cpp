#include "parse/messages/parse_options.hpp"

#include "italian/language.hpp"

namespace cli {
namespace {
using namespace cli::said;

constexpr Row rows[]{
    {help_from::id, "forma dell'ingresso"},
    {help_to::id, "converte in un dialetto; rifiutato se il dialetto non può contenere tutto"},
    {help_rating_list::id, "con --from=csv: completa Elo e titoli da una lista, per numero FIDE"},
    {help_by_name::id, "con --rating-list: cerca per nome i giocatori senza numero FIDE"},
    {help_lossy::id, "converte comunque, ed elenca ciò che si perde"},
    {help_table::id, "stampa una tabella"},
    {help_description::id,
     "Riscrive un file TRF, byte per byte, con le modifiche richieste; oppure lo converte, o lo "
     "stampa come tabella o JSON. Senza --table e --format il risultato è il file TRF. I rilievi "
     "sono stampati sullo standard error."},
    {help_results::id,
     "inserisce risultati: righe SCACCHIERA RISULTATO o BIANCO NERO RISULTATO, oppure CSV"},
    {help_result::id, "inserisce un risultato: 4:1-0, o per coppia 12-7:1/2"},
    {help_correct::id, "sostituisce risultati registrati, e mostra il vecchio e il nuovo"},
    {help_round::id, "turno dei risultati (se manca: l'ultimo turno abbinato)"},
    {help_unpair::id, "annulla l'abbinamento dell'ultimo turno abbinato"},
    {help_swap::id, "scambia i colori di una scacchiera dell'ultimo turno abbinato"},
    {help_pair::id, "cambia a mano l'ultimo turno abbinato: 4-8 giocano, o 5-bye, 5-H, 5-F, 5-Z"},
    {help_force::id, "con --pair o --swap: scrive un turno non regolare nel suo sistema"},
    {help_edit::id,
     "cambia dati di un giocatore, come 7:birth=2008/11/02, o di molti con un file CSV"},
    {help_remove::id, "toglie un giocatore senza partite"},
    {help_refresh::id, "--rating-list: prende i suoi valori, non solo quelli mancanti"},
    {help_fill::id, "calcola colonne dei record 001 e 310"},
    {help_set::id, "imposta un record del torneo, come 012=Spring Open"},
    {help_bye::id,
     "annuncia un bye: H mezzo punto, F un punto, Z zero punti (Double-Swiss: ROUND è un "
     "incontro)"},
    {help_withdraw::id,
     "segna un giocatore assente dal turno all'ultimo (se manca: il prossimo turno)"},
    {help_readmit::id, "annulla un ritiro dal turno in poi (se manca: il prossimo turno)"},
    {help_prohibit::id, "vieta abbinamenti fra questi giocatori (se manca: in tutti i turni)"},
    {help_line_up::id,
     "immette la formazione di una squadra in un turno: i giocatori per scacchiera, 0 se vuota"},
    {help_accelerate::id, "scrive l'accelerazione nel file TRF"},
    {help_add::id, "aggiunge iscritti in ritardo da un elenco"},
    {help_renumber::id, "assegna di nuovo i numeri d'ordine secondo l'ordine iniziale"},
    {help_order::id, "ordine dei numeri: della FIDE, dell'elenco o per sorteggio (se manca: fide)"},
    {help_seed::id, "seme del sorteggio"},
};
}  // namespace
ITALIAN(parse_options, rows);
}  // namespace cli
