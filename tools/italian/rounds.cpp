#include "trf/pair/messages/rounds.hpp"

#include "italian/language.hpp"

namespace cli {
namespace {
using namespace trf::pair::said;

constexpr Row rows[]{
    {own_opponent::id, "il giocatore {player} è avversario di se stesso nel turno {round}"},
    {opponent_without_game::id,
     "il giocatore {player} ha come avversario {opponent} nel turno {round}, ma il giocatore "
     "{opponent} non ha avversario"},
    {opponent_with_another::id,
     "il giocatore {player} ha come avversario {opponent} nel turno {round}, ma l'avversario del "
     "giocatore {opponent} è {third}"},
    {equal_colours::id, "i giocatori {player} e {other} hanno lo stesso colore nel turno {round}"},
    {impossible_results::id,
     "i risultati dei giocatori {player} e {other} nel turno {round} non sono possibili insieme"},
    {several_byes::id, "{count} giocatori hanno il bye (PAB); ne è ammesso uno solo"},
    {match_opponents_differ::id,
     "il giocatore {player} ha avversari diversi nelle due partite dell'incontro {match}"},
    {match_colours_equal::id,
     "il giocatore {player} ha lo stesso colore in entrambe le partite dell'incontro {match}"},
    {opponent_without_team::id,
     "il giocatore {player} della squadra {team} ha come avversario {opponent} nel turno {round}, "
     "che non è in una squadra"},
    {opponent_of_own_team::id,
     "il giocatore {player} della squadra {team} ha un avversario della stessa squadra nel turno "
     "{round}"},
    {several_opponent_teams::id,
     "il giocatore {player} della squadra {team} gioca contro la squadra {other} nel turno "
     "{round}, "
     "ma altri membri giocano contro la squadra {third}"},
    {absent_but_paired::id, "{player} è abbinato, ma è assente"},
    {present_but_unpaired::id, "{player} è presente e non è abbinato"},
    {paired_twice::id, "{player} è abbinato più di una volta"},
    {third_colour::id, "{player} ha il {colour?Bianco|Nero} per la terza volta di seguito"},
    {round_is_identical::id, "il turno {round} è quello di {system}"},
    {round_not_paired::id, "turno {round}: {reason}"},
    {round_without_players::id, "turno {round}: nessun giocatore è presente"},
    {two::id, "{first}-{second}"},
};
}  // namespace
ITALIAN(rounds, rows);
}  // namespace cli
