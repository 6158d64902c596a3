#include "trf/messages/found_header.hpp"

#include "italian/language.hpp"

namespace cli {
namespace {
using namespace trf::found;

constexpr Row rows[]{
    {record_missing::id,
     "manca {what?il nome del torneo|la città|la federazione|il primo "
     "giorno|l'ultimo "
     "giorno|l'Arbitro principale}: non c'è il record {tag}"},
    {record_empty::id,
     "manca {what?il nome del torneo|la città|la "
     "federazione|il primo giorno|l'ultimo "
     "giorno|l'Arbitro principale}: il record {tag} è vuoto"},
    {unknown_federation::id, "la federazione è '{found}'; usare un codice FIDE"},
    {web_address::id, "il record {tag} contiene un indirizzo o una piattaforma web: '{found}'"},
    {name_of_test::id, "il nome è quello di una prova: '{found}'"},
    {arbiter_without_id::id, "manca il numero FIDE dell'Arbitro principale '{name}'"},
    {deputy_without_id::id, "manca il numero FIDE del vice arbitro '{name}'"},
    {several_deputies::id, "il record indica più vice arbitri; usare un record per ciascuno"},
    {ends_after_today::id, "l'ultimo giorno, {last:d/m/y}, è successivo a oggi, {today:d/m/y}"},
    {ends_before_start::id, "l'ultimo giorno, {last:d/m/y}, precede il primo, {first:d/m/y}"},
    {lasts_too_long::id, "il torneo dura {days} giorni; il massimo è {most} giorni"},
    {no_round_dates::id, "mancano le date dei turni: non c'è il record 132"},
    {empty_round_dates::id, "mancano le date dei turni: il record 132 è vuoto"},
    {dates_misplaced::id, "le date dei turni non sono nelle colonne 92-99, 102-109 e così via"},
    {count_of_dates::id,
     "{dates} {dates?data di turno|date di turno} per "
     "{rounds} {rounds?turno|turni}"},
    {round_without_date::id, "manca la data del turno {round}"},
    {round_before_last::id,
     "il turno {round} del {date:d/m/y} precede il turno precedente, del {before:d/m/y}"},
    {round_outside::id,
     "il turno {round} del {date:d/m/y} non è compreso fra {first:d/m/y} e {last:d/m/y}"},
    {first_round_differs::id, "il primo turno è il {date:d/m/y}; il torneo inizia il {day:d/m/y}"},
    {last_round_differs::id, "l'ultimo turno è il {date:d/m/y}; il torneo termina il {day:d/m/y}"},
    {stated_players::id,
     "{stated} {stated?giocatore dichiarato|giocatori "
     "dichiarati}; le righe sono {found}"},
    {stated_rated::id,
     "{stated} {stated?giocatore dichiarato|giocatori "
     "dichiarati} con Elo; {rated} su {players} hanno "
     "un Elo"},
    {stated_teams::id, "{stated} {stated?squadra dichiarata|squadre dichiarate}; sono {found}"},
    {rounds_out_of_range::id, "il numero di turni è {found}; usare da 1 a {most}"},
    {fewer_rounds_stated::id,
     "{stated} {stated?turno dichiarato|turni "
     "dichiarati}; {played} {played?giocato|giocati}"},
    {rounds_not_stated::id, "manca il numero di turni: non ci sono i record 142 e XXR"},
    {no_rate_of_play::id, "manca il tempo di riflessione: non ci sono i record 122 e 222"},
    {times_differ::id, "60 mosse richiedono {time} secondo 222, e {other} secondo 122 ('{text}')"},
    {initial_colour_differs::id,
     "il colore iniziale è il {stated?Bianco|Nero}, ma il giocatore {player} "
     "ha avuto il "
     "{had?Bianco|Nero} nel turno 1"},
};
}  // namespace
ITALIAN(found_header, rows);
}  // namespace cli
