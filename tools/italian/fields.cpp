#include "trf/messages/fields.hpp"

#include "italian/language.hpp"

namespace cli {
namespace {
using namespace trf::said;

constexpr Row rows[]{
    {field_fide_number::id, "codice FIDE"},
    {field_fide_rating::id, "Elo FIDE"},
    {field_birth_date::id, "data di nascita"},
    {field_black_team::id, "squadra con il Nero"},
    {field_board::id, "scacchiera"},
    {field_cells::id, "caselle"},
    {field_colour::id, "colore"},
    {field_federation::id, "federazione"},
    {field_first_number::id, "primo numero"},
    {field_first_round::id, "primo turno"},
    {field_forfeit::id, "forfait"},
    {field_game_points::id, "punti partita"},
    {field_game_points_of_the_round::id, "punti partita del turno"},
    {field_kind::id, "tipo"},
    {field_last_number::id, "ultimo numero"},
    {field_last_round::id, "ultimo turno"},
    {field_match_points::id, "punti squadra"},
    {field_member::id, "componente"},
    {field_method::id, "metodo"},
    {field_name::id, "nome"},
    {field_national_classification::id, "categoria nazionale"},
    {field_national_name::id, "nome (dati nazionali)"},
    {field_national_number::id, "codice nazionale"},
    {field_national_rating::id, "Elo nazionale"},
    {field_national_sex::id, "sesso (dati nazionali)"},
    {field_nickname::id, "sigla"},
    {field_number::id, "numero"},
    {field_opponent::id, "avversario"},
    {field_origin::id, "provenienza"},
    {field_points::id, "punti"},
    {field_rank::id, "posizione in classifica"},
    {field_result::id, "risultato"},
    {field_result_cell::id, "casella del risultato"},
    {field_round::id, "turno"},
    {field_round_date::id, "data del turno"},
    {field_sex::id, "sesso"},
    {field_start_rank::id, "numero d'ordine"},
    {field_strength::id, "forza"},
    {field_symbol::id, "simbolo"},
    {field_team::id, "squadra"},
    {field_team_name::id, "nome della squadra"},
    {field_team_number::id, "numero della squadra"},
    {field_text::id, "testo"},
    {field_title::id, "titolo"},
    {field_white_team::id, "squadra con il Bianco"},
};
}  // namespace
ITALIAN(fields, rows);
}  // namespace cli
