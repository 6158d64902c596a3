#include "trf/messages/found_records.hpp"

#include "italian/language.hpp"

namespace cli {
namespace {
using namespace trf::found;

constexpr Row rows[]{
    {national_record_again::id,
     "il giocatore {player} ha già un record di {federation} alla riga {line}"},
    {not_a_federation::id, "'{found}' non è un codice FIDE"},
    {other_federation::id, "il record è di {federation}, ma 172 indica {named}"},
    {no_rating_no_category::id, "giocatore {player}: mancano l'Elo nazionale e la categoria"},
    {other_name::id, "il nome è '{name}' qui e '{other}' alla riga {line}"},
    {no_national_rating::id,
     "il record 172 richiede l'Elo di {federation}; "
     "{players} {players?giocatore ne è "
     "privo|giocatori ne sono privi}"},
    {accelerates_nothing::id, "0 punti fittizi non hanno effetto"},
    {accelerates_game_points::id,
     "sono accelerati solo i punti partita, ma le squadre sono ordinate per punti squadra; nessun "
     "effetto sull'abbinamento"},
    {last_number_too_high::id, "l'ultimo numero è {found}; il più alto è {highest}"},
    {acceleration_replaced::id, "il record 250 sostituisce l'accelerazione di {code}"},
    {too_many_values::id, "ci sono {values} valori per {rounds} {rounds?turno|turni}"},
    {not_baku::id,
     "il giocatore {player} ha {points} punti fittizi nel turno "
     "{round}; l'accelerazione Baku dà "
     "{expected}"},
    {player_unknown::id, "il giocatore {number} non esiste"},
    {team_unknown::id, "la squadra {number} non esiste"},
    {number_twice::id, "{number} compare due volte"},
    {met_though_prohibited::id,
     "i giocatori {player} e {other} si sono incontrati nel turno {round}, ma "
     "la riga {line} lo "
     "vieta"},
    {value_given_twice::id, "{code} è già {before}; vale l'ultimo valore: {value}"},
    {round_unknown::id,
     "il turno {round} non esiste; {rounds?c'è|ci sono} {rounds} "
     "{rounds?turno|turni}"},
    {value_not_used::id, "nessun risultato è '{kind}' dove il record 299 ne cambia il valore"},
};
}  // namespace
ITALIAN(found_records, rows);
}  // namespace cli
