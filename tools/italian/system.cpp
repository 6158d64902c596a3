#include "cli/messages/system.hpp"

#include "italian/language.hpp"

namespace cli {
namespace {
using namespace cli::said;

constexpr Row rows[]{
    {path::id, "{path}"},
    {standard_input::id, "standard input"},
    {standard_output::id, "standard output"},
    {file_failed::id, "{file}: {reason}"},
    {no_such_file::id, "file o cartella inesistente"},
    {permission_denied::id, "permesso negato"},
    {is_a_directory::id, "è una cartella"},
    {not_a_directory::id, "non è una cartella"},
    {no_space_left::id, "spazio esaurito sul dispositivo"},
    {bad_descriptor::id, "descrittore di file non valido"},
    {file_too_large::id, "file troppo grande"},
    {file_name_too_long::id, "nome di file troppo lungo"},
    {read_only::id, "file system in sola lettura"},
    {input_output_error::id, "errore di lettura o scrittura"},
    {too_many_open_files::id, "troppi file aperti"},
    {broken_pipe::id, "pipe interrotta"},
    {file_changed::id,
     "un altro programma ha modificato il file dopo la lettura; non è stato scritto nulla"},
    {claimed_by_other::id,
     "un altro programma sta sostituendo il file; non è stato scritto nulla. Se è terminato, "
     "eliminare {claim}"},
    {locked_by_other::id, "un altro programma ha bloccato il file; non è stato scritto nulla"},
    {neither_folder_nor_lock::id,
     "la cartella non è scrivibile e il file non si può bloccare; non è stato scritto nulla"},
    {system_says::id, "{text}"},
    {out_of_memory::id, "memoria esaurita"},
    {internal_error::id, "errore interno: {text}"},
    {reading_stdin::id,
     "lettura dello standard input; terminare con Ctrl-D (--help spiega le opzioni)"},
    {larger_than_limit::id, "{file}: errore: il file supera {bytes} byte (--limit=file=N)"},
    {no_report_in_folder::id,
     "{folder}: errore: nessun *.trf, *.trfx o *.txt in questa cartella [W05]"},
    {other_file_not_read::id,
     "{folder}: nota: un altro file non è letto: {file} (solo *.trf, *.trfx, *.txt)"},
    {other_files_not_read::id,
     "{folder}: nota: altri {count} file non sono letti: {file}, ... (solo *.trf, *.trfx, *.txt)"},
};
}  // namespace
ITALIAN(system, rows);
}  // namespace cli
