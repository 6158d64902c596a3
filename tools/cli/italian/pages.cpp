// Titles, captions and verdicts of tables and pages.

#include <array>

#include "cli/italian/italian.hpp"

namespace cli {
namespace {

constexpr std::array phrases{
    Phrase{"By board", "Per scacchiera"},
    Phrase{"By name", "Per nome"},
    Phrase{"bye", "riposo"},
    Phrase{"free", "riposo"},
    Phrase{"Pairings of round {n}", "Abbinamenti del turno {}"},
    Phrase{"Paired by {say}", "Abbinato con {}"},
    Phrase{"Round robin: all rounds", "Girone all'italiana: tutti i turni"},
    Phrase{"Round {n}", "Turno {}"},
    Phrase{"Tournament", "Torneo"},
    Phrase{"aged {n}-{n}", "di {}-{} anni"},
    Phrase{"rated", "con Elo"},
    Phrase{"standard", "standard"},
    Phrase{"unrated", "senza Elo"},
    Phrase{"excluded", "escluso"},
    Phrase{"single", "singola"},
    Phrase{"double", "doppia"},
    Phrase{"identical", "identico"},
    Phrase{"worse", "peggiore"},
    Phrase{"illegal", "illegale"},
    Phrase{"unpairable", "non abbinabile"},
    Phrase{"Severity", "Gravità"},
};

}  // namespace

std::span<const Phrase> italian_pages() { return phrases; }

}  // namespace cli
