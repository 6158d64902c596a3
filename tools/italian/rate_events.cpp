#include "rate/messages/rate_events.hpp"

#include "italian/language.hpp"

namespace cli {
namespace {
using namespace rate::said;

constexpr Row rows[]{
    {listed_event::id,
     "la lista del {date:d/m/y} contiene già questo torneo ('{file}'); per una correzione usare "
     "{option}"},
    {listed_event_counted::id,
     "la lista del {date:d/m/y} contiene già questo torneo ('{file}'); contano entrambi"},
    {list_unfinished::id,
     "l'esecuzione che scrive la lista del {date:d/m/y} non è finita; ripeterla"},
    {list_left_out::id,
     "esiste una lista del {date:d/m/y}, successiva a '{list}'; calcolare con quella lista, o "
     "ripetere "
     "la sua esecuzione"},
    {list_without_events::id,
     "manca la lista del {date:d/m/y}; ripetere con {option} l'esecuzione che ha scritto '{list}'"},
    {list_corrected::id, "{list}: {parts}"},
    {rows_corrected::id, "{count} {count?riga corretta|righe corrette}"},
    {rows_new::id, "{count} {count?nuova|nuove}"},
    {rows_removed::id, "{count} {count?tolta|tolte}"},
    {list_not_corrected::id, "la lista non è corretta: correggere prima gli errori"},
    {list_not_later::id, "la lista '{list}' non è successiva a '{earlier}'; nulla è corretto"},
    {already_corrected::id,
     "la lista del {date:d/m/y} contiene già questo file TRF; nulla è corretto"},
    {list_is_corrected::id, "la lista '{list}' contiene già questa correzione; nulla è corretto"},
    {event_not_in_list::id,
     "la lista del {date:d/m/y} non contiene questo file TRF: è stato sostituito; nulla è "
     "corretto"},
    {other_version::id,
     "la lista del {date:d/m/y} contiene un altro file TRF di questo torneo ('{file}'); nulla è "
     "corretto"},
    {event_not_listed::id, "'{file}' non contiene questo torneo; nulla è corretto"},
    {correction_of_rating::id,
     "giocatore {player} ({name}): l'effetto della correzione dipende da altri tornei; rifare la "
     "lista dai suoi file TRF"},
    {correction_without_row::id,
     "il giocatore {player} ({name}) non è nella lista; rifare la lista dai suoi file TRF"},
    {level_stays::id,
     "giocatore {player} ({name}): l'Elo che riduce il K è stato raggiunto in una lista "
     "intermedia; resta valido"},
    {title_stays::id,
     "giocatore {player} ({name}): il titolo o la categoria può dipendere da altri tornei; resta"},
    {last_played_stays::id,
     "giocatore {player} ({name}): l'ultimo torneo può essere un altro; l'ultimo giorno resta"},
    {number_stays::id,
     "giocatore {player} ({name}): il numero può essere anche in un altro file TRF; resta"},
};
}  // namespace
ITALIAN(rate_events, rows);
}  // namespace cli
