#include "trf/pair/messages/burstein.hpp"

#include "italian/language.hpp"

namespace cli {
namespace {
using namespace trf::pair::said;

constexpr Row rows[]{
    {seeding_round::id,
     "Il turno {round} è preliminare: è abbinato con il sistema FIDE (olandese)"},
    {seeding_unknown::id,
     "il numero dei turni non è indicato: il turno {round} potrebbe essere preliminare (C.04.4.2 "
     "1.6.2); indicarlo nel record 142 o XXR"},
    {bracket_with_floaters::id,
     "Gruppo: {count} {count?residente|residenti} ({residents}) e {more} "
     "{more?proveniente|provenienti} dal gruppo superiore ({floaters})"},
    {order_of_index::id, "Ordine dell'indice: {players}"},
    {with_index::id, "{player} (BH {buchholz}, SB {berger:0,0})"},
    {floats_alone::id, "{player} è solo nel gruppo e scende al gruppo seguente"},
    {float_of_few_pairs::id,
     "{players} {players?scende|scendono} al gruppo seguente: qui si {pairs?forma|formano} solo "
     "{pairs} {pairs?coppia|coppie}"},
    {float_of_no_pairs::id,
     "{players} {players?scende|scendono} al gruppo seguente: qui non è possibile alcuna coppia"},
    {float_for_completion::id,
     "{players} {players?scende|scendono} al gruppo seguente: con più coppie qui, gli altri "
     "giocatori non completerebbero l'abbinamento"},
    {floats_by_order::id,
     "{player} scende: gli abbinamenti equivalenti con {player} in coppia vengono dopo"},
    {opponent_comes_first::id,
     "Tutti i criteri sono soddisfatti ugualmente. Come avversario di {player}, {ours} precede "
     "{theirs}"},
    {as_float::id, "la discesa di gruppo"},
    {earlier_lose_opponents::id, "i giocatori prima di {player} non avrebbero i loro avversari"},
};
}  // namespace
ITALIAN(burstein, rows);
}  // namespace cli
