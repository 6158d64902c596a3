#include "italian/checks.hpp"

#define TRF_CATALOGUE "trf/catalogue/fsi.inc"
#include "trf/check_texts.inc"

namespace cli {
namespace {

constexpr trf::Texts<5> texts[]{
    {"I01",
     {"Il torneo è finito da più di 8 giorni",
      "Il file si invia entro 8 giorni. Dopo 30 giorni non è accettato, e l'avviso diventa un "
      "errore. \"L'omologazione del torneo avviene inviando entro 8 giorni i file generati dal "
      "programma utilizzato\" (Rapid 5.2). Controllo eseguito solo se si conosce la data odierna. "
      "Per i tornei rapid G23 controlla gli 8 giorni, questo controllo i 30.",
      "052 2026/03/10, inviato il 2026/03/19", "052 2026/03/10, inviato il 2026/03/18", ""}},
    {"I02", {"Ritirato: vedere la famiglia G", "", "", "", "ritirato"}},
    {"I03",
     {"Un giocatore straniero non ha un numero FIDE",
      "Inviare con il file una copia del documento d'identità e l'indirizzo e-mail del giocatore.",
      "FRA (vuoto)", "FRA 812345", ""}},
    {"I04",
     {"Un giocatore non ha un numero FIDE",
      "Il verbale di gara deve contenere data di nascita, sesso, provincia ed e-mail, anche se il "
      "giocatore è nella lista Elo Italia.",
      "ITA (vuoto)", "ITA 812345", ""}},
    {"I05",
     {"I numeri d'ordine non seguono l'Elo FIDE, e non è indicato alcun Elo Italia",
      "Scrivere 172 ITA FIDON, e un record ITA per ogni giocatore che ha questo Elo.",
      "1: (vuoto), 2: 1800", "172 ITA FIDON / ITA    1 ... 1850", ""}},
    {"I06",
     {"Il campo del titolo contiene una categoria nazionale",
      "Scrivere NC 2S 1S 3N 2N 1N CM M nelle colonne 11-13 di un record ITA.", "001    1 m 2N",
      "ITA    1   2N", ""}},
    {"I07",
     {"Il campo del numero FIDE contiene un numero nazionale o di circolo",
      "I numeri FIDE sono da 100000 in su.", "4711", "(vuoto)", ""}},
    {"I08",
     {"Un giocatore non è nell'elenco dei tesserati",
      "\"Tutti i partecipanti devono essere provvisti di Tessera Ordinaria o Agonistica o Junior\" "
      "(Rapid 3.2). È un errore nei campionati giovanili (U16, U18, CIG). Controllo eseguito se "
      "c'è un elenco dei tesserati.",
      "giocatore 7 (non nell'elenco)", "giocatore 7 (nell'elenco)", ""}},
    {"I09",
     {"La federazione del torneo non è ITA",
      "\"essere preventivamente autorizzata dalla FSI e successivamente omologata dalla stessa\" "
      "(RTF 5.3.1 g).",
      "032 FRA", "032 ITA", ""}},
    {"I10",
     {"L'arbitro non ha un numero FSI o FIDE", "Scriverlo fra parentesi dopo il nome.",
      "102 Bianchi, Luca", "102 Bianchi, Luca (812345)", ""}},
    {"I11",
     {"Il codice di designazione TORO", "", "", "", "il codice non fa parte di un file TRF"}},
    {"I12",
     {"Il torneo non è valido per l'Elo (NN)", "", "", "",
      "un file TRF non lo indica; non usare il profilo rating"}},
};
TRF_CHECK_TEXTS(english_texts, texts);

}  // namespace

const std::span<const trf::Texts<5>> italian_checks_fsi{texts};

}  // namespace cli
