#include "trf/pair/messages/place.hpp"

#include "italian/language.hpp"

namespace cli {
namespace {
using namespace trf::pair::said;

constexpr Row rows[]{
    {bracket::id, "gruppo {number} ({points} {points?punto|punti})"},
    {bracket_name::id, "{number} ({points} {points?punto|punti})"},
    {in_bracket::id, " nel gruppo {number} ({points} {points?punto|punti})"},
    {in_place::id, " ({place})"},
    {scoregroup::id, "{points} {points?punto|punti}"},
    {median_scoregroup::id, "gruppo mediano, {points} {points?punto|punti}"},
    {pair_of_rotation::id, "coppia {number}"},
    {whole_round::id, "turno {number}"},
    {place_of_bye::id, "bye"},
    {place_of_free_player::id, "giocatore libero"},
    {order_of_groups::id, "ordine"},
    {resume_point::id, "punto di ripresa"},
    {colours::id, "colori"},
    {board_order::id, "ordine delle scacchiere"},
    {table_of_round_robin::id, "tabella"},
    {match_of_two::id, "incontro"},
};
}  // namespace
ITALIAN(place, rows);
}  // namespace cli
