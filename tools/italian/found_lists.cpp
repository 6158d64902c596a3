#include "trf/messages/found_lists.hpp"

#include "italian/language.hpp"

namespace cli {
namespace {
using namespace trf::found;

constexpr Row rows[]{
    {win_not_above_draw::id, "una vittoria ({win}) non vale più di una patta ({draw})"},
    {draw_below_loss::id, "una patta ({draw}) vale meno di una sconfitta ({loss})"},
    {bye_above_win::id, "il bye (PAB) ({bye}) vale più di una vittoria ({win})"},
    {type_missing::id, "manca il codice di tipo: un file TRF TRF26 richiede il record 192"},
    {type_unknown::id, "il codice di tipo '{code}' non è nella tabella del record 192"},
    {no_teams::id, "{code} è un torneo a squadre, ma non ci sono squadre"},
    {teams_in_individual::id,
     "{code} non è un torneo a squadre, ma {teams?c'è|ci sono} {teams} "
     "{teams?squadra|squadre}"},
    {type_of_other_year::id, "{code} non è in vigore per un torneo che inizia il {start:d/m/y}"},
    {round_robin_rounds::id, "{players} giocatori richiedono {wanted} turni; sono {found}"},
    {points_among_tie_breaks::id,
     "il record 202 elenca gli spareggi tecnici; "
     "i punti non sono uno spareggio"},
    {order_without_points::id, "il record 212 inizia con {found}; deve iniziare con PTS"},
    {lists_differ::id,
     "il record 212 alla riga {order} non è PTS seguito dal "
     "record 202 alla riga {breaks}"},
    {cut_leaves_nothing::id, "'{code}' esclude tutti i risultati di {rounds} {rounds?turno|turni}"},
    {no_ranking_record::id,
     "con i record nazionali è obbligatorio il record "
     "172: indica l'ordine dei numeri d'ordine"},
    {no_controller::id,
     "sono possibili norme: il record 182 deve indicare il "
     "programma o la persona che abbina"},
    {no_board_colours::id, "mancano i colori delle scacchiere: non c'è il record 352"},
    {not_board_colours::id, "i colori delle scacchiere sono '{found}'; usare W e B"},
    {board_colours_differ::id,
     "il record 352 dà i colori di {stated} {stated?scacchiera|scacchiere}; "
     "{played?ne è stata "
     "giocata|ne sono state giocate} {played}"},
};
}  // namespace
ITALIAN(found_lists, rows);
}  // namespace cli
