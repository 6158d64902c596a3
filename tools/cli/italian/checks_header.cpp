// Checks of tournament records: what they say and why.

#include <array>

#include "cli/italian/italian.hpp"

namespace cli {
namespace {

constexpr std::array phrases{
    Phrase{"The tournament has no name", "Il torneo non ha nome"},
    Phrase{"Nobody can tell the report from another one.",
           "Nessuno può distinguere il rapporto da un altro."},
    Phrase{"The city is missing", "Manca la città"},
    Phrase{"It is mandatory for rating.", "È obbligatoria per le variazioni Elo."},
    Phrase{"The federation is missing", "Manca la federazione"},
    Phrase{"It is mandatory for rating: it says who answers for the event.",
           "È obbligatoria per le variazioni Elo: dice chi risponde del torneo."},
    Phrase{"The federation is no FIDE code", "La federazione non è un codice FIDE"},
    Phrase{"A code has three capitals from FIDE's list.",
           "Un codice ha tre maiuscole dell'elenco della FIDE."},
    Phrase{"The first or last day is missing", "Manca il primo o l'ultimo giorno"},
    Phrase{"The dates decide the rating list and the rules in force.",
           "Le date decidono quale lista Elo e quali norme valgono."},
    Phrase{"A date is not written YYYY/MM/DD", "Una data non è scritta AAAA/MM/GG"},
    Phrase{"Other forms are read differently by different programs. --fix rewrites a form that has "
           "one meaning.",
           "Altre forme sono lette in modo diverso da programmi diversi. --fix riscrive una forma "
           "che ha un solo significato."},
    Phrase{"There is no such day", "Quel giorno non esiste"},
    Phrase{"Correct the date.", "Si corregga la data."},
    Phrase{"The tournament ends before it starts", "Il torneo finisce prima di cominciare"},
    Phrase{"One of the dates is wrong.", "Una delle date è sbagliata."},
    Phrase{"The last day is still to come", "L'ultimo giorno deve ancora venire"},
    Phrase{"A report is sent when the event is over. Asked only when the date of today is known.",
           "Un rapporto s'invia a torneo finito. Si chiede solo se la data di oggi è nota."},
    Phrase{"More than 90 days lie between the first and the last day",
           "Fra il primo e l'ultimo giorno passano più di 90 giorni"},
    Phrase{
        "Leagues may last longer when the Qualification Commission agrees; then this is no fault.",
        "I campionati a squadre possono durare di più col consenso della Commissione "
        "Qualificazione; allora non è un difetto."},
    Phrase{"The round dates are missing", "Mancano le date dei turni"},
    Phrase{"They are mandatory for rating since TRF26, and the most frequent reason why reports "
           "come back.",
           "Dal TRF26 sono obbligatorie per le variazioni Elo, e sono il motivo più frequente per "
           "cui i rapporti tornano indietro."},
    Phrase{"The number of round dates is not the number of rounds",
           "Il numero di date dei turni non è il numero di turni"},
    Phrase{"Each round has its date, also two on one day.",
           "Ogni turno ha la sua data, anche due nello stesso giorno."},
    Phrase{"A round date is not written YY/MM/DD in its columns",
           "La data di un turno non è scritta AA/MM/GG nelle sue colonne"},
    Phrase{"Round r stands in columns 92+10(r-1) to 99+10(r-1).",
           "Il turno r sta nelle colonne da 92+10(r-1) a 99+10(r-1)."},
    Phrase{"A round is dated before the round before it",
           "Un turno ha una data anteriore a quella del turno precedente"},
    Phrase{"Postponed games keep the date of their round.",
           "Le partite rinviate mantengono la data del loro turno."},
    Phrase{
        "A round date lies outside the dates of the event, or the first and last do not meet them",
        "La data di un turno è fuori dalle date del torneo, oppure la prima e l'ultima non "
        "coincidono con esse"},
    Phrase{"A round before 042 or after 052 is an error; a first or last date that differs is a "
           "warning.",
           "Un turno prima di 042 o dopo 052 è un errore; una prima o ultima data che differisce è "
           "un avviso."},
    Phrase{"The stated number of players is not the number of rows",
           "Il numero di giocatori dichiarato non è il numero di righe"},
    Phrase{"'129 (88)' is understood: entered, played. --fix puts the count.",
           "Si comprende '129 (88)': iscritti, giocanti. --fix mette il conto."},
    Phrase{"The stated number of rated players is not that of the rows",
           "Il numero dichiarato di giocatori con Elo non è quello delle righe"},
    Phrase{"Counted are the rows with a FIDE rating. --fix puts the count.",
           "Si contano le righe con un Elo FIDE. --fix mette il conto."},
    Phrase{"The stated number of teams is not that of the records",
           "Il numero dichiarato di squadre non è quello dei record"},
    Phrase{"--fix puts the count.", "--fix mette il conto."},
    Phrase{"The chief arbiter is missing", "Manca l'arbitro principale"},
    Phrase{"He is mandatory for rating, and credited for his work.",
           "È obbligatorio per le variazioni Elo, e gli viene riconosciuto il lavoro."},
    Phrase{"An arbiter has no FIDE number", "Un arbitro non ha numero FIDE"},
    Phrase{"Federations credit arbiters by their number; write it in brackets after the name.",
           "Le federazioni riconoscono gli arbitri dal numero; lo si scriva fra parentesi dopo il "
           "nome."},
    Phrase{"Several deputies stand in one record",
           "Più arbitri collaboratori stanno in un solo record"},
    Phrase{"One record each.", "Un record per ciascuno."},
    Phrase{"The rate of play is missing", "Manca la cadenza"},
    Phrase{"Neither 122 nor 222 tells it, so nobody can say which list the games belong to.",
           "Non la dicono né 122 né 222, sicché non si sa a quale lista appartengano le partite."},
    Phrase{"The encoded time control cannot be read", "La cadenza codificata non si può leggere"},
    Phrase{"Seconds, '+' increment; 'moves/' before a period that ends at a move; ':' between "
           "periods.",
           "Secondi, '+' incremento; 'mosse/' davanti a un periodo che finisce a una mossa; ':' "
           "fra i periodi."},
    Phrase{"The text and the code of the time control differ",
           "Il testo e il codice della cadenza differiscono"},
    Phrase{"Minutes in 122 and seconds in 222 should give the same time for 60 moves.",
           "I minuti di 122 e i secondi di 222 dovrebbero dare lo stesso tempo per 60 mosse."},
    Phrase{"The number of rounds is impossible", "Il numero di turni è impossibile"},
    Phrase{"It is 1 to 99, and not less than the rounds played.",
           "Va da 1 a 99, e non è minore dei turni giocati."},
    Phrase{"The number of rounds is not stated", "Il numero di turni non è dichiarato"},
    Phrase{"Pairing engines need it: the last round has rules of its own. Asked where rounds are "
           "to be paired.",
           "Serve ai programmi d'abbinamento: l'ultimo turno ha regole proprie. Si chiede dove ci "
           "sono turni da abbinare."},
    Phrase{"The initial colour is neither W nor B", "Il colore iniziale non è né W né B"},
    Phrase{"One letter in column 5.", "Una lettera nella colonna 5."},
    Phrase{"The initial colour is not the one given in round 1",
           "Il colore iniziale non è quello dato nel turno 1"},
    Phrase{"The first player who was paired in round 1 has the other colour.",
           "Il primo giocatore abbinato nel turno 1 ha l'altro colore."},
    Phrase{"The point system cannot be read", "Il sistema di punteggio non si può leggere"},
    Phrase{
        "Symbols W D L A P X at column 6 and every 9 columns, points in the four columns behind.",
        "Simboli W D L A P X alla colonna 6 e ogni 9 colonne, punti nelle quattro colonne che "
        "seguono."},
    Phrase{"The point system is unusual", "Il sistema di punteggio è insolito"},
    Phrase{
        "A win not better than a draw, a draw worse than a loss, or a bye worth more than a win.",
        "Una vittoria non migliore di una patta, una patta peggiore di una sconfitta, o un bye che "
        "vale più di una vittoria."},
    Phrase{"There are national ratings, but 172 does not say how start numbers were given",
           "Ci sono Elo nazionali, ma 172 non dice come sono stati dati i numeri d'ordine"},
    Phrase{"172 is mandatory with NRS records.", "Con i record nazionali 172 è obbligatorio."},
    Phrase{"Record 172 cannot be read", "Il record 172 non si può leggere"},
    Phrase{"Federation in columns 5-7, method in 9-13: FIDE NRO FIDON NIDOF HBFN LBFN OTHER.",
           "Federazione nelle colonne 5-7, metodo in 9-13: FIDE NRO FIDON NIDOF HBFN LBFN OTHER."},
    Phrase{"The type code is missing from a TRF26 report",
           "A un rapporto TRF26 manca il codice del tipo"},
    Phrase{"Pairing programs and title norms need it.",
           "Serve ai programmi d'abbinamento e alle norme per i titoli."},
    Phrase{"The type code is not in the table", "Il codice del tipo non è nella tabella"},
    Phrase{"Unknown codes are kept, but no program will know the rules.",
           "I codici ignoti si conservano, ma nessun programma saprà le regole."},
    Phrase{"The type code and the teams do not fit",
           "Il codice del tipo e le squadre non concordano"},
    Phrase{"A team code needs 310 or 013 records; teams need a team code.",
           "Un codice a squadre vuole record 310 o 013; le squadre vogliono un codice a squadre."},
    Phrase{"The Dutch edition does not fit the date",
           "L'edizione del sistema olandese non si addice alla data"},
    Phrase{"The 2026 rules are in force for events that start on or after 1 February 2026.",
           "Le regole del 2026 valgono per i tornei che cominciano dal 1° febbraio 2026."},
    Phrase{"Codes outside C.07 are written OTHER_name.",
           "I codici fuori da C.07 si scrivono OTHER_nome."},
    Phrase{"Points stand in 202, or are not first in 212",
           "I punti stanno in 202, o non sono primi in 212"},
    Phrase{"202 lists what breaks ties; 212 lists the whole order and begins with PTS (teams: MPTS "
           "or GPTS).",
           "202 elenca gli spareggi tecnici; 212 elenca l'intero ordine e comincia con PTS "
           "(squadre: MPTS o GPTS)."},
    Phrase{"Records 202 and 212 give different orders", "I record 202 e 212 danno ordini diversi"},
    Phrase{"212 should be the points followed by 202.",
           "212 dovrebbe essere i punti seguiti da 202."},
    Phrase{"The pairing program or controller is missing",
           "Manca il programma o il controllore degli abbinamenti"},
    Phrase{"It is mandatory where titles can be won (asked when a title holder of GM or IM, or "
           "nine rounds with a TRF26 report, suggests norms).",
           "È obbligatorio dove si possono ottenere titoli (si chiede quando un GM o IM, o nove "
           "turni con un rapporto TRF26, fanno pensare a norme)."},
    Phrase{
        "The colour sequence of the boards is missing, or its length is not the number of boards",
        "Manca la sequenza dei colori delle scacchiere, o non è lunga quanto il numero di "
        "scacchiere"},
    Phrase{"A team match needs it to give colours.",
           "Serve per dare i colori in un incontro a squadre."},
    Phrase{"The match point system cannot be read",
           "Il sistema dei punti incontro non si può leggere"},
    Phrase{"TW, TD, TL at columns 5, 14, 23, points in the four columns behind.",
           "TW, TD, TL alle colonne 5, 14, 23, punti nelle quattro colonne che seguono."},
    Phrase{"A web address or platform stands where a place or person is expected",
           "Un indirizzo o una piattaforma web sta dove ci si aspetta un luogo o una persona"},
    Phrase{
        "Online platforms write such reports; they are not ready for rating.",
        "Tali rapporti li scrivono le piattaforme online; non sono pronti per le variazioni Elo."},
    Phrase{"The tournament name is that of a test", "Il nome del torneo è quello di una prova"},
    Phrase{"Generated or test tournaments should not be sent.",
           "I tornei generati o di prova non vanno inviati."},
    Phrase{"A round robin has another number of rounds than its players need",
           "Un girone all'italiana ha un numero di turni diverso da quello che i giocatori "
           "richiedono"},
    Phrase{"n players play n-1 rounds (n, when n is odd), twice as many in a double one.",
           "n giocatori giocano n-1 turni (n, se n è dispari), il doppio in un girone doppio."},
};

}  // namespace

std::span<const Phrase> italian_checks_header() { return phrases; }

}  // namespace cli
