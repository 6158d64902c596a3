// Why a round of the Dubov or the Burstein System is paired as it is, and by what another is worse.

#include <array>

#include "cli/italian/italian.hpp"

namespace cli {
namespace {

constexpr std::array phrases{
    Phrase{
        "the rules of {say} before {} are not available; use --edition={n} to pair by newer rules",
        "le regole del {} precedenti al {} non sono disponibili; con --edition={} si abbina con "
        "regole più recenti"},
    Phrase{
        "record 192 names {}, but Baku acceleration needs a win worth two draws and a loss worth "
        "nothing (C.04.7 1.1)",
        "il record 192 indica {}, ma l'accelerazione Baku richiede che una vittoria valga due "
        "patte e una sconfitta zero (C.04.7 1.1)"},
    Phrase{"Baku acceleration needs a win worth two draws and a loss worth nothing (C.04.7 1.1)",
           "l'accelerazione Baku richiede che una vittoria valga due patte e una sconfitta zero "
           "(C.04.7 1.1)"},
    Phrase{"Match of two players", "match di due giocatori"},
    Phrase{
        "odd and even numbers count only players who have arrived; by the numbers of the report "
        "some colours would differ (C.04.2 2.4)",
        "per i numeri pari e dispari contano solo i giocatori arrivati; con i numeri del rapporto "
        "alcuni colori sarebbero diversi (C.04.2 2.4)"},
    Phrase{"Dubov System, C.04.4.1", "sistema Dubov, C.04.4.1"},
    Phrase{"Burstein System, C.04.4.2", "sistema Burstein, C.04.4.2"},
};

}  // namespace

std::span<const Phrase> italian_pairing_fide() { return phrases; }

}  // namespace cli
