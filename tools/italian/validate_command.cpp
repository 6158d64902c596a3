#include "validate/messages/validate_command.hpp"

#include "italian/language.hpp"

namespace cli {
namespace {
using namespace validate::said;

constexpr Row rows[]{
    {fixable::id, "{finding} [correggibile]"},
    {skipped::id, "{check} non eseguito: {why}"},
    {dialect::id, "dialetto {name}"},
    {more_findings::id, "... e altri {more}, fino alla riga {line}"},
    {digest::id, "SHA-256 {digest}"},
    {not_a_rating_list::id, "{file} non è una lista Elo"},
    {fault_of_list::id, "'{file}': riga {line}: {fault}"},
    {same_tournament::id, "lo stesso torneo di {file}"},
    {fewer_results::id, "ci sono {here} risultati, ma {there} in {file} del turno {round}"},
    {fewer_results_later::id,
     "ci sono {here} risultati, ma {there} in {file} del turno successivo {round}"},
    {summary_of_one::id, "{files} {files?file|file}: {counts}{fixable}"},
    {summary::id,
     "{files} {files?file|file}: {clean} senza rilievi, {warned} con avvisi, {failed} con errori, "
     "{unusable} inutilizzabili; {counts}{fixable}{most}"},
    {counts::id,
     "{errors} {errors?errore|errori}, {warnings} {warnings?avviso|avvisi}, {notes} "
     "{notes?nota|note}"},
    {of_them_fixable::id, " ({fixable} correggibili)"},
    {most_frequent::id, "; più frequenti: {checks}"},
    {no_such_check::id,
     "{where}nessun controllo si chiama '{check}' (trf-validate --list-checks li elenca)"},
    {check_meant::id, "{where}nessun controllo si chiama '{check}'; forse intendevi '{name}'?"},
    {not_glob_and_level::id, "{where}usare GLOB=LIVELLO, non '{found}'"},
    {unknown_severity::id,
     "{where}gravità sconosciuta '{level}'{hint} (possibili: error, warning, info, off)"},
    {unknown_profile::id, "{where}profilo sconosciuto '{profile}'"},
    {not_yes_or_no::id, "{where}usare yes o no, non '{found}'"},
    {not_a_baseline::id, "'{file}' non è una base; usare il CSV di un'esecuzione precedente"},
    {forms_of_the_list::id, "'--list-checks' stampa text, csv, json, jsonl o html"},
    {cannot_be_used::id, "Il file TRF è inutilizzabile"},
    {must_be_corrected::id, "Il file TRF deve essere corretto"},
    {look_at_warnings::id, "Il file TRF è utilizzabile; controllare gli avvisi"},
    {no_problems::id, "Nessun problema rilevato"},
    {to_be_corrected::id, "Da correggere a cura dell'arbitro"},
    {notes_heading::id, "Note"},
    {checks_heading::id, "Controlli"},
    {index_title::id, "Rilievi di {reports} {reports?torneo|tornei}"},
    {heading_tournament::id, "Torneo"},
    {heading_findings::id, "Rilievi"},
    {html_for_pages::id, "'--output-dir' richiede '--fix' o '--format=html'"},
};
}  // namespace
ITALIAN(validate_command, rows);
}  // namespace cli
