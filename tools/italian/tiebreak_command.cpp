#include "tiebreak/messages/tiebreak_command.hpp"

#include "italian/language.hpp"

namespace cli {
namespace {
using namespace tiebreak_tool::said;

constexpr Row rows[]{
    {list_fault::id, "--tiebreaks, carattere {at}: {fault}"},
    {list_empty::id, "--tiebreaks richiede almeno un codice"},
    {code_unknown::id, "spareggio tecnico sconosciuto '{code}'{hint}"},
    {edition_2022::id, "l'edizione 2022 non è disponibile; quelle prima e dopo sono 2009 e 2023"},
    {edition_unknown::id, "edizione sconosciuta '{key}'; edizioni note: {known}"},
    {id_wrong::id, "--{option}: '{found}' non è un id"},
    {round_wrong::id, "--round: '{found}' non è il numero di un turno o '*'"},
    {lot_twice::id, "--lots contiene {number} due volte"},
    {category_twice::id, "--category: '{name}' è indicata due volte"},
    {category_alone::id,
     "--category dà la classifica di un turno; esclude --round=*, --check, --explain e "
     "--format=trf"},
    {explain_one_round::id, "--explain richiede un turno, non --round=*"},
    {trf_final::id, "--format=trf dà la classifica finale; esclude --round, --check ed --explain"},
    {category_fault::id, "--category: {fault}"},
    {condition_wrong::id, "'{condition}' non è una condizione; esempi: {examples}"},
    {condition_unknown::id, "condizione sconosciuta '{condition}'{hint} (possibili: {known})"},
    {category_wrong::id, "--category: '{found}' non è NOME:CONDIZIONE, come 'Under 18:age<18'"},
    {category_for_players::id,
     "--category riguarda i giocatori; --type=swiss mette in classifica i giocatori"},
    {age_needs_date::id, "una condizione sull'età richiede la data d'inizio (record 042)"},
    {category_empty::id, "la categoria '{name}' non ha giocatori"},
    {player_left_out::id, "{number} ({name})"},
    {left_out_of::id,
     "'{name}' non comprende {players}: nel file TRF {rating?l'Elo non è indicato|la data di "
     "nascita "
     "non è indicata}"},
    {round_missing::id,
     "il turno {round} non esiste: il file TRF ha {rounds} {rounds?turno|turni}"},
    {no_teams::id, "--type=team: il file TRF non ha squadre"},
};
}  // namespace
ITALIAN(tiebreak_command, rows);
}  // namespace cli
