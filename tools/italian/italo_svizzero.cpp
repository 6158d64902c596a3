#include "trf/pair/messages/italo_svizzero.hpp"

#include "italian/language.hpp"

namespace cli {
namespace {
using namespace trf::pair::italo_svizzero::said;

constexpr Row rows[]{
    {paired_in_round::id, "{player} e {other} sono già stati accoppiati nel turno {round}"},
    {the_free_place::id, "il posto libero"},
    {not_allowed_to_be_free::id, "{player} non può essere il giocatore libero"},
    {free_several_times::id, "già libero {times} volte"},
    {free_and_near::id,
     "già libero una volta, e a meno di un punto da {other} ({points} {points?punto|punti})"},
    {cannot_be_free::id, "{player} non può essere il giocatore libero: {why}"},
    {cannot_be_free_with::id,
     "{player} ({points} {points?punto|punti}) non può essere il giocatore libero: {why}"},
    {others_not_pairable::id,
     "{players} non {players?può essere libero|possono essere liberi}: gli altri giocatori non "
     "sarebbero tutti accoppiabili; {why}"},
    {last_drawn_is_free::id,
     "I presenti sono {present}, numero dispari: {player}, l'ultimo sorteggiato fra chi può "
     "esserlo, è libero e riceve {points} {points?punto|punti}"},
    {last_is_free::id,
     "I presenti sono {present}, numero dispari: {player} ha il punteggio minore fra chi può "
     "essere libero, {points} {points?punto|punti}, e non partecipa alla rotazione"},
    {several_are_last::id,
     "I presenti sono {present}, numero dispari: {players} hanno il punteggio minore fra chi può "
     "essere libero, {points} {points?punto|punti}; è libero quello che la rotazione lascia fuori"},
    {no_free_player::id,
     "non esiste un abbinamento legale: i giocatori sono in numero dispari e nessuno può essere "
     "libero: {player}: {why} (art. 12)"},
    {starts_from_first::id, "La rotazione parte dal primo sorteggiato"},
    {resumes_from::id,
     "La rotazione riprende da {white}, che ha avuto il Bianco in {white}-{black}, l'ultima coppia "
     "del turno {round}"},
    {first_by_draw::id, "{player} è il “primo”: il prossimo nell'ordine di sorteggio"},
    {first_alone::id,
     "{player} è il “primo”: il solo rimasto col punteggio più alto, {points} "
     "{points?punto|punti}"},
    {first_of_equals::id,
     "{player} è il “primo”: dei {count} rimasti col punteggio più alto, {points} "
     "{points?punto|punti}, quello che la rotazione incontra per primo"},
    {second_found::id,
     "{player} è il “secondo”: il primo che segue nella rotazione con {points} "
     "{points?punto|punti}. Coppia: {first}-{player}"},
    {not_chosen::id, "{player} non è scelto: {why}"},
    {none_chosen::id,
     "{players} non sono scelti: ognuno di loro e {first} sono una coppia vietata"},
    {search_continues::id,
     "Nessun avversario per {player} con {points} {points?punto|punti}: la ricerca prosegue a "
     "{next} {next?punto|punti}, dopo {mark}"},
    {uncoupled::id,
     "{player} non è scelto: con {first}-{player} gli ultimi giocatori non sarebbero accoppiabili; "
     "la coppia si disaccoppia: {why}"},
    {uncoupled_too::id,
     "{player} non è scelto: con {first}-{player} gli ultimi giocatori non sarebbero accoppiabili; "
     "la coppia si disaccoppia"},
    {uncoupled_each::id,
     "{players} non sono scelti: con ognuno di loro e {first} gli ultimi giocatori non sarebbero "
     "accoppiabili; le coppie si disaccoppiano"},
    {left_over::id, "la rotazione lascia fuori {player}: {player} è il giocatore libero"},
    {has_white::id, "{white} ha il Bianco contro {black}: {why}"},
    {first_has_white::id, "nel turno 1 il primo della coppia ha il Bianco"},
    {fewer_whites::id,
     "ha avuto il Bianco {fewer} {fewer?volta|volte}, l'avversario {more} {more?volta|volte}"},
    {black_last::id,
     "stesso numero di Bianchi, ma ha giocato per ultimo con il Nero, nel turno {round}"},
    {fewer_points::id, "gli stessi colori, ma meno punti, {fewer} contro {more}"},
    {number_after_same_colour::id,
     "persiste la parità; nel turno {round} entrambi hanno avuto il {colour?Bianco|Nero}, quindi "
     "decide il numero più {colour?basso|alto}"},
    {smaller_number::id,
     "persiste la parità, e in nessun turno entrambi hanno avuto un colore: decide il numero più "
     "basso"},
    {rotation_gives::id,
     "la rotazione dà qui la coppia {first}-{second}; nel turno pubblicato {published}"},
    {is_paired_with::id, "{player} è accoppiato con {opponent}"},
    {is_free::id, "{player} è libero"},
    {free_is::id, "il giocatore libero è {player}, non {published}"},
    {white_is_of::id, "{white} ha il Bianco contro {black}: {why}"},
    {is_the_free_player::id, "{player} è il giocatore libero"},
    {is_left_over::id, "la rotazione lascia fuori {player}, che è il giocatore libero"},
    {last_not_pairable::id, "con {first}-{second} gli ultimi giocatori non sarebbero accoppiabili"},
    {found_before::id,
     "la rotazione trova {second} prima di {other}: la coppia è {first}-{second}"},
    {already_second::id, "{second} è già il “secondo” di {first}"},
};
}  // namespace
ITALIAN(italo_svizzero, rows);
}  // namespace cli
