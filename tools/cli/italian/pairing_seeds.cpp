// Why a round is paired as it is: Italo-Svizzero and Lim.

#include <array>

#include "cli/italian/italian.hpp"

namespace cli {
namespace {

constexpr std::array phrases{
    Phrase{"the number of rounds is unknown: the rules of the last round (art. 13) and of "
           "Maxi-tournaments are not used",
           "il numero dei turni non è noto: le norme dell'ultimo turno (art. 13) e dei Maxi-tornei "
           "non si applicano"},
    Phrase{"the number of rounds is unknown: the rules of the last round are not used",
           "il numero dei turni non è noto: le norme dell'ultimo turno non si applicano"},
    Phrase{"players of one team are not kept apart; record 260 or XXP prohibits pairs",
           "i giocatori di una squadra non sono tenuti separati; il record 260 o XXP vieta coppie"},
    Phrase{"player {n} has {n} forfeit losses and must be excluded (RTF 7.5.1)",
           "il giocatore {} ha perso {} partite a forfait e deve essere escluso (RTF 7.5.1)"},
    Phrase{"round {n}: {say} by {} ({say})", "turno {}: {} per {} ({})"},
    Phrase{"pair {n}", "coppia {}"},
};

}  // namespace

std::span<const Phrase> italian_pairing_seeds() { return phrases; }

}  // namespace cli
