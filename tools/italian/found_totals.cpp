#include "trf/messages/found_totals.hpp"

#include "italian/language.hpp"

namespace cli {
namespace {
using namespace trf::found;

constexpr Row rows[]{
    {system_does_not_fit::id,
     "i punti di {players} giocatori su {all} non "
     "seguono il sistema di punteggio"},
    {no_points::id, "giocatore {player}: mancano i punti"},
    {points_impossible::id,
     "i punti sono {points}; non è possibile in {rounds} {rounds?turno|turni}"},
    {points_no_sum::id,
     "i punti sono {points}, non una somma di risultati; il "
     "passo minimo è {step}"},
    {points_without_bye::id, "i punti sono {points}; con il bye del turno {round} sono {with}"},
    {points_accelerated::id,
     "i punti sono {points} con i punti fittizi; i risultati danno {results}"},
    {points_differ::id,
     "i punti del giocatore {player} sono {points}; i "
     "risultati danno {results}"},
    {points_of_round::id,
     "i punti sono quelli dopo il turno {round}; i turni "
     "registrati sono {last}"},
    {rank_shared::id, "la posizione {rank} è condivisa da {players} giocatori"},
    {rank_shared_of_all::id, "la posizione {rank} è condivisa da {players} giocatori su {all}"},
    {rank_follows::id,
     "la posizione {rank} è condivisa da {players} "
     "giocatori; la successiva è {next}, attesa "
     "{wanted}"},
    {rank_taken::id,
     "la posizione è {rank}, ma {players} giocatori "
     "condividono la posizione {shared}"},
    {ranks_not_by_points::id,
     "le posizioni non seguono i punti: {players} giocatori non in ordine"},
    {rank_not_by_points::id, "la posizione {rank} con {points} punti non segue i punti"},
    {ranks_of_start::id,
     "le posizioni sono i numeri d'ordine; {last?è "
     "registrato|sono registrati} {last} "
     "{last?turno|turni}"},
    {ranks_of_round::id,
     "le posizioni seguono i punti dopo il turno {round}; "
     "i turni registrati sono {last}"},
    {ratings_need_value::id,
     "è usato {code}, ma alcuni giocatori sono senza "
     "Elo; indicare un Elo per loro ({code}/U1400)"},
};
}  // namespace
ITALIAN(found_totals, rows);
}  // namespace cli
