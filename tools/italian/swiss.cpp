#include "trf/pair/messages/swiss.hpp"

#include "italian/language.hpp"

namespace cli {
namespace {
using namespace trf::pair::said;

constexpr Row rows[]{
    {player_and_name::id, "{number} ({name})"},
    {they_met::id, "si sono già incontrati nel turno {round}"},
    {pair_is_prohibited::id, "la coppia è vietata"},
    {both_prefer_absolutely::id,
     "entrambi hanno una preferenza assoluta per il {colour?Bianco|Nero}"},
    {are_not_paired::id, "{one} e {other} non sono abbinati: {why}"},
    {are_not_allowed::id, "{one} e {other} non possono incontrarsi: {why}"},
    {others_stay_unpaired::id, "gli altri giocatori non completerebbero l'abbinamento"},
    {others_pair_worse::id, "gli altri giocatori non sarebbero abbinabili altrettanto bene"},
    {equally_good_comes_first::id,
     "un candidato equivalente precede questo nell'ordine di {article}"},
    {with_pair::id, "con {one}-{other}, {theirs}; senza, {ours}"},
    {worse_than_best::id, "{theirs}; il miglior abbinamento ha {ours}"},
    {worse_than_sentence::id, "{theirs}; nel miglior abbinamento, {ours}"},
    {correct_comes_first::id,
     "Tutti i criteri sono soddisfatti ugualmente, ma l'abbinamento corretto viene prima"},
    {should_have_white::id, "Nel turno corretto {white} ha il Bianco contro {black}: {why}"},
    {receives_pab::id,
     "I giocatori sono in numero dispari. {player} riceve il bye assegnato dall'abbinamento (PAB)"},
    {receives_pab_as::id,
     "I giocatori sono in numero dispari. {player} riceve il bye assegnato dall'abbinamento (PAB): "
     "{why}"},
    {lowest_score::id, "punteggio più basso fra i giocatori che possono riceverlo"},
    {most_games::id, "punteggio più basso, poi più partite giocate"},
    {largest_tpn::id, "punteggio più basso, poi più partite giocate, poi numero d'ordine più alto"},
    {lowest_index::id,
     "punteggio più basso, poi più partite giocate, poi ultimo per Buchholz, Sonneborn-Berger e "
     "numero d'ordine"},
    {barred_from_pab::id,
     "{players} non {players?può|possono} ricevere il bye (PAB): {players?ha|hanno} già avuto un "
     "bye o {forfeit?una vittoria a forfait|i punti di una vittoria senza giocare}"},
    {pab_leaves_unpaired::id,
     "{players} non {players?riceve|ricevono} il bye (PAB): gli altri giocatori non "
     "completerebbero l'abbinamento"},
    {pab_pairs_worse::id,
     "{players} non {players?riceve|ricevono} il bye (PAB): i gruppi non sarebbero abbinabili "
     "altrettanto bene"},
    {pab_is_of::id, "Il bye (PAB) spetta a {player}: {player} ha {why} {other}"},
    {fewer_points_than::id, "meno punti di"},
    {more_games_than::id, "giocato più partite di"},
    {larger_tpn_than::id, "un numero d'ordine più alto di"},
    {lower_rank_than::id, "un rango inferiore a"},
    {lower_rating_than::id, "un Elo più basso di"},
    {pab_before::id, "{player} riceve il bye (PAB) prima di {other}: {player} ha {why} {other}"},
    {others_are_not_explained::id,
     "{count} {count?altro candidato non è|altri candidati non sono} "
     "{upfloaters?l'upfloater|upfloater}. I motivi per tutti sono indicati se i partecipanti sono "
     "al "
     "massimo {most}"},
    {candidates_not_examined::id,
     "Non è stato esaminato perché {players} non {players?è un upfloater|sono upfloater}: gli "
     "insiemi da provare sono più di {most}"},
    {is_not_an_upfloater::id, "{player} non è un upfloater: {why}"},
    {with_upfloaters::id, "con {these}, {theirs}; con {those}, {ours}"},
    {set_is_later::id,
     "{chosen} {chosen?è|sono} altrettanto {chosen?valido e viene|validi e vengono} prima"},
    {no_opponent_in_bracket::id, "{player} non ha avversari compatibili nel gruppo"},
    {bracket_of_residents::id, "Gruppo: {count} {count?residente|residenti} ({residents})"},
    {all_get_preference::id, "Tutti i giocatori ottengono il colore preferito"},
    {has_white_against::id, "{white} ha il Bianco contro {black}: {why}"},
    {both_granted::id, "entrambe le preferenze sono soddisfatte"},
    {stronger_granted::id, "è soddisfatta la preferenza più forte"},
    {colours_alternate::id,
     "nell'ultima partita con colori diversi {white} ha avuto il Bianco e {black} il Nero; i "
     "colori si alternano"},
    {higher_ranked_preference::id,
     "entrambi preferiscono il {colour?Bianco|Nero} in ugual misura; prevale {player}, di rango "
     "superiore"},
    {initial_by_tpn::id,
     "nessuno dei due ha giocato; {player} è di rango superiore e il suo numero è {odd?dispari: "
     "ha|pari: l'avversario ha} il colore iniziale"},
    {initial_by_arrival::id,
     "nessuno dei due ha giocato; {player} è di rango superiore ed è il numero {number} fra gli "
     "arrivati (C.04.2 2.4): {odd?dispari, ha|pari, l'avversario ha} il colore iniziale"},
    {order_of_boards::id,
     "Ordine delle scacchiere: punteggio del giocatore di rango superiore, poi somma dei punteggi, "
     "poi il suo rango"},
};
}  // namespace
ITALIAN(swiss, rows);
}  // namespace cli
