// Why a round is paired as it is: the Dutch system, round robins, obstructions, verdicts.

#include <array>

#include "cli/italian/italian.hpp"

namespace cli {
namespace {

constexpr std::array phrases{
    Phrase{"the bye", "il bye"},
    Phrase{"White", "Bianco"},
    Phrase{"Black", "Nero"},
    Phrase{"{} and {n}", "{} e {}"},
    Phrase{"1 point", "1 punto"},
    Phrase{"{n} points", "{} punti"},
    Phrase{"{n} points and {say}", "{} punti e {}"},
    Phrase{"{n} points, {say}", "{} punti, {}"},
    Phrase{"round {n}: {say} by {} in bracket {say}", "turno {}: {} per {} nel gruppo {}"},
    Phrase{"round {n}: {say} by {say}", "turno {}: {} per {}"},
    Phrase{"bracket {say}, published and correct by criterion",
           "gruppo {}, pubblicato e corretto per criterio"},
    Phrase{"bracket {n} ({n} points)", "gruppo {} ({} punti)"},
    Phrase{"both must have White", "entrambi devono avere il Bianco"},
    Phrase{"both must have Black", "entrambi devono avere il Nero"},
    Phrase{"both must have {say}", "entrambi devono avere il {}"},
    Phrase{"FIDE (Dutch) System, C.04.3", "sistema FIDE (olandese), C.04.3"},
    Phrase{"C.04.3 FIDE (Dutch) System, from 1 February 2026",
           "C.04.3 sistema FIDE (olandese), dal 1° febbraio 2026"},
    Phrase{"C.04.3 FIDE (Dutch) System, Baku 2016", "C.04.3 sistema FIDE (olandese), Baku 2016"},
    Phrase{"Italo-Svizzero, FSI regulation of 1997", "Italo-Svizzero, regolamento FSI del 1997"},
    Phrase{"Lim system, C.04.4.3", "sistema Lim, C.04.4.3"},
    Phrase{"FIDE Swiss Rules 1987-89 (the original Lim system)",
           "regole svizzere FIDE 1987-89 (il sistema Lim originale)"},
    Phrase{"Round robin by the Berger tables, C.05 Annex 1",
           "girone all'italiana con le tabelle di Berger, C.05 allegato 1"},
    Phrase{"points: {}", "punti: {}"},
    Phrase{"{} has White against {}", "{} ha il Bianco contro {}"},
    Phrase{"White against {}", "il Bianco contro {}"},
    Phrase{"due White", "attende il Bianco"},
    Phrase{"due Black", "attende il Nero"},
    Phrase{"colours: {}", "colori: {}"},
    Phrase{"--explain takes one or two players, or one player and 'bye'",
           "--explain richiede uno o due giocatori, oppure un giocatore e 'bye'"},
    Phrase{"no player is called '{}'", "nessun giocatore si chiama '{}'"},
    Phrase{"'{}' is the name of {n} players; use a start number: {}",
           "'{}' è il nome di {} giocatori; usare un numero d'ordine: {}"},
    Phrase{"table", "tabella"},
    Phrase{"player {n} is his own opponent in round {n}",
           "il giocatore {} è avversario di se stesso nel turno {}"},
    Phrase{"{n} players have the pairing-allocated bye", "{} giocatori hanno il bye d'abbinamento"},
    Phrase{"{} and the bye", "{} e il bye"},
    Phrase{"{n} and {n} met in round {n}", "{} e {} si sono incontrati nel turno {}"},
    Phrase{"{n} and {n} are a prohibited pair", "{} e {} sono una coppia vietata"},
    Phrase{"{n} and {n}: {say}", "{} e {}: {}"},
    Phrase{"{} and {n} more", "{} e altri {}"},
    Phrase{"no legal pairing exists", "non esiste alcun abbinamento legale"},
    Phrase{"no legal pairing exists: {say}", "non esiste alcun abbinamento legale: {}"},
};

}  // namespace

std::span<const Phrase> italian_pairing() { return phrases; }

}  // namespace cli
