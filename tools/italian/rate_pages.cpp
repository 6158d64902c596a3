#include "rate/messages/rate_pages.hpp"

#include "italian/language.hpp"

namespace cli {
namespace {
using namespace rate::said;

constexpr Row rows[]{
    {k::id, "K"},
    {new_rating::id, "Nuovo Elo"},
    {first_short::id, "Primo"},
    {first_rating::id, "Performance di un primo Elo"},
    {opponent_rating::id, "Elo dell'avversario, come usato"},
    {difference_used::id, "Elo proprio meno quello dell'avversario, come usato"},
    {tournament::id, "Torneo"},
    {start::id, "Inizio"},
    {end::id, "Fine"},
    {sum::id, "Somma"},
    {summary::id, "Riepilogo"},
    {to_print_one::id, "Per stampare un solo giocatore, scegliere qui il nome e stampare."},
    {player_by_player::id, "Giocatore per giocatore"},
    {rated_by::id, "Variazioni Elo: {regulation}"},
    {fide_number::id, "numero FIDE {number}"},
    {national_number::id, "{federation} {number}"},
    {born::id, "data di nascita {date}"},
    {has_rating::id, "Elo {rating}"},
    {by_standard_list::id, "con l'Elo standard"},
    {unrated::id, "senza Elo"},
    {not_rated_here::id, "non calcolato con questo sistema"},
    {account::id,
     "{games} {games?partita|partite}: punteggio {score}, punteggio atteso {expected}, differenza "
     "{difference}; con K {k} fa {exact}, arrotondato a {change}"},
    {new_rating_is::id, "Nuovo Elo: {rating}"},
    {average_is::id, "Media degli avversari: {average}"},
    {first_rating_is::id, "Performance di un primo Elo: {rating}"},
    {rating_at_start::id, "Elo all'inizio: {rating}"},
    {rating_by_round::id, "Elo dopo ogni turno, prima dell'arrotondamento"},
    {from_to_in_games::id, "Da {from} a {to} in {games} {games?partita|partite}"},
    {rating_by_event::id, "Elo dopo ogni torneo, prima dell'arrotondamento del periodo"},
    {from_to_in_events::id, "Da {from} a {to} in {events} {events?torneo|tornei}"},
    {not_counted::id, "non conteggiata"},
    {not_counted_because::id, "non conteggiata: {reason}"},
    {means_by_list::id, "Medie Elo di lista in lista"},
    {means_of_lists::id, "Medie Elo delle liste: {lists}"},
    {list::id, "Lista"},
    {all_players::id, "tutti"},
    {distribution_of_list::id, "Distribuzione della lista {list}"},
    {players_by_rating::id, "Giocatori per Elo: {list}"},
};
}  // namespace
ITALIAN(rate_pages, rows);
}  // namespace cli
