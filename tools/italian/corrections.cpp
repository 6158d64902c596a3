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
