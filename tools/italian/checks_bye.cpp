#include "italian/checks.hpp"

#define TRF_CATALOGUE "trf/catalogue/bye.inc"
#include "trf/check_texts.inc"

namespace cli {
namespace {

constexpr trf::Texts<5> texts[]{
    {"B01",
     {"Due giocatori hanno il bye (PAB) dello stesso turno",
      "In un torneo individuale ce n'è al massimo uno per turno.", "U e U", "U e Z", ""}},
    {"B02",
     {"Un giocatore ha due volte il bye assegnato dall'abbinamento (PAB)",
      "Un giocatore non può riceverne un secondo.", "U nei turni 2 e 5", "U una volta", ""}},
    {"B03",
     {"Un giocatore ha il bye (PAB) dopo punti ottenuti senza giocare",
      "Dopo una vittoria a forfait o un bye da un punto, un giocatore non può riceverlo.",
      "+ poi U", "+ poi una partita", ""}},
    {"B04",
     {"Un giocatore ha il bye (PAB), ma i presenti sono in numero pari",
      "Questo giocatore e un altro senza avversario potevano giocare. Controllare chi era "
      "presente.",
      "U con 8 presenti", "4 partite", ""}},
    {"B05",
     {"Il bye (PAB) non è andato al giocatore previsto dalle regole",
      "Il turno è abbinato di nuovo. Secondo le regole del sistema il bye va a un altro giocatore, "
      "quindi le coppie sono diverse. Il rilievo indica il criterio, come X14.",
      "0000 - U per il giocatore 7", "0000 - U per il giocatore 13", ""}},
    {"B06",
     {"Un giocatore ha più di due bye da mezzo punto",
      "I bandi di solito ne ammettono al massimo due.", "H H H", "H H Z", ""}},
    {"B07",
     {"Il record 240 e la casella sono diversi", "Si usa la riga. Correggere il dato sbagliato.",
      "240 H 002 0007, casella 0000 - Z", "0000 - H", ""}},
    {"B08",
     {"Un bye è annunciato due volte",
      "Scrivere un record per tipo e turno, e ogni numero una volta.", "240 H 002 ... due volte",
      "una volta", ""}},
    {"B09",
     {"Il record 240 indica un giocatore o una squadra che non esiste",
      "I numeri sono numeri d'ordine in un torneo individuale, numeri di squadra in uno a squadre.",
      "240 H 002 0099", "240 H 002 0007", ""}},
    {"B10",
     {"Il record 240 riguarda un turno concluso, o uno dopo il prossimo",
      "Le caselle dei risultati mostrano già i turni passati.", "240 H 001 (dopo il turno 5)",
      "240 H 006", ""}},
    {"B11",
     {"Un giocatore di XXZ ha una partita nel turno da abbinare",
      "Il giocatore risulta assente, ma ha una partita. Correggere XXZ o l'abbinamento.", "XXZ 7",
      "(senza 7)", ""}},
};
TRF_CHECK_TEXTS(english_texts, texts);

}  // namespace

const std::span<const trf::Texts<5>> italian_checks_bye{texts};

}  // namespace cli
