#include "trf/pair/messages/dutch.hpp"

#include "italian/language.hpp"

namespace cli {
namespace {
using namespace trf::pair::said;

constexpr Row rows[]{
    {bracket_with_mdps::id,
     "Gruppo: {count} {count?residente|residenti} ({residents}) e {moved} "
     "{moved?proveniente|provenienti} dal gruppo superiore ({mdps})"},
    {penultimate_bracket::id,
     "Questo è il penultimo gruppo: è abbinato in modo che tutti i giocatori dei gruppi inferiori "
     "siano abbinabili"},
    {collapsed_last_bracket::id,
     "Questo gruppo contiene tutti i giocatori sotto il penultimo gruppo"},
    {downfloats_for_pab::id,
     "{player} scende ancora di gruppo: solo a {player} si può assegnare il bye (PAB)"},
    {downfloats_without_opponent::id,
     "{player} scende ancora di gruppo: non ha avversari compatibili fra i residenti"},
    {stays_in_limbo::id, "{player} resta nel Limbo e scende ancora di gruppo: {why}"},
    {is_alone::id,
     "{player} è solo nel gruppo e {pab?riceve il bye (PAB)|scende nel gruppo inferiore}"},
    {downfloat_of_few_pairs::id,
     "{players} {players?scende|scendono} di gruppo: con {size} giocatori si {pairs?forma|formano} "
     "solo {pairs} {pairs?coppia|coppie}"},
    {downfloat_of_no_pairs::id,
     "{players} {players?scende|scendono} di gruppo: con questi {size} giocatori non è possibile "
     "alcuna coppia"},
    {downfloat_for_completion::id,
     "{players} {players?scende|scendono} di gruppo: con più coppie qui, gli altri giocatori non "
     "completerebbero l'abbinamento"},
    {pab_of_few_pairs::id,
     "{player} riceve il bye (PAB): con {size} giocatori si {pairs?forma|formano} solo {pairs} "
     "{pairs?coppia|coppie}"},
    {lowest_does_not_downfloat::id, "{player}, ultimo di rango, non scende di gruppo: {why}"},
    {needs_more_downfloaters::id,
     "se {player} scende di gruppo, scendono più di {count} {count?giocatore|giocatori}"},
    {is_already_paired::id, "{player} gioca già con {other}, che ha la precedenza"},
    {pair_is_worse::id, "con {one}-{other}, {theirs}; con {one}-{made}, {ours}"},
    {others_pair_worse_or_later::id,
     "gli altri giocatori non sarebbero abbinabili altrettanto bene, o un candidato equivalente "
     "precede questo"},
    {meets_other_criteria::id, "Il candidato soddisfa tutti gli altri criteri"},
    {in_best_candidate::id, "Nel miglior candidato, {faults}"},
    {transposition_comes_first::id,
     "Tutti i criteri sono soddisfatti ugualmente. Come avversario di {player}, {ours} precede "
     "{theirs}"},
    {pab_above_lowest::id,
     "Chi riceve il bye (PAB) ha più di {points} {points?punto|punti}, il minimo possibile"},
};
}  // namespace
ITALIAN(dutch, rows);
}  // namespace cli
