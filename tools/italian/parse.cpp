#include "parse/messages/parse.hpp"

#include "italian/language.hpp"

namespace cli {
namespace {
using namespace cli::said;

constexpr Row rows[]{
    {table_is_no_report::id, "una tabella non è un file TRF; '--format=csv' è una delle sue forme"},
    {format_needs_table::id, "'--format={format}' richiede '--table'"},
    {to_writes_report::id, "'--to' scrive un file TRF; non si usa insieme a tabelle o JSON"},
    {in_place_of_reports::id, "'--in-place' e '--from={from}' non si usano insieme"},
    {id_column_not_used::id,
     "la colonna 'id' non è usata: i numeri seguono l'ordine FIDE; --order=file mantiene l'ordine "
     "della lista"},
    {read_as_dialect::id, "letto come {dialect}"},
    {set_round_date::id, "'{value}' non è la data di un turno; scrivere 2026/04/25"},
    {set_ranking::id, "'--set 172={value}': scrivere federazione e metodo, come 172=ITA FIDON"},
    {set_initial_colour::id, "'--set 152={value}': il colore iniziale è W o B"},
    {set_date::id, "'--set {tag}={value}': scrivere una data come 2026/04/25"},
    {set_federation::id,
     "'--set 032={value}': scrivere le tre lettere di una federazione, come ITA"},
    {set_colours::id, "'--set 352={value}': scrivere i colori delle scacchiere, come WBWB"},
    {set_refused::id, "'--set {tag}={value}': {why}"},
    {set_rounds::id, "'--set 142={value}': serve un numero di turni"},
    {set_without_equals::id, "in '--set {value}' manca '='; scrivere TAG=VALORE"},
    {set_by_other_option::id, "il record {tag} si scrive con {option}"},
    {set_line_end::id, "il valore di --set contiene un fine riga; un record è una sola riga"},
    {set_not_single::id, "'{tag}' non è un record singolo dell'intestazione; --set non lo cambia"},
    {set_no_record::id, "'{tag}' non è un record TRF{hint}"},
    {set_not_in_encoding::id, "'{value}' ha caratteri che la codifica di questo file non ha"},
    {results_and_report_from_stdin::id,
     "'--results=-' legge lo standard input; indicare il file del torneo"},
    {correct_needs_results::id,
     "'--correct' richiede '--results', '--result', '--line-up', '--unpair', '--pair' o '--swap'"},
    {round_needs_results::id, "'--round' richiede '--results' o '--result'"},
    {order_needs_entries::id, "'--order' richiede '--from=csv' o '--renumber'"},
    {not_converted::id, "non convertito; --lossy converte senza questi dati"},
    {not_filled::id,
     "non compilato: i dati che non si sono potuti leggere (vedere sopra) non sarebbero "
     "conteggiati"},
    {progress::id, "turno {round}: {done} di {games} {games?partita|partite} con risultato"},
    {progress_open::id,
     "turno {round}: {done} di {games} {games?partita|partite} con risultato; da giocare: {open}"},
    {open_board::id, "scacchiera {board} ({white}-{black})"},
    {edit_field::id, "un giocatore non ha il campo '{field}'{hint}"},
    {refresh_needs_list::id, "'--refresh' richiede '--rating-list' e un file TRF"},
    {report_other_rating::id,
     "{name}: Elo {own}, nella lista {listed}; --refresh prende quello della lista"},
    {hand_form::id, "'--pair={value}': scrivere BIANCO-NERO, ID-bye, ID-H, ID-F o ID-Z"},
    {swap_form::id, "'--swap={value}': scrivere il numero di una scacchiera"},
    {force_needs_hand::id, "'--force' richiede '--pair' o '--swap'"},
    {not_legal::id, "{reason}; --force scrive il turno"},
    {not_legal_forced::id, "non regolare: {reason}"},
    {hand_compared::id, "{verdict}: {why}"},
    {hand_pairs::id, "a mano: {pairs}; secondo il sistema: {others}"},
    {hand_not_compared::id, "il turno non è confrontato con quello di un sistema: {why}"},
    {match_forfeited::id, "{forfeited?sì|no}"},
    {option_number::id, "'{option}': '{value}' non è un numero; scrivere '{form}'"},
    {option_form::id, "'{option}={value}': scrivere '{form}'"},
    {option_bye_kind::id, "'--bye={value}': il tipo è H, F o Z"},
    {seed_unreadable::id, "'--seed': '{value}' non è un numero intero"},
    {lots_drawn::id, "sorteggio con --seed={seed}"},
    {entry_without_fide_number::id, "{name}: manca il numero FIDE; --by-name cerca il nome"},
    {entry_without_number::id,
     "{name}: mancano il numero nazionale e il numero FIDE; --by-name cerca il nome"},
    {entry_other_person::id,
     "{name}: nella lista Elo il numero {number} è di {listed}; nessun dato è aggiunto"},
    {national_not_filled::id,
     "{dialect} non ha posto per Elo, numeri e categorie nazionali; convertire con {option} per "
     "aggiungerli"},
    {entry_not_listed::id, "{name} non è nella lista Elo"},
    {entry_ambiguous::id,
     "{name}: nella lista Elo i giocatori con questo nome sono {count}: {ids}"},
    {entry_other_rating::id, "{name}: Elo {listed} della lista invece di {own}"},
};
}  // namespace
ITALIAN(parse, rows);
}  // namespace cli
