#include "cli/messages/common_options.hpp"

#include "italian/language.hpp"

namespace cli {
namespace {
using namespace cli::said;

constexpr Row rows[]{
    {help_format::id, "forma del risultato"},
    {help_format_by_terminal::id,
     "forma del risultato (se manca: text su un terminale, altrimenti csv)"},
    {help_csv::id, "tipo di CSV; excel: segno d'ordine dei byte, punti e virgola, CRLF"},
    {help_csv_safe::id,
     "CSV: ' davanti a un testo che un foglio di calcolo leggerebbe come formula"},
    {help_output::id, "scrive in FILE; senza risultato FILE non cambia"},
    {help_jobs::id, "thread per più file (se manca: il numero di core)"},
    {help_files_from::id,
     "legge i nomi degli ingressi da FILE, uno per riga o separati da NUL; - è stdin"},
    {help_stdin_name::id, "nome dello standard input nei messaggi"},
    {help_limit::id,
     "al massimo N di: file (byte di un ingresso), line (byte), lines, findings (mostrati)"},
    {help_today::id, "data odierna, AAAA-MM-GG (se manca: la data del sistema)"},
    {help_color::id, "colora i messaggi"},
    {help_lang::id, "lingua di messaggi, testi e pagine (se manca: da LC_ALL, LC_MESSAGES, LANG)"},
    {help_quiet::id, "niente avanzamento né avvisi; gli errori si vedono comunque"},
    {help_verbose::id, "mostra tutte le ipotesi e tutti i rilievi"},
    {help_help::id, "mostra questo aiuto, o quello di ogni opzione, ed esce"},
    {help_version::id, "mostra versione, dialetti TRF ed edizioni delle norme, ed esce"},
    {help_print_man::id, "stampa la pagina di manuale in roff"},
    {help_print_completion::id, "stampa lo script di completamento"},
    {help_in_place::id,
     "riscrive ogni risultato nel suo FILE; il vecchio resta come FILE più SUFFIX"},
    {help_output_dir::id, "scrive il risultato di ogni FILE in un file dello stesso nome in DIR"},
    {help_players::id,
     "CSV o TSV con dati che un file TRF non può contenere, per sno (numero d'ordine) o id"},
    {help_type::id, "tipo di torneo; prevale sui record 092 e 192"},
    {help_minutes::id, "tempo di riflessione: minuti di ogni giocatore per 60 mosse"},
    {help_base::id, "tempo di riflessione: minuti senza l'incremento"},
    {help_increment::id, "tempo di riflessione: secondi aggiunti per mossa"},
    {help_usage_line::id, "Uso"},
    {help_examples::id, "Esempi"},
    {help_options::id, "Opzioni"},
    {help_other_options::id, "Opzioni di tutti gli strumenti, spiegate da --help=all"},
    {help_manual::id, "Manuale"},
    {help_exit_status::id,
     "Stato d'uscita: 0 nessun problema, 1 problemi trovati, 2 uso errato, 3 ingresso "
     "inutilizzabile, 4 errore di sistema"},
    {help_comma_list::id, "lista separata da virgole"},
    {help_repeatable::id, "ripetibile"},
    {help_default_value::id, "se manca: {value}"},
};
}  // namespace
ITALIAN(common_options, rows);
}  // namespace cli
