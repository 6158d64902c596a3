#include "parse/messages/tournament_keys.hpp"

#include "italian/language.hpp"

namespace cli {
namespace {
using namespace cli::said;

constexpr Row rows[]{
    {key_dialect::id, "dialetto"},
    {key_name::id, "nome"},
    {key_city::id, "città"},
    {key_federation::id, "federazione"},
    {key_start::id, "inizio"},
    {key_end::id, "fine"},
    {key_players::id, "giocatori"},
    {key_rounds::id, "turni"},
    {key_paired_rounds::id, "turni abbinati"},
    {key_planned_rounds::id, "turni previsti"},
    {key_teams::id, "squadre"},
    {key_type::id, "tipo di torneo"},
    {key_type_code::id, "codice del tipo"},
    {key_chief_arbiter::id, "arbitro principale"},
    {key_deputies::id, "arbitri collaboratori"},
    {key_rate_of_play::id, "cadenza"},
    {key_time_control::id, "cadenza (222)"},
    {key_round_dates::id, "date dei turni"},
    {key_controller::id, "programma d'abbinamento"},
    {key_tie_breaks::id, "spareggi tecnici"},
    {key_standings_order::id, "ordine di classifica"},
    {key_initial_colour::id, "colore iniziale"},
    {colour_letter::id, "{colour?B|N}"},
};
}  // namespace
ITALIAN(tournament_keys, rows);
}  // namespace cli
