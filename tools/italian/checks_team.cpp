#include "italian/checks.hpp"

#define TRF_CATALOGUE "trf/catalogue/team.inc"
#include "trf/check_texts.inc"

namespace cli {
namespace {

constexpr trf::Texts<5> texts[]{
    {"M01",
     {"È usato un record di squadra, ma non ci sono squadre",
      "Formazioni, bye e forfait di squadre si riferiscono al record 310 o 013. Aggiungerlo, "
      "oppure togliere il record di squadra.",
      "300 ... (niente 310)", "310   1 ...", ""}},
    {"M02",
     {"Un numero di squadra non è fra 1 e 999, o è usato due volte",
      "Gli altri record si riferiscono ai numeri di squadra. Dare a ogni squadra un numero "
      "diverso.",
      "310   0", "310   1", ""}},
    {"M03",
     {"I numeri delle squadre non vanno da 1 a n",
      "Uno svizzero a squadre FIDE richiede numeri senza interruzioni.", "1 2 4", "1 2 3", ""}},
    {"M04",
     {"Un componente di una squadra non ha una riga",
      "Correggere il numero d'ordine, oppure aggiungere la riga del giocatore.", "310 ...   99",
      "310 ...    9", ""}},
    {"M05",
     {"Un giocatore è componente di due squadre",
      "Le partite conterebbero per entrambe. Togliere il giocatore da quella sbagliata.",
      "9 in due squadre", "9 in una squadra", ""}},
    {"M06",
     {"Un giocatore non è in una squadra",
      "Le sue partite non contano per alcuna squadra. Aggiungere il giocatore a una squadra.",
      "001    9 ... (in nessun 310)", "310 ...    9", ""}},
    {"M07",
     {"Una formazione indica una squadra o un giocatore sbagliato, o una squadra ha due formazioni "
      "in un turno",
      "La squadra o il giocatore non esiste, o il giocatore non è nella squadra. Correggere il "
      "numero.",
      "300   1  99", "300   1   9", ""}},
    {"M08",
     {"Il numero di scacchiere di una formazione non è quello del record 352",
      "Per una scacchiera senza giocatore scrivere 0000.", "300 con 3 scacchiere, 352 WBWB",
      "300 con 4 scacchiere", ""}},
    {"M09",
     {"I componenti hanno giocato in un altro ordine, ma manca il record della formazione",
      "L'ordine dei componenti dà le scacchiere. Per un altro ordine aggiungere il record 300.",
      "componente 3 sopra componente 2", "300 ...", ""}},
    {"M10",
     {"I componenti di una squadra hanno giocato contro due squadre in un turno",
      "Una squadra ha un incontro per turno. Un avversario o un componente è sbagliato.",
      "componenti 3 e 4 contro le squadre 1 e 2", "componenti 3 e 4 contro la squadra 1", ""}},
    {"M11",
     {"I colori di un incontro non seguono il record 352",
      "Il record 352 dà il colore di ogni scacchiera della prima squadra. Correggere i colori o il "
      "record 352.",
      "w w b b con 352 WBWB", "w b w b", ""}},
    {"M12",
     {"I punti di una squadra non sono quelli dei suoi incontri",
      "Il valore indicato resta: può comprendere penalità e spareggi giocati. Il profilo tiebreak "
      "confronta i tornei con record 240, 299 o 330.",
      "310 ... 9.0 (somma 8.0)", "8.0", ""}},
    {"M13",
     {"Un campo del record 310 non è nelle sue colonne",
      "Scrivere i componenti nella colonna 74 e ogni cinque colonne; lasciare vuote 72 e 73.",
      "310 ... x nella colonna 72", "310 ... spazi nelle colonne 72 e 73", ""}},
    {"M14",
     {"Il record 320 compare due volte, o non ci sono squadre",
      "Indica i punti del bye di una squadra. Scriverlo una volta, e solo in un torneo a squadre.",
      "320 (torneo individuale)", "(nessuno)", ""}},
    {"M15",
     {"Il record 320 ha troppi turni, o indica una squadra che non esiste",
      "Le colonne 15-17 contengono la squadra con il bye del turno 1, e così via; 000 significa "
      "nessuna.",
      "320 ... 000 000 000   2 (tre turni)", "320 ... 000   2 000", ""}},
    {"M16",
     {"Il record 330 non è valido",
      "Scrivere +-, -+ o --, due squadre diverse e un turno del torneo.", "330 ++", "330 +-", ""}},
    {"M17",
     {"Un incontro è un forfait per il record 330, ma le righe hanno partite",
      "Un incontro a forfait non ha partite. Togliere il record 330, oppure segnare le partite + e "
      "-.",
      "330 +-   1   1   4 (scacchiera 1: 7 w 1)", "(niente 330)", ""}},
    {"M18",
     {"Un record 013 ha più di 14 componenti, o manca lo spazio fra nome e componente",
      "È ammesso, ma alcuni programmi perdono componenti. Usare il record 310.",
      "013 Alfa, a very long name of a team1", "013 Alfa                               1", ""}},
    {"M19",
     {"I record 801 o 802 sono diversi dai dati",
      "Sono per le persone, e non sono mai letti come dati. Il profilo tiebreak confronta ogni "
      "turno: avversario, punti partita e totali.",
      "802   1 ... 9.0 (310: 8.0)", "8.0", ""}},
    {"M20",
     {"Una formazione ha un giocatore su due scacchiere",
      "Un giocatore ha una partita per turno. Correggere il numero, o scrivere 0000 per una "
      "scacchiera vuota.",
      "300   1   1   2    1    1", "300   1   1   2    1    2", ""}},
    {"M21",
     {"Le partite di un turno non sono quelle della formazione",
      "La scacchiera 1 di una squadra incontra la scacchiera 1 dell'altra, e così via. Correggere "
      "il record 300 o gli avversari.",
      "300   1   1   2    2    1 (1 contro la scacchiera 1)", "300   1   1   2    1    2", ""}},
    {"M22",
     {"Un incontro ha più scacchiere del record 352",
      "Si contano le partite e le vittorie a forfait di entrambe le squadre. Una scacchiera a "
      "forfait è + per una squadra e - per l'altra.",
      "due partite, 0000 - + per entrambe le squadre, 352 WBW",
      "due partite, 0000 - + contro 0000 - -", ""}},
};
TRF_CHECK_TEXTS(english_texts, texts);

}  // namespace

const std::span<const trf::Texts<5>> italian_checks_team{texts};

}  // namespace cli
