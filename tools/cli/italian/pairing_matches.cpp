// Why a round of matches is paired as it is: Double-Swiss and team Swiss.

#include <array>

#include "cli/italian/italian.hpp"

namespace cli {
namespace {

constexpr std::array phrases{
    Phrase{"Double-Swiss System, {}", "Sistema Doppio Svizzero, {}"},
    Phrase{"Swiss Team Pairing System, {}", "Sistema svizzero a squadre, {}"},
    Phrase{"{} does not receive the bye: a bye, a match won by forfeit or a full-point bye came "
           "before",
           "{} non riceve il bye: ha già avuto un bye, un incontro vinto a forfait o un bye da un "
           "punto"},
    Phrase{"{} does not receive the bye: the others cannot all be paired",
           "{} non riceve il bye: gli altri non potrebbero essere tutti abbinati"},
    Phrase{"The number of teams is odd; {} receives the bye: lowest score, then most matches "
           "played, then largest TPN",
           "Le squadre sono in numero dispari; {} riceve il bye: punteggio più basso, poi più "
           "incontri giocati, poi numero d'ordine più alto"},
    Phrase{"The number of players is odd; {} receives the bye: lowest score, then most matches "
           "played, then largest TPN",
           "I giocatori sono in numero dispari; {} riceve il bye: punteggio più basso, poi più "
           "incontri giocati, poi numero d'ordine più alto"},
    Phrase{"matches played: {n}", "incontri giocati: {}"},
    Phrase{"colours of {n}: none", "colori di {}: nessuno"},
    Phrase{"colours of {n}: {}", "colori di {}: {}"},
    Phrase{"Residents: {say}. No upfloater is needed", "Residenti: {}. Non serve alcun upfloater"},
    Phrase{"Residents: {say}", "Residenti: {}"},
    Phrase{"The smallest possible number of upfloaters is {n}",
           "Il numero minimo possibile di upfloater è {}"},
    Phrase{"The highest possible scores of upfloaters are {say}",
           "I punteggi più alti possibili degli upfloater sono {}"},
    Phrase{"The following scoregroup can then be paired with the fewest upfloaters, or is empty",
           "Il gruppo di punteggio seguente si può poi abbinare con il minimo di upfloater, o è "
           "vuoto"},
    Phrase{"No set leaves the following scoregroup a bracket with the fewest upfloaters (reading "
           "T-06: C6 does not decide)",
           "Nessun insieme lascia al gruppo di punteggio seguente il minimo di upfloater (lettura "
           "T-06: C6 non decide)"},
    Phrase{"Upfloaters that floated in the previous round: {n}",
           "Upfloater già fluttuanti nel turno precedente: {}"},
    Phrase{"The first of the best sets of upfloaters is {say}",
           "Il primo dei migliori insiemi di upfloater è {}"},
    Phrase{"In the best pairing, the number of {say} is {n}",
           "Nel miglior abbinamento, il numero di {} è {}"},
    Phrase{"teams without their colour preference", "squadre senza il colore preferito"},
    Phrase{"teams without their strong colour preference",
           "squadre senza il colore di preferenza forte"},
    Phrase{"opponents of upfloaters that floated before", "avversari di upfloater già fluttuanti"},
    Phrase{"upfloaters that floated before", "upfloater già fluttuanti"},
    Phrase{"upfloaters", "upfloater"},
    Phrase{"The first of the best pairings has the identifier {}",
           "Il primo dei migliori abbinamenti ha l'identificatore {}"},
    Phrase{"Board order: score of the higher ranked, then the sum of scores, then the TPN",
           "Ordine delle scacchiere: punteggio di chi è di rango superiore, poi la somma dei "
           "punteggi, poi il numero d'ordine"},
    Phrase{"In {}, {n} is to have White: {say}", "In {}, il Bianco spetta a {}: {}"},
    Phrase{"neither has had a colour; the first one's TPN decides",
           "nessuno ha ancora avuto un colore; decide il numero d'ordine del primo"},
    Phrase{"only one of the two has a colour preference",
           "uno solo dei due ha una preferenza di colore"},
    Phrase{"only one of the two preferences is strong", "una sola delle due preferenze è forte"},
    Phrase{"this player has had fewer Whites", "questo giocatore ha avuto meno volte il Bianco"},
    Phrase{"this team has the lower colour difference",
           "questa squadra ha la differenza colore più bassa"},
    Phrase{"the colours alternate from the last time they were different",
           "i colori si alternano rispetto all'ultima volta in cui erano diversi"},
    Phrase{"the preference of the first team is granted",
           "prevale la preferenza della prima squadra"},
    Phrase{"the higher ranked of the two alternates", "alterna chi dei due è di rango superiore"},
    Phrase{"the lower ranked of the two alternates", "alterna chi dei due è di rango inferiore"},
    Phrase{"{n} receives the bye after a bye, a match won by forfeit or a full-point bye",
           "{} riceve il bye dopo un bye, un incontro vinto a forfait o un bye da un punto"},
    Phrase{"{n} receives the bye; {n} has a lower score",
           "{} riceve il bye; {} ha un punteggio più basso"},
    Phrase{"{n} receives the bye; {n} has played more matches",
           "{} riceve il bye; {} ha giocato più incontri"},
    Phrase{"{n} receives the bye; {n} has the larger TPN",
           "{} riceve il bye; {} ha il numero d'ordine più alto"},
    Phrase{"The number of {say} is {n}; the best is {n}", "Il numero di {} è {}; il migliore è {}"},
    Phrase{"The scores of the upfloaters are {say}; the best are {say}",
           "I punteggi degli upfloater sono {}; i migliori sono {}"},
    Phrase{"Without these upfloaters, the following scoregroup cannot meet C1, C3 and C4",
           "Senza questi upfloater il gruppo di punteggio seguente non può rispettare C1, C3 e C4"},
    Phrase{"The upfloaters are {say}; the set {say} is the first in the order",
           "Gli upfloater sono {}; l'insieme {} è il primo nell'ordine"},
    Phrase{"The identifier is {}; {} is the first in the order",
           "L'identificatore è {}; {} è il primo nell'ordine"},
    Phrase{"this is a team event, and system '{}' pairs players; use --system=team-swiss",
           "è un torneo a squadre, e il sistema '{}' abbina giocatori; usare "
           "--system=team-swiss"},
    Phrase{"system '{}' pairs teams, and the report has no team (record 310 or 013)",
           "il sistema '{}' abbina squadre, e il file non ha squadre (record 310 o 013)"},
    Phrase{"game points are the primary score: the event cannot be accelerated (C.04.7 1.4.4)",
           "il punteggio principale sono i punti partita: il torneo non può essere accelerato "
           "(C.04.7 1.4.4)"},
    Phrase{"N-01 decides: the TPN counts only participants who have arrived",
           "Decide N-01: il numero d'ordine conta solo i partecipanti già arrivati"},
    Phrase{"T-01 decides: in the last round, two equal colours give a preference at CD 0",
           "Decide T-01: all'ultimo turno due colori uguali danno una preferenza con differenza 0"},
    Phrase{"T-06 decides: C6 is passed or failed, not graded by the number of upfloaters",
           "Decide T-06: C6 è rispettato o no, non graduato secondo il numero di upfloater"},
    Phrase{
        "T-07 decides: the following scoregroup is the next lower score, also if empty",
        "Decide T-07: il gruppo di punteggio seguente è il punteggio inferiore più vicino, anche "
        "se vuoto"},
    Phrase{"T-11 decides: the first one is found by the pairing score, not by the standings",
           "Decide T-11: il primo si trova con il punteggio di abbinamento, non con la classifica"},
    Phrase{"acceleration=xxa is for individual events; use 250 or baku",
           "acceleration=xxa vale per tornei individuali; usare 250 o baku"},
    Phrase{"acceleration needs match points as the primary score (C.04.7 1.4.4)",
           "l'accelerazione richiede i punti squadra come punteggio principale (C.04.7 1.4.4)"},
    Phrase{"X14 skipped: the report has no teams", "X14 non eseguito: il file non ha squadre"},
};

}  // namespace

std::span<const Phrase> italian_pairing_matches() { return phrases; }

}  // namespace cli
