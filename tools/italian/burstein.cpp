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
    {with_index::id, "{player} (BH {buchholz}, SB {berger})"},
    {floats_alone::id, "{player} è solo nel gruppo e scende al gruppo seguente"},
    {float_of_few_pairs::id,
     "{players} {players?scende|scendono} al gruppo seguente: qui si {pairs?forma|formano} solo "
     "{pairs} {pairs?coppia|coppie}"},
    {earlier_lose_opponents::id, "i giocatori prima di {player} non avrebbero i loro avversari"},
};
}  // namespace
ITALIAN(burstein, rows);
}  // namespace cli
