// Why a round of matches is paired as it is: Double-Swiss and team Swiss.

#include <array>

#include "cli/italian/italian.hpp"

namespace cli {
namespace {

constexpr std::array phrases{
    Phrase{"Double-Swiss System, {}", "Sistema Doppio Svizzero, {}"},
    Phrase{"Swiss Team Pairing System, {}", "Sistema svizzero a squadre, {}"},
    Phrase{"this is a team event, and system '{}' pairs players; use --system=team-swiss",
           "è un torneo a squadre, e il sistema '{}' abbina giocatori; usare "
           "--system=team-swiss"},
    Phrase{"system '{}' pairs teams, and the report has no team (record 310 or 013)",
           "il sistema '{}' abbina squadre, e il file non ha squadre (record 310 o 013)"},
    Phrase{"game points are the primary score: the event cannot be accelerated (C.04.7 1.4.4)",
           "il punteggio principale sono i punti partita: il torneo non può essere accelerato "
           "(C.04.7 1.4.4)"},
    Phrase{"acceleration=xxa is for individual events; use 250 or baku",
           "acceleration=xxa vale per tornei individuali; usare 250 o baku"},
    Phrase{"acceleration needs match points as the primary score (C.04.7 1.4.4)",
           "l'accelerazione richiede i punti squadra come punteggio principale (C.04.7 1.4.4)"},
};

}  // namespace

std::span<const Phrase> italian_pairing_matches() { return phrases; }

}  // namespace cli
