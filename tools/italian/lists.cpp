#include "trf/messages/lists.hpp"

#include "italian/language.hpp"

namespace cli {
namespace {
using namespace trf::said;

constexpr Row rows[]{
    {column_read_as::id, "la colonna '{found}' è letta come '{column}'"},
    {columns_not_used::id, "non usate: {columns}"},
    {list_needs_names::id, "una lista di iscritti richiede la colonna 'name'"},
    {list_without_entries::id, "la lista non ha iscritti"},
    {entry_without_team::id, "{name}: manca la squadra"},
    {too_many_teams::id, "la lista ha {teams} squadre; un file TRF ne contiene al massimo {most}"},
    {clubs_not_kept::id, "'{found}' non è conservato: nessun dialetto ha un record per i circoli"},
    {entry_sex_unreadable::id, "il sesso è '{found}'; usare m o w"},
    {entry_title_too_long::id, "il titolo è '{found}'; ha al massimo {most} lettere"},
    {entry_rating_unreadable::id,
     "l'Elo è '{found}'; serve un numero da 0 a {most}; lasciarlo vuoto se il giocatore è senza "
     "Elo"},
    {entry_birth_unreadable::id,
     "la data di nascita è '{found}'; scriverla come AAAA/MM/GG, o solo l'anno"},
    {entry_birth_day_first::id,
     "'{found}' è letta con il giorno prima: {date}; scriverla come AAAA/MM/GG"},
    {entry_too_long::id, "{field}: più di {most} caratteri: '{found}'"},
    {entry_line_end::id, "{field}: contiene un fine riga o un TAB"},
    {entry_formula::id, "{field}: '{found}' è una formula"},
    {entry_without_name::id, "manca il nome"},
    {entry_id_unreadable::id, "id è '{found}'; serve un numero da 1 a {most}"},
    {entry_id_used::id, "l'id {number} è già usato"},
    {entry_number_changed::id,
     "il numero è '{found}', come un foglio di calcolo scrive un numero grande; scriverne tutte le "
     "cifre"},
    {entry_number_twice::id, "il numero {found} è già quello della riga {line}"},
    {entry_person_twice::id, "{name}, con la stessa data di nascita, è già nella riga {line}"},
    {entry_without_federation::id,
     "un Elo o un numero nazionale richiede la federazione del giocatore"},
    {category_not_used::id,
     "la categoria '{found}' non è né una categoria FSI né un titolo FIDE; valori come questo non "
     "sono usati"},
    {list_without_results::id, "la lista non ha risultati; non si registra nulla"},
    {list_result_unreadable::id,
     "il risultato è '{found}'; scrivere 1-0, 0-1, 1/2, +-, -+, -- o *"},
    {list_result_was_date::id, "'{found}' è una data; letta come 1/2"},
    {list_result_without_colon::id,
     "nel risultato '{found}' manca ':'; scrivere SCACCHIERA:RISULTATO"},
    {not_board_nor_pair::id,
     "'{found}' non è una scacchiera né una coppia; scrivere 4, in un incontro 4.1, o 12-7 per due "
     "giocatori"},
    {not_a_line_of_results::id, "una riga è SCACCHIERA RISULTATO o BIANCO NERO RISULTATO"},
    {list_without_boards::id, "la lista non ha né la colonna 'board' né la colonna 'white'"},
    {list_board_unreadable::id,
     "la scacchiera è '{found}'; scrivere 4, in un incontro 4.1; in un foglio di calcolo dare alla "
     "colonna il formato testo"},
    {list_player_unreadable::id, "{column} è '{found}'; serve un numero d'ordine"},
    {result_without_game::id, "la riga ha un risultato, ma né scacchiera né giocatore"},
};
}  // namespace
ITALIAN(lists, rows);
}  // namespace cli
