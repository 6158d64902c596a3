#include "trf/pair/messages/dubov.hpp"

#include "italian/language.hpp"

namespace cli {
namespace {
using namespace trf::pair::said;

constexpr Row rows[]{
    {bracket_with_upfloaters::id,
     "Gruppo: {count} {count?residente|residenti} ({residents}) e {more} upfloater ({upfloaters})"},
    {upfloater_of_odd::id, "{player} è l'upfloater: i residenti sono in numero dispari"},
    {upfloaters_are::id,
     "{players} sono gli upfloater: con meno upfloater non tutti i residenti sono abbinabili"},
    {upfloaters_complete::id,
     "{players} sono gli upfloater: con meno upfloater gli altri giocatori non sarebbero tutti "
     "abbinabili"},
    {is_not_the_upfloater::id, "{player} non è l'upfloater: {why}"},
    {residents_stay_unpaired::id, "i residenti non sarebbero tutti abbinabili"},
    {with_each::id, "con {one}, {theirs}; con {other}, {ours}"},
    {halves_by_rank::id,
     "Nessun giocatore del gruppo ha giocato: G1 è la metà superiore ({first}), G2 la metà "
     "inferiore ({second})"},
    {halves_by_preference::id,
     "G1, giocatori che preferiscono il Bianco: {first}; G2, giocatori che preferiscono il Nero: "
     "{second}"},
    {shifted_to_pair::id,
     "{players} {players?passa|passano} da {first?G1 a G2|G2 a G1}: {count} {count?coppia|coppie} "
     "all'interno di {first?G1|G2} non {count?è evitabile|sono evitabili}"},
    {shifted_to_balance::id,
     "{players} {players?passa|passano} da {first?G1 a G2|G2 a G1}: i due gruppi devono avere la "
     "stessa grandezza"},
    {first_half_by_aro::id, "S1 in ordine di ARO: {players}"},
    {with_aro::id, "{player} (ARO {aro})"},
    {second_half_by_tpn::id, "T2 è G2 in ordine di numero: {players}"},
    {first_transposition::id, "T2 è la prima trasposizione legale di G2: {players}"},
    {later_stay_unpaired::id, "i giocatori dopo {player} non sarebbero tutti abbinabili"},
    {other_upfloaters_first::id,
     "Tutti i criteri sono soddisfatti ugualmente, ma gli upfloater {ours} precedono {theirs}"},
    {other_shifters::id, "I giocatori che passano all'altro gruppo sono {ours}, non {theirs}"},
    {correct_transposition_first::id,
     "Tutti i criteri sono soddisfatti ugualmente. T2 è {theirs}; la prima trasposizione legale è "
     "{ours}"},
};
}  // namespace
ITALIAN(dubov, rows);
}  // namespace cli
