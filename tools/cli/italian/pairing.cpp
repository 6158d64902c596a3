// Why a round is paired as it is: the Dutch system, round robins, obstructions, verdicts.

#include <array>

#include "cli/italian/italian.hpp"

namespace cli {
namespace {

constexpr std::array phrases{
    Phrase{"White", "Bianco"},
    Phrase{"Black", "Nero"},
    Phrase{"{n} points", "{} punti"},
};

}  // namespace

std::span<const Phrase> italian_pairing() { return phrases; }

}  // namespace cli
