#include "trf/pair/messages/lim_pairs.hpp"

#include "italian/language.hpp"

namespace cli {
namespace {
using namespace trf::pair::lim::said;

constexpr Row rows[]{
    {proposed::id, "Abbinamento proposto, la metà superiore contro la metà inferiore: {pairs}"},
    {first_check::id,
     "Prima verifica: {reasons}. Il primo scambio dopo il quale tutti i giocatori si possono "
     "abbinare: {pairs}"},
    {second_check_keeps::id,
     "Seconda verifica (colori): in {before} {before?coppia|coppie} entrambi attendono lo stesso "
     "colore. Nessuno scambio migliora; abbinamento confermato"},
    {second_check::id,
     "Seconda verifica (colori): in {before} {before?coppia|coppie} entrambi attendono lo stesso "
     "colore; dopo gli scambi in {after}: {pairs}"},
    {limit_of_other_exchanges::id,
     "Maxi-torneo: si scambiano solo avversari entro 100 punti Elo. Senza questo limite vengono "
     "prima altri scambi: {pairs}"},
    {limit_of_colours::id,
     "Maxi-torneo: si scambiano solo avversari entro 100 punti Elo. Senza questo limite, in "
     "{count} {count?coppia|coppie} entrambi attendono lo stesso colore: {pairs}"},
    {has_white::id, "{white} ha il Bianco contro {black}: {why}"},
    {alternate_by_board::id,
     "i colori si alternano per scacchiera, dal {colour?Bianco|Nero} sorteggiato per il primo"},
    {not_again::id, "{player} non può avere ancora il {colour?Bianco|Nero}"},
    {is_due::id, "{player} attende il {colour?Bianco|Nero}"},
    {each_is_due::id,
     "{player} attende il {colour?Bianco|Nero}, {other} attende il {turned?Bianco|Nero}"},
    {neither_has_played::id,
     "nessuno dei due ha giocato; il numero di {player} è {odd?dispari|pari}, e il colore "
     "sorteggiato per 1 è il {colour?Bianco|Nero}"},
    {by_difference::id,
     "entrambi attendono il {colour?Bianco|Nero}, e {player} ha la differenza di colore maggiore, "
     "{larger} contro {smaller}"},
    {by_last_different_colours::id,
     "entrambi attendono il {colour?Bianco|Nero}; nell'ultima partita con colori diversi {white} "
     "ha avuto il Bianco e {black} il Nero"},
    {by_number::id,
     "entrambi attendono il {colour?Bianco|Nero}, e nessuna partita precedente decide: "
     "{above?nel gruppo mediano e sopra prevale il numero più basso|sotto il gruppo mediano "
     "prevale il numero più alto}, {player}"},
    {allowed_in_last_round::id,
     "{player} ha il {colour?Bianco|Nero} {third?per la terza volta di seguito|tre volte più "
     "dell'altro colore}: nell'ultimo turno è ammesso"},
    {bye_with_even_number::id, "{player} ha il bye, ma i giocatori sono in numero pari"},
    {bye_not_allowed::id, "a {player} non si può assegnare il bye: {why}"},
    {bye_is_missing::id, "il bye va a {player}; nel turno pubblicato nessun giocatore lo ha"},
    {pair_is_other::id,
     "qui la coppia è {first}-{second}; nel turno pubblicato {first} è abbinato con {other}, e "
     "{second} con {third}"},
    {white_is_of::id, "in {first}-{second} il Bianco è di {white}: {why}"},
    {alternate::id, "i colori si alternano per scacchiera"},
    {receives_bye::id, "{player} riceve il bye"},
    {limit_forbids::id,
     "Maxi-torneo: si scambiano solo avversari entro 100 punti Elo; senza questo limite la coppia "
     "è formata"},
    {not_a_floater::id,
     "{player} non è fluttuante, ma è abbinato nel gruppo di punteggio: {first}-{second}"},
    {pair_is_made::id,
     "{first}-{second} è abbinata: {how?la metà superiore si abbina con la metà inferiore|lo "
     "scambio per i colori dà questa coppia|i fluttuanti si abbinano per primi|lo scambio degli "
     "avversari non compatibili dà questa coppia}"},
};
}  // namespace
ITALIAN(lim_pairs, rows);
}  // namespace cli
