#include "trf/messages/sheet.hpp"

#include "italian/language.hpp"

namespace cli {
namespace {
using namespace trf::said;

constexpr Row rows[]{
    {quotation_not_closed::id, "queste virgolette non sono chiuse"},
    {too_many_rows::id, "la lista ha più di {rows} righe"},
    {column_named_twice::id, "la colonna '{column}' è ripetuta"},
    {too_many_cells::id,
     "la riga ha {cells} {cells?cella|celle}; l'intestazione ha {columns} "
     "{columns?colonna|colonne}"},
    {no_header_row::id, "manca la riga d'intestazione"},
    {list_in_utf16::id, "la lista è in UTF-16; salvarla come CSV in UTF-8"},
    {list_has_nul::id,
     "la lista contiene un NUL: non è un file di testo; salvare un foglio di calcolo come CSV"},
    {columns_of_one_meaning::id,
     "'{first}' e '{second}' sono entrambe la colonna {column}; toglierne una o chiamarla "
     "{column}"},
    {list_not_utf8::id, "la lista non è in UTF-8; è letta come Windows-1252"},
};
}  // namespace
ITALIAN(sheet, rows);
}  // namespace cli
