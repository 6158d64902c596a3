// Edits of reports: results, byes, entries.

#include <array>

#include "cli/italian/italian.hpp"

namespace cli {
namespace {

constexpr std::array phrases{
    // Options.
    // Lists of results.
    // Results of a round.
    Phrase{"board {} ({})", "scacchiera {} ({})"},
    Phrase{"board {} ({}), {say}", "scacchiera {} ({}), {}"},
    Phrase{"round {n}: {n} of {n} games have a result",
           "turno {}: {} partite su {} hanno un risultato"},
    // People.
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
    Phrase{"Swiss Team Pairing System", "Sistema svizzero FIDE a squadre"},
    Phrase{"Schiller system", "Sistema Schiller"}, Phrase{"Knock-out", "Eliminazione diretta"},
    Phrase{"Dubov System", "Sistema Dubov"}, Phrase{"Burstein System", "Sistema Burstein"},
    Phrase{"Lim System", "Sistema Lim"}, Phrase{"Swiss system", "Sistema svizzero"},
    Phrase{"Result slips of round {n}", "Cedole dei risultati del turno {}"},
    Phrase{"Round {n}, board {}", "Turno {}, scacchiera {}"},
    Phrase{"Games without a result:", "Partite senza risultato:"}, Phrase{"Signature", "Firma"},
    Phrase{"forfeit win", "vittoria a forfait"}, Phrase{"absent", "assente"},
    Phrase{"{n} of {n} games have a result", "{} partite su {} hanno un risultato"},
    Phrase{"'--slips' needs '--format=html'", "'--slips' richiede '--format=html'"},
    // Entry lists.
    // Use.
};

}  // namespace

std::span<const Phrase> italian_edits() { return phrases; }

}  // namespace cli
