#include "italian/checks.hpp"

#define TRF_CATALOGUE "trf/catalogue/homologation.inc"
#include "trf/check_texts.inc"

namespace cli {
namespace {

constexpr trf::Texts<5> texts[]{
    {"G01",
     {"Il torneo ha meno di 6 turni, e non 5 turni in giorni consecutivi",
      "RTF 5.3.1 a: \"svolgersi in almeno 6 turni di gioco, oppure in 5 turni se giocati in giorni "
      "consecutivi\". Il record 132 indica i giorni.",
      "5 turni in tre domeniche", "5 turni in due giorni", ""}},
    {"G02",
     {"Il torneo ha meno di 7 giocatori, o meno di 6 con 5 turni",
      "RTF 5.3.1 c: \"avere un minimo di 7 partecipanti in caso di 6 o più turni di gioco, oppure "
      "6 partecipanti in caso di 5 turni di gioco\".",
      "6 giocatori, 6 turni", "7 giocatori, 6 turni", ""}},
    {"G03",
     {"Il tempo di riflessione è inferiore al minimo per le variazioni Elo FIDE",
      "RTF 5.3.1 d: \"avere un tempo di riflessione valido per le variazioni dell'Elo Fide, in "
      "base ai regolamenti tecnici FIDE\". Il minimo è 60 minuti per 60 mosse; 90 per le partite "
      "con un giocatore da 1800, 120 con un giocatore da 2400.",
      "30+0", "90+30", ""}},
    {"G04",
     {"Con meno di due ore per giocatore non è possibile una norma singola di Maestro",
      "RTF 5.3.1 d: \"i tornei con tempo di riflessione inferiore a 2 ore per giocatore [...] non "
      "sono validi per l'ottenimento delle norme previste dall'art. 4.4.1.5.1\".",
      "90+0", "90+30", ""}},
    {"G05",
     {"Un torneo a squadre ha meno di due ore per giocatore",
      "RTF 5.4.1 a: \"in ogni caso non inferiore a 2 ore per giocatore\".", "90+0", "90+30", ""}},
    {"G06",
     {"In un giorno ci sono più partite o ore di quelle ammesse dalla FIDE",
      "RTF 5.3.1 b: \"avere un numero di partite e di ore di gioco giornaliero non superiori a "
      "quanto previsto dai regolamenti tecnici FIDE\": tre turni e 12 ore.",
      "quattro turni in un giorno", "tre", ""}},
    {"G07",
     {"Il torneo è più lungo di quanto ammesso dalla FIDE",
      "RTF 5.3.1 e: \"iniziare e terminare entro i limiti temporali stabiliti dai regolamenti "
      "tecnici FIDE\": 90 giorni.",
      "da gennaio a giugno", "al massimo 90 giorni", ""}},
    {"G10",
     {"Un giocatore ha perso il turno 1 a forfait ed è stato abbinato di nuovo",
      "RTF 7.5.1: \"Il giocatore che perde a forfait il primo turno deve essere escluso dal "
      "torneo. L'Arbitro principale ha facoltà di non applicare questa regola, qualora abbia "
      "sufficienti garanzie che il giocatore intende proseguire regolarmente il torneo.\"",
      "- nel turno 1, poi partite", "(indicare il motivo nel verbale)", ""}},
    {"G11",
     {"Un giocatore ha perso tre partite a forfait e non è stato escluso",
      "RTF 7.5.1: \"Il giocatore che dà forfait in tre partite, compreso l'eventuale forfait del "
      "primo turno, deve essere escluso dal torneo.\"",
      "- - - 1", "- - - Z", ""}},
    {"G12",
     {"Un giocatore ha annunciato una terza assenza e ha continuato",
      "RTF 7.5.2: \"Il diritto di cui sopra spetta al giocatore per soli due turni, anche "
      "consecutivi, nell'ambito dello stesso torneo. L'annuncio di un eventuale terza assenza deve "
      "essere considerata comunicazione di ritiro.\"",
      "Z 1 Z 1 Z 1", "Z 1 Z 1 Z Z", ""}},
    {"G13",
     {"Un giocatore ha perso l'ultimo turno a forfait",
      "RTF 7.5.2: \"Il giocatore che perde a forfait l'ultimo turno, senza aver preannunciato "
      "l'assenza all'Arbitro principale con le modalità suesposte, deve essere considerato "
      "ritirato ingiustificatamente.\"",
      "- nell'ultimo turno", "Z, se preannunciata", ""}},
    {"G14",
     {"Un bye da mezzo punto non è ammesso in questo caso",
      "RTF 7.5.2: \"Il giocatore può prendere parte a un torneo a partire dal secondo turno con un "
      "punteggio iniziale in classifica pari a quello previsto per la patta\", se \"il torneo non "
      "si svolge con girone all'italiana\" e \"il primo criterio di spareggio tecnico è il "
      "Buchholz integrale\".",
      "H nel turno 3", "H nel turno 1", ""}},
    {"G15",
     {"Un giocatore si è ritirato",
      "RTF 7.5.3: \"Il ritiro di un giocatore deve essere citato dall'Arbitro principale nel "
      "rapporto finale di omologazione del torneo alla FSI\".",
      "Z fino alla fine", "(una riga nel verbale)", ""}},
    {"G20",
     {"Il tempo di riflessione non è fra 15 e 60 minuti",
      "Rapid 4.1: \"un tempo di riflessione compreso tra 15 e 60 minuti per giocatore, o quelle il "
      "cui tempo di riflessione fissato più 60 volte l'incremento previsto è compreso tra 15 e 60 "
      "minuti\", estremi compresi.",
      "10+4", "10+5", ""}},
    {"G21",
     {"Il torneo ha meno di 6 turni",
      "Rapid 4.3: \"Il numero minimo di turni è stabilito in sei.\"", "5 turni", "6 turni", ""}},
    {"G22",
     {"Il torneo ha meno di 14 giocatori",
      "Rapid 4.4: \"Il numero minimo di giocatori è stabilito in quattordici.\"", "13 giocatori",
      "14 giocatori", ""}},
    {"G23",
     {"Il torneo è finito da più di 8 giorni",
      "Rapid 5.2: \"L'omologazione del torneo avviene inviando entro 8 giorni i file generati dal "
      "programma utilizzato\". Controllo eseguito solo se si conosce la data odierna.",
      "052 2026/03/14, inviato il 2026/03/23", "052 2026/03/14, inviato il 2026/03/22", ""}},
    {"G24",
     {"In un giorno ci sono più turni di quelli ammessi dalla FIDE",
      "B.03 2018, 3.1: \"per partite rapide 15 turni per giorno, per blitz 30 turni per giorno\".",
      "sedici turni in un giorno", "quindici", ""}},
    {"G25",
     {"Il torneo è più lungo di quanto ammesso dalla FIDE",
      "B.03 2018, 4.1: \"Per i tornei, un periodo non superiore ai 30 giorni\".",
      "042 2026/01/10 / 052 2026/03/14", "al massimo 30 giorni", ""}},
};
TRF_CHECK_TEXTS(english_texts, texts);

}  // namespace

const std::span<const trf::Texts<5>> italian_checks_homologation{texts};

}  // namespace cli
