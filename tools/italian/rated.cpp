#include "trf/rating/messages/rated.hpp"

#include "italian/language.hpp"

namespace cli {
namespace {
using namespace trf::rating::said;

constexpr Row rows[]{
    {not_rated::id, "il torneo non è omologato: {reason}"},
    {rate_of_play_not_allowed::id,
     "un tempo di riflessione di {time} per 60 mosse non è ammesso (ammesso: {allowed})"},
    {too_many_moves_an_hour::id, "{moves} mosse in {time} superano {most} mosse all'ora"},
    {no_norms_here::id, "il gioco rapido e lampo non dà norme né titoli"},
    {norm_needs_rounds::id, "{rounds} {rounds?turno|turni}; per questa norma ne servono {least}"},
    {double_norm_rounds::id, "{rounds} turni; questa norma ne ammette {most}"},
    {minutes_or_more::id, "almeno {least} minuti"},
    {minutes_from_to::id, "da {least} a {most} minuti"},
    {more_minutes::id, "più di {least} minuti"},
    {more_minutes_up_to::id, "più di {least} minuti, fino a {most}"},
    {more_minutes_below::id, "più di {least} minuti e meno di {most}"},
    {treated_as_swiss::id, "il girone all'italiana è trattato come svizzero: {reason}"},
    {few_rated::id, "meno di un terzo dei giocatori ha l'Elo"},
    {few_rated_of_few::id, "meno di {players} giocatori, e meno di {rated} con Elo"},
    {few_for_double_round::id,
     "per il girone doppio servono {players} giocatori, {rated} dei quali con Elo"},
    {game_unplayed::id, "una partita non è stata giocata"},
    {standard_rating_used::id, "si usa l'Elo standard"},
    {rated_later::id, "Elo ottenuto dopo il torneo; senza Elo per gli avversari"},
    {first_event_disregarded::id, "primo torneo non conteggiato"},
    {few_rated_opponents::id, "meno di {least} avversari con Elo"},
    {initial_rating_limited::id, "rating iniziale limitato a {maximum}"},
    {few_games::id, "meno di {least} partite"},
    {below_floor::id, "inferiore al minimo di {floor}"},
    {difference_limited::id, "differenza di Elo limitata a {limit}"},
    {match_decided::id, "l'incontro era già deciso"},
    {match_with_unrated::id, "incontro con un giocatore senza Elo"},
    {unrated_opponent::id, "avversario senza Elo"},
    {short_time::id, "tempo di riflessione inferiore a {least} minuti"},
    {too_far_apart::id,
     "differenza di Elo di almeno {difference} punti, con un giocatore sopra {rating}"},
    {game_with_other_times::id, "Bianco e Nero hanno tempi diversi"},
    {reading_later_in_round_robin::id,
     "in questo girone all'italiana le partite degli avversari con il giocatore non sono "
     "conteggiate"},
    {reading_pool_as_swiss::id,
     "le partite del girone all'italiana e quelle precedenti sono calcolate come un solo svizzero"},
    {assumed_rate_of_play::id, "tempo di riflessione non indicato; si considera ammesso"},
    {assumed_no_standard_rating::id, "Elo standard non indicato; si considera che manchi"},
    {assumed_first_event::id, "partite precedenti non indicate; si considera il primo torneo"},
    {assumed_no_games::id, "partite precedenti non indicate; si considera che non ce ne siano"},
    {assumed_games::id,
     "si considera che prima del torneo ci siano almeno {least} partite conteggiate"},
    {assumed_never_reached::id, "si considera che non abbia mai raggiunto {rating}"},
    {assumed_no_junior::id,
     "data di nascita non indicata; si considera non inferiore a {age} anni"},
    {assumed_period_games::id, "partite del periodo non indicate; si conta solo questo torneo"},
    {list_rating_used::id,
     "giocatore {number} ({name}): si usa l'Elo {rating} della lista; il file TRF indica {stated}"},
};
}  // namespace
ITALIAN(rated, rows);
}  // namespace cli
