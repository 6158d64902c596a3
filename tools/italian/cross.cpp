#include "trf/messages/cross.hpp"

#include "italian/language.hpp"

namespace cli {
namespace {
using namespace trf::said;

constexpr Row rows[]{
    {same_colour::id,
     "i giocatori {player} e {other} hanno entrambi il {colour?Bianco|Nero} nel turno {round}"},
    {rated_for_one::id,
     "turno {round}: il risultato è '{here}' qui, ma '{there}' alla riga {line}"},
    {more_than_a_win::id,
     "turno {round}: '{here}' qui e '{there}' alla riga {line} danno più di una vittoria"},
    {less_than_a_win::id,
     "turno {round}: '{here}' qui e '{there}' alla riga {line} danno meno di una vittoria"},
    {opponent_has_no_game::id,
     "il giocatore {player} ha come avversario {opponent} nel turno {round}, ma alla riga {line} "
     "manca l'avversario"},
    {opponent_has_another::id,
     "il giocatore {player} ha come avversario {opponent} nel turno {round}, ma alla riga {line} "
     "l'avversario è {third}"},
    {two_games::id,
     "i giocatori {player} e {other} hanno entrambi come avversario {opponent} nel turno {round}"},
    {met_before::id, "i giocatori {player} e {other} si sono già incontrati nel turno {round}"},
    {same_colour_running::id,
     "il giocatore {player} ha il {colour?Bianco|Nero} {times} {times?volta|volte} di fila"},
    {colour_difference::id,
     "il giocatore {player} ha il {colour?Bianco|Nero} {times} {times?volta|volte} più dell'altro "
     "colore"},
    {two_points_without_opponent::id,
     "i giocatori {player} e {other} hanno entrambi il punto del turno {round} senza avversario; "
     "un "
     "solo giocatore può ricevere il bye"},
    {lost_to_lower::id,
     "il giocatore {player} ha perso tutte le {games} partite contro avversari con Elo più basso"},
    {won_against_higher::id,
     "il giocatore {player} ha vinto tutte le {games} partite contro avversari con Elo più alto"},
    {entered_late::id,
     "{count} {count?giocatore entrato|giocatori entrati} dopo il turno 1: {players}{more}"},
    {left_early::id,
     "{count} {count?giocatore ritirato|giocatori ritirati} prima della fine: {players}{more}"},
    {hardly_played::id,
     "{count} {count?giocatore|giocatori} con meno di due partite: {players}{more}"},
    {and_others::id, ", ..."},
};
}  // namespace
ITALIAN(cross, rows);
}  // namespace cli
