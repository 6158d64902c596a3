#include "trf/messages/found_structure.hpp"

#include "italian/language.hpp"

namespace cli {
namespace {
using namespace trf::found;

constexpr Row rows[]{
    {record_again::id, "il record {tag} è già alla riga {line}"},
    {record_again_differs::id, "il record {tag} è già alla riga {line}, con un altro valore"},
    {twin_repeats::id, "{tag} ripete il valore di {other} alla riga {line}"},
    {twin_differs::id, "{tag} è '{value}', ma {other} alla riga {line} è '{there}'"},
    {member_differs::id,
     "il componente {position} di '{team}' è {number} qui, "
     "ma non nel record 310 alla riga {line}"},
    {record_before_players::id, "il record {tag} precede i giocatori che cita"},
    {no_round_played::id, "nessun turno è stato giocato"},
    {games_open::id,
     "{games} {games?partita|partite} del turno {round} senza "
     "risultato: il file TRF non è definitivo"},
    {rounds_to_come::id, "{recorded} turni registrati su {planned}: il file TRF non è definitivo"},
    {no_record_number::id, "manca il numero di record; un commento inizia con ###"},
    {note_of_program::id, "nota del programma: {text}"},
    {type_in_092::id,
     "il record 092 contiene il codice di tipo {code}; "
     "scriverlo nel record 192"},
    {start_number_also::id, "il numero d'ordine {number} è usato anche alla riga {line}"},
    {file_of_round::id,
     "il nome del file indica il turno {named}; il file TRF "
     "ha {rounds} {rounds?turno|turni}"},
    {today_unknown::id, "la data odierna non è nota"},
    {registration_unknown::id, "il giorno della registrazione non è noto"},
    {dates_unknown::id, "mancano le date dei turni"},
    {speed_unknown::id, "il tempo di riflessione non è noto"},
    {points_hidden::id, "il sistema di punteggio di un torneo generato non è nel file TRF"},
    {no_examiner::id, "il programma non ha un esaminatore per questo controllo"},
};
}  // namespace
ITALIAN(found_structure, rows);
}  // namespace cli
