#include "italian/checks.hpp"

#define TRF_CATALOGUE "trf/catalogue/physical.inc"
#include "trf/check_texts.inc"

namespace cli {
namespace {

constexpr trf::Texts<5> texts[]{
    {"P01",
     {"Il file ha più di un tipo di fine riga",
      "Alcuni programmi tagliano il file nei punti sbagliati e perdono righe senza segnalarlo. "
      "Salvare il file con un solo tipo di fine riga.",
      "012 Open<CR><LF>001 ...<LF>", "012 Open<CR><LF>001 ...<CR><LF>", ""}},
    {"P02",
     {"Le righe terminano senza ritorno a capo (CR)",
      "Il formato richiede righe che terminano con CR. Quasi tutti i programmi accettano anche il "
      "solo LF.",
      "012 Open<LF>", "012 Open<CR><LF>", ""}},
    {"P03",
     {"L'ultima riga non ha fine riga", "Un file troncato durante l'invio ha lo stesso aspetto.",
      "001 ... 1<fine del file>", "001 ... 1<CR><LF><fine del file>", ""}},
    {"P04",
     {"Il file comincia con il segno d'ordine dei byte (BOM) UTF-8",
      "Diversi programmi uniscono il segno al primo record e perdono il nome del torneo.",
      "<EF BB BF>012 Open", "012 Open", ""}},
    {"P05",
     {"Il file è in UTF-16 o UTF-32",
      "Nessun programma si aspetta due byte per carattere. Salvare di nuovo il file in UTF-8.",
      "<FF FE>0<00>1<00>2<00>", "012", ""}},
    {"P06",
     {"Il file contiene byte che non sono UTF-8",
      "Le colonne sono corrette se ogni byte è un carattere. Le lettere dipendono da una codifica "
      "che il file non indica. Salvare il file in UTF-8.",
      "M<FC>ller", "M<C3 BC>ller", ""}},
    {"P07",
     {"Una riga contiene un carattere di controllo",
      "I caratteri di controllo sono invisibili e cambiano ciò che si vede. Un NUL è un errore: "
      "per molti programmi chiude il testo. Gli altri sono avvisi.",
      "Ros<00>si, Maria", "Rossi, Maria", ""}},
    {"P08",
     {"Le colonne dei dati contengono un TAB",
      "Le colonne si contano in caratteri. Un TAB è un solo carattere, qualunque sia la sua "
      "larghezza nell'editor. Usare spazi.",
      "001<TAB>1", "001    1", ""}},
    {"P09",
     {"I campi della riga di un giocatore corrispondono solo se la riga è spostata",
      "Un nome con lettere accentate è stato riempito contando i byte, oppure manca una colonna. "
      "Tutti i campi successivi sono nelle colonne sbagliate. Lo spostamento è segnalato una "
      "volta; non è mai applicato senza avviso.",
      "punti nelle colonne 83-86", "punti nelle colonne 81-84", ""}},
    {"P10",
     {"Una colonna che separa due campi non è vuota",
      "Un campo è troppo lungo, oppure la riga è spostata.", "001    1 m GMXRossi, Maria",
      "001    1 m GM Rossi, Maria", ""}},
    {"P11",
     {"Una riga supera il limite di lunghezza",
      "Nessun file TRF ha bisogno di righe da un megabyte. La riga resta, ma altri programmi non "
      "la leggeranno.",
      "una riga di 2 MiB", "una riga di al massimo 1 MiB", ""}},
    {"P12",
     {"Il file termina con il byte 0x1A",
      "I vecchi programmi DOS chiudono i file con Ctrl-Z. Quasi tutti i programmi lo ignorano.",
      "001 ...<1A>", "001 ...", ""}},
    {"P13",
     {"Il file ha troppe righe o troppi byte",
      "Il file è rifiutato, perché occuperebbe tutta la memoria. Un file TRF ha qualche migliaio "
      "di righe.",
      "6.000.000 righe", "al massimo 5.000.000 righe e 256 MiB", ""}},
    {"P14",
     {"Una colonna di dati contiene un carattere corretto solo in apparenza",
      "Spazi unificatori, trattini tipografici e cifre a larghezza intera provengono dai programmi "
      "di videoscrittura. I programmi che confrontano i caratteri non li riconoscono.",
      "12 w –", "12 w -", ""}},
    {"P15",
     {"Un testo sembra codificato due volte in UTF-8",
      "Il nome è stato letto con la codifica sbagliata e salvato di nuovo. Riscriverlo.", "MÃ¼ller",
      "Müller", ""}},
};
TRF_CHECK_TEXTS(english_texts, texts);

}  // namespace

const std::span<const trf::Texts<5>> italian_checks_physical{texts};

}  // namespace cli
