#include "italian/checks.hpp"

#define TRF_CATALOGUE "trf/catalogue/national.inc"
#include "trf/check_texts.inc"

namespace cli {
namespace {

constexpr trf::Texts<5> texts[]{
    {"N01",
     {"Un record nazionale riguarda un giocatore senza riga",
      "Correggere il numero d'ordine, oppure aggiungere la riga.", "ITA   99", "ITA    9", ""}},
    {"N02",
     {"Un giocatore ha due record nazionali della stessa federazione",
      "Non si sa quale sia valido. Togliere quello sbagliato.", "ITA    9 / ITA    9", "ITA    9",
      ""}},
    {"N03",
     {"La federazione di un record nazionale non è un codice FIDE",
      "Un record nazionale comincia con il codice della sua federazione.", "ROM    9", "ITA    9",
      ""}},
    {"N04",
     {"La federazione dei record nazionali non è quella del record 172",
      "I numeri d'ordine seguono gli Elo della federazione in 172; gli altri Elo non si usano.",
      "172 FRA FIDON / ITA    9", "172 ITA FIDON", ""}},
    {"N05",
     {"Un record nazionale non ha Elo né categoria", "Senza questi dati il record non serve.",
      "ITA    9", "ITA    9   NC                                   1440", ""}},
    {"N06",
     {"Il nome nazionale non è il nome della riga",
      "I nomi possono essere di una persona o di due. Confrontarli con la lista nazionale.",
      "ITA    9 ... Rosi, Maria", "Rossi, Maria", ""}},
    {"N07",
     {"172 richiede gli Elo nazionali, ma un giocatore non ne ha",
      "Controllo eseguito per NRO, NIDOF, LBFN e HBFN.", "172 ITA NRO", "ITA    9 ... 1440", ""}},
    {"N08",
     {"I numeri d'ordine non seguono il metodo di 172",
      "Gli Elo di 172 scendono, poi risalgono. Numerare di nuovo i giocatori, oppure indicare il "
      "metodo usato.",
      "172 ITA NRO, 1: 1500, 2: 1700", "1: 1700, 2: 1500", ""}},
};
TRF_CHECK_TEXTS(english_texts, texts);

}  // namespace

const std::span<const trf::Texts<5>> italian_checks_national{texts};

}  // namespace cli
