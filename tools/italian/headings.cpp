#include "cli/messages/headings.hpp"

#include "italian/language.hpp"

namespace cli {
namespace {
using namespace cli::said;

constexpr Row rows[]{
    {heading_name::id, "Nome"},
    {heading_rank::id, "Pos."},
    {heading_round::id, "Turno"},
    {heading_board::id, "Scacchiera"},
    {heading_white::id, "Bianco"},
    {heading_black::id, "Nero"},
    {heading_white_name::id, "Nome del Bianco"},
    {heading_black_name::id, "Nome del Nero"},
    {heading_file::id, "File"},
    {heading_line::id, "Riga"},
    {heading_column::id, "Colonna"},
    {heading_check::id, "Controllo"},
    {heading_rule::id, "Norma"},
    {heading_finding::id, "Rilievo"},
    {heading_severity::id, "Gravità"},
    {heading_title::id, "Titolo"},
    {heading_rating::id, "Elo"},
    {heading_fed::id, "Fed"},
    {heading_federation::id, "Federazione"},
    {heading_points::id, "Punti"},
    {heading_pts::id, "Pti"},
    {heading_score::id, "Punteggio"},
    {heading_opponent::id, "Avversario"},
    {heading_colour::id, "Colore"},
    {heading_result::id, "Risultato"},
    {heading_player::id, "Giocatore"},
    {heading_players::id, "Giocatori"},
    {heading_games::id, "Partite"},
    {heading_number::id, "N."},
    {heading_id::id, "Id"},
    {heading_team::id, "Squadra"},
    {heading_match_points::id, "Punti squadra"},
    {heading_mp::id, "PS"},
    {heading_expected::id, "Attesi"},
    {heading_difference::id, "Differenza"},
    {heading_change::id, "Variazione"},
    {heading_new::id, "Nuovo"},
    {heading_note::id, "Nota"},
    {heading_verdict::id, "Esito"},
    {heading_differences::id, "Differenze"},
    {heading_criterion::id, "Criterio"},
    {heading_bracket::id, "Gruppo"},
    {heading_published::id, "Pubblicato"},
    {heading_correct::id, "Corretto"},
    {heading_why::id, "Perché"},
    {heading_step::id, "Passo"},
    {heading_where::id, "Dove"},
    {heading_article::id, "Articolo"},
    {heading_decision::id, "Decisione"},
    {heading_facts::id, "Fatti"},
};
}  // namespace
ITALIAN(headings, rows);
}  // namespace cli
