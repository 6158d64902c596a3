#include "trf/rating/messages/rating_period.hpp"

#include "italian/language.hpp"

namespace cli {
namespace {
using namespace trf::rating::said;

constexpr Row rows[]{
    {unrated_on_next_list::id, "inferiore al minimo di {floor}: senza Elo nella prossima lista"},
    {deleted_from_next_list::id, "inferiore a {floor}: depennato dalla prossima lista"},
    {delisted::id, "depennato dalla lista FIDE"},
    {capped::id, "limitato a {cap}"},
    {promoted::id, "diventa {category}"},
    {capped_by_category::id, "Elo limitato sotto la categoria 3N"},
    {champion::id, "campione di categoria"},
    {rating_reached::id, "Elo raggiunto"},
    {norms_and_rating::id, "norme ed Elo"},
};
}  // namespace
ITALIAN(rating_period, rows);
}  // namespace cli
