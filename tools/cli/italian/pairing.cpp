// Why a round is paired as it is: the Dutch system, round robins, obstructions, verdicts.

#include <array>

#include "cli/italian/italian.hpp"

namespace cli {
namespace {

constexpr std::array phrases{
    Phrase{"White", "Bianco"},
    Phrase{"Black", "Nero"},
    Phrase{"{n} points", "{} punti"},
    Phrase{"round {n}: {say} by {say}", "turno {}: {} per {}"},
    Phrase{"bracket {say}, published and correct by criterion",
           "gruppo {}, pubblicato e corretto per criterio"},
    Phrase{"FIDE (Dutch) System, C.04.3", "sistema FIDE (olandese), C.04.3"},
    Phrase{"Italo-Svizzero, FSI regulation of 1997", "Italo-Svizzero, regolamento FSI del 1997"},
    Phrase{"Lim system, C.04.4.3", "sistema Lim, C.04.4.3"},
    Phrase{"FIDE Swiss Rules 1987-89 (the original Lim system)",
           "regole svizzere FIDE 1987-89 (il sistema Lim originale)"},
    Phrase{"Round robin by the Berger tables, C.05 Annex 1",
           "girone all'italiana con le tabelle di Berger, C.05 allegato 1"},
    Phrase{"--explain takes one or two players, or one player and 'bye'",
           "--explain richiede uno o due giocatori, oppure un giocatore e 'bye'"},
    Phrase{"no player is called '{}'", "nessun giocatore si chiama '{}'"},
    Phrase{"'{}' is the name of {n} players; use a start number: {}",
           "'{}' è il nome di {} giocatori; usare un numero d'ordine: {}"},
    Phrase{"table", "tabella"},
};

}  // namespace

std::span<const Phrase> italian_pairing() { return phrases; }

}  // namespace cli
