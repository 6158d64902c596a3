#include "trf/pair/messages/lim.hpp"

#include "italian/language.hpp"

namespace cli {
namespace {
using namespace trf::pair::lim::said;

constexpr Row rows[]{
    {both_must_have::id, "{player} e {other} devono avere entrambi il {colour?Bianco|Nero}"},
    {bye_in_round::id, "un bye nel turno {round}"},
    {forfeit_win_in_round::id, "una vittoria a forfait nel turno {round}"},
    {points_without_playing::id, "i punti di una vittoria senza giocare"},
    {bye_barred::id,
     "a {player} ({points} {points?punto|punti}) non si può assegnare il bye: {why}"},
    {bye_needed_in_pairs::id,
     "{player} non riceve il bye: gli altri giocatori non sarebbero tutti abbinabili"},
    {bye_by_number::id,
     "I presenti sono {present}, numero dispari: il bye va a {player}, il numero più alto"},
    {bye_by_rating::id,
     "I presenti sono {present}, numero dispari: il bye va a {player}, che ha l'Elo più basso "
     "({rating}) fra gli ammessi con il punteggio più basso ({points} {points?punto|punti})"},
    {bye_by_rank::id,
     "I presenti sono {present}, numero dispari: il bye va a {player}, ultimo fra gli ammessi "
     "con il punteggio più basso ({points} {points?punto|punti})"},
    {group_order::id, "{groups}; per ultimo il gruppo mediano{median}"},
    {groups_downwards::id, "Gruppi di punteggio verso il basso: {points}"},
    {groups_upwards::id, "gruppi di punteggio verso l'alto: {points}"},
    {of_points::id, ", {points} {points?punto|punti}"},
    {which_is_empty::id, ", che è vuoto"},
    {members::id, "Giocatori: {residents}"},
    {no_members::id, "Il gruppo di punteggio non ha giocatori"},
    {floaters_into::id, "fluttuanti in arrivo: {floaters}"},
    {are_due::id, "attendono il {colour?Bianco|Nero}: {players}"},
    {undone::id,
     "Il gruppo mediano non si può abbinare: {first}-{second}, l'ultima coppia fatta "
     "{above?sopra|sotto}, è sciolta; entrambi sono fluttuanti {above?dall'alto|dal basso}"},
    {type_of_floater::id,
     "{type?d (ha un avversario nel gruppo adiacente)|c (non ha avversari nel gruppo adiacente)|b "
     "(già fluttuante, ha un avversario nel gruppo adiacente)|a (già fluttuante, non ha avversari "
     "nel gruppo adiacente)}"},
    {candidate::id,
     "{player} {type?d|c|b|a}{repeats? (fluttuante nel turno precedente)|}{other? (attende un "
     "altro "
     "colore)|}"},
    {candidates::id,
     "Numero dispari, {left} giocatori; la maggior parte attende il {colour?Bianco|Nero}; tipi di "
     "fluttuanti: {types}"},
    {candidates_in_balance::id,
     "Numero dispari, {left} giocatori; il Bianco e il Nero sono attesi da altrettanti; tipi di "
     "fluttuanti: {types}"},
    {alone_in_group::id, "{player} diventa fluttuante: è solo nel suo gruppo di punteggio"},
    {met_all_of_group::id,
     "{player} diventa fluttuante: si è già incontrato con tutti i giocatori del gruppo di "
     "punteggio (a)"},
    {compatible_with_none::id,
     "{player} diventa fluttuante: nessun giocatore del gruppo di punteggio è compatibile "
     "({twice?c|b}): {reasons}"},
    {not_the_floater::id,
     "{player} non è il fluttuante: senza {player} il gruppo ha una coppia in meno"},
    {floater_within_limit::id,
     "{player} è il fluttuante, per pareggiare il gruppo: {other} viene prima, ma gli Elo di "
     "{other} e {player} differiscono di oltre 100 punti"},
    {floater_of_even::id,
     "{player} è il fluttuante, per pareggiare il gruppo. Tipo {type}{repeats?; fluttuante nel "
     "turno precedente|}{due}. {player} è il numero più {largest?alto|basso} rimasto"},
    {due_like_most::id,
     ". {player} attende il {colour?Bianco|Nero}, come la maggior parte del gruppo"},
    {floater_instead::id,
     "Al suo posto è fluttuante {player}. Fra i giocatori senza i quali il gruppo non perde "
     "coppie, {player} ha il tipo migliore, {type}, poi il numero più {largest?alto|basso}"},
    {further_floater::id,
     "{player} diventa fluttuante: non tutti i giocatori si possono abbinare. Fra i giocatori "
     "senza i quali il gruppo non perde coppie, {player} ha il tipo migliore, {type}, poi il "
     "numero più {largest?alto|basso}"},
    {order_of_floaters::id, "I fluttuanti si abbinano in quest'ordine: {players}; {rule}"},
    {above_comes_first::id, "prima i fluttuanti dall'alto"},
    {number_comes_first::id, "prima il numero più {smallest?basso|alto}"},
    {score_comes_first::id, "prima il punteggio {higher?superiore|inferiore}"},
    {not_chosen::id, "{player} non è scelto per {floater}: {why}"},
    {none_chosen::id, "{players} non sono scelti per {floater}: {why}"},
    {prohibited_with::id, "ognuno di loro e {floater} sono una coppia vietata"},
    {all_must_have::id, "devono avere tutti, come {floater}, il {colour?Bianco|Nero}"},
    {all_are_due::id, "tutti attendono il {colour?Bianco|Nero}"},
    {others_not_pairable::id, "gli altri giocatori non sarebbero tutti abbinabili"},
    {ratings_too_far::id, "gli Elo di {player} e {other} differiscono di oltre 100 punti"},
    {both_are_due::id, "entrambi attendono il {colour?Bianco|Nero}"},
    {floater_is_paired::id,
     "{floater}, fluttuante {above?dall'alto|dal basso} ({points} {points?punto|punti}), è "
     "abbinato con {opponent}{clash?|, anche se entrambi attendono lo stesso colore: nessun altro "
     "giocatore possibile del gruppo lo evita, e i fluttuanti vengono per ultimi|, anche se "
     "entrambi attendono lo stesso colore: nessun altro fluttuante possibile dal basso lo evita|, "
     "anche se entrambi attendono lo stesso colore: nessun altro fluttuante possibile dall'alto lo "
     "evita|, anche se entrambi attendono lo stesso colore: nessun altro avversario possibile "
     "entro "
     "100 punti Elo lo evita}"},
};
}  // namespace
ITALIAN(lim, rows);
}  // namespace cli
