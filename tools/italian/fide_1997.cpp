#include "trf/rating/messages/fide_1997.hpp"

#include "italian/language.hpp"

namespace cli {
namespace {
using namespace trf::rating::said;

constexpr Row rows[]{
    {no_points::id, "nessun punto"},
    {no_points_against_rated::id, "nessun punto contro avversari con Elo; dp non è definita"},
    {no_rated_opponent::id, "nessun avversario con Elo"},
    {rule_of_350::id, "Elo degli avversari limitato a una differenza di {limit}"},
    {olympiad_entry::id, "entra con {rating} o più"},
    {olympiad_entry_early::id, "entra con {rating} o più dopo il turno {round}"},
    {first_rating_below::id, "inferiore a {floor}"},
    {assumed_dp::id, "la dp del {percentage} % non è definita (10.1a); si usa {dp}"},
    {reading_floor_rounded::id,
     "{mean} è inferiore a {floor} prima dell'arrotondamento; decide l'Elo arrotondato"},
    {reading_floor_of_mean::id, "prestazioni sopra e sotto {floor}; decide la media di tutte"},
    {assumed_no_earlier_games::id,
     "partite precedenti non indicate; si considera che non ce ne siano"},
};
}  // namespace
ITALIAN(fide_1997, rows);
}  // namespace cli
