#include "trf/messages/tie_break_list.hpp"

#include "italian/language.hpp"

namespace cli {
namespace {
using namespace trf::said;

constexpr Row rows[]{
    {not_a_tie_break_code::id, "'{code}' non è un codice di spareggio tecnico"},
    {not_a_modifier::id,
     "'{found}' dopo '{code}' non è un modificatore; usare /Cn /Mn /L+n /L-n /P /F /R /Kn /Un :MP "
     ":GP"},
    {modifier_out_of_range::id, "'{code}': il modificatore /{modifier} è fuori dai limiti"},
    {modifier_without_cut::id, "'{code}': il modificatore /{modifier} non esclude nulla"},
    {modifier_twice::id, "/{modifier} compare due volte"},
    {modifier_not_taken::id, "{code} non ammette /{modifier} (C.07 14)"},
    {median_too_wide::id,
     "un mediano esclude uno o due contributi per parte, non /{modifier} (C.07 14)"},
    {median_and_cut::id, "mediano e Cut non si possono usare insieme (C.07 14)"},
};
}  // namespace
ITALIAN(tie_break_list, rows);
}  // namespace cli
