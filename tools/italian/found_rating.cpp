#include "trf/messages/found_rating.hpp"

#include "italian/language.hpp"

namespace cli {
namespace {
using namespace trf::found;

constexpr Row rows[]{
    {unknown_speed::id, "il tempo di riflessione non è noto: standard, rapid o blitz"},
    {unequal_times::id,
     "il Bianco e il Nero hanno tempi diversi: le partite "
     "non sono conteggiate"},
    {first_control_early::id,
     "il primo controllo del tempo è alla mossa "
     "{moves}; ne servono almeno {least}"},
    {more_time_needed::id,
     "{players} {players?giocatore ha|giocatori hanno} "
     "Elo {rating} o più; per le loro partite "
     "servono {wanted} minuti, non {time}"},
    {more_time_for_all::id,
     "{players} {players?giocatore ha|giocatori hanno} Elo {rating} o più; per tutte le partite "
     "servono allora {wanted} minuti, non {time}"},
    {rounds_on_a_day::id, "{rounds} turni il {date:d/m/y}; il massimo è {most}"},
    {hours_on_a_day::id,
     "{rounds} turni da {time} a giocatore il "
     "{date:d/m/y} superano {hours} ore"},
    {no_rated_opponent::id,
     "il giocatore {player} non ha incontrato avversari "
     "con Elo in {games} {games?partita|partite}"},
    {no_point::id,
     "il giocatore senza Elo {player} ha {half?mezzo punto|zero "
     "punti} in {games} "
     "{games?partita|partite} con avversari con Elo"},
    {many_unrated::id, "{unrated} giocatori su {players} sono senza Elo"},
    {too_few_rounds::id,
     "{rounds} {rounds?turno non basta|turni non bastano} "
     "per un primo Elo da questo solo torneo"},
    {after_the_decision::id, "la partita {game} è stata giocata a incontro già deciso"},
    {report_late::id,
     "il torneo è finito {days} {days?giorno|giorni} fa; "
     "termine: {arbiter} giorni per l'arbitro, "
     "{federation} per la federazione"},
    {report_late_1997::id,
     "il torneo è finito {days} {days?giorno|giorni} fa; "
     "termine per l'arbitro: {arbiter} giorni"},
    {registered_after::id,
     "il torneo è stato registrato {days} {days?giorno|giorni} dopo l'inizio; "
     "termine: {wanted} giorni "
     "prima"},
    {registered_late::id,
     "il torneo è stato registrato {days} {days?giorno|giorni} prima "
     "dell'inizio; ne servono {wanted}"},
    {city_of_other::id, "la città '{city}' è di {there}; la federazione del torneo è {here}"},
    {foreigner_without_id::id, "giocatore {player} di {federation}: manca il numero FIDE"},
    {norms_need_tie_breaks::id, "sono possibili norme: manca il record 202, gli spareggi tecnici"},
};
}  // namespace
ITALIAN(found_rating, rows);
}  // namespace cli
