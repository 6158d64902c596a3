#include "pair/messages/pair_sheet.hpp"

#include "italian/language.hpp"

namespace cli {
namespace {
using namespace trf_pair::said;

constexpr Row rows[]{
    {round_title::id, "Turno {round}"},
    {pairings_title::id, "Abbinamenti del turno {round}"},
    {all_rounds_title::id, "Girone all'italiana: tutti i turni"},
    {slips_title::id, "Tagliandi dei risultati del turno {round}"},
    {slip_title::id, "Turno {round}, scacchiera {board}"},
    {slip_of_match::id, "Turno {round}, scacchiera {board}: {white} – {black}"},
    {paired_by_system::id, "Abbinato con {system}"},
    {results_so_far::id, "{done} partite su {games} hanno un risultato"},
    {by_board::id, "Per scacchiera"},
    {by_name::id, "Per nome"},
    {column_board_short::id, "Sc."},
    {column_signature::id, "Firma"},
    {column_white_team::id, "Squadra del Bianco"},
    {column_black_team::id, "Squadra del Nero"},
    {column_white_score::id, "Punti della squadra del Bianco"},
    {column_black_score::id, "Punti della squadra del Nero"},
    {column_published_pairs::id, "Coppie pubblicate"},
    {column_correct_pairs::id, "Coppie corrette"},
    {column_criteria::id, "Pubblicato e corretto per criterio"},
    {column_reading::id, "Corretto secondo la lettura"},
    {right_by_readings::id,
     "il turno pubblicato è corretto secondo un'altra lettura di {readings}"},
    {right_if_adjourned::id,
     "il turno pubblicato è corretto se {games} del turno {round} non {games?aveva|avevano} ancora "
     "un risultato ({article})"},
    {colour::id, "{colour?Bianco|Nero}"},
    {why_away::id,
     "{why?bye|bye da mezzo punto|bye da un punto|vittoria a forfait|assente|riposo|riserva}"},
    {reserve_of::id, "riserva di {team}"},
    {bye_of_team::id, "bye di {team}"},
    {reserves_of::id, "{names?Riserva|Riserve} di {team}: {names}"},
    {match_forfeited::id, "{result}, a forfait"},
    {match_of_empty_boards::id, "{white}-{black}, tutte le scacchiere a forfait"},
    {opponent_of_empty_boards::id, "{team}, {own}-{other}, tutte le scacchiere a forfait"},
    {opponent_forfeited::id, "{team}, incontro a forfait {result}"},
    {verdict::id, "{kind?identico|peggiore|illegale|non abbinabile}"},
    {round_verdict::id, "turno {round}: {kind?identico|peggiore|illegale|non abbinabile}{where}"},
    {round_verdict_by::id,
     "turno {round}: {kind?identico|peggiore|illegale|non abbinabile} per {criterion}{where}"},
    {column_manual::id, "A mano"},
    {changed_by_hand::id, "modificato a mano: {pairs}"},
    {published_pairs::id, "pubblicato: {pairs}"},
    {correct_pairs::id, "corretto: {pairs}"},
    {bracket_values::id, "gruppo {bracket}, pubblicato e corretto per criterio"},
    {values_of_bracket::id, "{bracket}: {values}"},
    {value_by_criterion::id, "{criterion} {published} / {correct}"},
    {checked_rounds::id, "Turni abbinati di nuovo"},
};
}  // namespace
ITALIAN(pair_sheet, rows);
}  // namespace cli
