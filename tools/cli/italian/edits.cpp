// Edits of reports: results, byes, entries.

#include <array>

#include "cli/italian/italian.hpp"

namespace cli {
namespace {

constexpr std::array phrases{
    // Options.
    Phrase{"enter results: lines BOARD RESULT or WHITE BLACK RESULT, or CSV",
           "inserisce risultati: righe SCACCHIERA RISULTATO o BIANCO NERO RISULTATO, oppure CSV"},
    Phrase{"enter one result: 4:1-0, or by pair 12-7:1/2",
           "inserisce un risultato: 4:1-0, o per coppia 12-7:1/2"},
    Phrase{"replace recorded results, and say old and new",
           "sostituisce risultati registrati e indica il vecchio e il nuovo"},
    Phrase{"round of the results (default: the last paired round)",
           "turno dei risultati (se manca: l'ultimo turno abbinato)"},
    Phrase{"take back the pairing of the last paired round",
           "annulla l'abbinamento dell'ultimo turno abbinato"},
    // Lists of results.
    // Results of a round.
    Phrase{"board {} ({})", "scacchiera {} ({})"},
    Phrase{"board {} ({}), {say}", "scacchiera {} ({}), {}"},
    Phrase{"round {n}: {n} of {n} games have a result; open: {say}",
           "turno {}: {} partite su {} hanno un risultato; da giocare: {}"},
    Phrase{"round {n}: {n} of {n} games have a result",
           "turno {}: {} partite su {} hanno un risultato"},
    // People.
    Phrase{"announce a bye: H half a point, F a full point, Z no point",
           "annuncia un bye: H mezzo punto, F un punto, Z zero punti"},
    Phrase{"mark a player absent from the round to the last (default: the next round)",
           "segna un giocatore assente dal turno all'ultimo (se manca: dal prossimo turno)"},
    Phrase{"take a withdrawal back from the round on (default: the next round)",
           "annulla un ritiro dal turno in poi (se manca: dal prossimo turno)"},
    Phrase{"forbid pairings among these players (default: in all rounds)",
           "vieta gli abbinamenti fra questi giocatori (se manca: in tutti i turni)"},
    Phrase{"write the acceleration into the report", "scrive l'accelerazione nel file TRF"},
    Phrase{"add late entries from an entry list", "aggiunge iscritti in ritardo da una lista"},
    Phrase{"give start numbers by the initial order again",
           "riassegna i numeri d'ordine secondo l'ordine iniziale"},
    Phrase{"order of the start numbers: FIDE's, the list's or by lot (default: fide)",
           "ordine dei numeri: FIDE, della lista o per sorteggio (se manca: fide)"},
    Phrase{"seed of the lots", "seme del sorteggio"},
    Phrase{"with --from=csv: fill in ratings and titles from a list, by FIDE number",
           "con --from=csv: completa Elo e titoli da una lista, per codice FIDE"},
    Phrase{"with --rating-list: look for who has no FIDE number by name",
           "con --rating-list: cerca per nome chi non ha codice FIDE"},
    Phrase{"half-point bye", "bye da mezzo punto"}, Phrase{"full-point bye", "bye da un punto"},
    // Pages.
    Phrase{"{n} January {n}", "{} gennaio {}"}, Phrase{"January {n}", "gennaio {}"},
    Phrase{"{n} February {n}", "{} febbraio {}"}, Phrase{"February {n}", "febbraio {}"},
    Phrase{"{n} March {n}", "{} marzo {}"}, Phrase{"March {n}", "marzo {}"},
    Phrase{"{n} April {n}", "{} aprile {}"}, Phrase{"April {n}", "aprile {}"},
    Phrase{"{n} May {n}", "{} maggio {}"}, Phrase{"May {n}", "maggio {}"},
    Phrase{"{n} June {n}", "{} giugno {}"}, Phrase{"June {n}", "giugno {}"},
    Phrase{"{n} July {n}", "{} luglio {}"}, Phrase{"July {n}", "luglio {}"},
    Phrase{"{n} August {n}", "{} agosto {}"}, Phrase{"August {n}", "agosto {}"},
    Phrase{"{n} September {n}", "{} settembre {}"}, Phrase{"September {n}", "settembre {}"},
    Phrase{"{n} October {n}", "{} ottobre {}"}, Phrase{"October {n}", "ottobre {}"},
    Phrase{"{n} November {n}", "{} novembre {}"}, Phrase{"November {n}", "novembre {}"},
    Phrase{"{n} December {n}", "{} dicembre {}"}, Phrase{"December {n}", "dicembre {}"},
    Phrase{"Double round robin of teams", "Doppio girone all'italiana a squadre"},
    Phrase{"Round robin of teams", "Girone all'italiana a squadre"},
    Phrase{"Double round robin", "Doppio girone all'italiana"},
    Phrase{"Round robin", "Girone all'italiana"},
    Phrase{"Double-Swiss System", "Sistema Double-Swiss"},
    Phrase{"Swiss system for teams", "Sistema svizzero a squadre"},
    Phrase{"Swiss Team Pairing System", "Sistema svizzero FIDE a squadre"},
    Phrase{"Scheveningen system", "Sistema Scheveningen"},
    Phrase{"Schiller system", "Sistema Schiller"}, Phrase{"Knock-out", "Eliminazione diretta"},
    Phrase{"FIDE (Dutch) System", "Sistema FIDE (Olandese)"},
    Phrase{"Dubov System", "Sistema Dubov"}, Phrase{"Burstein System", "Sistema Burstein"},
    Phrase{"Lim System", "Sistema Lim"}, Phrase{"Swiss system", "Sistema svizzero"},
    Phrase{"Baku acceleration", "accelerazione Baku"},
    Phrase{"Result slips of round {n}", "Cedole dei risultati del turno {}"},
    Phrase{"Round {n}, board {}", "Turno {}, scacchiera {}"},
    Phrase{"Games without a result:", "Partite senza risultato:"}, Phrase{"Signature", "Firma"},
    Phrase{"forfeit win", "vittoria a forfait"}, Phrase{"absent", "assente"},
    Phrase{"{n} of {n} games have a result", "{} partite su {} hanno un risultato"},
    Phrase{"a recorded round with its results, byes and absent players (default: the last)",
           "un turno registrato con risultati, bye e assenti (se manca: l'ultimo)"},
    Phrase{"with --show --format=html: result slips to cut",
           "con --show --format=html: cedole dei risultati da ritagliare"},
    Phrase{"'--slips' needs '--format=html'", "'--slips' richiede '--format=html'"},
    Phrase{"'--slips' needs '--show'", "'--slips' richiede '--show'"},
    Phrase{"'--show' goes with no other mode", "'--show' non va con altre modalità"},
    // Entry lists.
    // Use.
};

}  // namespace

std::span<const Phrase> italian_edits() { return phrases; }

}  // namespace cli
