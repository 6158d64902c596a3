// Checks of player rows and national records: what they say and why.

#include <array>

#include "cli/italian/italian.hpp"

namespace cli {
namespace {

constexpr std::array phrases{
    Phrase{"The start number is no number from 1 to 9999",
           "Il numero d'ordine non è un numero da 1 a 9999"},
    Phrase{"The row cannot be found by its opponents.",
           "Gli avversari non possono trovare la riga."},
    Phrase{"Two rows have the same start number", "Due righe hanno lo stesso numero d'ordine"},
    Phrase{"Results point to one of them, nobody knows which.",
           "I risultati rimandano a una delle due, e nessuno sa a quale."},
    Phrase{"The start numbers are not 1 to n", "I numeri d'ordine non vanno da 1 a n"},
    Phrase{"Pairing engines need them without holes; a rating report may have holes where players "
           "never came.",
           "I programmi d'abbinamento li vogliono senza vuoti; un rapporto Elo può avere vuoti "
           "dove qualcuno non si è presentato."},
    Phrase{"The name is missing", "Manca il nome"},
    Phrase{"Write the name as in the FIDE list: Lastname, Firstname.",
           "Si scriva il nome come nella lista FIDE: Cognome, Nome."},
    Phrase{"The name is not written Lastname, Firstname", "Il nome non è scritto Cognome, Nome"},
    Phrase{"One comma, a blank behind it, no digits, not in capitals alone.",
           "Una virgola, uno spazio dopo, niente cifre, non tutto maiuscolo."},
    Phrase{"The name runs into the next column", "Il nome arriva nella colonna successiva"},
    Phrase{"It has 33 columns, 15 to 47; shorten it.", "Ha 33 colonne, da 15 a 47; lo si accorci."},
    Phrase{"Two rows are the same person", "Due righe sono la stessa persona"},
    Phrase{"The same FIDE number twice is an error; the same name and birth date without number is "
           "a warning.",
           "Lo stesso numero FIDE due volte è un errore; lo stesso nome con la stessa data di "
           "nascita, senza numero, è un avviso."},
    Phrase{"The sex is missing", "Manca il sesso"},
    Phrase{"m or w in column 10.", "m o w nella colonna 10."},
    Phrase{"The sex is neither m nor w", "Il sesso non è né m né w"},
    Phrase{"f and F mean w, M means m; --fix rewrites these.",
           "f e F stanno per w, M per m; --fix li riscrive."},
    Phrase{"A woman's title stands with sex m", "Un titolo femminile sta con sesso m"},
    Phrase{"One of the two is wrong.", "Uno dei due è sbagliato."},
    Phrase{"The title is none of the eight", "Il titolo non è fra gli otto"},
    Phrase{"GM IM FM CM WGM WIM WFM WCM. Small letters of TRF06 are for information in a TRF06 "
           "report; --fix rewrites them.",
           "GM IM FM CM WGM WIM WFM WCM. Le minuscole del TRF06 sono per conoscenza in un rapporto "
           "TRF06; --fix le riscrive."},
    Phrase{"A national category stands in the title field",
           "Una categoria nazionale sta nel campo del titolo"},
    Phrase{"It belongs in columns 11-13 of an NRS record (ITA ...).",
           "Va nelle colonne 11-13 di un record nazionale (ITA ...)."},
    Phrase{"The title is not right-aligned", "Il titolo non è allineato a destra"},
    Phrase{"--fix moves it.", "--fix lo sposta."},
    Phrase{"The rating is no number", "L'Elo non è un numero"},
    Phrase{"Blank means unrated.", "Vuoto significa senza Elo."},
    Phrase{"The rating is outside what the list holds",
           "L'Elo è fuori da quel che la lista contiene"},
    Phrase{"Nobody is rated above 2900, nor below 1000 before March 2024.",
           "Nessuno ha un Elo sopra 2900, né sotto 1000 prima del marzo 2024."},
    Phrase{"The start numbers are not in the order of the ratings",
           "I numeri d'ordine non seguono gli Elo"},
    Phrase{"Rating, then title, then name; another order is allowed when the regulations of the "
           "event say so (172 OTHER).",
           "Elo, poi titolo, poi nome; un altro ordine è ammesso se lo dice il bando del torneo "
           "(172 OTHER)."},
    Phrase{"A FIDE rating below 1400 stands in an event after 1 March 2024",
           "Un Elo FIDE sotto 1400 sta in un torneo dopo il 1° marzo 2024"},
    Phrase{"The floor is 1400 since then: the player is unrated, or the rating is a national one.",
           "Da allora il minimo è 1400: il giocatore è senza Elo, o l'Elo è nazionale."},
    Phrase{"The player's federation is missing", "Manca la federazione del giocatore"},
    Phrase{"Three capitals of FIDE's list.", "Tre maiuscole dell'elenco della FIDE."},
    Phrase{"The player's federation is no FIDE code",
           "La federazione del giocatore non è un codice FIDE"},
    Phrase{"Codes of clubs or regions belong elsewhere.",
           "I codici di circoli o regioni vanno altrove."},
    Phrase{"The FIDE number is missing", "Manca il numero FIDE"},
    Phrase{"The FIDE number is no number", "Il numero FIDE non è un numero"},
    Phrase{"Digits, at most 11, right-aligned.", "Cifre, al massimo 11, allineate a destra."},
    Phrase{"The FIDE number looks like a national one", "Il numero FIDE sembra nazionale"},
    Phrase{"FIDE numbers have 6 to 9 digits.", "I numeri FIDE hanno da 6 a 9 cifre."},
    Phrase{"The FIDE number is 0", "Il numero FIDE è 0"},
    Phrase{"A player without number has blanks; --fix blanks it.",
           "Un giocatore senza numero ha spazi; --fix mette gli spazi."},
    Phrase{"A player has neither FIDE number nor birth date",
           "Un giocatore non ha né numero FIDE né data di nascita"},
    Phrase{"A number cannot be created without the birth date.",
           "Senza la data di nascita non si può creare un numero."},
    Phrase{"The birth date is not written YYYY/MM/DD",
           "La data di nascita non è scritta AAAA/MM/GG"},
    Phrase{"YYYY/00/00 where only the year is known; --fix rewrites a form that has one meaning.",
           "AAAA/00/00 se si sa solo l'anno; --fix riscrive una forma che ha un solo significato."},
    Phrase{"The birth date cannot be", "La data di nascita è impossibile"},
    Phrase{
        "No such day, or an age below 4 or above 105 at the start of the event.",
        "Un giorno che non esiste, o un'età sotto i 4 o sopra i 105 anni all'inizio del torneo."},
    Phrase{"The points are no number with one decimal",
           "I punti non sono un numero con un decimale"},
    Phrase{"' 4.5' in columns 81-84, with a point.", "' 4.5' nelle colonne 81-84, col punto."},
    Phrase{"The rank is missing", "Manca il posto"},
    Phrase{"It is mandatory in a final report.", "È obbligatorio in un rapporto finale."},
    Phrase{"The rank is not one of 1 to n", "Il posto non è fra 1 e n"},
    Phrase{"n is the number of players.", "n è il numero di giocatori."},
    Phrase{"A number is not right-aligned", "Un numero non è allineato a destra"},
    Phrase{"The row differs from the rating list", "La riga differisce dalla lista Elo"},
    Phrase{"Asked with --rating-list: number unknown, or name, federation, sex, birth, title or "
           "rating not those of the list.",
           "Si chiede con --rating-list: numero ignoto, o nome, federazione, sesso, nascita, "
           "titolo o Elo diversi da quelli della lista."},
    Phrase{"Ratings were not taken from the list in force on the first day",
           "Gli Elo non sono stati presi dalla lista in vigore il primo giorno"},
    Phrase{"Asked with --rating-list: more than half of the ratings differ from it, so another "
           "month was used.",
           "Si chiede con --rating-list: più di metà degli Elo ne differisce, sicché si è usato un "
           "altro mese."},
    Phrase{"A national record speaks of a player without row",
           "Un record nazionale parla di un giocatore senza riga"},
    Phrase{"The record cannot be given to anybody. Correct the start number, or add the row.",
           "Il record non si può dare a nessuno. Si corregga il numero d'ordine, o si aggiunga la "
           "riga."},
    Phrase{"A player has two national records of one federation",
           "Un giocatore ha due record nazionali di una federazione"},
    Phrase{"Nobody knows which of the two counts. Leave the wrong one out.",
           "Nessuno sa quale dei due valga. Si tolga quello sbagliato."},
    Phrase{"The federation of a national record is no FIDE code",
           "La federazione di un record nazionale non è un codice FIDE"},
    Phrase{"A national record begins with the code of its federation. Another word is no record.",
           "Un record nazionale comincia col codice della sua federazione. Un'altra parola non è "
           "un record."},
    Phrase{"The national records are of another federation than 172 names",
           "I record nazionali sono di una federazione diversa da quella nominata da 172"},
    Phrase{"Start numbers follow the ratings of the federation that 172 names; the others are not "
           "used.",
           "I numeri d'ordine seguono gli Elo della federazione nominata da 172; gli altri non si "
           "usano."},
    Phrase{"A national record has neither rating nor classification",
           "Un record nazionale non ha né Elo né categoria"},
    Phrase{"The record says nothing then.", "Allora il record non dice nulla."},
    Phrase{"The national name is not the name of the row",
           "Il nome nazionale non è il nome della riga"},
    Phrase{"The two names may be one person's or two. Compare them with the national list.",
           "I due nomi possono essere di una persona o di due. Si confrontino con la lista "
           "nazionale."},
    Phrase{"172 asks for national ratings, but a player has none",
           "172 chiede gli Elo nazionali, ma un giocatore non ne ha"},
    Phrase{"Asked for NRO, NIDOF, LBFN and HBFN.", "Si chiede per NRO, NIDOF, LBFN e HBFN."},
    Phrase{"The start numbers do not follow the method of 172",
           "I numeri d'ordine non seguono il metodo di 172"},
    Phrase{"Ratings that 172 calls for fall, then rise again. Number the players anew, or name the "
           "method that was used.",
           "Gli Elo richiesti da 172 scendono, poi risalgono. Si numerino di nuovo i giocatori, o "
           "si nomini il metodo usato."},
};

}  // namespace

std::span<const Phrase> italian_checks_player() { return phrases; }

}  // namespace cli
