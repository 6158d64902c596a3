// What the tools themselves say: wrong use, notes and summaries.

#include <array>

#include "cli/italian/italian.hpp"

namespace cli {
namespace {

constexpr std::array phrases{
    Phrase{"--check has no format '{}'", "--check non ha la forma '{}'"},
    Phrase{"--explain has no format '{}'", "--explain non ha la forma '{}'"},
    Phrase{"--schedule has no format '{}'", "--schedule non ha la forma '{}'"},
    Phrase{"{}: round {n} is not paired", "{}: il turno {} non è abbinato"},
    Phrase{"--set takes KEY=VALUE", "--set vuole VOCE=VALORE"},
    Phrase{"system '{}' is not built", "il sistema '{}' non è disponibile"},
    Phrase{"system '{}' has one edition only", "il sistema '{}' ha una sola edizione"},
    Phrase{"system '{}' has no edition {} (possible: {})",
           "il sistema '{}' non ha l'edizione {} (possibili: {})"},
    Phrase{"seed {n}", "seme {}"},
    Phrase{"seed {n}: ends early, {say}", "seme {}: finisce prima, {}"},
    Phrase{"invalid value '{}' of option '--seed'",
           "valore '{}' non valido per l'opzione '--seed'"},
    Phrase{"--generate reads no FILE", "--generate non legge alcun FILE"},
    Phrase{"--generate writes --format=trf only", "--generate scrive solo --format=trf"},
    Phrase{"--count needs --output-dir=DIR", "--count richiede --output-dir=DIR"},
    Phrase{"unknown key '{}'", "voce sconosciuta '{}'"},
    Phrase{"invalid value '{}' of '{}' (expected: {say})",
           "valore '{}' non valido per '{}' (atteso: {})"},
    Phrase{"a rate like 2.5% or a number", "una percentuale come 2.5% o un numero"},
    Phrase{"a rate like 2.5%, a number, or a number like 2/round",
           "una percentuale come 2.5%, un numero, o un numero per turno come 2/round"},
    Phrase{"2..9999, or LOW..HIGH", "2..9999, oppure MIN..MAX"},
    Phrase{"1..400, or LOW..HIGH", "1..400, oppure MIN..MAX"},
    Phrase{"like W=3,D=1,P=1", "come W=3,D=1,P=1"},
    Phrase{"none, baku, 250 or xxa", "none, baku, 250 o xxa"},
    Phrase{"random, white or black", "random, white o black"},
    Phrase{"trf26 or trfx", "trf26 o trfx"},
    Phrase{"YYYY-MM-DD", "AAAA-MM-GG"},
    Phrase{"{}: expected KEY=VALUE, not '{}'", "{}: atteso VOCE=VALORE, non '{}'"},
    Phrase{"the highest rating, {n}, is below the lowest, {n}",
           "l'Elo massimo, {}, è inferiore al minimo, {}"},
    Phrase{"a win must be worth more than a draw, and a draw not less than a loss",
           "una vittoria deve valere più di una patta, e una patta non meno di una sconfitta"},
    Phrase{"no player has start rank {n}", "nessun giocatore ha il numero d'ordine {}"},
    Phrase{"round {n}, {n} players present", "turno {}, {} giocatori presenti"},
    Phrase{"the report does not give the initial colour (152, XXC); White is used",
           "il file TRF non indica il colore iniziale (152, XXC): si usa il Bianco"},
    Phrase{"all {n} rounds are paired; there is no round {n} to pair",
           "tutti i {} turni sono abbinati; non c'è un turno {} da abbinare"},
    Phrase{"there is no round {n} to pair: the tournament has {n} rounds",
           "non c'è un turno {} da abbinare: il torneo ha {} turni"},
    Phrase{"round {n} is not paired: round {n} comes first",
           "il turno {} non è abbinato: prima viene il turno {}"},
    Phrase{"round {n} is not paired: round {n} has no results yet; enter them first",
           "il turno {} non è abbinato: il turno {} non ha ancora risultati; inserirli prima"},
    Phrase{"round {n} is not paired: no player is present",
           "il turno {} non è abbinato: nessun giocatore è presente"},
    Phrase{"round {n}: board {n} ({}) has no result",
           "turno {}: manca il risultato della scacchiera {} ({})"},
    Phrase{"record {w} is not readable: a space was expected after {w}",
           "il record {} non è leggibile: dopo {} serve uno spazio"},
    Phrase{"round {n}: {say}", "turno {}: {}"},
    Phrase{"--schedule is for --system=berger", "--schedule vale per --system=berger"},
    Phrase{
        "record 192 names {}, which trf-pair does not pair; --system says by which system to pair",
        "il record 192 nomina {}, che trf-pair non abbina; --system dice con quale sistema "
        "abbinare"},
    Phrase{"trf-pair does not pair events of type '{}'", "trf-pair non abbina tornei di tipo '{}'"},
    Phrase{"paired by {say}", "abbinato con {}"},
    Phrase{"paired by {say}, as the report has no date",
           "abbinato con {}, perché il rapporto non ha data"},
    Phrase{"player {n} ({}): {say}", "giocatore {} ({}): {}"},
    Phrase{"edition {} ({say})", "edizione {} ({})"},
    Phrase{"list {}, from {say}", "lista {}, da {}"},
    Phrase{"dialect {}", "dialetto {}"},
    Phrase{"overall_rank", "generale"},
    Phrase{"round 1 is already paired; the schedule is not filled in",
           "il turno 1 è già abbinato; il calendario non viene scritto"},
    Phrase{"'--in-place' and '--generate' exclude each other",
           "'--in-place' e '--generate' si escludono a vicenda"},
    Phrase{"{say} '{}' -> '{}'", "{} '{}' -> '{}'"},
    Phrase{"{n} error, {say}", "{} errore, {}"},
    Phrase{"{n} errors, {say}", "{} errori, {}"},
    Phrase{"{n} warning", "{} avviso"},
    Phrase{"{n} warnings", "{} avvisi"},
};

}  // namespace

std::span<const Phrase> italian_tools() { return phrases; }

}  // namespace cli
