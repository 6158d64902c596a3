#include "trf/pair/messages/readings.hpp"

#include "italian/language.hpp"

namespace cli {
namespace {
using namespace trf::pair::said;

constexpr Row rows[]{
    {reading_decides::id, "Decide {reading}: {what}"},
    {tpn_of_arrived::id, "il numero d'ordine conta solo i partecipanti già arrivati"},
    {two_colours_in_last_round::id,
     "all'ultimo turno due colori uguali danno una preferenza con differenza 0"},
    {strong_at_one::id,
     "con differenza -1 o +1 due colori uguali danno una preferenza forte, non lieve"},
    {forfeit_is_no_meeting::id,
     "un incontro vinto a forfait non conta come disputato: le due squadre si possono abbinare di "
     "nuovo"},
    {bye_is_no_float::id, "un bye (PAB) non è un float"},
    {c6_passes_or_fails::id, "C6 è rispettato o no, non graduato secondo il numero di upfloater"},
    {following_may_be_empty::id,
     "il gruppo di punteggio seguente è il punteggio inferiore più vicino, anche se vuoto"},
    {first_by_pairing_score::id,
     "il primo si trova con il punteggio di abbinamento, non con la classifica"},
    {forfeit_is_no_upfloat::id, "una partita a forfait non è un upfloat"},
    {upfloats_are_added::id, "C9 somma gli upfloat precedenti degli upfloater massimi"},
    {shifted_stay_shifted::id,
     "un giocatore spostato dal primo passo non è rispostato dal secondo"},
    {upfloats_by_pairing_score::id,
     "gli upfloat si contano con il punteggio di abbinamento, non con la classifica"},
    {colours_by_pairing_score::id,
     "il giocatore di rango superiore si trova con il punteggio di abbinamento, non con la "
     "classifica"},
    {absences_need_not_last::id,
     "i bye a zero punti fino all'ultimo turno valgono patta anche se il giocatore ora è presente"},
    {forfeit_loss_is_no_absence::id, "una sconfitta a forfait non è un bye a zero punti"},
    {scores_ahead_count::id,
     "C7 considera quanti giocatori del gruppo seguente scendono ancora, e poi i loro punteggi"},
    {boards_by_tpn::id,
     "le scacchiere sono nell'ordine di punteggio e TPN, non di punteggio e indice"},
    {index_without_virtual_points::id,
     "Buchholz e Sonneborn-Berger usano i punti reali, senza punti virtuali"},
    {further_floaters_by_type::id,
     "un fluttuante al posto del primo scelto si sceglie solo per tipo e numero"},
    {below_looks_downwards::id,
     "un fluttuante dal basso cerca dal numero più alto in giù, anche nel gruppo mediano"},
    {residents_before_floaters::id,
     "un fluttuante incontra un altro fluttuante solo se nessun giocatore del gruppo è possibile"},
    {fewest_clashes::id,
     "gli scambi per i colori cercano il minor numero di coppie che attendono lo stesso colore, "
     "non "
     "i primi giocatori"},
    {exchanges_in_last_round::id,
     "gli scambi per i colori dentro un gruppo restano nell'ultimo turno"},
    {free_between_scores::id,
     "all'ultimo turno i limiti dei colori non valgono, anche fra giocatori di punteggio diverso"},
    {last_pair_is_of_two::id,
     "la rotazione riprende dall'ultima coppia di due giocatori, non dal giocatore libero"},
    {forfeits_have_colours::id, "una partita persa a forfait ha i colori del report"},
};
}  // namespace
ITALIAN(readings, rows);
}  // namespace cli
