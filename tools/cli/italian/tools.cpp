// What the tools themselves say: wrong use, notes and summaries.

#include <array>

#include "cli/italian/italian.hpp"

namespace cli {
namespace {

constexpr std::array phrases{
    Phrase{"{}: round {n} is not paired", "{}: il turno {} non è abbinato"},
    Phrase{"seed {n}", "seme {}"},
    Phrase{"YYYY-MM-DD", "AAAA-MM-GG"},
    Phrase{"round {n}, {n} players present", "turno {}, {} giocatori presenti"},
    Phrase{"round {n}: board {n} ({}) has no result",
           "turno {}: manca il risultato della scacchiera {} ({})"},
    Phrase{"round {n}: {say}", "turno {}: {}"},
    Phrase{"player {n} ({}): {say}", "giocatore {} ({}): {}"},
    Phrase{"edition {} ({say})", "edizione {} ({})"},
    Phrase{"list {}, from {say}", "lista {}, da {}"},
    Phrase{"dialect {}", "dialetto {}"},
    Phrase{"overall_rank", "generale"},
    Phrase{"{say} '{}' -> '{}'", "{} '{}' -> '{}'"},
    Phrase{"{n} error, {say}", "{} errore, {}"},
    Phrase{"{n} errors, {say}", "{} errori, {}"},
    Phrase{"{n} warning", "{} avviso"},
    Phrase{"{n} warnings", "{} avvisi"},
};

}  // namespace

std::span<const Phrase> italian_tools() { return phrases; }

}  // namespace cli
