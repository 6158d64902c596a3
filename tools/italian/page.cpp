#include "cli/messages/page.hpp"

#include "italian/language.hpp"

namespace cli {
namespace {
using namespace cli::said;

constexpr Row rows[]{
    {tournament::id, "Torneo"},
    {chief_arbiter::id, "Arbitro principale: {name}"},
    {deputy_arbiters::id, "Arbitri collaboratori: {names}"},
    {day_of_month::id,
     "{day} "
     "{month?gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|"
     "dicembre} {year}"},
    {month_of_year::id,
     "{month?gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|"
     "dicembre} {year}"},
    {short_day::id, "{day:d/m/y}"},
    {year_alone::id, "{year}"},
    {kind_of_tournament::id,
     "{kind?Doppio girone all'italiana a squadre|Girone all'italiana a squadre|Doppio girone "
     "all'italiana|Girone all'italiana|Sistema Double-Swiss|Sistema svizzero a squadre|Sistema "
     "svizzero a squadre, C.04.6|Sistema Scheveningen|Sistema Schiller|Eliminazione "
     "diretta|Sistema "
     "FIDE (olandese)|Sistema Dubov|Sistema Burstein|Sistema Lim|Sistema svizzero}"},
    {baku_acceleration::id, "accelerazione Baku"},
};
}  // namespace
ITALIAN(page, rows);
}  // namespace cli
