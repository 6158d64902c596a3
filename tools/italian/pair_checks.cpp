#include "trf/pair/messages/pair_checks.hpp"

#include "italian/language.hpp"

namespace cli {
namespace {
using namespace trf::pair::found;

constexpr Row rows[]{
    {system_named::id, "{title}"},
    {system_of_year::id, "{title}, edizione {year}"},
    {no_rules_before::id, "le regole di {system} prima del {day:d/m/y} non sono disponibili"},
    {baku_points::id,
     "l'accelerazione Baku richiede che una vittoria valga "
     "due patte e una sconfitta niente"},
    {unknown_system::id, "nessun sistema di abbinamento ha il codice {code}"},
    {no_teams_to_pair::id, "il file TRF non ha squadre"},
    {rounds_contradict::id, "i turni si contraddicono"},
    {player_named::id, "giocatore {number}"},
    {team_named::id, "squadra {number}"},
    {no_player_named::id, "nessun giocatore"},
    {no_legal_round::id, "il turno {round} non ha un abbinamento legale secondo {system}"},
    {round_is_worse::id,
     "il turno {round} non è il migliore secondo {criterion}{place}; {pairs} "
     "{pairs?coppia diversa|coppie diverse} rispetto a {system}"},
    {round_is_illegal::id,
     "il turno {round} non è legale secondo {criterion}{place}; {pairs} "
     "{pairs?coppia diversa|coppie diverse} rispetto a {system}"},
    {changed_by_hand::id, "modificato a mano (MPA): {verdict}"},
    {bye_of_other::id, "il bye spetta a: {correct}, non a: {published}; {verdict}"},
};
}  // namespace
ITALIAN(pair_checks, rows);
}  // namespace cli
