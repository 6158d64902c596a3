// Why a round of the Dubov or the Burstein System is paired as it is, and by what another is worse.

#include <array>

#include "cli/italian/italian.hpp"

namespace cli {
namespace {

constexpr std::array phrases{
    Phrase{
        "the rules of {say} before {} are not available; use --edition={n} to pair by newer rules",
        "le regole del {} precedenti al {} non sono disponibili; con --edition={} si abbina con "
        "regole più recenti"},
    Phrase{"X14 skipped: the rules of {say} before {} are not available",
           "X14 saltato: le regole del {} precedenti al {} non sono disponibili"},
    Phrase{
        "record 192 names {}, but Baku acceleration needs a win worth two draws and a loss worth "
        "nothing (C.04.7 1.1)",
        "il record 192 indica {}, ma l'accelerazione Baku richiede che una vittoria valga due "
        "patte e una sconfitta zero (C.04.7 1.1)"},
    Phrase{"X14 skipped: Baku acceleration needs a win worth two draws and a loss worth nothing",
           "X14 saltato: l'accelerazione Baku richiede che una vittoria valga due patte e una "
           "sconfitta zero"},
    Phrase{"Baku acceleration needs a win worth two draws and a loss worth nothing (C.04.7 1.1)",
           "l'accelerazione Baku richiede che una vittoria valga due patte e una sconfitta zero "
           "(C.04.7 1.1)"},
    Phrase{"Match of two players", "match di due giocatori"},
    Phrase{
        "odd and even numbers count only players who have arrived; by the numbers of the report "
        "some colours would differ (C.04.2 2.4)",
        "per i numeri pari e dispari contano solo i giocatori arrivati; con i numeri del rapporto "
        "alcuni colori sarebbero diversi (C.04.2 2.4)"},
    Phrase{"{n} player has no rating; 0 is used, the arbiter assigns one (C.04.4.1 1.1.2)",
           "{} giocatore senza Elo: si usa 0, l'arbitro ne assegna uno (C.04.4.1 1.1.2)"},
    Phrase{"{n} players have no rating; 0 is used, the arbiter assigns one (C.04.4.1 1.1.2)",
           "{} giocatori senza Elo: si usa 0, l'arbitro ne assegna uno (C.04.4.1 1.1.2)"},
    Phrase{"Dubov System, C.04.4.1", "sistema Dubov, C.04.4.1"},
    Phrase{"Burstein System, C.04.4.2", "sistema Burstein, C.04.4.2"},
    Phrase{"both have an absolute preference for {say}",
           "entrambi hanno una preferenza assoluta per il {}"},
    Phrase{"{} are not allowed to meet: {say}", "{} non possono incontrarsi: {}"},
    Phrase{"{} has the bye, but the number of players is even",
           "{} ha il bye, ma il numero dei giocatori è pari"},
    Phrase{"{n} is not allowed to receive the bye: {n} had one, or a win's points without playing",
           "{} non può ricevere il bye: {} ne ha già avuto uno, o i punti di una vittoria senza "
           "giocare"},
    Phrase{"{n} does not receive the bye: the other players could not all be paired",
           "{} non riceve il bye: gli altri giocatori non sarebbero tutti abbinabili"},
    Phrase{"The number of players is odd. {} receives the bye: of the players who are allowed to, "
           "{n} has {say}",
           "Il numero dei giocatori è dispari. {} riceve il bye: fra i giocatori che possono "
           "riceverlo, {} ha {}"},
    Phrase{"the lowest score", "il punteggio più basso"},
    Phrase{"the most games played", "più partite giocate"},
    Phrase{"the largest TPN", "il numero di sorteggio più alto"},
    Phrase{"the lowest rank by Buchholz, Sonneborn-Berger and TPN",
           "il rango più basso per Buchholz, Sonneborn-Berger e numero di sorteggio"},
    Phrase{"The bye belongs to {n}, who has fewer points than {n}",
           "Il bye spetta a {}, che ha meno punti di {}"},
    Phrase{"The bye belongs to {n}, who has played more games than {n}",
           "Il bye spetta a {}, che ha giocato più partite di {}"},
    Phrase{"The bye belongs to {n}, who has the larger TPN than {n}",
           "Il bye spetta a {}, che ha un numero di sorteggio più alto di {}"},
    Phrase{"The bye belongs to {n}, who ranks lower than {n}",
           "Il bye spetta a {}, che ha un rango più basso di {}"},
    Phrase{"games played: {n}", "partite giocate: {}"},
    Phrase{"The bracket has {say}", "Gruppo: {}"},
    Phrase{"{say} and {n} upfloater ({say})", "{}; upfloater: {} ({})"},
    Phrase{"{say} and {n} upfloaters ({say})", "{}; upfloater: {} ({})"},
    Phrase{"{say} and {n} incoming floater ({say})",
           "{}; provenienti dal gruppo superiore: {} ({})"},
    Phrase{"{say} and {n} incoming floaters ({say})",
           "{}; provenienti dal gruppo superiore: {} ({})"},
    Phrase{"{n} resident ({say})", "{} residente ({})"},
    Phrase{"{n} residents ({say})", "{} residenti ({})"},
    Phrase{"{n} is the upfloater: the number of residents is odd",
           "{} è l'upfloater: il numero dei residenti è dispari"},
    Phrase{"{say} are the upfloaters: fewer are not enough to pair all residents",
           "{} sono gli upfloater: con meno upfloater non tutti i residenti sarebbero abbinabili"},
    Phrase{"{n} is not the upfloater: {say}", "{} non è l'upfloater: {}"},
    Phrase{"the residents could not all be paired", "i residenti non sarebbero tutti abbinabili"},
    Phrase{"{say}: {} with {n}, {} with {n}", "{}: {} con {}, {} con {}"},
    Phrase{"number of upfloaters", "numero degli upfloater"},
    Phrase{"scores of the upfloaters", "punteggi degli upfloater"},
    Phrase{"maximum upfloaters among the upfloaters", "upfloater massimi fra gli upfloater"},
    Phrase{"earlier upfloats of the maximum upfloaters",
           "upfloat precedenti degli upfloater massimi"},
    Phrase{"upfloaters who upfloated in the previous round",
           "upfloater già upfloater nel turno precedente"},
    Phrase{"number of outgoing floaters", "numero di giocatori che scendono"},
    Phrase{"scores of the outgoing floaters", "punteggi dei giocatori che scendono"},
    Phrase{"outgoing floaters of the following bracket, then their scores",
           "giocatori che scendono dal gruppo seguente, poi i loro punteggi"},
    Phrase{"The {say}: {}; the best pairing has {}", "{}: {}; il miglior abbinamento ha {}"},
    Phrase{"All criteria are kept equally well, but the upfloaters {say} come before {say}",
           "Tutti i criteri sono soddisfatti allo stesso modo, ma gli upfloater {} precedono {}"},
    Phrase{"The players shifted to the other subgroup are {say}, not {say}",
           "I giocatori spostati nell'altro sottogruppo sono {}, non {}"},
    Phrase{
        "All criteria are kept equally well, but the correct transposition comes first",
        "Tutti i criteri sono soddisfatti allo stesso modo, ma la trasposizione corretta precede"},
    Phrase{"All criteria are kept equally well, but the correct pairing comes first",
           "Tutti i criteri sono soddisfatti allo stesso modo, ma l'abbinamento corretto precede"},
    Phrase{
        "No player of the bracket has played: G1 is the upper half ({say}), G2 the lower half "
        "({say})",
        "Nessun giocatore del gruppo ha giocato: G1 è la metà superiore ({}), G2 l'inferiore ({})"},
    Phrase{"G1, players who prefer White: {say}; G2, players who prefer Black: {say}",
           "G1, giocatori con preferenza per il Bianco: {}; G2, per il Nero: {}"},
    Phrase{"G1: {say}", "G1: {}"},
    Phrase{"G2: {say}", "G2: {}"},
    Phrase{"upfloaters: {say}", "upfloater: {}"},
    Phrase{"floaters: {say}", "scendono: {}"},
    Phrase{"order of the shifters: {say}", "ordine di spostamento: {}"},
    Phrase{"{say} is shifted from {w} to {w}: {say}", "{} è spostato da {} a {}: {}"},
    Phrase{"{say} are shifted from {w} to {w}: {say}", "{} sono spostati da {} a {}: {}"},
    Phrase{"{n} of the pairs cannot be made between the groups",
           "coppie non possibili fra i due sottogruppi: {}"},
    Phrase{"the groups must have the same size", "i due sottogruppi devono essere uguali"},
    Phrase{"S1 in the order of ARO: {}", "S1 in ordine di ARO: {}"},
    Phrase{"T2 is G2 in the order of TPN: {say}", "T2 è G2 in ordine di numero: {}"},
    Phrase{"T2, the first legal transposition: {say}", "T2, la prima trasposizione legale: {}"},
    Phrase{"{n} and {n} are not paired: {say}", "{} e {} non sono abbinati: {}"},
    Phrase{"the players after them could not all be paired",
           "i giocatori seguenti non sarebbero tutti abbinabili"},
    Phrase{"All players get their colour preference",
           "Tutti i giocatori ottengono il colore preferito"},
    Phrase{"{n} player does not get their colour preference",
           "{} giocatore non ottiene il colore preferito"},
    Phrase{"{n} players do not get their colour preference",
           "{} giocatori non ottengono il colore preferito"},
    Phrase{
        "neither has played; a higher ranked player with an odd number has the initial colour, "
        "with an even number the other",
        "nessuno dei due ha giocato; il giocatore di rango superiore ha il colore iniziale se il "
        "suo numero è dispari, altrimenti l'altro"},
    Phrase{"In the order of the index: {}", "In ordine di indice: {}"},
    Phrase{"{n} is alone in the bracket and floats to the next one",
           "{} è solo nel gruppo e scende al seguente"},
    Phrase{"{say} floats to the next bracket: {say}", "{} scende al gruppo seguente: {}"},
    Phrase{"{say} float to the next bracket: {say}", "{} scendono al gruppo seguente: {}"},
    Phrase{"the most pairs that can be made here is {n}", "qui si formano al massimo {} coppie"},
    Phrase{"the players before them could then not have their opponents",
           "i giocatori che precedono non avrebbero i loro avversari"},
    Phrase{"the other players could then not be paired so well",
           "gli altri giocatori non sarebbero abbinabili altrettanto bene"},
    Phrase{"with this pair, {} is worse: {} instead of {}",
           "con questa coppia {} peggiora: {} invece di {}"},
    Phrase{"the other players could then not be paired completely",
           "gli altri giocatori non sarebbero tutti abbinabili"},
    Phrase{
        "the number of rounds is unknown, so round {n} is a seeding round or not (C.04.4.2 1.6.2); "
        "give it in record 142 or XXR",
        "il numero dei turni non è indicato: non si sa se il turno {} è preliminare (C.04.4.2 "
        "1.6.2); indicarlo nel record 142 o XXR"},
    Phrase{"Round {n} is a seeding round: it is paired by the FIDE (Dutch) System",
           "Il turno {} è preliminare: si abbina con il sistema FIDE (olandese)"},
};

}  // namespace

std::span<const Phrase> italian_pairing_fide() { return phrases; }

}  // namespace cli
