// Why a round is paired as it is: Italo-Svizzero and Lim.

#include <array>

#include "cli/italian/italian.hpp"

namespace cli {
namespace {

constexpr std::array phrases{
    Phrase{"Maxi-tournament: only opponents within 100 rating points are exchanged. Without this "
           "limit, other exchanges come first: {}",
           "Maxi-torneo: si scambiano solo avversari entro 100 punti Elo. Senza questo limite "
           "vengono prima altri scambi: {}"},
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
    Phrase{"illegal ({say})", "illegale ({})"},
    Phrase{"worse ({say})", "peggiore ({})"},
    Phrase{"free player", "giocatore libero"},
    Phrase{"pair {n}", "coppia {}"},
    Phrase{"resume point", "punto di ripresa"},
    Phrase{"order", "ordine"},
    Phrase{"colours", "colori"},
    Phrase{"median", "mediano"},
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
    Phrase{"the same colours, but fewer points, {say} against {say}",
           "gli stessi colori, ma meno punti, {} contro {}"},
    Phrase{"all equal; both had {say} in round {n}, so the {say} number",
           "tutto uguale; entrambi avevano il {} nel turno {}, quindi il numero {}"},
    Phrase{"smaller", "più basso"},
    Phrase{"larger", "più alto"},
    Phrase{"all equal and no round with a colour for both: the smaller number",
           "tutto uguale e nessun turno con un colore per entrambi: il numero più basso"},
    Phrase{"the free place", "il posto libero"},
    Phrase{"{n} players are present, an odd number: {}, the last drawn of those who can be, is "
           "free and gets {say}",
           "{} giocatori presenti, numero dispari: {}, l'ultimo sorteggiato fra chi può esserlo, è "
           "libero e riceve {}"},
    Phrase{"{n} is free, but the number of players is even",
           "{} è libero, ma i giocatori sono in numero pari"},
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
    Phrase{"{n} has White against {n}: {say}", "{} ha il Bianco contro {}: {}"},
    Phrase{"the next in the order of the draw", "il prossimo nell'ordine di sorteggio"},
    Phrase{"the only one left with the highest score, {say}",
           "il solo rimasto col punteggio più alto, {}"},
    Phrase{"of {n} left with the highest score, {say}, the one whom the rotation meets first",
           "dei {} rimasti col punteggio più alto, {}, quello che la rotazione incontra per primo"},
    Phrase{"The rotation starts from the first drawn", "La rotazione parte dal primo sorteggiato"},
    Phrase{"{n} and {n} were paired in round {n}", "{} e {} sono stati abbinati nel turno {}"},
    Phrase{"{n}-{n} is prohibited", "{}-{} è vietata"},
    Phrase{"the largest number", "il numero più alto"},
    Phrase{"{n} is due {say}, {n} is due {say}", "a {} spetta il {}, a {} spetta il {}"},
    Phrase{"{n} is due {say}", "a {} spetta il {}"},
    Phrase{"both are due {say}", "a entrambi spetta il {}"},
    Phrase{"both are due {say}, and {n} has the larger colour difference, {} against {}",
           "a entrambi spetta il {}, e {} ha la differenza di colore maggiore, {} contro {}"},
    Phrase{"Proposed, the upper half against the lower: {}",
           "Proposta, la metà superiore contro l'inferiore: {}"},
    Phrase{"{n} and {n} have met", "{} e {} si sono incontrati"},
    Phrase{"{n} and {n} must both have {say}", "{} e {} devono avere entrambi il {}"},
    Phrase{"has an opponent in the next group", "ha un avversario nel gruppo successivo"},
    Phrase{"has no opponent in the next group", "non ha avversari nel gruppo successivo"},
    Phrase{"was moved already, and has an opponent in the next group",
           "è già stato spostato, e ha un avversario nel gruppo successivo"},
    Phrase{"was moved already, and has no opponent in the next group",
           "è già stato spostato, e non ha avversari nel gruppo successivo"},
    Phrase{"An odd number, {n} players; most are due {say}; floater types: {say}",
           "Numero dispari, {} giocatori; ai più spetta il {}; tipi dei floater: {}"},
    Phrase{"An odd number, {n} players; most are due neither colour; floater types: {say}",
           "Numero dispari, {} giocatori; ai più non spetta alcun colore; tipi dei floater: {}"},
    Phrase{"{n} {w} (due another colour)", "{} {} (gli spetta un altro colore)"},
    Phrase{"{n} {w} (due another colour), {say}", "{} {} (gli spetta un altro colore), {}"},
    Phrase{"{n} {w}, {say}", "{} {}, {}"},
    Phrase{"{n} has the bye, but the number of players is even",
           "{} ha il bye, ma i giocatori sono in numero pari"},
    Phrase{"{n} is to have the bye, not {n}", "il bye spetta a {}, non a {}"},
    Phrase{"{n}-{n} is to be paired here, not {n}-{n} and {n}-{n}",
           "qui va abbinata {}-{}, non {}-{} e {}-{}"},
    Phrase{"colours alternate by board", "i colori si alternano per scacchiera"},
    Phrase{"{n} is to have White in {n}-{n}: {say}", "il Bianco spetta a {} in {}-{}: {}"},
    Phrase{"Players: {say}", "Giocatori: {}"},
    Phrase{"floaters that came in: {say}", "floater entrati: {}"},
    Phrase{"due White: {say}", "spetta il Bianco: {}"},
    Phrase{"due Black: {say}", "spetta il Nero: {}"},
    Phrase{"{n} is a floater instead: of the players without whom the group has no pair fewer, {n} "
           "has the best type, {} ({say}), then the {say} number",
           "{} è fluttuante al suo posto: fra i giocatori senza i quali il gruppo non perde "
           "coppie, {} ha il tipo migliore, {} ({}), poi il numero {}"},
    Phrase{
        "{n} is a floater, since not all players can be paired: of the players without whom the "
        "group has no pair fewer, {n} has the best type, {} ({say}), then the {say} number",
        "{} è fluttuante, perché non tutti i giocatori si possono abbinare: fra i giocatori senza "
        "i quali il gruppo non perde coppie, {} ha il tipo migliore, {} ({}), poi il numero {}"},
    Phrase{"{n} is a floater: the scoregroup has no other player",
           "{} diventa fluttuante: è solo nel suo gruppo di punteggio"},
    Phrase{"{n} is a floater: already paired with all players of the scoregroup (a)",
           "{} diventa fluttuante: si è già incontrato con tutti i giocatori del gruppo di "
           "punteggio (a)"},
    Phrase{
        "{n} is a floater: no player of the scoregroup is compatible ({}): {say}",
        "{} diventa fluttuante: nessun giocatore del gruppo di punteggio è compatibile ({}): {}"},
    Phrase{"{n} is not the floater: without {n} the group has one pair fewer",
           "{} non è il fluttuante: senza {} il gruppo ha una coppia in meno"},
    Phrase{"{n} is the floater, to make the group even: {n} comes first, but the ratings of {n} "
           "and {n} differ by more than 100 points",
           "{} è il fluttuante, per pareggiare il gruppo: {} viene prima, ma gli Elo di {} e {} "
           "differiscono di oltre 100 punti"},
    Phrase{"{n} is the floater, to make the group even: type {} ({say}), the {say} number left",
           "{} è il fluttuante, per pareggiare il gruppo: tipo {} ({}), il numero {} rimasto"},
    Phrase{"{n} is the floater, to make the group even: type {} ({say}), due {say} like most "
           "players, the {say} number left",
           "{} è il fluttuante, per pareggiare il gruppo: tipo {} ({}), attende il {} come la "
           "maggior parte del gruppo, il numero {} rimasto"},
    Phrase{"{n} is the floater, to make the group even: type {} ({say}), though a floater in the "
           "previous round, the {say} number left",
           "{} è il fluttuante, per pareggiare il gruppo: tipo {} ({}), benché fluttuante nel "
           "turno precedente, il numero {} rimasto"},
    Phrase{
        "{n} is the floater, to make the group even: type {} ({say}), though a floater in the "
        "previous round, due {say} like most players, the {say} number left",
        "{} è il fluttuante, per pareggiare il gruppo: tipo {} ({}), benché fluttuante nel turno "
        "precedente, attende il {} come la maggior parte del gruppo, il numero {} rimasto"},
    Phrase{"{n} {w} (floater in the previous round)", "{} {} (fluttuante nel turno precedente)"},
    Phrase{"{n} {w} (floater in the previous round) (due another colour)",
           "{} {} (fluttuante nel turno precedente) (attende un altro colore)"},
    Phrase{"{n} {w} (floater in the previous round), {say}",
           "{} {} (fluttuante nel turno precedente), {}"},
    Phrase{"{n} {w} (floater in the previous round) (due another colour), {say}",
           "{} {} (fluttuante nel turno precedente) (attende un altro colore), {}"},
    Phrase{"{n} ({say}) is not allowed to have the bye: {say}", "{} ({}) non può avere il bye: {}"},
    Phrase{"{n} is not allowed to have the bye: {say}", "{} non può avere il bye: {}"},
    Phrase{"a bye in round {n}", "un bye nel turno {}"},
    Phrase{"a forfeit win in round {n}", "una vittoria a forfait nel turno {}"},
    Phrase{"the points of a win without playing", "i punti di una vittoria senza giocare"},
    Phrase{"{n} cannot have the bye: the other players could not all be paired",
           "{} non può avere il bye: gli altri giocatori non si potrebbero abbinare tutti"},
    Phrase{"the lowest rating ({n}) of the lowest scoregroup ({say})",
           "l'Elo più basso ({}) del gruppo di punteggio più basso ({})"},
    Phrase{"the lowest rank of the lowest scoregroup ({say})",
           "ultimo del gruppo di punteggio più basso ({})"},
    Phrase{"{n} players are present, an odd number: the bye goes to {}, {say}",
           "I presenti sono {}, numero dispari: il bye va a {}, {}"},
    Phrase{"{n} is not allowed to have White again", "{} non può avere ancora il Bianco"},
    Phrase{"{n} is not allowed to have Black again", "{} non può avere ancora il Nero"},
    Phrase{"{n} is not a floater, but paired in its scoregroup: {}",
           "{} non è fluttuante, ma abbinato nel suo gruppo di punteggio: {}"},
    Phrase{"neither has played; the number of {n} is odd, and the colour drawn for 1 is {say}",
           "nessuno dei due ha giocato; il numero di {} è dispari, e il colore sorteggiato per 1 è "
           "il {}"},
    Phrase{"neither has played; the number of {n} is even, and the colour drawn for 1 is {say}",
           "nessuno dei due ha giocato; il numero di {} è pari, e il colore sorteggiato per 1 è il "
           "{}"},
    Phrase{"both are due {say}; the last game with different colours: {n} had White, {n} had Black",
           "a entrambi spetta il {}; l'ultima partita con colori diversi: {} aveva il Bianco, {} "
           "il Nero"},
    Phrase{"both are due {say}, and no earlier game decides: in the median scoregroup and above it "
           "the smaller number has it, {n}",
           "a entrambi spetta il {}, e nessuna partita precedente decide: nel gruppo mediano e "
           "sopra prevale il numero più basso, {}"},
    Phrase{"both are due {say}, and no earlier game decides: below the median scoregroup the "
           "larger number has it, {n}",
           "a entrambi spetta il {}, e nessuna partita precedente decide: sotto il gruppo mediano "
           "prevale il numero più alto, {}"},
    Phrase{
        "Second check (colours): in {n} {say} both are due the same colour. No exchange is better",
        "Seconda verifica (colori): in {} {} a entrambi spetta lo stesso colore. Nessuno scambio "
        "migliora; abbinamento confermato"},
    Phrase{"Second check (colours): in {n} {say} both are due the same colour; after exchanges in "
           "{n}: {}",
           "Seconda verifica (colori): in {} {} a entrambi spetta lo stesso colore; dopo gli "
           "scambi in {}: {}"},
    Phrase{"pair", "coppia"},
    Phrase{"pairs", "coppie"},
    Phrase{"Maxi-tournament: only opponents within 100 rating points are exchanged. Without this "
           "limit, both would be due the same colour in {n} {say}: {}",
           "Maxi-torneo: si scambiano solo avversari entro 100 punti Elo. Senza questo limite, a "
           "entrambi spetterebbe lo stesso colore in {} {}: {}"},
    Phrase{"Maxi-tournament: only opponents within 100 rating points are exchanged; without this "
           "limit the pair would be made",
           "Maxi-torneo: si scambiano solo avversari entro 100 punti Elo; senza questo limite la "
           "coppia si farebbe"},
    Phrase{"First check: {say}. The first exchange after which all players can be paired: {}",
           "Prima verifica: {}. Il primo scambio dopo il quale tutti i giocatori si possono "
           "abbinare: {}"},
    Phrase{"the other players could not all be paired",
           "gli altri giocatori non si potrebbero abbinare tutti"},
    Phrase{"the ratings of {n} and {n} differ by more than 100 points",
           "gli Elo di {} e {} differiscono di oltre 100 punti"},
    Phrase{"{n} is not chosen for {n}: {say}", "{} non è scelto per {}: {}"},
    Phrase{"{n}, floater from above ({say}), is paired with {n}",
           "{}, fluttuante dall'alto ({}), è abbinato con {}"},
    Phrase{"{n}, floater from below ({say}), is paired with {n}",
           "{}, fluttuante dal basso ({}), è abbinato con {}"},
    Phrase{
        "{n}, floater from above ({say}), is paired with {n}, though both are due the same colour",
        "{}, fluttuante dall'alto ({}), è abbinato con {}, benché a entrambi spetti lo stesso "
        "colore"},
    Phrase{
        "{n}, floater from below ({say}), is paired with {n}, though both are due the same colour",
        "{}, fluttuante dal basso ({}), è abbinato con {}, benché a entrambi spetti lo stesso "
        "colore"},
    Phrase{"The floaters are paired in this order: {say}; {say}",
           "I fluttuanti si abbinano in quest'ordine: {}; {}"},
    Phrase{"floaters from above come first", "prima i fluttuanti dall'alto"},
    Phrase{"the smallest number comes first", "prima il numero più basso"},
    Phrase{"the largest number comes first", "prima il numero più alto"},
    Phrase{"the higher score comes first", "prima il punteggio superiore"},
    Phrase{"the lower score comes first", "prima il punteggio inferiore"},
    Phrase{"Scoregroups downwards: {say}; upwards: {say}; last the median scoregroup, {say}",
           "Gruppi di punteggio verso il basso: {}; verso l'alto: {}; per ultimo il gruppo "
           "mediano, {}"},
    Phrase{"which is empty", "che è vuoto"},
    Phrase{"The median scoregroup cannot be paired: {n}-{n}, the last pair made above it, is "
           "undone; both are floaters from above",
           "Il gruppo mediano non si può abbinare: {}-{}, l'ultima coppia fatta sopra, è sciolta; "
           "entrambi sono fluttuanti dall'alto"},
    Phrase{"The median scoregroup cannot be paired: {n}-{n}, the last pair made below it, is "
           "undone; both are floaters from below",
           "Il gruppo mediano non si può abbinare: {}-{}, l'ultima coppia fatta sotto, è sciolta; "
           "entrambi sono fluttuanti dal basso"},
    Phrase{"{n} has {say} {say}: this is allowed in the last round",
           "{} ha il {} {}: nell'ultimo turno è ammesso"},
    Phrase{"for the third time running", "per la terza volta di seguito"},
    Phrase{"three times more than the other colour", "tre volte più dell'altro colore"},
    Phrase{"{n}-{n} is paired: {say}", "{}-{} è abbinata: {}"},
    Phrase{"the upper half is paired with the lower half",
           "la metà superiore si abbina con l'inferiore"},
    Phrase{"the exchange for the colours gives this pair",
           "lo scambio per i colori dà questa coppia"},
    Phrase{"floaters are paired first", "i fluttuanti si abbinano per primi"},
    Phrase{"the exchange of incompatible opponents gives this pair",
           "lo scambio degli avversari non compatibili dà questa coppia"},
    Phrase{"the rotation leaves {n} over: {n} is the free player",
           "la rotazione lascia fuori {}: {} è il giocatore libero"},
    Phrase{"{n} is the second player: the next in the rotation with {say}. Pair: {n}-{n}",
           "{} è il “secondo”: il primo che segue nella rotazione con {}. Coppia: {}-{}"},
    Phrase{"{n} is not chosen: {say}", "{} non è scelto: {}"},
    Phrase{"No opponent for {n} with {say}. The search continues with {say}, after {n}",
           "Nessun avversario per {} con {}: la ricerca prosegue a {}, dopo {}"},
    Phrase{"{n} is the first player: {say}", "{} è il “primo”: {}"},
    Phrase{"The rotation resumes from {n}, who had White in {n}-{n}, the last pair of round {n}",
           "La rotazione riprende da {}, che ha avuto il Bianco in {}-{}, l'ultima coppia del "
           "turno {}"},
    Phrase{"{n} ({say}) cannot be the free player: {say}",
           "{} ({}) non può essere il giocatore libero: {}"},
    Phrase{"{n} cannot be the free player: {say}", "{} non può essere il giocatore libero: {}"},
    Phrase{"{say} may not be free (art. 12)", "{} non può essere libero (art. 12)"},
    Phrase{"free once already, and less than 1 point behind {} ({say})",
           "già libero una volta, e a meno di un punto da {} ({})"},
    Phrase{"free {n} times already", "già libero {} volte"},
    Phrase{"{n} cannot be free: the other players could not all be paired. {}",
           "{} non può essere libero: gli altri giocatori non si potrebbero accoppiare tutti. {}"},
    Phrase{"no legal pairing exists: the number of players is odd and no player is allowed to be "
           "free: {}: {say} (art. 12)",
           "non esiste alcun abbinamento legale: i giocatori sono in numero dispari e nessuno può "
           "essere libero: {}: {} (art. 12)"},
    Phrase{"{n} players are present, an odd number: {} has the lowest score of those allowed to be "
           "free, {say}, and is taken out before the rotation",
           "I presenti sono {}, numero dispari: {} ha il punteggio minore fra chi può essere "
           "libero, {}, ed è tolto prima della rotazione"},
    Phrase{"{n} players are present, an odd number: {say} have the lowest score of those allowed "
           "to be free, {say}; the one whom the rotation leaves over is free",
           "I presenti sono {}, numero dispari: {} hanno il punteggio minore fra chi può essere "
           "libero, {}; è libero quello che la rotazione lascia fuori"},
    Phrase{"White equally often, but Black last, in round {n}",
           "stesso numero di Bianchi, ma ha giocato per ultimo con il Nero, nel turno {}"},
    Phrase{"{n} is the free player", "{} è il giocatore libero"},
    Phrase{"the rotation leaves {n} over, who is the free player",
           "la rotazione lascia fuori {}, che è il giocatore libero"},
    Phrase{"with {n}-{n} the last players could not be paired",
           "con {}-{} gli ultimi giocatori non si potrebbero accoppiare"},
    Phrase{"the rotation finds {n} before {n}: the pair is {n}-{n}",
           "la rotazione trova {} prima di {}: la coppia è {}-{}"},
    Phrase{"{n} is already the second player of {n}", "{} è già il secondo giocatore di {}"},
};

}  // namespace

std::span<const Phrase> italian_pairing_seeds() { return phrases; }

}  // namespace cli
