#include "trf/tiebreak/messages/breakdown.hpp"

#include "italian/language.hpp"

namespace cli {
namespace {
using namespace trf::tiebreak::said;

constexpr Row rows[]{
    {fore_score::id, "punteggio con l'ultimo turno patto"},
    {score_as_awarded::id, "punteggio assegnato"},
    {adjusted_fore_score::id, "punteggio con l'ultimo turno patto e i turni non giocati corretti"},
    {adjusted_score::id, "punteggio corretto"},
    {awarded::id, "{score}; assegnato {points}"},
    {dummy::id, "avversario fittizio: il proprio punteggio"},
    {dummy_capped_by_opponent::id,
     "avversario fittizio: il proprio punteggio, al massimo quello dell'avversario previsto"},
    {dummy_capped_by_draws::id,
     "avversario fittizio: il proprio punteggio, al massimo una patta per turno"},
    {virtual_opponent::id, "avversario virtuale"},
    {drew_every_round::id, "non giocata: un avversario con una patta per turno"},
    {forfeit_as_game::id, "forfait contato come partita"},
    {half_point_entry::id, "ingresso con mezzo punto al turno 2: nulla"},
    {score_after_round::id, "punteggio dopo il turno"},
    {at_limit::id, "avversario pari o sopra il limite"},
    {below_limit::id, "avversario sotto il limite"},
    {rating_used::id, "Elo"},
    {opponent_performance::id, "la performance dell'avversario"},
    {expected_score::id, "punteggio atteso contro l'Elo"},
    {opponent_buchholz::id, "il Buchholz dell'avversario"},
    {game_within_tie::id, "partita fra i giocatori in parità"},
    {match_points_within_tie::id, "punti squadra fra le squadre in parità"},
    {game_points_within_tie::id, "punti partita fra le squadre in parità"},
    {result_against::id,
     "risultato contro la posizione {rank}{in_tie?, in parità|}{decides?: risolve la parità|}"},
    {secondary_score::id, "punteggio secondario"},
    {board::id, "scacchiera {board}"},
    {board_times_points::id, "scacchiera {board} per i suoi punti"},
    {cut_lowest::id, "escluso: il contributo più basso"},
    {left_out_lowest::id, "non contato: il contributo più basso"},
    {cut_unplayed::id, "escluso: turno non giocato per scelta"},
    {cut_highest::id, "escluso: il contributo più alto"},
    {left_out::id, "non contato"},
    {sum::id, "somma"},
    {secondary_and_buchholz::id, "punteggio secondario + Buchholz / {divisor}"},
    {no_games::id, "nessuna partita: non definito"},
    {mean::id, "media di {count}, mezzi arrotondati per eccesso"},
    {mean_and_dp::id, "la media di {count} è {average}; la dp della percentuale è {dp}"},
    {lowest_rating::id, "l'Elo più basso con punteggi attesi che raggiungono il punteggio"},
    {unrated::id, "non usato: giocatori senza Elo"},
    {not_tied::id, "nessuna parità da risolvere"},
    {tie_stays::id, "{tied} in parità, nulla di risolto"},
    {place_in_tie::id, "posizione {place} di {tied} in parità"},
    {not_all_met::id, "non tutti si sono incontrati"},
    {points_in_games::id, "{points} {points?punto|punti} in queste partite"},
    {match_points_in_games::id, "{points} {points?punto|punti} squadra"},
    {game_points_in_games::id, "{points} {points?punto|punti} partita"},
    {points_by_board::id, "punti per scacchiera: {points}"},
};
}  // namespace
ITALIAN(breakdown, rows);
}  // namespace cli
