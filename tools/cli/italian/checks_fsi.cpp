// Checks of the Italian federation: what they say and why. What quotes a regulation and no more
// stays.

#include <array>

#include "cli/italian/italian.hpp"

namespace cli {
namespace {

constexpr std::array phrases{
    Phrase{"The event ended more than 8 days ago", "Il torneo è finito da più di 8 giorni"},
    Phrase{"Retired: see family G", "Ritirato: si veda la famiglia G"},
    Phrase{"retired", "ritirato"},
    Phrase{"A foreign player has no FIDE number", "Un giocatore straniero non ha numero FIDE"},
    Phrase{"A copy of his identity document and his e-mail go with the report.",
           "Una copia del suo documento d'identità e la sua e-mail accompagnano il rapporto."},
    Phrase{"A player has no FIDE number", "Un giocatore non ha numero FIDE"},
    Phrase{"The verbale must carry his birth date, sex, province and e-mail, even if he is in the "
           "Elo Italia list.",
           "Il verbale deve riportarne data di nascita, sesso, provincia ed e-mail, anche se è "
           "nella lista Elo Italia."},
    Phrase{"Start numbers do not follow the FIDE ratings, and no Elo Italia is given",
           "I numeri d'ordine non seguono l'Elo FIDE, e non è dato alcun Elo Italia"},
    Phrase{"Write 172 ITA FIDON and an ITA record for each player who has one.",
           "Si scriva 172 ITA FIDON e un record ITA per ogni giocatore che ne ha uno."},
    Phrase{"NC 2S 1S 3N 2N 1N CM M belong in columns 11-13 of an ITA record.",
           "NC 2S 1S 3N 2N 1N CM M vanno nelle colonne 11-13 di un record ITA."},
    Phrase{"A national or club number stands in the FIDE field",
           "Un numero nazionale o di circolo sta nel campo FIDE"},
    Phrase{"FIDE numbers are 100000 or more.", "I numeri FIDE sono da 100000 in su."},
    Phrase{"The event is not of the Italian federation",
           "Il torneo non è della federazione italiana"},
    Phrase{"\"essere preventivamente autorizzata dalla FSI e successivamente omologata dalla "
           "stessa\" (RTF 5.3.1 g).",
           "\"essere preventivamente autorizzata dalla FSI e successivamente omologata dalla "
           "stessa\" (RTF 5.3.1 g)."},
    Phrase{"The arbiter has no FSI or FIDE number", "L'arbitro non ha numero FSI o FIDE"},
    Phrase{"Write it in brackets after the name.", "Lo si scriva fra parentesi dopo il nome."},
    Phrase{"The designation code of TORO", "Il codice di designazione del TORO"},
    Phrase{"the code is no part of a report", "il codice non fa parte di un rapporto"},
    Phrase{"The event is not valid for Elo (NN)", "Il torneo non è valido per l'Elo (NN)"},
    Phrase{"a report does not tell it", "un rapporto non lo dice"},
    Phrase{"There are fewer than 6 rounds, or 5 that are not on consecutive days",
           "Ci sono meno di 6 turni, o 5 non in giorni consecutivi"},
    Phrase{"RTF 5.3.1 a: \"svolgersi in almeno 6 turni di gioco, oppure in 5 turni se giocati in "
           "giorni consecutivi\". Record 132 tells the days.",
           "RTF 5.3.1 a: \"svolgersi in almeno 6 turni di gioco, oppure in 5 turni se giocati in "
           "giorni consecutivi\". I giorni li dice il record 132."},
    Phrase{"There are fewer than 7 players, or fewer than 6 with 5 rounds",
           "Ci sono meno di 7 giocatori, o meno di 6 con 5 turni"},
    Phrase{"RTF 5.3.1 c: \"avere un minimo di 7 partecipanti in caso di 6 o più turni di gioco, "
           "oppure 6 partecipanti in caso di 5 turni di gioco\".",
           "RTF 5.3.1 c: \"avere un minimo di 7 partecipanti in caso di 6 o più turni di gioco, "
           "oppure 6 partecipanti in caso di 5 turni di gioco\"."},
    Phrase{"The rate of play is below what FIDE rates",
           "La cadenza è sotto quella che la FIDE calcola"},
    Phrase{"RTF 5.3.1 d: \"avere un tempo di riflessione valido per le variazioni dell'Elo Fide, "
           "in base ai regolamenti tecnici FIDE\". 60 minutes for 60 moves; where a game has a "
           "player of 1800 or 2400, 90 or 120.",
           "RTF 5.3.1 d: \"avere un tempo di riflessione valido per le variazioni dell'Elo Fide, "
           "in base ai regolamenti tecnici FIDE\". 60 minuti per 60 mosse; se una partita ha un "
           "giocatore di 1800 o 2400, 90 o 120."},
    Phrase{"Under two hours a player no single Maestro norm can be made",
           "Sotto le due ore per giocatore non si fa alcuna norma singola di Maestro"},
    Phrase{"RTF 5.3.1 d: \"i tornei con tempo di riflessione inferiore a 2 ore per giocatore [...] "
           "non sono validi per l'ottenimento delle norme previste dall'art. 4.4.1.5.1\".",
           "RTF 5.3.1 d: \"i tornei con tempo di riflessione inferiore a 2 ore per giocatore [...] "
           "non sono validi per l'ottenimento delle norme previste dall'art. 4.4.1.5.1\"."},
    Phrase{"A team event gives less than two hours a player",
           "Un torneo a squadre dà meno di due ore per giocatore"},
    Phrase{"RTF 5.4.1 a: \"in ogni caso non inferiore a 2 ore per giocatore\".",
           "RTF 5.4.1 a: \"in ogni caso non inferiore a 2 ore per giocatore\"."},
    Phrase{"More games or hours were played on a day than FIDE allows",
           "In un giorno si sono giocate più partite o ore di quante la FIDE ne ammetta"},
    Phrase{"RTF 5.3.1 b: \"avere un numero di partite e di ore di gioco giornaliero non superiori "
           "a quanto previsto dai regolamenti tecnici FIDE\": three rounds and 12 hours.",
           "RTF 5.3.1 b: \"avere un numero di partite e di ore di gioco giornaliero non superiori "
           "a quanto previsto dai regolamenti tecnici FIDE\": tre turni e 12 ore."},
    Phrase{"The event is longer than FIDE allows",
           "Il torneo è più lungo di quanto la FIDE ammetta"},
    Phrase{"RTF 5.3.1 e: \"iniziare e terminare entro i limiti temporali stabiliti dai regolamenti "
           "tecnici FIDE\": 90 days.",
           "RTF 5.3.1 e: \"iniziare e terminare entro i limiti temporali stabiliti dai regolamenti "
           "tecnici FIDE\": 90 giorni."},
    Phrase{"A player lost round 1 by forfeit and was paired again",
           "Un giocatore ha perso il turno 1 a forfait ed è stato abbinato ancora"},
    Phrase{"RTF 7.5.1: \"Il giocatore che perde a forfait il primo turno deve essere escluso dal "
           "torneo. L'Arbitro principale ha facoltà di non applicare questa regola, qualora abbia "
           "sufficienti garanzie che il giocatore intende proseguire regolarmente il torneo.\"",
           "RTF 7.5.1: \"Il giocatore che perde a forfait il primo turno deve essere escluso dal "
           "torneo. L'Arbitro principale ha facoltà di non applicare questa regola, qualora abbia "
           "sufficienti garanzie che il giocatore intende proseguire regolarmente il torneo.\""},
    Phrase{"A player lost three games by forfeit and was not excluded",
           "Un giocatore ha perso tre partite a forfait e non è stato escluso"},
    Phrase{"RTF 7.5.1: \"Il giocatore che dà forfait in tre partite, compreso l'eventuale forfait "
           "del primo turno, deve essere escluso dal torneo.\"",
           "RTF 7.5.1: \"Il giocatore che dà forfait in tre partite, compreso l'eventuale forfait "
           "del primo turno, deve essere escluso dal torneo.\""},
    Phrase{"A player announced a third absence and went on",
           "Un giocatore ha annunciato una terza assenza e ha continuato"},
    Phrase{"RTF 7.5.2: \"Il diritto di cui sopra spetta al giocatore per soli due turni, anche "
           "consecutivi, nell'ambito dello stesso torneo. L'annuncio di un eventuale terza assenza "
           "deve essere considerata comunicazione di ritiro.\"",
           "RTF 7.5.2: \"Il diritto di cui sopra spetta al giocatore per soli due turni, anche "
           "consecutivi, nell'ambito dello stesso torneo. L'annuncio di un eventuale terza assenza "
           "deve essere considerata comunicazione di ritiro.\""},
    Phrase{"A player lost the last round by forfeit",
           "Un giocatore ha perso l'ultimo turno a forfait"},
    Phrase{"RTF 7.5.2: \"Il giocatore che perde a forfait l'ultimo turno, senza aver preannunciato "
           "l'assenza all'Arbitro principale con le modalità suesposte, deve essere considerato "
           "ritirato ingiustificatamente.\"",
           "RTF 7.5.2: \"Il giocatore che perde a forfait l'ultimo turno, senza aver preannunciato "
           "l'assenza all'Arbitro principale con le modalità suesposte, deve essere considerato "
           "ritirato ingiustificatamente.\""},
    Phrase{"A half-point bye was given where it may not be",
           "È stato dato un bye da mezzo punto dove non è ammesso"},
    Phrase{"RTF 7.5.2: \"Il giocatore può prendere parte a un torneo a partire dal secondo turno "
           "con un punteggio iniziale in classifica pari a quello previsto per la patta\", if \"il "
           "torneo non si svolge con girone all'italiana\" and \"il primo criterio di spareggio "
           "tecnico è il Buchholz integrale\".",
           "RTF 7.5.2: \"Il giocatore può prendere parte a un torneo a partire dal secondo turno "
           "con un punteggio iniziale in classifica pari a quello previsto per la patta\", se \"il "
           "torneo non si svolge con girone all'italiana\" e \"il primo criterio di spareggio "
           "tecnico è il Buchholz integrale\"."},
    Phrase{"A player withdrew", "Un giocatore si è ritirato"},
    Phrase{"RTF 7.5.3: \"Il ritiro di un giocatore deve essere citato dall'Arbitro principale nel "
           "rapporto finale di omologazione del torneo alla FSI\".",
           "RTF 7.5.3: \"Il ritiro di un giocatore deve essere citato dall'Arbitro principale nel "
           "rapporto finale di omologazione del torneo alla FSI\"."},
    Phrase{"The rate of play is not between 15 and 60 minutes",
           "La cadenza non sta fra 15 e 60 minuti"},
    Phrase{"Rapid 4.1: \"un tempo di riflessione compreso tra 15 e 60 minuti per giocatore, o "
           "quelle il cui tempo di riflessione fissato più 60 volte l'incremento previsto è "
           "compreso tra 15 e 60 minuti\", both included.",
           "Rapid 4.1: \"un tempo di riflessione compreso tra 15 e 60 minuti per giocatore, o "
           "quelle il cui tempo di riflessione fissato più 60 volte l'incremento previsto è "
           "compreso tra 15 e 60 minuti\", estremi compresi."},
    Phrase{"There are fewer than 6 rounds", "Ci sono meno di 6 turni"},
    Phrase{"Rapid 4.3: \"Il numero minimo di turni è stabilito in sei.\"",
           "Rapid 4.3: \"Il numero minimo di turni è stabilito in sei.\""},
    Phrase{"There are fewer than 14 players", "Ci sono meno di 14 giocatori"},
    Phrase{"Rapid 4.4: \"Il numero minimo di giocatori è stabilito in quattordici.\"",
           "Rapid 4.4: \"Il numero minimo di giocatori è stabilito in quattordici.\""},
    Phrase{"Rapid 5.2: \"L'omologazione del torneo avviene inviando entro 8 giorni i file generati "
           "dal programma utilizzato\". Asked when the date of today is known.",
           "Rapid 5.2: \"L'omologazione del torneo avviene inviando entro 8 giorni i file generati "
           "dal programma utilizzato\". Si chiede quando la data di oggi è nota."},
};

}  // namespace

std::span<const Phrase> italian_checks_fsi() { return phrases; }

}  // namespace cli
