// Edits of reports: results, byes, entries.

#include <array>

#include "cli/italian/italian.hpp"

namespace cli {
namespace {

constexpr std::array phrases{
    // Options.
    Phrase{"enter results: lines BOARD RESULT or WHITE BLACK RESULT, or CSV",
           "inserisce risultati: righe SCACCHIERA RISULTATO o BIANCO NERO RISULTATO, oppure CSV"},
    Phrase{"enter one result: 4:1-0, or by pair 12-7:1/2",
           "inserisce un risultato: 4:1-0, o per coppia 12-7:1/2"},
    Phrase{"replace recorded results, and say old and new",
           "sostituisce risultati registrati e indica il vecchio e il nuovo"},
    Phrase{"round of the results (default: the last paired round)",
           "turno dei risultati (se manca: l'ultimo turno abbinato)"},
    Phrase{"take back the pairing of the last paired round",
           "annulla l'abbinamento dell'ultimo turno abbinato"},
    Phrase{"round of the results", "turno dei risultati"},
    Phrase{"the last paired round", "l'ultimo turno abbinato"},
    // Lists of results.
    Phrase{"the list is in UTF-16; save it as CSV in UTF-8",
           "la lista è in UTF-16; salvarla come CSV in UTF-8"},
    Phrase{"the list contains a NUL; it is not a text file",
           "la lista contiene un NUL; non è un file di testo"},
    Phrase{"the list is not in UTF-8; read as Latin-1",
           "la lista non è in UTF-8; letta come Latin-1"},
    Phrase{"the list has more than {n} rows", "la lista ha più di {} righe"},
    Phrase{"the list has no column 'board' and no column 'white'",
           "nella lista mancano le colonne 'board' e 'white'"},
    Phrase{"the row has a result, but neither a board nor a player",
           "la riga ha un risultato, ma mancano sia la scacchiera sia i giocatori"},
    Phrase{"a line is BOARD RESULT or WHITE BLACK RESULT",
           "una riga è SCACCHIERA RISULTATO o BIANCO NERO RISULTATO"},
    Phrase{"result is '{}'; write 1-0, 0-1, 1/2, +-, -+, -- or *",
           "il risultato è '{}'; scrivere 1-0, 0-1, 1/2, +-, -+, -- o *"},
    Phrase{"'{}' is a date; read as 1/2", "'{}' è una data; letta come 1/2"},
    Phrase{"'{}' is neither a board nor two players; write 4 or 12-7",
           "'{}' non è una scacchiera né una coppia; scrivere 4 o 12-7"},
    Phrase{"board is '{}'; a number was expected", "la scacchiera è '{}'; serve un numero"},
    Phrase{"white is '{}'; a start number was expected", "white è '{}'; serve un numero d'ordine"},
    Phrase{"black is '{}'; a start number was expected", "black è '{}'; serve un numero d'ordine"},
    Phrase{"result '{}' has no ':'; write BOARD:RESULT",
           "nel risultato '{}' manca ':'; scrivere SCACCHIERA:RISULTATO"},
    // Results of a round.
    Phrase{"no round is paired", "nessun turno è abbinato"},
    Phrase{"round {n} is not paired; the last paired round is {n}",
           "il turno {} non è abbinato; l'ultimo turno abbinato è il {}"},
    Phrase{"round {n} is not the last; later rounds stay as they were paired (C.04.2 4.3)",
           "il turno {} non è l'ultimo; i turni successivi restano come sono stati abbinati "
           "(C.04.2 4.3)"},
    Phrase{"no player has start number {n}", "nessun giocatore ha il numero d'ordine {}"},
    Phrase{"{n} has no opponent in round {n}", "{} non ha avversario nel turno {}"},
    Phrase{"{n} has White: write {}, and the result from White's side",
           "{} ha il Bianco: scrivere {}, con il risultato dalla parte del Bianco"},
    Phrase{"board {} has several games: write {}.1, {}.2, ...",
           "la scacchiera {} ha più partite: scrivere {}.1, {}.2, ..."},
    Phrase{"round {n} has no board {}; the last is board {n}",
           "il turno {} non ha la scacchiera {}; l'ultima è la {}"},
    Phrase{"round {n} has no board {}", "il turno {} non ha la scacchiera {}"},
    Phrase{"board {} is {}; {n} plays on board {}",
           "alla scacchiera {} giocano {}; {} gioca alla scacchiera {}"},
    Phrase{"{n} and {n} are not paired in round {n}: {say}, {say}",
           "{} e {} non sono abbinati nel turno {}: {}, {}"},
    Phrase{"board {} ({})", "scacchiera {} ({})"},
    Phrase{"board {} ({}), {say}", "scacchiera {} ({}), {}"},
    Phrase{"{say} has two results, {} and {}", "{}: due risultati, {} e {}"},
    Phrase{"{say} already has {}; --correct changes it to {}",
           "{}: il risultato è già {}; --correct lo cambia in {}"},
    Phrase{"{say}: {} corrected to {}", "{}: {} corretto in {}"},
    Phrase{"the points of {n} player were not the sum of the results and stay; --fill=points "
           "computes them",
           "i punti di {} giocatore non erano la somma dei risultati e restano; --fill=points li "
           "calcola"},
    Phrase{"the points of {n} players were not the sum of the results and stay; --fill=points "
           "computes them",
           "i punti di {} giocatori non erano la somma dei risultati e restano; --fill=points li "
           "calcola"},
    Phrase{"only the last paired round, {n}, can be taken back",
           "si può annullare solo l'ultimo turno abbinato, il {}"},
    Phrase{"round {n} has {n} result; --correct takes the round back with its results",
           "il turno {} ha {} risultato; --correct annulla il turno con i suoi risultati"},
    Phrase{"round {n} has {n} results; --correct takes the round back with its results",
           "il turno {} ha {} risultati; --correct annulla il turno con i suoi risultati"},
    Phrase{"the row of player {n} is not in its columns",
           "la riga del giocatore {} non è nelle sue colonne"},
    Phrase{"round {n}: {n} of {n} games have a result; open: {say}",
           "turno {}: {} partite su {} hanno un risultato; da giocare: {}"},
    Phrase{"round {n}: {n} of {n} games have a result",
           "turno {}: {} partite su {} hanno un risultato"},
    // Use.
    Phrase{"'--results=-' reads standard input: name the report",
           "'--results=-' legge lo standard input: indicare il file del torneo"},
    Phrase{"'--correct' needs '--results', '--result' or '--unpair'",
           "'--correct' richiede '--results', '--result' o '--unpair'"},
    Phrase{"'--round' needs '--results' or '--result'",
           "'--round' richiede '--results' o '--result'"},
};

}  // namespace

std::span<const Phrase> italian_edits() { return phrases; }

}  // namespace cli
