// Rating and norm reports, the pages of teams, the pictures.

#include <array>

#include "cli/italian/italian.hpp"

namespace cli {
namespace {

constexpr std::array phrases{
    Phrase{"Deputy arbiters: {}", "Arbitri collaboratori: {}"},
    Phrase{"Rated by {say}", "Variazioni Elo: {}"},
    Phrase{"Summary", "Riepilogo"},
    Phrase{"Player by player", "Giocatore per giocatore"},
    Phrase{"Expected", "Atteso"},
    Phrase{"Difference", "Differenza"},
    Phrase{"Change", "Variazione"},
    Phrase{"New", "Nuovo"},
    Phrase{"Score", "Punteggio"},
    Phrase{"New rating", "Nuovo Elo"},
    Phrase{"First", "Primo"},
    Phrase{"Performance of a first rating", "Performance di un primo Elo"},
    Phrase{"Note", "Nota"},
    Phrase{"Id", "Id"},
    Phrase{"Federation", "Federazione"},
    Phrase{"Match points", "Punti incontro"},
    Phrase{"rated through the standard list", "con l'Elo della lista standard"},
    Phrase{"not computed by this system", "non calcolato da questo sistema"},
    Phrase{"born {}", "data di nascita {}"},
    Phrase{"rating {n}", "Elo {}"},
    Phrase{"Scored {}, expected {}: difference {}; times K {n}: {}; change {}",
           "Ottenuti {}, attesi {}: differenza {}; per K {}: {}; variazione {}"},
    Phrase{"New rating: {n}", "Nuovo Elo: {}"},
    Phrase{"Average of the opponents: {}", "Media degli avversari: {}"},
    Phrase{"Performance of a first rating: {n}", "Performance di un primo Elo: {}"},
    Phrase{"Rating of the opponent as used", "Elo dell'avversario come usato"},
    Phrase{"Own rating less the opponent's, as used",
           "Elo proprio meno quello dell'avversario, come usato"},
    Phrase{"not counted", "non conta"},
    Phrase{"not counted: {say}", "non conta: {}"},
    Phrase{"Sum", "Somma"},
    Phrase{"Start", "Inizio"},
    Phrase{"End", "Fine"},
    Phrase{"Rating at the start: {n}", "Elo all'inizio: {}"},
    Phrase{"Norms", "Norme"},
    Phrase{"Norm", "Norma di titolo"},
    Phrase{"not achieved", "non ottenuta"},
    Phrase{"achieved: {say}", "ottenuta: {}"},
    Phrase{"Condition", "Condizione"},
    Phrase{"Conditions met", "Condizioni soddisfatte"},
    Phrase{"{n} of {n}", "{} di {}"},
    Phrase{"Required", "Richiesto"},
    Phrase{"Points required for this average", "Punti richiesti per questa media"},
    Phrase{"Average", "Media"},
    Phrase{"Found", "Trovato"},
    Phrase{"met", "soddisfatta"},
    Phrase{"not met", "non soddisfatta"},
    Phrase{"at least {}", "almeno {}"},
    Phrase{"at most {}", "al più {}"},
    Phrase{"other federations", "altre federazioni"},
    Phrase{"own federation", "della propria federazione"},
    Phrase{"one federation", "di una stessa federazione"},
    Phrase{"title holders", "titolati"},
    Phrase{"titles", "titoli richiesti"},
    Phrase{"score of 35 %", "punteggio del 35 %"},
    Phrase{"rounds", "turni"},
    Phrase{"rounds neither played nor won", "turni né giocati né vinti"},
    Phrase{"minutes", "minuti"},
    Phrase{"games {n}", "partite {}"},
    Phrase{"points {}", "punti {}"},
    Phrase{"average of the opponents {n}", "media degli avversari {}"},
    Phrase{"lowest opponent raised from {n}", "avversario più debole alzato da {}"},
    Phrase{"points required {}", "punti richiesti {}"},
    Phrase{"performance {n}", "performance {}"},
    Phrase{"Counted for the norm", "Contata per la norma"},
    Phrase{"Nobody can make such a norm here", "Qui nessuno può fare una tale norma"},
    Phrase{"Players of the teams", "Giocatori delle squadre"},
    Phrase{"Each round: the opponent's line, the result; + − = for a round that was not played",
           "Per ogni turno: la riga dell'avversario, il risultato; + − = per un turno non giocato"},
    Phrase{"Each round: the opponent's number, the colour, the result; + − = for a round that was "
           "not played",
           "Per ogni turno: il numero dell'avversario, il colore, il risultato; + − = per un turno "
           "non giocato"},
    Phrase{"average rating of the rated opponents, games against them, points in these, "
           "performance of unrated players with at least 4 such games (FIDE 1997, 11.31)",
           "media Elo degli avversari con Elo, partite contro di loro, punti in queste, "
           "performance dei giocatori senza Elo con almeno 4 di tali partite (FIDE 1997, 11.31)"},
    Phrase{"Remarks", "Osservazioni"},
    Phrase{"The race: points after each round", "La corsa: punti dopo ogni turno"},
    Phrase{"The leaders and their points: {}", "I primi e i loro punti: {}"},
    Phrase{"Rating after each round, before rounding",
           "Elo dopo ogni turno, prima dell'arrotondamento"},
    Phrase{"From {n} to {n} in {n} games", "Da {} a {} in {} partite"},
    Phrase{"Rating after each tournament, before the rounding of the period",
           "Elo dopo ogni torneo, prima dell'arrotondamento del periodo"},
    Phrase{"From {n} to {n} in {n} tournaments", "Da {} a {} in {} tornei"},
    Phrase{"Mean ratings from list to list", "Medie Elo di lista in lista"},
    Phrase{"Mean ratings of the lists: {}", "Medie Elo delle liste: {}"},
    Phrase{"List", "Lista"},
    Phrase{"Distribution of list {n}", "Distribuzione della lista {}"},
    Phrase{"Players by rating: {}", "Giocatori per Elo: {}"},
    Phrase{"Checks", "Controlli"},
};

}  // namespace

std::span<const Phrase> italian_reports() { return phrases; }

}  // namespace cli
