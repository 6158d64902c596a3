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
    Phrase{"{n} more like line {n} (-v shows all)",
           "altri {} come alla riga {} (-v li mostra tutti)"},
    Phrase{"{n} more like line {n} [{}] (-v shows all)",
           "altri {} come alla riga {} [{}] (-v li mostra tutti)"},
    Phrase{"{n} more findings", "altri {} rilievi"},
    Phrase{"1 more findings", "un altro rilievo"},
    Phrase{"1 more like line {n} (-v shows all)",
           "un altro come alla riga {} (-v li mostra tutti)"},
    Phrase{"1 more like line {n} [{}] (-v shows all)",
           "un altro come alla riga {} [{}] (-v li mostra tutti)"},
    Phrase{"out of memory", "memoria esaurita"},
    Phrase{"standard input", "standard input"},
    Phrase{"try '{} --help'", "si provi '{} --help'"},
    Phrase{"internal error: {}", "errore interno: {}"},
    Phrase{"reading standard input, end it with Ctrl-D (--help tells the options)",
           "leggo lo standard input, si conclude con Ctrl-D (--help elenca le opzioni)"},
    Phrase{"{}: error: no *.trf, *.trfx or *.txt in this directory [W05]",
           "{}: errore: nessun *.trf, *.trfx o *.txt in questa cartella [W05]"},
    Phrase{"unknown option '{}'", "opzione sconosciuta '{}'"},
    Phrase{"unknown option '{}', did you mean '{}'?", "opzione sconosciuta '{}', forse '{}'?"},
    Phrase{"invalid value '{}' of option '--{}' (possible: {})",
           "valore '{}' non valido per l'opzione '--{}' (possibili: {})"},
    Phrase{"invalid value '{}' of option '--{}', did you mean '{}'? (possible: {})",
           "valore '{}' non valido per l'opzione '--{}', forse '{}'? (possibili: {})"},
    Phrase{"invalid value '{}' of option '--{}', a number from {n} to {n} is expected",
           "valore '{}' non valido per l'opzione '--{}', è atteso un numero da {} a {}"},
    Phrase{"invalid value '{}' of option '--today', a date like 2026-11-21 is expected",
           "valore '{}' non valido per l'opzione '--today', è attesa una data come 2026-11-21"},
    Phrase{"option '{}' takes no value", "l'opzione '{}' non vuole valori"},
    Phrase{"option '{}' needs a value", "l'opzione '{}' vuole un valore"},
    Phrase{"standard input '-' is named twice", "lo standard input '-' è indicato due volte"},
    Phrase{"standard input cannot be both an input and the list of inputs",
           "lo standard input non può essere insieme un ingresso e l'elenco degli ingressi"},
    Phrase{"'{}' does not go with '--format={}'", "'{}' non si accorda con '--format={}'"},
    Phrase{"{} '{}' is no score", "{} '{}' non è un punteggio"},
    Phrase{"{} '{}' is no whole number from {n} to {n}",
           "{} '{}' non è un numero intero da {} a {}"},
    Phrase{"'--minutes' and '--base' or '--increment' exclude each other",
           "'--minutes' e '--base' o '--increment' si escludono a vicenda"},
    Phrase{"'--increment' needs '--base'", "'--increment' richiede '--base'"},
    Phrase{"no column 'sno' or 'id': nobody can be told which player a row is about",
           "nessuna colonna 'sno' o 'id': non si può sapere di quale giocatore parli una riga"},
    Phrase{"a '--players' file by sno fits one report; use ids for a batch",
           "un file '--players' per sno vale per un solo rapporto; per più rapporti si usi id"},
    Phrase{"{}: warning: column '{}' is not known and not used",
           "{}: avviso: la colonna '{}' non è nota e non viene usata"},
    Phrase{"this row has no {}", "questa riga non ha {}"},
    Phrase{"player {n} has a row already", "il giocatore {} ha già una riga"},
    Phrase{"no player {}, of whom --players tells", "nessun giocatore {}, di cui parla --players"},
    Phrase{"this quotation mark is never closed", "queste virgolette non vengono mai chiuse"},
    Phrase{"column '{}' is named twice", "la colonna '{}' è nominata due volte"},
    Phrase{"{n} cells, where the header has {n} columns",
           "{} celle, dove l'intestazione ha {} colonne"},
    Phrase{"there is no header row", "manca la riga d'intestazione"},
    Phrase{"no column '{}'", "nessuna colonna '{}'"},
    Phrase{"at most N of: file (bytes of an input), line (bytes), lines, findings (shown)",
           "al massimo N di: file (byte di un ingresso), line (byte), lines, findings (mostrati)"},
    Phrase{"the file is larger than {n} bytes", "il file è più grande di {} byte"},
    Phrase{"invalid value '{}' of option '--limit', file=N, line=N, lines=N or findings=N with a "
           "number from 1 to {n} is expected",
           "valore '{}' non valido per l'opzione '--limit', è atteso file=N, line=N, lines=N o "
           "findings=N con un numero da 1 a {}"},
};

}  // namespace

std::span<const Phrase> italian_cli() { return phrases; }

}  // namespace cli
