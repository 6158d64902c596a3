#include "trf/messages/found_fsi.hpp"

#include "italian/language.hpp"

namespace cli {
namespace {
using namespace trf::found;

constexpr Row rows[]{
    {not_italian::id, "la federazione è '{found}'; è richiesta ITA"},
    {arbiter_without_number::id, "manca il numero FSI o FIDE dell'Arbitro principale '{name}'"},
    {late_for_fsi::id,
     "il torneo è finito {days} {days?giorno|giorni} fa; "
     "termine: {limit} giorni"},
    {foreigner_needs::id,
     "giocatore {player} di {federation}: manca il numero "
     "FIDE; servono documento d'identità ed "
     "e-mail"},
    {italian_needs::id,
     "giocatore {player}: manca il numero FIDE; servono "
     "data di nascita, sesso, provincia ed e-mail"},
    {no_fide_number::id,
     "'{number}' non è un numero FIDE; numeri nazionali e di "
     "circolo non sono ammessi qui"},
    {category_in_title::id, "scrivere la categoria {category} in un record ITA"},
    {not_by_rating::id,
     "i numeri d'ordine non seguono l'Elo FIDE: indicare "
     "l'Elo Italia in record ITA, con 172 ITA "
     "FIDON"},
    {too_few_rounds_fsi::id,
     "{rounds?c'è|ci sono} {rounds} {rounds?turno|turni}; ne servono almeno "
     "{least}, o {days} in "
     "giorni consecutivi"},
    {not_consecutive::id,
     "{rounds} turni non risultano in giorni consecutivi; "
     "ne servono almeno {least}"},
    {too_few_players::id,
     "{players?c'è|ci sono} {players} "
     "{players?giocatore|giocatori}; con {rounds} "
     "{rounds?turno|turni} ne servono almeno {least}"},
    {time_below_fide::id,
     "60 mosse richiedono {time}; per le partite di questi giocatori servono {wanted} minuti"},
    {no_single_norm::id,
     "60 mosse richiedono {time}; per una norma singola di Maestro servono {wanted} minuti"},
    {day_too_long::id,
     "{rounds} turni il {date:d/m/y}; il massimo è {most}, e {hours} ore di gioco"},
    {team_time::id, "60 mosse richiedono {time}; per un torneo a squadre servono {wanted} minuti"},
    {paired_after_forfeit::id,
     "il giocatore {player} ha perso a forfait il "
     "turno 1 ed è stato abbinato ancora: decide "
     "l'arbitro"},
    {not_excluded::id,
     "il giocatore {player} ha perso a forfait una terza "
     "partita nel turno {round}, ma è stato "
     "abbinato ancora; va escluso"},
    {to_be_excluded::id,
     "il giocatore {player} ha perso a forfait una terza "
     "partita nel turno {round}; va escluso"},
    {last_round_forfeited::id,
     "il giocatore {player} ha perso a forfait "
     "l'ultimo turno: ritiro ingiustificato, se non "
     "annunciato"},
    {absent_three_times::id,
     "il giocatore {player} è stato assente una terza "
     "volta nel turno {round}: è un ritiro, ma ha "
     "giocato ancora"},
    {bye_after_round_1::id,
     "il giocatore {player} ha un bye da mezzo punto "
     "nel turno {round}; è ammesso solo nel turno 1"},
    {bye_in_round_robin::id,
     "il giocatore {player} ha un bye da mezzo punto "
     "in un girone all'italiana"},
    {bye_without_buchholz::id,
     "il giocatore {player} ha un bye da mezzo "
     "punto, ma il primo spareggio tecnico non è il "
     "Buchholz intero"},
    {withdrew::id, "il giocatore {player} si è ritirato dal turno {round}"},
    {rounds_of_rapid::id,
     "{rounds?c'è|ci sono} {rounds} {rounds?turno|turni}; "
     "ne servono almeno {least}"},
    {players_of_rapid::id,
     "{players?c'è|ci sono} {players} {players?giocatore|giocatori}; ne "
     "servono almeno {least}"},
    {event_too_long::id, "il torneo dura {days} giorni; il massimo è {most} giorni"},
};
}  // namespace
ITALIAN(found_fsi, rows);
}  // namespace cli
