#include "cli/messages/hints.hpp"

#include "italian/language.hpp"

namespace cli {
namespace {
using namespace said;

constexpr Row rows[]{
    {hinted::id, "{what}; {hint}"},
    {hinted_option::id, "{what} ({options})"},
    {use_correct::id, "--correct lo cambia"},
    {use_correct_to_take_back::id, "--correct lo annulla"},
    {use_fill_points::id, "--fill=points li calcola"},
    {use_correct_and_unpair::id, "--correct annulla il turno con i suoi risultati"},
    {use_unpair::id, "--unpair lo annulla"},
    {use_pair::id, "trf-pair abbina il primo turno"},
    {use_trf26::id, "--to=trf26 converte il file"},
    {use_trf26_or_trfx::id, "--to=trf26 o --to=trfx converte il file"},
    {use_forfeit::id,
     "registrare una partita non giocata come forfait: --result=SCACCHIERA:+- o -+"},
    {use_from_json::id, "trf-parse --from=json legge il JSON di trf-parse"},
    {use_from_csv::id, "trf-parse --from=csv legge un elenco di giocatori"},
    {use_order::id, "--order indica l'ordine dei nuovi numeri"},
    {use_today::id, "--today"},
    {use_registered::id, "--registered"},
    {use_minutes::id, "--minutes, oppure --base e --increment"},
};
}  // namespace
ITALIAN(hints, rows);
}  // namespace cli
