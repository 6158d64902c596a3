#include "trf/tiebreak/messages/tie_break_codes.hpp"

#include "italian/language.hpp"

namespace cli {
namespace {
using namespace trf::tiebreak::said;

constexpr Row rows[]{
    {decided_outside::id, "{code} si decide fuori dal file TRF e non è calcolabile"},
    {not_used::id, "{fault}; non usato"},
    {calculated_anyway::id, "{fault}; calcolato comunque"},
    {points_used::id, "{code} vale per tornei a squadre; si usa PTS"},
    {two_scores_needed::id, "{code} richiede due punteggi: ESB:MM, ESB:MG, ESB:GM o ESB:GG"},
    {unknown_code::id, "spareggio tecnico sconosciuto '{code}'"},
    {not_in_edition::id, "{code} non è uno spareggio tecnico dell'edizione {edition}"},
    {for_teams::id, "{code} vale per tornei a squadre"},
    {for_players::id, "{code} vale per tornei individuali"},
    {scores_not_allowed::id, "{code} non ammette :{scores}"},
    {scores_of_players::id, "{code} non ammette :{scores} in un torneo individuale"},
    {not_for_predetermined::id, "{code} non vale per abbinamenti prestabiliti"},
    {unrated_players::id,
     "{code} non è usato: {unrated} {unrated?giocatore|giocatori} su {players} senza Elo; con "
     "{family}/U1400 {unrated?questo giocatore ha|questi giocatori hanno} Elo 1400"},
};
}  // namespace
ITALIAN(tie_break_codes, rows);
}  // namespace cli
