#include "trf/messages/draft.hpp"

#include "italian/language.hpp"

namespace cli {
namespace {
using namespace trf::said;

constexpr Row rows[]{
    {draft_no_players::id, "non ci sono giocatori"},
    {draft_many_players::id, "ci sono {players} giocatori; al massimo sono {most}"},
    {draft_many_rounds::id, "ci sono {rounds} turni; al massimo sono {most}"},
    {draft_start_rank::id, "il numero d'ordine è {number}; serve un numero da 1 a {most}"},
    {draft_start_rank_used::id, "il numero d'ordine {number} è già usato"},
    {draft_game::id, "giocatore {player}, turno {round}: {fault}"},
    {draft_opponent_unknown::id, "l'avversario ha indice {index}, ma i giocatori sono {players}"},
    {draft_own_opponent::id, "il giocatore e l'avversario coincidono"},
    {draft_result_needs_opponent::id, "questo risultato richiede un avversario"},
    {draft_bye_alone::id, "un bye non ha né avversario né colore"},
    {draft_one_sided::id, "l'avversario {opponent} non ha questo giocatore come avversario"},
    {draft_same_colour::id, "anche l'avversario {opponent} ha il {colour?Bianco|Nero}"},
    {draft_results_differ::id, "il risultato è '{here}', e '{there}' per l'avversario {opponent}"},
    {draft_team_number::id, "il numero di squadra è {number}; serve un numero da 1 a {most}"},
    {draft_team_number_used::id, "il numero di squadra {number} è già usato"},
    {draft_member_unknown::id,
     "squadra {team}: un giocatore ha indice {index}, ma i giocatori sono {players}"},
    {draft_board_unknown::id,
     "formazione della squadra {team} nel turno {round}: un giocatore ha indice {index}, ma i "
     "giocatori sono {players}"},
    {draft_match_scores::id, "ci sono {found} punteggi di incontri; ne servono {expected}"},
};
}  // namespace
ITALIAN(draft, rows);
}  // namespace cli
