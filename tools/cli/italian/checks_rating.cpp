// Checks of what rating asks for, and of batches: what they say and why.

#include <array>

#include "cli/italian/italian.hpp"

namespace cli {
namespace {

constexpr std::array phrases{
    Phrase{"The rate of play cannot be told", "La cadenza non si capisce"},
    Phrase{"Neither 222 nor 122 nor an option gives minutes, so standard, rapid and blitz cannot "
           "be told apart.",
           "Né 222 né 122 né un'opzione danno i minuti, sicché non si distinguono standard, rapid "
           "e blitz."},
    Phrase{"A standard event gives less than 60 minutes for 60 moves",
           "Un torneo standard dà meno di 60 minuti per 60 mosse"},
    Phrase{"It says it is standard, but no list takes it as such.",
           "Si dice standard, ma nessuna lista lo prende come tale."},
    Phrase{"Somebody of 1800 or more plays with less than 90 minutes",
           "Qualcuno con 1800 o più gioca con meno di 90 minuti"},
    Phrase{"Games with such a player are not rated.",
           "Le partite con un tale giocatore non si calcolano."},
    Phrase{"Somebody of 2400 or more plays with less than 120 minutes",
           "Qualcuno con 2400 o più gioca con meno di 120 minuti"},
    Phrase{"The first control is at fewer than 30 moves",
           "Il primo controllo è a meno di 30 mosse"},
    Phrase{"Where a period ends at a move, the first one lasts 30 moves at least.",
           "Se un periodo finisce a una mossa, il primo dura almeno 30 mosse."},
    Phrase{"A rapid event is not between 10 and 60 minutes",
           "Un torneo rapid non sta fra 10 e 60 minuti"},
    Phrase{"More than 10 and less than 60, for 60 moves.", "Più di 10 e meno di 60, per 60 mosse."},
    Phrase{"A blitz event is not between 3 and 10 minutes",
           "Un torneo blitz non sta fra 3 e 10 minuti"},
    Phrase{"More than 3, at most 10, for 60 moves.", "Più di 3, al massimo 10, per 60 mosse."},
    Phrase{"More rounds were played on one day than may be",
           "In un giorno si sono giocati più turni di quanti se ne possano giocare"},
    Phrase{"Standard 3 rounds and 12 hours, rapid 15, blitz 30. \"per partite rapide 15 turni per "
           "giorno, per blitz 30 turni per giorno\" (B.03 2018, 3.1).",
           "Standard 3 turni e 12 ore, rapid 15, blitz 30. \"per partite rapide 15 turni per "
           "giorno, per blitz 30 turni per giorno\" (B.03 2018, 3.1)."},
    Phrase{"A player met no rated opponent", "Un giocatore non ha incontrato avversari con Elo"},
    Phrase{"His games count for nobody: only games with a rated player are rated.",
           "Le sue partite non contano per nessuno: si calcolano solo partite con un giocatore con "
           "Elo."},
    Phrase{"An unrated player made no point against rated opponents",
           "Un giocatore senza Elo non ha fatto punti contro avversari con Elo"},
    Phrase{"A first event with zero is disregarded; he remains unrated.",
           "Un primo torneo a zero non si considera; resta senza Elo."},
    Phrase{"A round robin has too few rated players",
           "Un girone all'italiana ha troppo pochi giocatori con Elo"},
    Phrase{"A third, four where fewer than ten play; a double one six players, four of them rated. "
           "Asked for events before 2022; later texts have no such rule.",
           "Un terzo, quattro dove giocano meno di dieci; in un girone doppio sei giocatori, "
           "quattro dei quali con Elo. Si chiede per tornei prima del 2022; i testi successivi non "
           "hanno tale regola."},
    Phrase{"Games of a match were played after it was decided",
           "Partite di un match sono state giocate a match deciso"},
    Phrase{"They are not rated. Leave them out, or let the officer know.",
           "Non si calcolano. Le si tolga, o lo si faccia sapere al responsabile Elo."},
    Phrase{"The event has fewer than five rounds", "Il torneo ha meno di cinque turni"},
    Phrase{"A new player cannot get a first rating from it alone.",
           "Un giocatore nuovo non può ottenerne da solo un primo Elo."},
    Phrase{"The event ended more than 7 days ago", "Il torneo è finito da più di 7 giorni"},
    Phrase{"The arbiter has 7 days, the federation 30 (then an error); two weeks before July 2000 "
           "(1997: 8.1). Asked when the date of today is known.",
           "L'arbitro ha 7 giorni, la federazione 30 (poi è un errore); due settimane prima di "
           "luglio 2000 (1997: 8.1). Si chiede quando la data di oggi è nota."},
    Phrase{"A player of another federation has no FIDE number",
           "Un giocatore di un'altra federazione non ha numero FIDE"},
    Phrase{"His federation has to give him one before the event can be rated.",
           "La sua federazione deve dargliene uno prima che il torneo si possa calcolare."},
    Phrase{"The city is outside the federation of the event",
           "La città è fuori dalla federazione del torneo"},
    Phrase{"Norms may be claimed, but the report lacks what they need",
           "Si possono chiedere norme, ma al rapporto manca quel che richiedono"},
    Phrase{"With nine rounds, titled players and a TRF26 report: 182, 192 and 202 are mandatory, "
           "and an IA or FA directs. The first two are asked by H40 and H33.",
           "Con nove turni, giocatori titolati e un rapporto TRF26: 182, 192 e 202 sono "
           "obbligatori, e dirige un IA o FA. I primi due sono chiesti da H40 e H33."},
    Phrase{"More than 80 % of the players are unrated", "Più dell'80 % dei giocatori è senza Elo"},
    Phrase{"Accepted, but an officer looks: few games have a rated player.",
           "Accettato, ma un responsabile Elo guarda: poche partite hanno un giocatore con Elo."},
    Phrase{"Games counted for each player", "Partite contate per ciascun giocatore"},
    Phrase{"trf-rate --games tells it", "lo dice trf-rate --games"},
    Phrase{"Two files of the batch are the same event", "Due file sono lo stesso torneo"},
    Phrase{"Same name, first day and first ten FIDE numbers. It would be rated twice.",
           "Stesso nome, primo giorno e primi dieci numeri FIDE. Sarebbe calcolato due volte."},
    Phrase{"The round in the file name is not the one in the report",
           "Il turno nel nome del file non è quello del rapporto"},
    Phrase{"Names such as open_r07.trf are understood.", "Si comprendono nomi come open_r07.trf."},
    Phrase{"A file cannot be opened or read", "Un file non si può aprire o leggere"},
};

}  // namespace

std::span<const Phrase> italian_checks_rating() { return phrases; }

}  // namespace cli
