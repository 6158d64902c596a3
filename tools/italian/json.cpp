#include "trf/messages/json.hpp"

#include "italian/language.hpp"

namespace cli {
namespace {
using namespace trf::said;

constexpr Row rows[]{
    {json_expected::id, "{what}: {found}; serve {expected}"},
    {json_a_tournament::id, "il torneo"},
    {json_a_player::id, "un giocatore"},
    {json_a_round::id, "un turno di un giocatore"},
    {json_an_item::id, "una voce di '{name}'"},
    {json_member::id, "'{name}'"},
    {json_kind::id, "{kind?nulla|true o false|un numero|un testo|una lista|un oggetto}"},
    {json_text_found::id, "\"{text}\""},
    {json_number_found::id, "{number}"},
    {json_number_in_range::id, "un numero da {low} a {high}"},
    {json_decimal::id, "un numero con al massimo un decimale"},
    {json_date::id, "una data come \"2026-11-21\""},
    {json_one_of::id, "uno fra {names}"},
    {json_tie_break::id, "un codice di spareggio tecnico per ogni voce"},
    {json_unknown_member::id, "'{name}' qui non è noto, o è ripetuto"},
    {json_line_end::id, "'{name}' contiene un fine riga, che un record non può contenere"},
    {json_other_schema::id, "lo schema è '{found}'; serve '{wanted}'"},
    {json_no_start_rank::id, "a un giocatore manca 'start_rank'"},
    {json_no_such_player::id, "'{name}' è il numero d'ordine {number}, che nessun giocatore ha"},
    {json_after_the_end::id, "c'è altro testo dopo la fine del valore JSON"},
    {json_too_deep::id, "il valore JSON ha troppi livelli annidati"},
    {json_ends_early::id, "il file finisce; serve un valore JSON"},
    {json_no_value::id, "serve un valore JSON"},
    {json_digit_expected::id, "dopo il punto serve una cifra"},
    {json_no_exponent::id, "qui non si usano numeri con esponente"},
    {json_sign_expected::id, "serve {signs}"},
    {json_name_expected::id, "serve un nome fra virgolette"},
    {json_text_open::id, "questo testo non ha le virgolette di chiusura"},
    {json_control_character::id, "un carattere di controllo va scritto con una sequenza"},
    {json_text_not_utf8::id, "questo testo non è in UTF-8"},
    {json_escape_unknown::id, "questa sequenza non è nota"},
    {json_hexadecimal::id, "servono quattro cifre esadecimali di un carattere"},
};
}  // namespace
ITALIAN(json, rows);
}  // namespace cli
