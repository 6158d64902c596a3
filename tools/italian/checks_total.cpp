#include "italian/checks.hpp"

#define TRF_CATALOGUE "trf/catalogue/total.inc"
#include "trf/check_texts.inc"

namespace cli {
namespace {

constexpr trf::Texts<5> texts[]{
    {"T01",
     {"I punti non sono la somma dei risultati",
      "La somma usa il sistema di punteggio del file e il record 299.", "4.5 (somma 4.0)", "4.0",
      ""}},
    {"T02",
     {"I punti differiscono dai risultati per l'accelerazione o per un bye annunciato",
      "I punti fittizi e il bye del prossimo turno non fanno parte dei punti.",
      "5.0 = 4.0 + 1.0 di XXA", "4.0", ""}},
    {"T03",
     {"I punti sono inferiori a 0 o superiori al massimo possibile",
      "Una cifra è sbagliata, oppure nel record 299 manca una penalità.", "9.5 dopo 9 turni", "8.5",
      ""}},
    {"T04",
     {"I punti non sono una somma di risultati possibili",
      "Per esempio, se una patta vale mezzo punto, i punti sono multipli di mezzo punto.", "4.3",
      "4.5", ""}},
    {"T05",
     {"Un giocatore con meno punti ha una posizione migliore",
      "Le posizioni seguono i punti, salvo dopo uno spareggio giocato.",
      "posizione 1: 4.0, posizione 2: 5.0", "posizione 1: 5.0", ""}},
    {"T06",
     {"Più giocatori hanno la stessa posizione",
      "Ammesso dal TRF26; nel TRF16 le posizioni devono essere diverse. Se le posizioni non "
      "formano un insieme valido, è segnalato T07.",
      "3 3 5", "3 4 5", ""}},
    {"T07",
     {"Le posizioni non vanno da 1 a n, a parte le parità",
      "Dopo k giocatori con la stessa posizione r, la successiva è r + k.", "1 2 4", "1 2 3", ""}},
    {"T08",
     {"Le posizioni non seguono gli spareggi tecnici del file",
      "La classifica dopo l'ultimo turno è ricalcolata dai record 202 e 212. Il sorteggio può "
      "risolvere le parità rimaste. Correggere la posizione, oppure indicare gli spareggi usati. "
      "Le posizioni di un turno precedente sono un solo rilievo. T01 controlla i punti; M12 e M19 "
      "i punti di squadra.",
      "posizione 3 (BH/C1: 2)", "posizione 2", ""}},
    {"T09",
     {"Uno spareggio tecnico usa gli Elo, ma alcuni giocatori sono senza Elo",
      "Indicare un Elo per loro (/U1400), oppure usare un altro spareggio.", "202 ARO",
      "202 ARO/U1400", ""}},
    {"T10",
     {"La somma di tutti i punti non è la metà delle partite",
      "Il motivo possono essere i bye, o risultati la cui somma non è una vittoria.", "", "",
      "il motivo possono essere i bye; X04, T01 e T02 segnalano gli altri casi"}},
};
TRF_CHECK_TEXTS(english_texts, texts);

}  // namespace

const std::span<const trf::Texts<5>> italian_checks_total{texts};

}  // namespace cli
