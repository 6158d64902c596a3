// Titles, captions and verdicts of tables and pages.

#include <array>

#include "cli/italian/italian.hpp"

namespace cli {
namespace {

constexpr std::array phrases{
    Phrase{"By board", "Per scacchiera"},
    Phrase{"By name", "Per nome"},
    Phrase{"bye", "riposo"},
    Phrase{"free", "riposo"},
    Phrase{"Pairings of round {n}", "Abbinamenti del turno {}"},
    Phrase{"Paired by {say}", "Abbinato con {}"},
    Phrase{"Round robin: all rounds", "Girone all'italiana: tutti i turni"},
    Phrase{"Round {n}", "Turno {}"},
    Phrase{"Tournament", "Torneo"},
    Phrase{"Table", "Tabellone"},
    Phrase{"Crosstable", "Tabellone"},
    Phrase{"Each round: the opponent's line, the colour, the result; + − = for a round that was "
           "not played",
           "Per ogni turno: la riga dell'avversario, il colore, il risultato; + − = per un turno "
           "non giocato"},
    Phrase{"Chief arbiter: {}", "Arbitro principale: {}"},
    Phrase{"Standings after round {n}", "Classifica dopo il turno {}"},
    Phrase{"Standings after round {n}; {say}; {}", "Classifica dopo il turno {}; {}; {}"},
    Phrase{"Standings after round {n} of {n}; {say}; {}",
           "Classifica dopo il turno {} di {}; {}; {}"},
    Phrase{"Differences; {say}", "Differenze; {}"},
    Phrase{"The report cannot be used", "Il rapporto non è utilizzabile"},
    Phrase{"The report must be corrected", "Il rapporto va corretto"},
    Phrase{"The report can be used; please look at the warnings",
           "Il rapporto è utilizzabile; si guardino gli avvisi"},
    Phrase{"Nothing to object", "Nulla da obiettare"},
    Phrase{"To be corrected by the arbiter", "Da correggere a cura dell'arbitro"},
    Phrase{"For information", "Per conoscenza"},
    Phrase{"Rating period", "Periodo di variazione Elo"},
    Phrase{"Rating lists", "Liste Elo"},
    Phrase{"Lists", "Liste"},
    Phrase{"Distribution", "Distribuzione"},
    Phrase{"aged {n}-{n}", "di {}-{} anni"},
    Phrase{"Titles and categories", "Titoli e categorie"},
    Phrase{"no result", "senza risultato"},
    Phrase{"not played", "non giocata"},
    Phrase{"rated", "con Elo"},
    Phrase{"standard", "standard"},
    Phrase{"unrated", "senza Elo"},
    Phrase{"excluded", "escluso"},
    Phrase{"single", "singola"},
    Phrase{"double", "doppia"},
    Phrase{"identical", "identico"},
    Phrase{"worse", "peggiore"},
    Phrase{"illegal", "illegale"},
    Phrase{"unpairable", "non abbinabile"},
    Phrase{"{say} in profile {}", "{} nel profilo {}"},
    Phrase{"{say} in profile {}, {say} in profile rating",
           "{} nel profilo {}, {} nel profilo rating"},
    Phrase{"Severity", "Gravità"},
    Phrase{"Wrong", "Errato"},
    Phrase{"Right", "Giusto"},
    Phrase{"To silence it: {}", "Per farlo tacere: {}"},
};

}  // namespace

std::span<const Phrase> italian_pages() { return phrases; }

}  // namespace cli
