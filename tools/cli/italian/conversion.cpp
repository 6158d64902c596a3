// What conversion, editing, repairs and entry lists say.

#include <array>

#include "cli/italian/italian.hpp"

namespace cli {
namespace {

constexpr std::array phrases{
    Phrase{"tournament name", "nome del torneo"},
    Phrase{"city", "città"},
    Phrase{"federation", "federazione"},
    Phrase{"first day", "primo giorno"},
    Phrase{"last day", "ultimo giorno"},
    Phrase{"number of players", "numero di giocatori"},
    Phrase{"number of rated players", "numero di giocatori con Elo"},
    Phrase{"number of teams", "numero di squadre"},
    Phrase{"type of tournament", "tipo di torneo"},
    Phrase{"chief arbiter", "arbitro principale"},
    Phrase{"deputy arbiter", "arbitro collaboratore"},
    Phrase{"rate of play", "cadenza"},
    Phrase{"round dates", "date dei turni"},
    Phrase{"number of rounds", "numero di turni"},
    Phrase{"initial colour", "colore iniziale"},
    Phrase{"point system", "sistema di punteggio"},
    Phrase{"starting rank method", "metodo d'ordine iniziale"},
    Phrase{"pairing controller", "controllore degli abbinamenti"},
    Phrase{"type of tournament, encoded", "tipo di torneo codificato"},
    Phrase{"standings order", "ordine di classifica"},
    Phrase{"time control, encoded", "cadenza codificata"},
    Phrase{"prohibited pairings", "abbinamenti vietati"},
    Phrase{"abnormal points", "punti anomali"},
    Phrase{"team byes", "bye di squadra"},
    Phrase{"forfeited match", "incontro a forfait"},
    Phrase{"board colours", "colori delle scacchiere"},
    Phrase{"match point system", "sistema dei punti incontro"},
    Phrase{"team results", "risultati di squadra"},
    Phrase{"points of a draw", "punti di una patta"},
    Phrase{"points of a forfeit loss", "punti di una sconfitta a forfait"},
    Phrase{"points of a loss", "punti di una sconfitta"},
    Phrase{"points of a pairing-allocated bye", "punti di un bye d'abbinamento"},
    Phrase{"points of a win", "punti di una vittoria"},
    Phrase{"points of a zero-point bye", "punti di un bye da zero punti"},
    Phrase{"acceleration of a player", "accelerazione di un giocatore"},
    Phrase{"absent players", "giocatori assenti"},
};

}  // namespace

std::span<const Phrase> italian_conversion() { return phrases; }

}  // namespace cli
