#include "cli/messages/usage.hpp"

#include "italian/language.hpp"

namespace cli {
namespace {
using namespace cli::said;

constexpr Row rows[]{
    {did_you_mean::id, ", forse intendevi '{name}'?"},
    {unknown_option::id, "opzione sconosciuta '{option}'{hint}"},
    {invalid_value::id,
     "valore '{value}' non valido per l'opzione '{option}'{hint} (possibili: {values})"},
    {not_a_number_within::id,
     "valore '{value}' non valido per l'opzione '{option}'; indicare un numero da {low} a {high}"},
    {not_a_day::id,
     "valore '{value}' non valido per l'opzione '{option}'; indicare una data come 2026-11-21"},
    {not_a_limit::id,
     "valore '{value}' non valido per l'opzione '--limit'; indicare file=N, line=N, lines=N o "
     "findings=N con un numero da 1 a {high}"},
    {takes_no_value::id, "l'opzione '{option}' non richiede valori"},
    {needs_a_value::id, "l'opzione '{option}' richiede un valore"},
    {try_help::id, "vedere '{command}'"},
    {stdin_named_twice::id, "lo standard input '-' è indicato due volte"},
    {stdin_is_list_and_input::id,
     "lo standard input non può essere insieme un ingresso e l'elenco degli ingressi"},
    {not_together::id, "'{option}' e '{other}' non si possono usare insieme"},
    {needs_option::id, "'{option}' richiede '{other}'"},
    {result_is_no_report::id, "'{option}' richiede che il risultato sia un file TRF"},
    {needs_a_file::id, "'{option}' richiede un FILE; lo standard input non ha nome"},
    {not_a_suffix::id, "'{suffix}' non è un suffisso di un nome di file"},
    {several_reports::id,
     "più file TRF non possono essere un solo risultato; usare '--in-place' o '--output-dir=DIR'"},
    {same_file::id, "'{file}' e '{other}' sono lo stesso file; indicarlo una volta sola"},
    {same_name::id,
     "'{file}' e '{other}' hanno lo stesso nome; '{folder}' può contenerne uno solo"},
    {already_in_folder::id, "'{file}' è già in '{folder}'; usare '--in-place'"},
    {file_not_changed::id, "il file non è cambiato; --in-place vi scrive il risultato"},
    {same_result::id, "'{option}' e '{other}' scrivono lo stesso file '{file}'; usare due nomi"},
    {result_is_input::id,
     "'{option}' sostituirebbe il file di ingresso '{file}'; scegliere un altro nome"},
    {report_by_other::id,
     "'{option}' sostituirebbe il file TRF '{file}' con altro; scegliere un altro nome"},
    {report_has_rounds::id,
     "'{file}' è un torneo con {rounds} {rounds?turno abbinato|turni abbinati}; un nuovo file non "
     "lo "
     "sovrascrive; scegliere un altro nome"},
    {not_a_regular_file::id,
     "'{file}' è una pipe o un dispositivo; '{option}' non può sostituirlo"},
};
}  // namespace
ITALIAN(usage, rows);
}  // namespace cli
