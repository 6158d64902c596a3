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
    {bye_not_allowed::id, "a {player} non si può assegnare il bye: {why}"},
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
    {comes_earlier::id,
     "{floater} cerca un avversario dal numero {upwards?più basso in su|più alto in giù}: "
     "{opponent} "
     "viene prima di {other}"},
    {floaters_come_last::id,
     "{floater} è abbinato con {opponent}: anche {other} è un fluttuante, e conta solo se nessun "
     "giocatore del gruppo è possibile"},
    {below_come_first::id,
     "{floater} è abbinato con {opponent}: i fluttuanti dal basso vengono prima di quelli "
     "dall'alto, "
     "come {other}"},
    {floater_is_earlier::id,
     "{floater} è abbinato con {opponent}: il fluttuante {floater} cerca un avversario prima di "
     "{other}"},
    {other_is_not_possible::id,
     "con {floater}-{other} gli altri giocatori non sarebbero tutti abbinabili"},
    {is_elsewhere::id, "{other} non è in questo gruppo quando si abbina {floater}-{opponent}"},
    {pair_is_made::id,
     "{first}-{second} è abbinata: {how?la metà superiore si abbina con la metà inferiore|lo "
     "scambio per i colori dà questa coppia|i fluttuanti si abbinano per primi|lo scambio degli "
     "avversari non compatibili dà questa coppia}"},
};
}  // namespace
ITALIAN(lim_pairs, rows);
}  // namespace cli
