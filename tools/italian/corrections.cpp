#include "trf/messages/corrections.hpp"

#include "italian/language.hpp"

namespace cli {
namespace {
using namespace trf::said;

constexpr Row rows[]{
    {scheveningen_by_table::id,
     "la tabella di un incontro Scheveningen dà le scacchiere; non si cambiano a mano"},
    {earlier_boards_open::id,
     "i risultati sono del turno {entered}; il turno {round} ha ancora {count?una partita "
     "aperta|partite aperte}: {boards}"},
    {no_such_field::id, "un giocatore non ha il campo '{field}'; i campi sono {fields}"},
    {changes_need_ids::id, "la lista non ha la colonna id"},
    {change_id_unreadable::id, "id è '{found}'; serve un numero d'ordine"},
    {value_refused::id, "giocatore {number}: {why}"},
    {value_too_long::id, "{field}: più di {most} caratteri: '{found}'"},
    {number_of_another::id,
     "giocatore {number}: il numero FIDE {found} è quello del giocatore {other}"},
    {person_of_another::id,
     "giocatore {number}: {name} con questa data di nascita è il giocatore {other}"},
    {no_national_record::id, "giocatore {number}: {dialect} non ha un record per i dati nazionali"},
    {national_needs_federation::id,
     "giocatore {number}: un record nazionale richiede la federazione del giocatore"},
    {player_has_games::id,
     "il giocatore {number} ha una partita o un bye nel turno {round} e non si può togliere"},
    {player_has_bye_announced::id,
     "il giocatore {number} ha un bye annunciato per il turno {round}"},
    {player_has_points::id, "il record 299 nomina il giocatore {number}"},
    {players_leave_with_teams::id,
     "i giocatori di un torneo a squadre non si tolgono; una formazione li lascia fuori"},
    {only_last_number_goes::id,
     "il turno {round} è abbinato: si può togliere solo l'ultimo numero d'ordine, non {number}"},
    {board_given_twice::id, "la scacchiera {board} è indicata due volte"},
    {number_given_twice::id, "il numero {number} è indicato due volte"},
    {lost_opponents::id,
     "{count?giocatore|giocatori} senza avversario: {numbers}; dare a ciascuno un'altra coppia o "
     "un "
     "bye"},
    {two_byes_by_hand::id,
     "un turno ha un solo bye assegnato dall'abbinamento, non uno ciascuno per {numbers}"},
    {board_has_result::id, "{board} ha il risultato {result}"},
    {result_taken_back::id, "{board}: il risultato {result} è annullato"},
};
}  // namespace
ITALIAN(corrections, rows);
}  // namespace cli
