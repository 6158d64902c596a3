#include "trf/messages/found_games.hpp"

#include "italian/language.hpp"

namespace cli {
namespace {
using namespace trf::found;

constexpr Row rows[]{
    {unrated_game::id,
     "la partita con {opponent} nel turno {round} non è "
     "conteggiata per l'Elo ({letter})"},
    {no_result::id, "la partita con {opponent} nel turno {round} non ha risultato"},
    {round_empty::id,
     "il turno {round} è vuoto, ma il turno {later} non lo è; "
     "scrivere 0000 - Z"},
    {colour_alone::id, "il turno {round} ha un colore ma nessun avversario"},
    {forfeit_alone::id,
     "il turno {round} ha {letter} senza avversario; un bye "
     "si scrive U, F, H o Z"},
    {equals_as_bye::id,
     "turno {round}: '=' senza avversario è letto come bye "
     "da mezzo punto (H), come nel TRF06"},
    {full_point_bye::id, "il turno {round} è un bye da un punto; il bye (PAB) si scrive U"},
    {many_forfeits::id, "{forfeits} partite su {games} sono terminate a forfait"},
    {round_without_pairs::id,
     "{rows} {rows?riga ha|righe hanno} un turno "
     "{round} in cui nessuno è abbinato"},
    {two_byes::id,
     "i giocatori {player} e {other} hanno entrambi il bye (PAB) "
     "del turno {round}"},
    {bye_and_lone::id,
     "il giocatore {player} ha un bye nel turno {round}, e "
     "il giocatore {other} è presente senza "
     "avversario"},
    {third_half_point_bye::id, "il giocatore {player} ha un terzo bye da mezzo punto"},
    {bye_again::id, "il giocatore {player} ha già avuto il bye (PAB) nel turno {round}"},
    {point_before::id,
     "il giocatore {player} ha già avuto un punto senza "
     "giocare nel turno {round}"},
    {absent_but_paired::id,
     "il giocatore {player} è assente secondo XXZ, ma "
     "ha una partita nel turno {round}"},
    {byes_again::id, "i bye {kind} del turno {round} sono già alla riga {line}"},
    {two_kinds_of_bye::id, "{number} ha due bye nel turno {round}"},
    {bye_differs::id,
     "{kind} è annunciato per il giocatore {player} nel turno "
     "{round}, ma la riga {line} ha {letter}"},
    {bye_but_game::id,
     "{kind} è annunciato per il giocatore {player} nel "
     "turno {round}, ma la riga {line} ha una "
     "partita"},
    {byes_of_past::id, "i bye del turno {round} sono già nelle righe"},
    {byes_of_later::id, "i bye sono del turno {round}; il prossimo turno è il {next}"},
    {met_too_little::id,
     "i giocatori {player} e {other} si sono incontrati "
     "{times} {times?volta|volte}; previste "
     "{wanted}"},
    {met_too_often::id,
     "i giocatori {player} e {other} si sono incontrati "
     "{times} volte; {wanted?prevista|previste} {wanted}"},
    {same_colours_twice::id,
     "i giocatori {player} e {other} si sono "
     "incontrati due volte con gli stessi colori"},
    {other_than_berger::id,
     "turno {round}: {player} è abbinato con {other}; "
     "la tabella di Berger dà {expected}"},
};
}  // namespace
ITALIAN(found_games, rows);
}  // namespace cli
