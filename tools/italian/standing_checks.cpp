#include "trf/tiebreak/messages/standing_checks.hpp"

#include "italian/language.hpp"

namespace cli {
namespace {
using namespace trf::tiebreak::found;

constexpr Row rows[]{
    {no_list_stated::id, "né 202 né 212 indicano gli spareggi tecnici"},
    {ranks_of_other_round::id,
     "le posizioni sono quelle dopo il turno {round} "
     "secondo {list}, non dopo il turno {last}"},
    {other_rank::id, "la posizione è {stated}; {list} danno la posizione {rank}"},
    {other_ranks::id, "la posizione è {stated}; {list} danno le posizioni da {first} a {last}"},
    {team_unknown::id, "la squadra '{number}' non esiste"},
    {team_named::id, "squadra {number}"},
    {no_team_named::id, "nessuna squadra"},
    {opponent_differs::id,
     "turno {round}: l'avversaria è: {here}; le partite sono contro: {there}"},
    {points_of_match_differ::id,
     "turno {round}: i punti individuali sono "
     "{stated}; le partite danno {games}"},
    {columns_shifted::id,
     "{wrong} avversarie su {all} nei record {tag} non sono quelle delle "
     "partite: le colonne sembrano spostate"},
};
}  // namespace
ITALIAN(standing_checks, rows);
}  // namespace cli
