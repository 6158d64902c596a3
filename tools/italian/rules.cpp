#include "trf/pair/messages/rules.hpp"

#include "italian/language.hpp"

namespace cli {
namespace {
using namespace trf::pair::said;

constexpr Row rows[]{
    {fewest_downfloaters::id, "meno downfloater possibile"},
    {lowest_downfloaters::id, "downfloater con i punteggi più bassi possibile"},
    {best_next_bracket::id, "downfloater che lascino abbinare al meglio il gruppo seguente"},
    {fewest_unplayed_for_pab::id, "il bye (PAB) va al giocatore con meno partite non giocate"},
    {fewest_beyond_two::id,
     "meno topscorer o avversari possibile con differenza di colore oltre 2"},
    {fewest_third_time::id,
     "meno topscorer o avversari possibile con lo stesso colore tre volte di fila"},
    {most_preferences::id, "più preferenze di colore possibile soddisfatte"},
    {most_strong_preferences::id, "più preferenze di colore forti possibile soddisfatte"},
    {fewest_downfloats::id, "meno downfloat ripetuti possibile"},
    {fewest_upfloats::id, "meno upfloat ripetuti possibile"},
    {smallest_downfloat_differences::id,
     "differenze di punteggio nei downfloat ripetuti più piccole possibile"},
    {smallest_upfloat_differences::id,
     "differenze di punteggio negli upfloat ripetuti più piccole possibile"},
    {smallest_pairing_differences::id, "differenze di punteggio nel gruppo più piccole possibile"},
    {most_pairs::id, "più coppie possibile nel gruppo"},
    {fewest_upfloaters::id, "meno upfloater possibile"},
    {highest_upfloaters::id, "upfloater con i punteggi più alti possibile"},
    {fewest_maximum_upfloaters::id, "meno upfloater massimi possibile"},
    {fewest_earlier_upfloats::id, "meno upfloat precedenti possibile di upfloater massimi"},
    {fewest_repeated_upfloaters::id, "meno upfloater possibile già saliti nel turno precedente"},
    {next_scoregroup_complies::id,
     "upfloater che lascino al gruppo di punteggio seguente il minimo di upfloater"},
    {fewest_repeated_floats::id, "meno float ripetuti possibile"},
    {not_all_sets_tried::id,
     "{reason}. Sono stati provati solo {sets} insiemi di floater; può esistere un turno "
     "migliore"},
};
}  // namespace
ITALIAN(rules, rows);
}  // namespace cli
