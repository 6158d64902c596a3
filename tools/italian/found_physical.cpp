#include "trf/messages/found_physical.hpp"

#include "italian/language.hpp"

namespace cli {
namespace {
using namespace trf::found;

constexpr Row rows[]{
    {line_end_changes::id, "la riga termina con {end}; le righe precedenti con {before}"},
    {lines_end_with_lf::id, "le righe terminano solo con LF; il formato richiede CR"},
    {last_line_not_ended::id, "l'ultima riga non ha fine riga"},
    {not_utf8::id,
     "il byte 0x{byte} alla posizione {offset} non è UTF-8; "
     "{lines} {lines?riga letta|righe lette} "
     "come {page}"},
    {ends_with_1a::id, "il file termina con il byte 0x1A"},
    {has_nul::id, "la riga contiene un NUL"},
    {has_control::id, "la riga contiene il carattere di controllo 0x{byte}"},
    {has_tab::id, "la riga contiene un TAB; usare spazi"},
    {lookalike::id,
     "un carattere sembra uno spazio, una cifra o un trattino, "
     "ma è un altro carattere"},
    {nbsp_in_name::id, "il nome contiene uno spazio unificatore; usare uno spazio"},
    {encoded_twice::id, "il testo sembra codificato due volte"},
    {separator_used::id,
     "la colonna {column} separa due campi, ma contiene "
     "'{found}'; usare uno spazio"},
    {has_bom::id, "il file inizia con un BOM (byte order mark)"},
    {line_too_long::id, "la riga supera {bytes} byte"},
};
}  // namespace
ITALIAN(found_physical, rows);
}  // namespace cli
