#include "trf/pair/messages/pairing_systems.hpp"

#include "italian/language.hpp"

namespace cli {
namespace {
using namespace trf::pair::said;

constexpr Row rows[]{
    {dutch_title::id, "sistema FIDE (olandese), C.04.3"},
    {dubov_title::id, "sistema Dubov, C.04.4.1"},
    {burstein_title::id, "sistema Burstein, C.04.4.2"},
    {lim_title::id, "sistema Lim, C.04.4.3"},
    {lim_1989_title::id, "regole svizzere FIDE 1987-89 (il sistema Lim originale)"},
    {italo_svizzero_title::id, "Italo-Svizzero, regolamento FSI del 1997"},
    {double_swiss_title::id, "sistema Double-Swiss, C.04.5"},
    {team_swiss_title::id, "sistema svizzero a squadre, C.04.6"},
    {berger_title::id, "girone all'italiana con le tabelle Berger, C.05 allegato 1"},
    {match_title::id, "incontro individuale (match)"},
    {scheveningen_title::id, "sistema Scheveningen, tabelle del 2022"},
};
}  // namespace
ITALIAN(pairing_systems, rows);
}  // namespace cli
