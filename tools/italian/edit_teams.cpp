#include "trf/messages/edit_teams.hpp"

#include "italian/language.hpp"

namespace cli {
namespace {
using namespace trf::said;

constexpr Row rows[]{
    {report_without_teams::id, "il file TRF non ha squadre"},
    {no_record_for_line_ups::id, "{dialect} non ha un record per le formazioni"},
    {scheveningen_has_no_line_ups::id,
     "la tabella di un incontro Scheveningen dà le scacchiere; non ci sono formazioni"},
    {line_up_of_other_size::id,
     "squadra {team}: la formazione ha {found} {found?scacchiera|scacchiere}, l'incontro ne ha "
     "{boards}; scrivere 0 per una scacchiera vuota"},
    {line_up_without_players::id, "squadra {team}: la formazione non ha giocatori"},
    {line_up_given_twice::id, "la squadra {team} ha due formazioni per il turno {round}"},
    {team_without_match::id, "la squadra {team} non ha un incontro nel turno {round}"},
    {match_has_results::id,
     "l'incontro {team}-{other} del turno {round} ha {results} {results?risultato|risultati}"},
    {results_stay_on_boards::id,
     "incontro {team}-{other} del turno {round}: {results} {results?risultato resta alla sua "
     "scacchiera|risultati restano alle loro scacchiere}"},
};
}  // namespace
ITALIAN(edit_teams, rows);
}  // namespace cli
