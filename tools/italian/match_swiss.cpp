#include "trf/pair/messages/match_swiss.hpp"

#include "italian/language.hpp"

namespace cli {
namespace {
using namespace trf::pair::said;

constexpr Row rows[]{
    {match_bye_barred::id,
     "{participant} non riceve il bye (PAB): ha già avuto un bye, un incontro vinto a forfait o un "
     "bye da un punto"},
    {match_bye_leaves_unpaired::id,
     "{participant} non riceve il bye (PAB): gli altri non completerebbero l'abbinamento"},
    {match_bye::id,
     "{teams?Le squadre|I giocatori} sono in numero dispari. {participant} riceve il bye assegnato "
     "dall'abbinamento (PAB): punteggio più basso, poi più incontri giocati, poi numero d'ordine "
     "più alto"},
    {residents_alone::id, "Residenti: {residents}. Non serve alcun upfloater"},
    {residents_are::id, "Residenti: {residents}"},
    {fewest_upfloaters_are::id, "Il numero minimo possibile di upfloater è {count}"},
    {highest_scores_are::id, "I punteggi più alti possibili degli upfloater sono {scores}"},
    {following_complies::id,
     "Il gruppo di punteggio seguente è poi abbinabile con il minimo di upfloater, o è vuoto"},
    {following_never_complies::id,
     "Nessun insieme lascia al gruppo di punteggio seguente il minimo di upfloater: C6 non decide "
     "(lettura T-06)"},
    {set_is_first::id, "Il primo dei migliori insiemi di upfloater è {upfloaters}"},
    {in_best_pairing::id, "Nel miglior abbinamento, {counted}"},
    {identifier_is_first::id, "Il primo dei migliori abbinamenti ha l'identificatore {identifier}"},
    {order_of_match_boards::id,
     "Ordine delle scacchiere: punteggio di chi è di rango superiore, poi somma dei punteggi, poi "
     "numero d'ordine"},
    {only_one_prefers::id, "uno solo dei due ha una preferenza di colore"},
    {only_one_strong::id, "una sola delle due preferenze è forte"},
    {fewer_whites::id, "{white} ha avuto meno volte il Bianco"},
    {lower_difference::id, "{white} ha la differenza di colore più bassa"},
    {matches_alternate::id, "i colori si alternano rispetto all'ultima volta in cui erano diversi"},
    {first_team_prefers::id, "prevale la preferenza di {first}, prima squadra"},
    {higher_alternates::id, "alterna {player}, di rango superiore"},
    {lower_alternates::id, "alterna {player}, di rango inferiore"},
    {match_bye_after_bye::id,
     "{player} riceve il bye (PAB) dopo un bye, un incontro vinto a forfait o un bye da un punto"},
    {more_matches_than::id, "giocato più incontri di"},
    {set_comes_later::id, "Gli upfloater sono {theirs}; l'insieme {ours} è il primo nell'ordine"},
    {identifier_comes_later::id, "L'identificatore è {theirs}; {ours} è il primo nell'ordine"},
};
}  // namespace
ITALIAN(match_swiss, rows);
}  // namespace cli
