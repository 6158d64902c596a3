#include "trf/pair/messages/match_swiss.hpp"

#include "italian/language.hpp"

namespace cli {
namespace {
using namespace trf::pair::said;

constexpr Row rows[]{
    {match_bye_barred::id,
     "{participant} non riceve il bye (PAB): ha già avuto un bye, un incontro vinto a forfait o un "
     "bye da un punto"},
    {match_bye_leaves_unpaired::id,
     "{participant} non riceve il bye (PAB): gli altri non completerebbero l'abbinamento"},
    {match_bye::id,
     "{teams?Le squadre|I giocatori} sono in numero dispari. {participant} riceve il bye assegnato "
     "dall'abbinamento (PAB): {rule?punteggio più basso|punteggio più basso, poi più incontri "
     "giocati|punteggio più basso, poi più incontri giocati, poi numero d'ordine più alto}"},
    {residents_alone::id, "Residenti: {residents}. Non serve alcun upfloater"},
    {residents_are::id, "Residenti: {residents}. Sono in numero {odd?dispari|pari}"},
    {residents_incomplete::id, "I residenti non possono essere tutti abbinati fra loro"},
    {fewer_incomplete::id, "Con meno upfloater l'abbinamento non sarebbe completo"},
    {fewest_upfloaters_are::id, "Il numero minimo possibile di upfloater è {count}"},
    {highest_scores_are::id,
     "{scores?Il punteggio più alto possibile di un upfloater è|I punteggi più alti possibili "
     "degli upfloater sono} {scores}"},
    {following_complies::id,
     "Il gruppo di punteggio seguente è poi abbinabile con il minimo di upfloater"},
    {following_is_empty::id, "Non resta alcun giocatore di un gruppo di punteggio seguente"},
    {teams_of_following_are_used::id,
     "Non resta alcuna squadra di un gruppo di punteggio seguente"},
    {following_never_complies::id,
     "Nessun insieme lascia al gruppo di punteggio seguente il minimo di upfloater: C6 non decide "
     "(lettura T-06)"},
    {set_is_first::id, "Il primo dei migliori insiemi di upfloater è {upfloaters}"},
    {in_best_pairing::id, "Nel miglior abbinamento, {counted}"},
    {fact_pairs::id, "coppie"},
    {identifier_is_first::id, "Il primo dei migliori abbinamenti ha l'identificatore {identifier}"},
    {others_stay_unmatched::id, "gli altri non completerebbero l'abbinamento"},
    {bottom_comes_later::id,
     "{teams?le squadre|i giocatori} dopo {player} non sarebbero {teams?tutte|tutti} abbinabili "
     "altrettanto bene con un identificatore che viene prima"},
    {is_no_top_member::id,
     "{player} non è il primo di una coppia: {teams?le squadre|i giocatori} non sarebbero "
     "{teams?tutte|tutti} abbinabili altrettanto bene"},
    {order_of_match_boards::id,
     "Ordine delle scacchiere: punteggio di chi è di rango superiore, poi somma dei punteggi, poi "
     "numero d'ordine"},
    {only_one_prefers::id, "uno solo dei due ha una preferenza di colore"},
    {only_one_strong::id, "una sola delle due preferenze è forte"},
    {fewer_whites::id, "{white} ha avuto meno volte il Bianco"},
    {lower_difference::id, "{white} ha la differenza di colore più bassa"},
    {matches_alternate::id,
     "l'ultima volta che i colori erano diversi {white} aveva il Nero e {black} il Bianco; i "
     "colori "
     "si alternano"},
    {first_team_prefers::id, "prevale la preferenza di {first}, prima squadra"},
    {first_alternates::id,
     "{player}, {teams?prima squadra|di rango superiore}, ha avuto il {colour?Bianco|Nero} "
     "nell'ultimo incontro"},
    {second_alternates::id,
     "{first}, {teams?prima squadra|di rango superiore}, non ha giocato; {player} ha avuto il "
     "{colour?Bianco|Nero} nell'ultimo incontro"},
    {initial_of_team::id,
     "nessuna delle due ha giocato; {first} è la prima squadra e ha numero d'ordine "
     "{odd?dispari|pari}: {holder} ha il colore iniziale"},
    {initial_of_arrived_team::id,
     "nessuna delle due ha giocato; {first} è la prima squadra ed è la numero {number} di quelle "
     "arrivate (C.04.2 2.4): {holder} ha il colore iniziale"},
    {fact_preference_of::id, "preferenza di {number}"},
    {value_preference::id, "{colour?Bianco|Nero}"},
    {value_degree::id, "{colour?Bianco|Nero} {strong?forte|lieve}"},
    {fact_difference_of::id, "differenza di colore di {number}"},
    {fact_whites_of::id, "Bianchi di {number}"},
    {fact_first::id, "prima delle due (4.2)"},
    {value_first::id,
     "{number}, {why?punteggio più alto|punteggio secondario più alto|numero d'ordine più basso}"},
    {match_bye_after_bye::id,
     "{player} non può ricevere il bye (PAB): ha già avuto un bye, un incontro vinto a forfait o "
     "un "
     "bye da un punto"},
    {more_matches_than::id, "giocato più incontri di"},
    {set_comes_later::id,
     "{theirs?L'upfloater è|Gli upfloater sono} {theirs}; {ours} {ours?viene prima|vengono prima} "
     "nell'ordine"},
    {identifier_comes_later::id, "L'identificatore è {theirs}; {ours} è il primo nell'ordine"},
};
}  // namespace
ITALIAN(match_swiss, rows);
}  // namespace cli
