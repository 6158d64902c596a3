#include "italian/checks.hpp"

#define TRF_CATALOGUE "trf/catalogue/rating.inc"
#include "trf/check_texts.inc"

namespace cli {
namespace {

constexpr trf::Texts<5> texts[]{
    {"E01",
     {"Il tempo di riflessione non è noto",
      "Né 222 né 122 indica i minuti. Non si può decidere fra standard, rapid e "
      "blitz.",
      "122 Fischer", "222 5400+30", ""}},
    {"E02",
     {"Un torneo standard dà meno di 60 minuti per 60 mosse",
      "È dichiarato standard, ma non è valido per alcuna lista. Prima del luglio 2009 il minimo "
      "era "
      "due ore (1997: 1.1).",
      "122 standard 30+10", "122 90+30", ""}},
    {"E03",
     {"Un giocatore con Elo 1800 o superiore ha meno di 90 minuti",
      "Le partite con questo giocatore non sono conteggiate per l'Elo. Prima del 2022 il limite "
      "era "
      "1600, e nessuna partita del torneo era conteggiata.",
      "75 minuti, un giocatore di 1900", "90 minuti", ""}},
    {"E04",
     {"Un giocatore con Elo 2400 o superiore ha meno di 120 minuti",
      "Le partite con questo giocatore non sono conteggiate per l'Elo. Prima del 2022 il limite "
      "era "
      "2200, e nessuna partita del torneo era conteggiata.",
      "90 minuti, un giocatore di 2450", "90+30", ""}},
    {"E05",
     {"Il primo controllo del tempo ha meno di 30 mosse",
      "Se un periodo termina a una mossa, il primo ha almeno 30 mosse. Nel 1997 nessun periodo "
      "superava le 23 mosse all'ora (1.1).",
      "222 20/3600:3600", "222 40/5400:1800", ""}},
    {"E06",
     {"Il tempo di un torneo rapid non è fra 10 e 60 minuti",
      "È superiore a 10 e inferiore a 60 minuti per 60 mosse.", "60+0", "15+10", ""}},
    {"E07",
     {"Il tempo di un torneo blitz non è fra 3 e 10 minuti",
      "È superiore a 3 e al massimo 10 minuti per 60 mosse.", "3+0", "3+2", ""}},
    {"E08",
     {"In un giorno ci sono più turni di quelli ammessi",
      "I limiti sono 3 turni e 12 ore per lo standard, 15 turni per il rapid, 30 per il blitz. "
      "\"per partite rapide 15 turni per giorno, per blitz 30 turni per giorno\" (B.03 2018, 3.1).",
      "quattro turni standard in un giorno", "tre", ""}},
    {"E09",
     {"Un giocatore non ha incontrato avversari con Elo",
      "Sono conteggiate solo le partite con almeno un giocatore con Elo.",
      "tutti avversari senza Elo", "un avversario di 1804", ""}},
    {"E10",
     {"Un giocatore senza Elo non ha punti contro avversari con Elo",
      "Un primo torneo con zero punti non è conteggiato; il giocatore resta senza Elo. Dal "
      "luglio 2009 al 2021, e nei tornei rapid e blitz dal luglio 2018 al 2021, non è conteggiato "
      "nemmeno mezzo punto (6.1).",
      "0 su 5 contro giocatori con Elo", "0.5 su 5 contro giocatori con Elo", ""}},
    {"E11",
     {"Un girone all'italiana non ha abbastanza giocatori con Elo",
      "Almeno un terzo deve avere l'Elo, e quattro se i giocatori sono meno di dieci. Un doppio "
      "girone richiede sei giocatori, di cui quattro con Elo; un campionato nazionale tre, "
      "femminile "
      "due (1997: 6.33). Altrimenti è trattato come svizzero. Controllo per i "
      "tornei prima del 2022; le norme successive non hanno questo limite.",
      "9 giocatori, 3 con Elo", "4 con Elo", ""}},
    {"E12",
     {"Partite di un match sono state giocate a match deciso",
      "Queste partite non sono conteggiate. Toglierle, oppure informare il responsabile Elo. Nel "
      "rapid e blitz dal luglio 2018 al 2021 la regola riguarda i match di più di otto partite "
      "(B.03 2018, 6.5). Le norme del 1997 non hanno questo articolo.",
      "3-0 in un match di 4, poi la partita 4", "2-0 in un match di 4, poi la partita 3", ""}},
    {"E13",
     {"Il torneo ha meno turni delle partite che servono per un primo Elo",
      "Un giocatore nuovo non può ottenere un rating iniziale solo da questo torneo. Servono "
      "cinque "
      "partite; prima del luglio 2014 ne servivano nove nello standard.",
      "4 turni", "5 turni", ""}},
    {"E14",
     {"Il torneo è finito da più di 7 giorni",
      "Termine: 7 giorni per l'arbitro, 30 per la federazione; poi è un errore. Prima del luglio "
      "2000 il termine è due settimane (1997: 8.1). Controllo eseguito solo se si conosce la data "
      "odierna.",
      "052 2026/03/10, oggi 2026/03/18", "052 2026/03/10, oggi 2026/03/17", ""}},
    {"E15",
     {"Il torneo è stato registrato troppo tardi",
      "Termine: tre giorni prima dell'inizio, trenta se sono possibili norme. Controllo eseguito "
      "se "
      "si conosce la data di registrazione.",
      "042 2026/03/06, registrato il 2026-03-05", "registrato il 2026-03-03", ""}},
    {"E16",
     {"Un giocatore di un'altra federazione non ha un numero FIDE",
      "La sua federazione deve creare il numero prima che il torneo si possa omologare.",
      "FRA (vuoto)", "FRA 812345", ""}},
    {"E17",
     {"La federazione della città non è quella del torneo",
      "Il torneo è registrato dalla sua federazione. Se il luogo è altrove, informare il "
      "responsabile Elo. Controllo eseguito se la città indica una federazione, come 'Lugano, "
      "SUI'.",
      "022 Lugano, SUI / 032 ITA", "022 Como, ITA / 032 ITA", ""}},
    {"E18",
     {"Sono possibili norme, ma nel file mancano dati che esse richiedono",
      "Le norme richiedono i record 182, 192 e 202, e un IA o FA. Controllo eseguito in un file "
      "TRF26 con nove turni e giocatori titolati. H40 controlla 182, H33 controlla 192.",
      "(niente 202)", "202 BH/C1,BH,SB", ""}},
    {"E19",
     {"Più dell'80 % dei giocatori è senza Elo",
      "Il torneo è accettato, ma il responsabile Elo potrebbe esaminarlo: poche partite hanno un "
      "giocatore "
      "con Elo.",
      "14 su 16 senza Elo", "12 su 16 senza Elo", ""}},
    {"E20",
     {"Partite conteggiate per ogni giocatore", "", "", "",
      "non è un rilievo: le partite sono nel calcolo dell'Elo"}},
    {"E21",
     {"Il Bianco e il Nero hanno tempi diversi",
      "\"Partite in cui entrambi i giocatori hanno diversi tempi di gioco non saranno valutate\" "
      "(B.03 2018, 1.2).",
      "222 W300-B240", "222 300+2", ""}},
};
TRF_CHECK_TEXTS(english_texts, texts);

}  // namespace

const std::span<const trf::Texts<5>> italian_checks_rating{texts};

}  // namespace cli
