#include "pair/messages/round_reasons.hpp"

#include "italian/language.hpp"

namespace cli {
namespace {
using namespace trf_pair::said;

constexpr Row rows[]{
    {why_of_round::id, "Turno {round}: perché ({system})"},
    {edition_of_system::id, "{system}, {year}"},
    {nothing_was_decided::id, "Nessuna decisione"},
    {fact_and_value::id, "{name}: {value}"},
    {scores_have_virtual_points::id,
     "I punteggi qui sotto servono all'abbinamento: comprendono i punti virtuali di questo turno"},
    {open_readings::id, "letture aperte"},
    {player_has_colour::id, "{player} ha il {colour?Bianco|Nero} contro {opponent}"},
    {player_has_bye::id,
     "{player} {bye?riceve il bye (PAB)|è il giocatore libero|ha il turno di riposo}"},
    {player_is_not_paired::id, "{player} non è abbinato"},
    {player_is_absent::id, "{player} non è abbinato in questo turno: è assente"},
    {they_are_paired::id, "Sono abbinati: {how}"},
    {in_correct_round::id, "Nel turno corretto {one}, e {other}"},
    {published_opponent_is_wrong::id,
     "L'abbinamento pubblicato di {player} con {other} è sbagliato. L'avversario corretto è "
     "{opponent}: {scores}"},
    {published_bye_is_wrong::id,
     "Nel turno pubblicato {player} {bye?ha il bye (PAB)|è il giocatore libero|non ha avversario}. "
     "È "
     "sbagliato: l'avversario corretto è {opponent}: {scores}"},
    {published_absence_is_wrong::id,
     "Nel turno pubblicato {player} non ha partita. È sbagliato: l'avversario corretto è "
     "{opponent}: {scores}"},
    {published_game_is_wrong::id,
     "L'abbinamento pubblicato di {player} con {other} è sbagliato. Nel turno corretto {player} "
     "non ha avversario"},
    {published_colour_is_wrong::id,
     "Il colore pubblicato di {player} contro {opponent} è sbagliato. Il colore corretto è il "
     "{colour?Bianco|Nero}"},
    {reason_and_rule::id, "{reason}. Regola: {rule}"},
    {both_have::id, "entrambi hanno {points} {points?punto|punti}"},
    {same_score::id, "{one} e {other} hanno lo stesso punteggio: {points} {points?punto|punti}"},
    {different_scores::id,
     "{one} ha {points} {points?punto|punti}, {other} ha {less} {less?punto|punti}"},
    {has_played_nothing::id, "{player} non ha giocato partite: {preference}"},
    {had_colours::id, "{player} ha avuto {colours}"},
    {had_colours_and::id, "{player} ha avuto {colours}: {preference}"},
    {a_colour::id, "{colour?Bianco|Nero}"},
    {prefers::id, "preferenza {strength?nulla|lieve|forte|assoluta} per il {colour?Bianco|Nero}"},
    {is_due::id, "attende il {colour?Bianco|Nero}"},
    {prefers_no_colour::id, "nessuna preferenza di colore"},
    {fact_colours::id, "colori"},
    {fact_difference::id, "differenza"},
    {fact_preference::id, "preferenza"},
    {fact_strength::id, "forza"},
    {fact_float::id, "spostamento"},
    {fact_last_float::id, "spostamento, turno precedente"},
    {fact_float_before::id, "spostamento, due turni prima"},
    {fact_published::id, "pubblicato"},
    {fact_correct::id, "corretto"},
    {fact_with_pair::id, "con {pair}"},
    {value_strength::id, "{strength?nessuna|lieve|forte|assoluta}"},
    {value_float::id, "{kind?-|downfloat|upfloat}"},
    {no_legal_round_has::id, "Nessun turno legale ha la coppia {pair}"},
    {no_legal_round_has_because::id, "Nessun turno legale ha la coppia {pair}: {why}"},
    {best_round_is_worse::id, "Il miglior turno con {pair} è peggiore{where}: {why}"},
    {no_bye_in_even_round::id, "{teams?Le squadre|I giocatori} sono in numero pari: non c'è bye"},
    {no_player_is_free::id, "La tabella ha un avversario per ogni partecipante in questo turno"},
    {other_is_free::id,
     "{player} ha un avversario in questo turno; la tabella lascia {holder} senza avversario"},
    {no_legal_round_gives_bye::id,
     "Nessun turno legale {bye?dà il bye (PAB) a|ha come giocatore libero|ha come giocatore "
     "libero} "
     "{player}"},
    {no_legal_round_gives_bye_because::id,
     "Nessun turno legale {bye?dà il bye (PAB) a|ha come giocatore libero|ha come giocatore "
     "libero} "
     "{player}: {why}"},
    {bye_is_of::id,
     "{player} {bye?non riceve il bye (PAB)|non è il giocatore libero|non è il giocatore libero}; "
     "{bye?lo riceve|è|è} {holder}. {why}"},
    {player_has_requested_bye::id,
     "{player} ha un {half?bye da mezzo punto|bye da un punto} e non è abbinato"},
    {colour_letters::id, "{letters:B/N}"},
};
}  // namespace
ITALIAN(round_reasons, rows);
}  // namespace cli
