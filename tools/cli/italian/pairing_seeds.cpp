// Why a round is paired as it is: Italo-Svizzero and Lim.

#include <array>

#include "cli/italian/italian.hpp"

namespace cli {
namespace {

constexpr std::array phrases{
    Phrase{"round {n}: {say} by {} ({say})", "turno {}: {} per {} ({})"},
    Phrase{"illegal ({say})", "illegale ({})"},
    Phrase{"worse ({say})", "peggiore ({})"},
    Phrase{"free player", "giocatore libero"},
    Phrase{"pair {n}", "coppia {}"},
    Phrase{"resume point", "punto di ripresa"},
    Phrase{"order", "ordine"},
    Phrase{"colours", "colori"},
    Phrase{"median", "mediano"},
    Phrase{"median, {say}", "mediano, {}"},
    Phrase{"largest", "più alto"},
    Phrase{"smallest", "più basso"},
    Phrase{"in round 1 the first of the pair has White",
           "nel turno 1 il primo della coppia ha il Bianco"},
    Phrase{"had White once against {say}", "ha avuto il Bianco una volta contro {}"},
    Phrase{"had White {n} times against {say}", "ha avuto il Bianco {} volte contro {}"},
    Phrase{"had White {say} against {say}", "ha avuto il Bianco {} contro {}"},
    Phrase{"once", "una volta"},
    Phrase{"twice", "due volte"},
    Phrase{"never", "mai"},
    Phrase{"{n} times", "{} volte"},
    Phrase{"as often White, but had Black last, in round {n}",
           "altrettante volte il Bianco, ma ha avuto il Nero per ultimo, nel turno {}"},
    Phrase{"the same colours, but fewer points, {say} against {say}",
           "gli stessi colori, ma meno punti, {} contro {}"},
    Phrase{"all equal; both had {say} in round {n}, so the {say} number",
           "tutto uguale; entrambi avevano il {} nel turno {}, quindi il numero {}"},
    Phrase{"smaller", "più basso"},
    Phrase{"larger", "più alto"},
    Phrase{"all equal and no round with a colour for both: the smaller number",
           "tutto uguale e nessun turno con un colore per entrambi: il numero più basso"},
    Phrase{"the free place", "il posto libero"},
    Phrase{"{say} may not be free (art. 12)", "{} non può essere libero (art. 12)"},
    Phrase{"{n} ({say}) may not be free: {say}", "{} ({}) non può essere libero: {}"},
    Phrase{"{n} may not be free: {say}", "{} non può essere libero: {}"},
    Phrase{"{n} players are present, an odd number: {}, the last drawn of those who can be, is "
           "free and gets {say}",
           "{} giocatori presenti, numero dispari: {}, l'ultimo sorteggiato fra chi può esserlo, è "
           "libero e riceve {}"},
    Phrase{"{n} players are present, an odd number: {}, with {say}, is the only one in the lowest "
           "place who may be free, and is taken out before the rotation",
           "{} giocatori presenti, numero dispari: {}, con {}, è il solo all'ultimo posto che "
           "possa essere libero, ed è tolto prima della rotazione"},
    Phrase{
        "{n} players are present, an odd number: {say} are equal last with {say}, and the one whom "
        "the rotation leaves over is free",
        "{} giocatori presenti, numero dispari: {} sono ultimi pari con {}, ed è libero quello "
        "che la rotazione lascia fuori"},
    Phrase{"was free {n} times already", "è già stato libero {} volte"},
    Phrase{"was free once already, and is not a whole point behind {} ({say})",
           "è già stato libero una volta, e non è a un punto intero da {} ({})"},
    Phrase{"{n} cannot be free: the others cannot all be paired then. {}",
           "{} non può essere libero: allora gli altri non si possono abbinare tutti. {}"},
    Phrase{"no legal pairing exists: the number of players is odd and nobody may be free: {} (art. "
           "12)",
           "non esiste alcun abbinamento legale: i giocatori sono in numero dispari e nessuno può "
           "essere libero: {} (art. 12)"},
    Phrase{"{n}-{n} pairs a player who is not present",
           "{}-{} abbina un giocatore che non è presente"},
    Phrase{"{n} is free, but the number of players is even",
           "{} è libero, ma i giocatori sono in numero pari"},
    Phrase{"{n} is paired with nobody", "{} non è abbinato a nessuno"},
    Phrase{"{n} is paired more than once", "{} è abbinato più di una volta"},
    Phrase{"{n}-{n}: {say}", "{}-{}: {}"},
    Phrase{"round {n}: {say} by {} in bracket pair {n}", "turno {}: {} per {} nella coppia {}"},
    Phrase{"{say} by {} in bracket pair {n}", "{} per {} nella coppia {}"},
    Phrase{"{say} by {} in bracket pair {n}: {say}", "{} per {} nella coppia {}: {}"},
    Phrase{"worse in bracket pair {n}: {say}", "peggiore nella coppia {}: {}"},
    Phrase{"round {n}: {say} by {} in bracket bye", "turno {}: {} per {} nel bye"},
    Phrase{"{say} by {} in bracket bye", "{} per {} nel bye"},
    Phrase{"{say} by {} in bracket bye: {say}", "{} per {} nel bye: {}"},
    Phrase{"worse in bracket bye: {say}", "peggiore nel bye: {}"},
    Phrase{"round {n}: {say} by {} in bracket free player",
           "turno {}: {} per {} nella scelta di chi è libero"},
    Phrase{"{say} by {} in bracket free player", "{} per {} nella scelta di chi è libero"},
    Phrase{"{say} by {} in bracket free player: {say}",
           "{} per {} nella scelta di chi è libero: {}"},
    Phrase{"worse in bracket free player: {say}", "peggiore nella scelta di chi è libero: {}"},
    Phrase{"round {n}: {say} by {} in bracket round {n}", "turno {}: {} per {} nel turno {}"},
    Phrase{"{say} by {} in bracket round {n}", "{} per {} nel turno {}"},
    Phrase{"{say} by {} in bracket round {n}: {say}", "{} per {} nel turno {}: {}"},
    Phrase{"worse in bracket round {n}: {say}", "peggiore nel turno {}: {}"},
    Phrase{"the rotation gives {n}-{n} here, not {say} to {n} nor {say} to {n}",
           "la rotazione dà qui {}-{}, non {} a {} né {} a {}"},
    Phrase{"{n} is to be free, not {n}", "libero dev'essere {}, non {}"},
    Phrase{"{n} is to have White against {n}: {say}", "il Bianco spetta a {} contro {}: {}"},
    Phrase{"{n} is the one whom the rotation leaves over, and is free",
           "{} è quello che la rotazione lascia fuori, ed è libero"},
    Phrase{"{n} has White against {n}: {say}", "{} ha il Bianco contro {}: {}"},
    Phrase{"No opponent for {n} with {say}: on to {say} from behind {n}",
           "Nessun avversario per {} con {}: si passa a {} da dietro {}"},
    Phrase{"{n} is the second, the next with {say}: {n}-{n}",
           "{} è il secondo, il prossimo con {}: {}-{}"},
    Phrase{"{n} is passed over: {say}", "{} è saltato: {}"},
    Phrase{"{n} is passed over: with {n}-{n} the last players could not be paired, and this pair "
           "would be uncoupled again. {say}",
           "{} è saltato: con {}-{} gli ultimi giocatori non si potrebbero abbinare, e questa "
           "coppia verrebbe sciolta di nuovo. {}"},
    Phrase{"{n} is the first: {say}", "{} è il primo: {}"},
    Phrase{"the next in the order of the draw", "il prossimo nell'ordine di sorteggio"},
    Phrase{"the only one left with the highest score, {say}",
           "il solo rimasto col punteggio più alto, {}"},
    Phrase{"of {n} left with the highest score, {say}, the one whom the rotation meets first",
           "dei {} rimasti col punteggio più alto, {}, quello che la rotazione incontra per primo"},
    Phrase{"The rotation starts from the first drawn", "La rotazione parte dal primo sorteggiato"},
    Phrase{
        "The rotation is taken up again from {n}, who had White in {n}-{n}, the last pair of round "
        "{n}",
        "La rotazione riprende da {}, che aveva il Bianco in {}-{}, l'ultima coppia del turno {}"},
    Phrase{"{n} and {n} were paired in round {n}", "{} e {} sono stati abbinati nel turno {}"},
    Phrase{"{n}-{n} is prohibited", "{}-{} è vietata"},
    Phrase{"had a bye in round {n}", "ha avuto un bye nel turno {}"},
    Phrase{"won by forfeit in round {n}", "ha vinto a forfait nel turno {}"},
    Phrase{"had the points of a win without playing",
           "ha avuto i punti di una vittoria senza giocare"},
    Phrase{"{n} ({say}) may not have the bye: he {say}", "{} ({}) non può avere il bye: {}"},
    Phrase{"{n} may not have the bye: he {say}", "{} non può avere il bye: {}"},
    Phrase{"{n} cannot have the bye: the others could not all be paired",
           "{} non può avere il bye: gli altri non si potrebbero abbinare tutti"},
    Phrase{"the largest number", "il numero più alto"},
    Phrase{"the lowest rating ({n}) of the lowest score group ({say})",
           "l'Elo più basso ({}) dell'ultimo gruppo di punteggio ({})"},
    Phrase{"the lowest rank of the lowest score group ({say})",
           "l'ultimo posto dell'ultimo gruppo di punteggio ({})"},
    Phrase{"{n} players are present, an odd number: {} has the bye, {say} left",
           "{} giocatori presenti, numero dispari: {} ha il bye, {} rimasto"},
    Phrase{"{n} may not have White once more", "{} non può avere ancora il Bianco"},
    Phrase{"{n} may not have Black once more", "{} non può avere ancora il Nero"},
    Phrase{"{n} is due {say}, {n} is due {say}", "a {} spetta il {}, a {} spetta il {}"},
    Phrase{"{n} is due {say}", "a {} spetta il {}"},
    Phrase{"neither has played; {n} is odd, and the colour drawn for 1 was {say}",
           "nessuno dei due ha giocato; {} è dispari, e il colore sorteggiato per 1 era il {}"},
    Phrase{"neither has played; {n} is even, and the colour drawn for 1 was {say}",
           "nessuno dei due ha giocato; {} è pari, e il colore sorteggiato per 1 era il {}"},
    Phrase{"both are due {say}", "a entrambi spetta il {}"},
    Phrase{"both are due {say}, and {n} has the larger colour difference, {} against {}",
           "a entrambi spetta il {}, e {} ha la differenza di colore maggiore, {} contro {}"},
    Phrase{
        "both are due {say}; going back game by game, {n} had White and {n} Black in the last one",
        "a entrambi spetta il {}; tornando indietro partita per partita, {} aveva il Bianco e {} "
        "il Nero nell'ultima"},
    Phrase{"both are due {say}; going back game by game, {n} had White and {n} Black in the last "
           "but {n}",
           "a entrambi spetta il {}; tornando indietro partita per partita, {} aveva il Bianco e "
           "{} il Nero {} prima dell'ultima"},
    Phrase{"both are due {say} and have the same history: in the median and above the smaller the "
           "number goes first, {n}",
           "a entrambi spetta il {} e hanno la stessa storia: nel mediano e sopra viene prima il "
           "numero più basso, {}"},
    Phrase{"both are due {say} and have the same history: below the median the larger the number "
           "goes first, {n}",
           "a entrambi spetta il {} e hanno la stessa storia: sotto il mediano viene prima il "
           "numero più alto, {}"},
    Phrase{
        "Second scrutiny: {n} instead of {n} pairs of players due the same colour are possible: {}",
        "Secondo esame: sono possibili {} invece di {} coppie di giocatori cui spetta lo stesso "
        "colore: {}"},
    Phrase{"Second scrutiny: {n} pair is due the same colour, and no exchange gives fewer: nothing "
           "changes",
           "Secondo esame: a {} coppia spetta lo stesso colore, e nessuno scambio ne dà meno: "
           "nulla cambia"},
    Phrase{"Second scrutiny: {n} pairs are due the same colour, and no exchange gives fewer: "
           "nothing changes",
           "Secondo esame: a {} coppie spetta lo stesso colore, e nessuno scambio ne dà meno: "
           "nulla cambia"},
    Phrase{"Second scrutiny: {n} pair is due the same colour, and no exchange within 100 points "
           "gives fewer: nothing changes",
           "Secondo esame: a {} coppia spetta lo stesso colore, e nessuno scambio entro 100 punti "
           "ne dà meno: nulla cambia"},
    Phrase{"Second scrutiny: {n} pairs are due the same colour, and no exchange within 100 points "
           "gives fewer: nothing changes",
           "Secondo esame: a {} coppie spetta lo stesso colore, e nessuno scambio entro 100 punti "
           "ne dà meno: nulla cambia"},
    Phrase{"Proposed, the upper half against the lower: {}",
           "Proposta, la metà superiore contro l'inferiore: {}"},
    Phrase{"First scrutiny: {say}; the first exchange after which all can play: {}",
           "Primo esame: {}; il primo scambio dopo il quale tutti possono giocare: {}"},
    Phrase{"{n} and {n} have met", "{} e {} si sono incontrati"},
    Phrase{"{n} and {n} must both have {say}", "{} e {} devono avere entrambi il {}"},
    Phrase{"has an opponent in the next group", "ha un avversario nel gruppo successivo"},
    Phrase{"has no opponent in the next group", "non ha avversari nel gruppo successivo"},
    Phrase{"was moved already, and has an opponent in the next group",
           "è già stato spostato, e ha un avversario nel gruppo successivo"},
    Phrase{"was moved already, and has no opponent in the next group",
           "è già stato spostato, e non ha avversari nel gruppo successivo"},
    Phrase{"{n} floats in his place: of those without whom the group makes no pair less he has the "
           "best type, {} ({say}), and then the {say} number",
           "{} passa al suo posto: fra quelli senza i quali il gruppo non perde coppie ha il tipo "
           "migliore, {} ({}), e poi il numero {}"},
    Phrase{"{n} floats, since not all can be paired: of those without whom the group makes no pair "
           "less he has the best type, {} ({say}), and then the {say} number",
           "{} passa, perché non tutti si possono abbinare: fra quelli senza i quali il gruppo non "
           "perde coppie ha il tipo migliore, {} ({}), e poi il numero {}"},
    Phrase{"{n} floats: he is alone in his group", "{} passa: è solo nel suo gruppo"},
    Phrase{"{n} floats: he has met everybody in his group (a)",
           "{} passa: ha incontrato tutti nel suo gruppo (a)"},
    Phrase{"{n} floats: nobody in his group can play him ({}): {say}",
           "{} passa: nessuno nel suo gruppo può giocare con lui ({}): {}"},
    Phrase{"{n} would float, but without him the group makes a pair less",
           "{} passerebbe, ma senza di lui il gruppo fa una coppia in meno"},
    Phrase{"{n} floats to make the number even: type {} ({say}), the {say} number left",
           "{} passa per rendere pari il numero: tipo {} ({}), il numero {} rimasto"},
    Phrase{"{n} floats to make the number even: type {} ({say}), due {say} as most are, the {say} "
           "number left",
           "{} passa per rendere pari il numero: tipo {} ({}), cui spetta il {} come ai più, il "
           "numero {} rimasto"},
    Phrase{"{n} floats to make the number even: type {} ({say}), though he floated in the previous "
           "round, the {say} number left",
           "{} passa per rendere pari il numero: tipo {} ({}), benché sia passato nel turno "
           "precedente, il numero {} rimasto"},
    Phrase{"{n} floats to make the number even: type {} ({say}), though he floated in the previous "
           "round, due {say} as most are, the {say} number left",
           "{} passa per rendere pari il numero: tipo {} ({}), benché sia passato nel turno "
           "precedente, cui spetta il {} come ai più, il numero {} rimasto"},
    Phrase{"{n} floats to make the number even: type {} ({say}), in place of one more than 100 "
           "points from him, the {say} number left",
           "{} passa per rendere pari il numero: tipo {} ({}), al posto di uno a più di 100 punti "
           "da lui, il numero {} rimasto"},
    Phrase{"{n} floats to make the number even: type {} ({say}), though he floated in the previous "
           "round, in place of one more than 100 points from him, the {say} number left",
           "{} passa per rendere pari il numero: tipo {} ({}), benché sia passato nel turno "
           "precedente, al posto di uno a più di 100 punti da lui, il numero {} rimasto"},
    Phrase{"An odd number, {n} players; most are due {say}; floater types: {say}",
           "Numero dispari, {} giocatori; ai più spetta il {}; tipi dei floater: {}"},
    Phrase{"An odd number, {n} players; most are due neither colour; floater types: {say}",
           "Numero dispari, {} giocatori; ai più non spetta alcun colore; tipi dei floater: {}"},
    Phrase{"{n} {w} (floated in the previous round)", "{} {} (passato nel turno precedente)"},
    Phrase{"{n} {w} (due another colour)", "{} {} (gli spetta un altro colore)"},
    Phrase{"{n} {w} (floated in the previous round) (due another colour)",
           "{} {} (passato nel turno precedente) (gli spetta un altro colore)"},
    Phrase{"{n} {w} (floated in the previous round), {say}",
           "{} {} (passato nel turno precedente), {}"},
    Phrase{"{n} {w} (due another colour), {say}", "{} {} (gli spetta un altro colore), {}"},
    Phrase{"{n} {w} (floated in the previous round) (due another colour), {say}",
           "{} {} (passato nel turno precedente) (gli spetta un altro colore), {}"},
    Phrase{"{n} {w}, {say}", "{} {}, {}"},
    Phrase{"{n} has the bye, but the number of players is even",
           "{} ha il bye, ma i giocatori sono in numero pari"},
    Phrase{"{n} is to have the bye, not {n}", "il bye spetta a {}, non a {}"},
    Phrase{"{n}-{n} is to be paired here, not {n}-{n} and {n}-{n}",
           "qui va abbinata {}-{}, non {}-{} e {}-{}"},
    Phrase{"colours alternate by board", "i colori si alternano per scacchiera"},
    Phrase{"{n} is to have White in {n}-{n}: {say}", "il Bianco spetta a {} in {}-{}: {}"},
    Phrase{"the members left could not all be paired then",
           "allora i membri rimasti non si potrebbero abbinare tutti"},
    Phrase{"{n} is passed over for {n}: {say}", "{} è saltato per {}: {}"},
    Phrase{"{n}, a floater from above ({say}), gets {n}", "{}, floater dall'alto ({}), riceve {}"},
    Phrase{"{n}, a floater from below ({say}), gets {n}", "{}, floater dal basso ({}), riceve {}"},
    Phrase{"{n}, a floater from above ({say}), gets {n}, though both are due the same colour",
           "{}, floater dall'alto ({}), riceve {}, benché a entrambi spetti lo stesso colore"},
    Phrase{"{n}, a floater from below ({say}), gets {n}, though both are due the same colour",
           "{}, floater dal basso ({}), riceve {}, benché a entrambi spetti lo stesso colore"},
    Phrase{"Groups downwards: {say}; upwards: {say}; last the median, {say}",
           "Gruppi verso il basso: {}; verso l'alto: {}; per ultimo il mediano, {}"},
    Phrase{"which nobody has", "che nessuno ha"},
    Phrase{"The median cannot be paired: {n}-{n}, the last pair made above it, is undone, and both "
           "are floaters from above",
           "Il mediano non si può abbinare: {}-{}, l'ultima coppia fatta sopra, è sciolta, ed "
           "entrambi sono floater dall'alto"},
    Phrase{"The median cannot be paired: {n}-{n}, the last pair made below it, is undone, and both "
           "are floaters from below",
           "Il mediano non si può abbinare: {}-{}, l'ultima coppia fatta sotto, è sciolta, ed "
           "entrambi sono floater dal basso"},
    Phrase{"Players: {say}", "Giocatori: {}"},
    Phrase{"floaters that came in: {say}", "floater entrati: {}"},
    Phrase{"due White: {say}", "spetta il Bianco: {}"},
    Phrase{"due Black: {say}", "spetta il Nero: {}"},
    Phrase{"colours alternate by board from the {say} drawn for the first",
           "i colori si alternano per scacchiera dal {} sorteggiato per la prima"},
};

}  // namespace

std::span<const Phrase> italian_pairing_seeds() { return phrases; }

}  // namespace cli
