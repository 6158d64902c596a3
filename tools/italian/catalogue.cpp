#include "validate/messages/catalogue.hpp"

#include "italian/language.hpp"

namespace cli {
namespace {
using namespace validate::said;

constexpr Row rows[]{
    {no_check_named::id, "nessun controllo ha il nome '{name}'{hint}"},
    {list_checks_lists::id, " (--list-checks li elenca)"},
    {severity_off::id, "spento"},
    {in_profile::id, "{severity} nel profilo {profile}"},
    {in_profile_and_rating::id, "{severity} nel profilo {profile}, {rating} nel profilo rating"},
    {never_reported::id, "mai segnalato: {reason}"},
    {label_wrong::id, "Errato"},
    {label_right::id, "Giusto"},
    {to_repair::id, "Per correggere, se la correzione possibile è una sola: {option}"},
    {to_see::id, "Per vederlo: {option}"},
    {to_run::id, "Per eseguire il controllo: {option}"},
    {to_turn_off::id, "Per disattivare il controllo: {option}"},
};
}  // namespace
ITALIAN(catalogue, rows);
}  // namespace cli
