#include "catalogue/entry.hpp"

namespace trf::catalogue {
namespace {

constexpr auto standard = Scope::fsi;
constexpr auto rapid = Scope::fsi_rapid;
constexpr auto both = Scope::fsi_both;

// clang-format off
constexpr std::array table{
Check{"G01", "rounds", E, off, standard, "RTF 5.3.1.a",
 "There are fewer than 6 rounds, or 5 that are not on consecutive days",
 "RTF 5.3.1 a: \"svolgersi in almeno 6 turni di gioco, oppure in 5 turni se giocati in giorni consecutivi\". Record 132 tells the days.", "5 rounds on three Sundays", "5 rounds in two days"},
Check{"G02", "players", E, off, standard, "RTF 5.3.1.c",
 "There are fewer than 7 players, or fewer than 6 with 5 rounds",
 "RTF 5.3.1 c: \"avere un minimo di 7 partecipanti in caso di 6 o più turni di gioco, oppure 6 partecipanti in caso di 5 turni di gioco\".", "6 players, 6 rounds", "7 players, 6 rounds"},
Check{"G03", "rate-of-play", E, off, standard, "RTF 5.3.1.d",
 "The rate of play is below what FIDE rates",
 "RTF 5.3.1 d: \"avere un tempo di riflessione valido per le variazioni dell'Elo Fide, in base ai regolamenti tecnici FIDE\". 60 minutes for 60 moves; where a game has a player of 1800 or 2400, 90 or 120.", "30+0", "90+30"},
Check{"G04", "maestro-time", I, off, standard, "RTF 5.3.1.d",
 "Under two hours a player no single Maestro norm can be made",
 "RTF 5.3.1 d: \"i tornei con tempo di riflessione inferiore a 2 ore per giocatore [...] non sono validi per l'ottenimento delle norme previste dall'art. 4.4.1.5.1\".", "90+0", "90+30"},
Check{"G05", "team-rate", E, off, standard, "RTF 5.4.1.a",
 "A team event gives less than two hours a player",
 "RTF 5.4.1 a: \"in ogni caso non inferiore a 2 ore per giocatore\".", "90+0", "90+30"},
Check{"G06", "daily-load", W, off, standard, "RTF 5.3.1.b",
 "More games or hours were played on a day than FIDE allows",
 "RTF 5.3.1 b: \"avere un numero di partite e di ore di gioco giornaliero non superiori a quanto previsto dai regolamenti tecnici FIDE\": three rounds and 12 hours.", "four rounds on a day", "three"},
Check{"G07", "duration", E, off, standard, "RTF 5.3.1.e",
 "The event is longer than FIDE allows",
 "RTF 5.3.1 e: \"iniziare e terminare entro i limiti temporali stabiliti dai regolamenti tecnici FIDE\": 90 days.", "January to June", "at most 90 days"},
Check{"G10", "first-round-forfeit", W, off, both, "RTF 7.5.1",
 "A player lost round 1 by forfeit and was paired again",
 "RTF 7.5.1: \"Il giocatore che perde a forfait il primo turno deve essere escluso dal torneo. L'Arbitro principale ha facoltà di non applicare questa regola, qualora abbia sufficienti garanzie che il giocatore intende proseguire regolarmente il torneo.\"", "- in round 1, then games", "(say why in the report)"},
Check{"G11", "third-forfeit", E, off, both, "RTF 7.5.1",
 "A player lost three games by forfeit and was not excluded",
 "RTF 7.5.1: \"Il giocatore che dà forfait in tre partite, compreso l'eventuale forfait del primo turno, deve essere escluso dal torneo.\"", "- - - 1", "- - - Z"},
Check{"G12", "third-absence", W, off, both, "RTF 7.5.2",
 "A player announced a third absence and went on",
 "RTF 7.5.2: \"Il diritto di cui sopra spetta al giocatore per soli due turni, anche consecutivi, nell'ambito dello stesso torneo. L'annuncio di un eventuale terza assenza deve essere considerata comunicazione di ritiro.\"", "Z 1 Z 1 Z 1", "Z 1 Z 1 Z Z"},
Check{"G13", "last-round-forfeit", W, off, both, "RTF 7.5.2",
 "A player lost the last round by forfeit",
 "RTF 7.5.2: \"Il giocatore che perde a forfait l'ultimo turno, senza aver preannunciato l'assenza all'Arbitro principale con le modalità suesposte, deve essere considerato ritirato ingiustificatamente.\"", "- in the last round", "Z, when announced"},
Check{"G14", "half-point-entry", E, off, both, "RTF 7.5.2",
 "A half-point bye was given where it may not be",
 "RTF 7.5.2: \"Il giocatore può prendere parte a un torneo a partire dal secondo turno con un punteggio iniziale in classifica pari a quello previsto per la patta\", if \"il torneo non si svolge con girone all'italiana\" and \"il primo criterio di spareggio tecnico è il Buchholz integrale\".", "H in round 3", "H in round 1"},
Check{"G15", "withdrawal", I, off, both, "RTF 7.5.3",
 "A player withdrew",
 "RTF 7.5.3: \"Il ritiro di un giocatore deve essere citato dall'Arbitro principale nel rapporto finale di omologazione del torneo alla FSI\".", "Z to the end", "(a line in the report)"},
Check{"G20", "rate-of-play", E, off, rapid, "Rapid 4.1",
 "The rate of play is not between 15 and 60 minutes",
 "Rapid 4.1: \"un tempo di riflessione compreso tra 15 e 60 minuti per giocatore, o quelle il cui tempo di riflessione fissato più 60 volte l'incremento previsto è compreso tra 15 e 60 minuti\", both included.", "10+4", "10+5"},
Check{"G21", "rounds", E, off, rapid, "Rapid 4.3",
 "There are fewer than 6 rounds", "Rapid 4.3: \"Il numero minimo di turni è stabilito in sei.\"", "5 rounds", "6 rounds"},
Check{"G22", "players", E, off, rapid, "Rapid 4.4",
 "There are fewer than 14 players", "Rapid 4.4: \"Il numero minimo di giocatori è stabilito in quattordici.\"", "13 players", "14 players"},
Check{"G23", "deadline", W, off, rapid, "Rapid 5.2",
 "The event ended more than 8 days ago", "Rapid 5.2: \"L'omologazione del torneo avviene inviando entro 8 giorni i file generati dal programma utilizzato\". Asked when the date of today is known.", "052 2026/03/14, sent on 2026/03/23", "052 2026/03/14, sent on 2026/03/22"},
Check{"G24", "daily-load", W, off, rapid, "B.03 3.1 (2018)",
 "More rounds were played on a day than FIDE allows",
 "B.03 2018, 3.1: \"per partite rapide 15 turni per giorno, per blitz 30 turni per giorno\".", "sixteen rounds on a day", "fifteen"},
Check{"G25", "duration", E, off, rapid, "B.03 4.1 (2018)",
 "The event is longer than FIDE allows",
 "B.03 2018, 4.1: \"Per i tornei, un periodo non superiore ai 30 giorni\".", "042 2026/01/10 / 052 2026/03/14", "at most 30 days"},
};
// clang-format on

}  // namespace

std::span<const Check> homologation() noexcept { return table; }

}  // namespace trf::catalogue
