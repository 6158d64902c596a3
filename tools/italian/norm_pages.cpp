#include "rate/messages/norm_pages.hpp"

#include "italian/language.hpp"

namespace cli {
namespace {
using namespace rate::said;

constexpr Row rows[]{
    {norms::id, "Norme"},
    {norm::id, "Norma di titolo"},
    {verdict_on_norm::id,
     "{achieved?non ottenuta|ottenuta: singola|ottenuta: doppia|non ottenuta|ottenuta}"},
    {average::id, "Media"},
    {required::id, "Richiesto"},
    {points_for_average::id, "Punti richiesti per questa media"},
    {conditions_met::id, "Condizioni soddisfatte"},
    {met_of::id, "{met} su {conditions}"},
    {no_norm_possible::id, "Nessun giocatore di questo torneo può ottenere questa norma"},
    {condition::id, "Condizione"},
    {found::id, "Trovato"},
    {at_least::id, "almeno {value}"},
    {at_most::id, "al massimo {value}"},
    {met::id, "soddisfatta"},
    {not_met::id, "non soddisfatta"},
    {games_are::id, "partite {games}"},
    {points_are::id, "punti {points:0,0}"},
    {average_of_opponents::id, "media degli avversari {average}"},
    {raised_from::id, "avversario più debole alzato da {rating}"},
    {points_required::id, "punti richiesti {points:0,0}"},
    {performance_is::id, "performance {performance}"},
    {counted::id, "conteggiata"},
    {counted_for_norm::id, "Conteggiata per la norma"},
    {no_opponent::id, "nessun avversario"},
    {norm_name::id, "{name}"},
};
}  // namespace
ITALIAN(norm_pages, rows);
}  // namespace cli
