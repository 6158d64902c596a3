// What trf-validate says of files, members, registrations and of the standings of every round.

#include <array>

#include "cli/italian/italian.hpp"

namespace cli {
namespace {

constexpr std::array phrases{
    Phrase{"{} with {n} results, {} with {n}", "{} con {} risultati, {} con {}"},
    Phrase{"{} with {n}", "{} con {}"},
    Phrase{"round {n} is {say} by {}: {say}", "il turno {} è {} per {}: {}"},
    Phrase{"team {n}", "squadra {}"},
    Phrase{"FIDE C.07, {say}", "FIDE C.07, {}"},
    Phrase{"{n} and {n} met in round {n} and {say}",
           "{} e {} si sono incontrati nel turno {} e {}"},
    Phrase{"{n} and {n} met in round {n}, {say}", "{} e {} si sono incontrati nel turno {}, {}"},
    Phrase{"player {n}: {say}", "giocatore {}: {}"},
};

}  // namespace

std::span<const Phrase> italian_validation() { return phrases; }

}  // namespace cli
