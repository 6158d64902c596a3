#include "italian/checks.hpp"

#define TRF_CATALOGUE "trf/catalogue/acceleration.inc"
#include "trf/check_texts.inc"

namespace cli {
namespace {

constexpr trf::Texts<5> texts[]{
    {"A01",
     {"Un record di accelerazione non è valido",
      "Mancano i punti, un intervallo è invertito, o un numero non ha un giocatore.",
      "250       1.0 003 001 0001 0010", "250       1.0 001 003 0001 0010", ""}},
    {"A02",
     {"Il record 250 e il codice del tipo indicano entrambi un'accelerazione",
      "Si usa il record 250.", "192 FIDE_DUTCH_2026_BAKU / 250 ...", "uno di loro", ""}},
    {"A03",
     {"Un record XXA ha più valori dei turni",
      "JaVaFo usa un valore per turno. Correggere il record, oppure 142 o XXR.",
      "10 valori, 9 turni", "9 valori", ""}},
    {"A04",
     {"Il codice del tipo indica Baku, ma i punti fittizi sono diversi",
      "Il gruppo A ha una vittoria in più nella prima metà dei turni accelerati, mezza nella "
      "seconda. Correggere i record, oppure togliere _BAKU.",
      "XXA    1  0.5 (turno 1, gruppo A)", "XXA    1  1.0", ""}},
    {"A05",
     {"Un abbinamento vietato non è valido",
      "Meno di due numeri, un numero ripetuto, un giocatore sconosciuto, o un intervallo "
      "invertito.",
      "260 001 009 0007", "260 001 009 0007 0008", ""}},
    {"A06",
     {"Due giocatori di un abbinamento vietato si sono incontrati",
      "L'abbinamento è sbagliato, oppure il record ha numeri o turni sbagliati.",
      "260 ... 7 8 e 7-8 nel turno 3", "260 ... 7 8 e 7-9 nel turno 3", ""}},
    {"A07",
     {"Il record 299 non è nelle sue colonne",
      "È stato letto parola per parola; un altro programma può leggerlo diversamente.",
      "299 W 1.0 1 1", "299 W         1.0  001    1", ""}},
    {"A08",
     {"Il record 299 non è valido",
      "Scrivere un tipo (W D L F H Z + - o vuoto), i punti, un turno del torneo e numeri "
      "esistenti.",
      "299 Q", "299 W", ""}},
    {"A09",
     {"Il record 299 non cambia alcun risultato",
      "Il tipo non compare in questi turni per questi giocatori. Correggere il turno, i numeri o "
      "il tipo, oppure togliere il record.",
      "299 H         0.0  001 (nessun H nel turno 1)", "299 H         0.0  002", ""}},
    {"A10",
     {"Un codice di XXS compare due volte", "Si usa l'ultimo.", "XXS WW=1 WW=3", "XXS WW=3", ""}},
    {"A11",
     {"Il record 250 accelera i punti partita, ma le squadre sono ordinate per punti squadra",
      "Il record non ha effetto sull'abbinamento. Scrivere i punti fittizi nelle colonne dei punti "
      "squadra.",
      "250      2.0 001 002 0001 0004", "250  2.0     001 002 0001 0004", ""}},
};
TRF_CHECK_TEXTS(english_texts, texts);

}  // namespace

const std::span<const trf::Texts<5>> italian_checks_acceleration{texts};

}  // namespace cli
