// What all tools say: the command line, inputs and outputs, the frame of messages.

#include <array>

#include "cli/italian/italian.hpp"

namespace cli {
namespace {

constexpr std::array phrases{
    Phrase{"error", "errore"},
    Phrase{"warning", "avviso"},
    Phrase{"info", "info"},
    Phrase{"note", "nota"},
    Phrase{"off", "spento"},
    Phrase{"true", "sì"},
    Phrase{"false", "no"},
    Phrase{"yes", "sì"},
    Phrase{"none", "nessuno"},
    Phrase{"{n} of {n} files", "{} di {} file"},
    Phrase{"'--{}' and '--{}' exclude each other", "'--{}' e '--{}' si escludono a vicenda"},
};

}  // namespace

std::span<const Phrase> italian_cli() { return phrases; }

}  // namespace cli
