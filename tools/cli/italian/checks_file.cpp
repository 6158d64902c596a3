// Checks of the file and its structure: what they say and why.

#include <array>

#include "cli/italian/italian.hpp"

namespace cli {
namespace {

constexpr std::array phrases{
    Phrase{"The file has more than one kind of line end", "Il file ha più di un tipo di fine riga"},
    Phrase{"Some readers cut such a file at the wrong places and lose rows without a word. Save it "
           "with one kind of line end; --fix does it.",
           "Alcuni lettori tagliano un tale file nei punti sbagliati e perdono righe senza dirlo. "
           "Lo si salvi con un solo tipo di fine riga; --fix lo fa."},
    Phrase{"Lines end without a carriage return", "Le righe finiscono senza ritorno a capo CR"},
    Phrase{"The format asks for lines that end with CR. Nearly every reader takes a bare LF too.",
           "Il formato chiede righe che finiscono con CR. Quasi ogni lettore accetta anche il solo "
           "LF."},
    Phrase{"The last line has no line end", "L'ultima riga non ha fine riga"},
    Phrase{"A file cut in transit looks the same. --fix ends the line.",
           "Un file troncato durante l'invio appare così. --fix conclude la riga."},
    Phrase{"The file begins with a UTF-8 byte order mark",
           "Il file comincia con una marca d'ordine dei byte UTF-8"},
    Phrase{"Several readers glue the mark to the first record and lose the tournament name. --fix "
           "takes it away.",
           "Diversi lettori incollano la marca al primo record e perdono il nome del torneo. --fix "
           "la toglie."},
    Phrase{"The file is UTF-16 or UTF-32", "Il file è in UTF-16 o UTF-32"},
    Phrase{"No reader of reports expects two bytes a character. Save the file again as UTF-8.",
           "Nessun lettore di rapporti si aspetta due byte per carattere. Si salvi di nuovo il "
           "file come UTF-8."},
    Phrase{"There are bytes that are not UTF-8", "Ci sono byte che non sono UTF-8"},
    Phrase{"The columns still fit when each byte is one character, but the letters behind them "
           "depend on a code page nobody wrote down. Save the file as UTF-8.",
           "Le colonne tornano ancora se ogni byte è un carattere, ma le lettere che vi stanno "
           "dipendono da una tabella di codifica che nessuno ha annotato. Si salvi il file come "
           "UTF-8."},
    Phrase{"There is a control character in a line", "In una riga c'è un carattere di controllo"},
    Phrase{"Control characters are invisible and shift what people see. A NUL, an error, ends the "
           "text for many programs; the others are warnings.",
           "I caratteri di controllo sono invisibili e spostano quel che si vede. Un NUL, che è un "
           "errore, per molti programmi chiude il testo; gli altri sono avvisi."},
    Phrase{"There is a TAB among columns that carry data",
           "Fra colonne che portano dati c'è un TAB"},
    Phrase{"Columns are counted in characters; a TAB is one of them however wide an editor shows "
           "it. Use blanks.",
           "Le colonne si contano in caratteri; un TAB è uno solo, per quanto largo lo mostri un "
           "editor. Si usino spazi."},
    Phrase{"The fields of a player row fit only when the row is shifted",
           "I campi di una riga di giocatore tornano solo se la riga viene spostata"},
    Phrase{
        "A name with accented letters was padded by bytes, or a column was lost: everything behind "
        "it stands beside its place. The shift is reported once and never applied in silence.",
        "Un nome con lettere accentate è stato riempito a byte, o si è persa una colonna: tutto "
        "ciò che segue sta fuori posto. Lo spostamento è segnalato una volta e mai applicato in "
        "silenzio."},
    Phrase{"A column that separates two fields is not blank",
           "Una colonna che separa due campi non è vuota"},
    Phrase{"It shows a field that is too long or a row that is shifted.",
           "È segno di un campo troppo lungo o di una riga spostata."},
    Phrase{"A line is longer than the limit", "Una riga è più lunga del limite"},
    Phrase{"No report needs lines of a megabyte. The line is kept, but nobody else will read it.",
           "Nessun rapporto ha bisogno di righe da un megabyte. La riga resta, ma nessun altro la "
           "leggerà."},
    Phrase{"The file ends with the byte 0x1A", "Il file finisce col byte 0x1A"},
    Phrase{"Programs of DOS times end files with Ctrl-Z. It is harmless for most readers; --fix "
           "takes it away.",
           "I programmi dei tempi del DOS chiudono i file con Ctrl-Z. È innocuo per quasi tutti i "
           "lettori; --fix lo toglie."},
    Phrase{"The file has too many lines or bytes", "Il file ha troppe righe o troppi byte"},
    Phrase{
        "It is refused instead of filling the memory. A report has a few thousand lines.",
        "Viene rifiutato invece di riempire la memoria. Un rapporto ha qualche migliaio di righe."},
    Phrase{"A data column holds a character that only looks right",
           "Una colonna di dati contiene un carattere che è giusto solo in apparenza"},
    Phrase{
        "Non-breaking blanks, typographic dashes and full-width digits come from word processors. "
        "Readers that compare characters do not find what people see.",
        "Spazi unificatori, trattini tipografici e cifre a larghezza intera vengono dai programmi "
        "di scrittura. I lettori che confrontano caratteri non trovano quel che si vede."},
    Phrase{"A text looks as if UTF-8 had been encoded twice",
           "Un testo sembra codificato due volte in UTF-8"},
    Phrase{"The name was read in the wrong code page and saved again. Type it anew.",
           "Il nome è stato letto con la codifica sbagliata e salvato di nuovo. Lo si riscriva."},
    Phrase{"A line looks like a record that no known dialect defines",
           "Una riga sembra un record che nessun dialetto noto definisce"},
    Phrase{"Programs will pass over it. If it is a remark, begin the line with ###; if it is data, "
           "use the record the format has for it.",
           "I programmi la ignoreranno. Se è un'annotazione, cominci con ###; se sono dati, si usi "
           "il record che il formato prevede."},
    Phrase{"A line of text has no record number and no ###",
           "Una riga di testo non ha né numero di record né ###"},
    Phrase{"Column rulers and headings are usual in reports of some programs; readers ignore them.",
           "Righelli di colonne e intestazioni sono abituali nei rapporti di alcuni programmi; i "
           "lettori li ignorano."},
    Phrase{"There is no player row", "Non c'è alcuna riga di giocatore"},
    Phrase{"A report without a 001 record tells nothing that could be rated or paired.",
           "Un rapporto senza record 001 non dice nulla che si possa omologare o abbinare."},
    Phrase{"A record that may stand once stands twice",
           "Un record che può stare una volta sta due volte"},
    Phrase{
        "Readers differ on which one they believe. Where both say the same it is only a warning.",
        "I lettori non concordano su quale valga. Se dicono lo stesso è solo un avviso."},
    Phrase{"A player row ends before its points",
           "Una riga di giocatore finisce prima dei suoi punti"},
    Phrase{
        "The row was cut. Columns up to 84 are the least that a player needs.",
        "La riga è stata troncata. Le colonne fino a 84 sono il minimo che serve a un giocatore."},
    Phrase{"The dialect of the report", "Il dialetto del rapporto"},
    Phrase{"trf-validate -v names the dialect and the records that showed it.",
           "trf-validate -v dice il dialetto e i record che lo mostrano."},
    Phrase{"Records of two dialects say the same thing",
           "Record di due dialetti dicono la stessa cosa"},
    Phrase{"142 and XXR, 152 and XXC, 162 and XXS or BB, 250 and XXA, 260 and XXP are each other's "
           "twins. Keep the TRF26 one.",
           "142 e XXR, 152 e XXC, 162 e XXS o BB, 250 e XXA, 260 e XXP sono gemelli. Si tenga "
           "quello del TRF26."},
    Phrase{"Records of two dialects disagree", "Record di due dialetti si contraddicono"},
    Phrase{"One program will believe the one, another the other.",
           "Un programma crederà all'uno, un altro all'altro."},
    Phrase{"The file is a Vega tournament (TDF), not a report",
           "Il file è un torneo di Vega (TDF), non un rapporto"},
    Phrase{"It looks like a report but separates fields by bars and gives 132 to 192 other "
           "meanings. Export the FIDE report from Vega (fideelo.txt).",
           "Sembra un rapporto ma separa i campi con barre e dà altri significati a 132-192. Si "
           "esporti da Vega il rapporto FIDE (fideelo.txt)."},
    Phrase{"The file is of another known format", "Il file è di un altro formato noto"},
    Phrase{"Its first bytes are those of a PGN, JSON, XML, HTML, ZIP, PDF or tournament file of "
           "another program.",
           "I suoi primi byte sono quelli di un PGN, JSON, XML, HTML, ZIP, PDF o di un file di "
           "torneo di un altro programma."},
    Phrase{"A second tournament begins after the players of the first",
           "Dopo i giocatori del primo comincia un secondo torneo"},
    Phrase{"Two reports were put into one file. Split it: start numbers would be mixed.",
           "Due rapporti sono finiti in un solo file. Lo si divida: i numeri d'ordine si "
           "mescolerebbero."},
    Phrase{"Records 013 and 310 give different members",
           "I record 013 e 310 danno componenti diversi"},
    Phrase{"310 wins where both stand; make them agree or leave 013 out.",
           "Dove stanno entrambi vince 310; li si renda concordi o si tolga 013."},
    Phrase{"A record speaks of players who follow only later",
           "Un record parla di giocatori che seguono solo dopo"},
    Phrase{"Any order is legal; some readers need the 001 rows first.",
           "Ogni ordine è lecito; alcuni lettori vogliono prima le righe 001."},
    Phrase{"Record 092 holds a type code and 192 is missing",
           "Il record 092 contiene un codice di tipo e 192 manca"},
    Phrase{"bbpPairings writes the code there. Programs look for it in 192.",
           "bbpPairings scrive lì il codice. I programmi lo cercano in 192."},
    Phrase{"The file is empty", "Il file è vuoto"},
    Phrase{"There is no byte in it, or blanks only.", "Non contiene alcun byte, o solo spazi."},
    Phrase{"The report is not final", "Il rapporto non è definitivo"},
    Phrase{"Games without result, fewer rounds than stated, or a last column of byes alone belong "
           "to a tournament that is still running. Send it when it is over.",
           "Partite senza risultato, meno turni di quelli dichiarati, o un'ultima colonna di soli "
           "bye sono di un torneo ancora in corso. Lo si invii quando è finito."},
    Phrase{"The program left a note for the officer",
           "Il programma ha lasciato una nota per il responsabile Elo"},
    Phrase{"Programs must say in ### lines when the arbiter left FIDE mode, changed pairings by "
           "hand (MPA) or imported a round. They are shown here; MPA and Import as warnings, the "
           "rest for information.",
           "I programmi devono dire in righe ### quando l'arbitro ha lasciato la modalità FIDE, "
           "cambiato abbinamenti a mano (MPA) o importato un turno. Qui si vedono; MPA e Import "
           "come avvisi, il resto per conoscenza."},
};

}  // namespace

std::span<const Phrase> italian_checks_file() { return phrases; }

}  // namespace cli
