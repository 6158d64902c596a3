// What trf-validate says of files, members, registrations and of the standings of every round.

#include <array>

#include "cli/italian/italian.hpp"

namespace cli {
namespace {

constexpr std::array phrases{
    Phrase{"0000 - U and   12 w +", "0000 - U e   12 w +"},
    Phrase{"0000 - + and 0000 - +", "0000 - + e 0000 - +"},
    Phrase{"{}, registered on {}", "{}, registrato il {}"},
    Phrase{"801 and 802 are never read as data. In profile tiebreak every round of them is "
           "compared: opponent, game points, and the totals.",
           "801 e 802 non sono mai letti come dati. Nel profilo tiebreak se ne confronta ogni "
           "turno: avversario, punti partita e totali."},
    Phrase{"A first event with zero is disregarded; he remains unrated. In rapid and blitz events "
           "from July 2018 to 2021 half a point is too (B.03 2018, 6.1).",
           "Un primo torneo a zero non si considera; resta senza Elo. Nei tornei rapid e blitz dal "
           "luglio 2018 al 2021 nemmeno mezzo punto (B.03 2018, 6.1)."},
    Phrase{
        "A home player's number his federation can create. Of players of other federations E16 "
        "speaks, of unrated ones without birth date R24, of a 0 R23.",
        "Il numero di un giocatore di casa può crearlo la sua federazione. Dei giocatori di altre "
        "federazioni parla E16, di quelli senza Elo e senza data di nascita R24, di uno 0 R23."},
    Phrase{"A player is not in the list of members",
           "Un giocatore non è nell'elenco dei tesserati"},
    Phrase{"A round that was not played is 0000 - Z.", "Un turno non giocato è 0000 - Z."},
    Phrase{"A tie-break code or its modifier is unknown",
           "Un codice di spareggio tecnico o il suo modificatore è ignoto"},
    Phrase{"All games of a player went against the ratings",
           "Tutte le partite di un giocatore sono andate contro gli Elo"},
    Phrase{"Allowed since TRF26; TRF16 asks for different ranks. Not told where the ranks are no "
           "set at all (T07).",
           "Ammesso dal TRF26; il TRF16 chiede posti diversi. Non si dice dove i posti non formano "
           "affatto un insieme (T07)."},
    Phrase{"An odd number present leaves one player over, who gets the pairing-allocated bye. Of "
           "forfeits name the opponent; a bye that was asked for is H, F or Z. Two U are B01, a U "
           "beside a forfeit is B04.",
           "Un numero dispari di presenti lascia un giocatore, che ha il bye d'abbinamento. Dei "
           "forfait si nomini l'avversario; un bye richiesto è H, F o Z. Due U sono B01, una U "
           "accanto a un forfait è B04."},
    Phrase{"CSV of the federation's members, for I08: fide_id or id, name, birth",
           "CSV dei tesserati della federazione, per I08: fide_id o id, name, birth"},
    Phrase{"Codes outside C.07 are written OTHER_name. Modifiers are those of art. 14: a code "
           "takes some of them, and a cut must leave something.",
           "I codici fuori da C.07 si scrivono OTHER_nome. I modificatori sono quelli dell'art. "
           "14: un codice ne ammette alcuni, e uno scarto deve lasciare qualcosa."},
    Phrase{
        "Five games or more, all lost to lower rated opponents or all won against higher rated "
        "ones. It proves nothing and may be plain form; the Qualification Commission asks officers "
        "to report what looks as if rating was passed on.",
        "Cinque partite o più, tutte perse contro avversari con Elo più basso o tutte vinte contro "
        "avversari con Elo più alto. Non prova nulla e può essere semplice forma; la Commissione "
        "Qualificazione chiede di segnalare ciò che ha l'aspetto di Elo passato da uno all'altro."},
    Phrase{"In rapid and blitz events 30. Leagues may last longer when the Qualification "
           "Commission agrees; then this is no fault.",
           "Nei tornei rapid e blitz 30. I campionati a squadre possono durare di più col consenso "
           "della Commissione Qualificazione; allora non è un difetto."},
    Phrase{"It is used for none. A player without number has blanks; --fix blanks it.",
           "Non si usa per nessuno. Un giocatore senza numero ha spazi; --fix mette gli spazi."},
    Phrase{"It was not checked; the others were. The exit status is 4.",
           "Non è stato controllato; gli altri sì. Lo stato d'uscita è 4."},
    Phrase{"More rounds were played on a day than FIDE allows",
           "In un giorno si sono giocati più turni di quanti la FIDE ne ammetta"},
    Phrase{"Of two files of one event the one with the higher round in its name should know at "
           "least as much. One of them was saved too early, or under the wrong name.",
           "Di due file di un torneo quello col turno più alto nel nome dovrebbe sapere almeno "
           "altrettanto. Uno dei due è stato salvato troppo presto, o col nome sbagliato."},
    Phrase{"Round r stands in columns 92+10(r-1) to 99+10(r-1). --fix rewrites dots where the date "
           "is a day of the event.",
           "Il turno r sta nelle colonne da 92+10(r-1) a 99+10(r-1). --fix riscrive i punti dove "
           "la data è un giorno del torneo."},
    Phrase{"SHA-256, as sha256sum(1) prints it: with it anybody can tell later whether the report "
           "is still the one that was checked. Told with --digest.",
           "SHA-256, come la stampa sha256sum(1): con essa chiunque può dire in seguito se il "
           "rapporto è ancora quello controllato. Si dice con --digest."},
    Phrase{"The city is said to be in another federation than the event's",
           "La città risulta in una federazione diversa da quella del torneo"},
    Phrase{"The digest of the report that was checked",
           "L'impronta del rapporto che è stato controllato"},
    Phrase{"The event was registered too late", "Il torneo è stato registrato troppo tardi"},
    Phrase{
        "The federation of the event registers it and answers for it; an event played elsewhere "
        "needs a word to the officer. Asked where the city names a federation, as in 'Lugano, "
        "SUI'.",
        "La federazione del torneo lo registra e ne risponde; un torneo giocato altrove va detto "
        "al responsabile Elo. Si chiede dove la città nomina una federazione, come 'Lugano, SUI'."},
    Phrase{"The file of a later round knows fewer results",
           "Il file di un turno successivo conosce meno risultati"},
    Phrase{"The report is sent within 8 days; after 30 days it is not taken, and the warning "
           "becomes an error. \"L'omologazione del torneo avviene inviando entro 8 giorni i file "
           "generati dal programma utilizzato\" (Rapid 5.2). Asked when the date of today is "
           "known; of rapid events G23 tells the 8 days and this check the 30.",
           "Il rapporto s'invia entro 8 giorni; dopo 30 giorni non si accetta, e l'avviso diventa "
           "un errore. \"L'omologazione del torneo avviene inviando entro 8 giorni i file generati "
           "dal programma utilizzato\" (Rapid 5.2). Si chiede quando la data di oggi è nota; dei "
           "tornei rapid G23 dice gli 8 giorni e questo controllo i 30."},
    Phrase{"The round was paired again; the bye goes to somebody else by the rules of the system, "
           "and so other pairs follow. The criterion is named as by X14.",
           "Il turno è stato riabbinato; il bye va a qualcun altro secondo le regole del sistema, "
           "e ne seguono altre coppie. Il criterio è nominato come da X14."},
    Phrase{"The standings after the last round were computed again from records 202 and 212; a tie "
           "that the list leaves may be broken by lot. Correct the rank, or name the tie-breaks "
           "that were used. Ranks of an earlier round are one finding. Points are T01's, of teams "
           "M12's, rounds of teams M19's: a report states no other standings.",
           "La classifica dopo l'ultimo turno è stata ricalcolata dai record 202 e 212; una parità "
           "che la lista lascia si può risolvere a sorte. Si corregga il posto, o si nominino gli "
           "spareggi tecnici usati. I posti di un turno precedente sono un solo rilievo. Dei punti "
           "parla T01, di quelli di squadra M12, dei turni di squadra M19: un rapporto non "
           "dichiara altre classifiche."},
    Phrase{"The stated value is kept: penalties and play-offs change it. Events with records 240, "
           "299 or 330 are compared in profile tiebreak, which knows what these are worth.",
           "Si conserva il valore dichiarato: lo cambiano penalità e spareggi giocati. I tornei "
           "con record 240, 299 o 330 si confrontano nel profilo tiebreak, che sa quanto valgono."},
    Phrase{"They are not rated. Leave them out, or let the officer know. In rapid and blitz from "
           "July 2018 to 2021 this holds for matches of more than eight games (B.03 2018, 6.5).",
           "Non si calcolano. Le si tolga, o lo si faccia sapere al responsabile Elo. Nel rapid e "
           "blitz dal luglio 2018 al 2021 vale per match di più di otto partite (B.03 2018, 6.5)."},
    Phrase{"Three days before it starts, thirty where norms can be made. Asked when the day is "
           "given (--registered).",
           "Tre giorni prima che cominci, trenta dove sono possibili norme. Si chiede quando il "
           "giorno è dato (--registered)."},
    Phrase{"Two players of a round have its point by forfeit, and no opponent",
           "Due giocatori di un turno ne hanno il punto a forfait, e nessun avversario"},
    Phrase{"Two rows tell of one game; each names the other. Where the named one has a game that "
           "its opponent confirms, it is X09.",
           "Due righe parlano di una partita; ciascuna nomina l'altra. Se quello nominato ha una "
           "partita che il suo avversario conferma, è X09."},
    Phrase{"White and black have different times", "Bianco e nero hanno tempi diversi"},
    Phrase{"\"Tutti i partecipanti devono essere provvisti di Tessera Ordinaria o Agonistica o "
           "Junior\" (Rapid 3.2). An error in youth championships (U16, U18, CIG). Asked with "
           "--members, a CSV of numbers or names.",
           "\"Tutti i partecipanti devono essere provvisti di Tessera Ordinaria o Agonistica o "
           "Junior\" (Rapid 3.2). Un errore nei campionati giovanili (U16, U18, CIG). Si chiede "
           "con --members, un CSV di numeri o nomi."},
    Phrase{"a file that can be read", "un file che si può leggere"},
    Phrase{"a file without permission to read", "un file senza permesso di lettura"},
    Phrase{"a median leaves out one or two at each end, not /{} (C.07 14)",
           "un mediano toglie uno o due a ciascun estremo, non /{} (C.07 14)"},
    Phrase{"a player of {n} loses six games to players below {n}",
           "un giocatore di {} perde sei partite contro giocatori sotto {}"},
    Phrase{"a report does not tell it: leave the profile rating out",
           "un rapporto non lo dice: si ometta il profilo rating"},
    Phrase{"a report that was changed after it was signed", "un rapporto cambiato dopo la firma"},
    Phrase{"a report with the digest that was noted", "un rapporto con l'impronta annotata"},
    Phrase{"at most 30 days", "al massimo 30 giorni"},
    Phrase{"byes explain it, or results that X04 and points that T01 and T02 name",
           "lo spiegano i bye, o risultati che nomina X04 e punti che nominano T01 e T02"},
    Phrase{"day on which the event was registered with FIDE, for E15",
           "giorno in cui il torneo è stato registrato presso la FIDE, per E15"},
    Phrase{"every report has one, so it would be no finding: -v tells it",
           "ogni rapporto ne ha uno, sicché non sarebbe un rilievo: lo dice -v"},
    Phrase{"half a point", "mezzo punto"},
    Phrase{"no fault: trf-rate --games tells it", "nessun difetto: lo dice trf-rate --games"},
    Phrase{"no point", "nessun punto"},
    Phrase{"one of the six drawn", "una delle sei finita patta"},
    Phrase{"{} with {n} results, {} with {n}", "{} con {} risultati, {} con {}"},
    Phrase{"{} with {n}", "{} con {}"},
    Phrase{"player {n} (in the list)", "giocatore {} (nell'elenco)"},
    Phrase{"player {n} (not in the list)", "giocatore {} (non nell'elenco)"},
    Phrase{"registered on {}", "registrato il {}"},
    Phrase{"result letter", "lettera del risultato"},
    Phrase{"round {n} is {say} by {}: {say}", "il turno {} è {} per {}: {}"},
    Phrase{"sixteen rounds on a day", "sedici turni in un giorno"},
    Phrase{"fifteen", "quindici"},
    Phrase{"team {n}", "squadra {}"},
    Phrase{"tell the SHA-256 of each report that was checked (W04)",
           "dice la SHA-256 di ogni rapporto controllato (W04)"},
    Phrase{"the code is no part of a report, which could only be reminded of",
           "il codice non fa parte di un rapporto, lo si potrebbe solo ricordare"},
    Phrase{"unrated player {n} made {say} in {n} games against rated opponents",
           "il giocatore senza Elo {} ha fatto {} in {} partite contro avversari con Elo"},
    Phrase{"never fires: {say}", "non scatta mai: {}"},
    Phrase{"FIDE C.07, {say}", "FIDE C.07, {}"},
    Phrase{"{n} and {n} met in round {n} and {say}",
           "{} e {} si sono incontrati nel turno {} e {}"},
    Phrase{"{n} and {n} met in round {n}, {say}", "{} e {} si sono incontrati nel turno {}, {}"},
    Phrase{"player {n}: {say}", "giocatore {}: {}"},
};

}  // namespace

std::span<const Phrase> italian_validation() { return phrases; }

}  // namespace cli
