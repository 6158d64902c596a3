#include "rate/messages/rate_reports.hpp"

#include "italian/language.hpp"

namespace cli {
namespace {
using namespace rate::said;

constexpr Row rows[]{
    {same_event::id, "stesso torneo di '{other}'; toglierne uno, o usare {option}"},
    {same_event_counted::id, "stesso torneo di '{other}'; contano entrambi"},
    {rating_differs::id,
     "giocatore {player} ({name}): si usa l'Elo {used} di '{other}'; questo file TRF indica "
     "{stated}"},
    {rating_missing::id,
     "giocatore {player} ({name}): si usa l'Elo {used} di '{other}'; in questo file TRF manca"},
    {rating_ignored::id,
     "giocatore {player} ({name}): l'Elo {stated} è ignorato; in '{other}' manca"},
    {two_names::id,
     "giocatore {player}: il nome è '{name}'; in '{other}' è '{other_name}'; correggere il numero "
     "o "
     "usare {option}"},
    {two_births::id,
     "giocatore {player} ({name}): la data di nascita è {birth:d/m/y}; in '{other}' è "
     "{other_birth:d/m/y}; "
     "correggerla o usare {option}"},
    {two_numbers::id,
     "giocatore {player} ({name}): stesso nome e data di nascita del giocatore {other_id} di "
     "'{other}'; correggere il numero o usare {option}"},
    {listed_name::id,
     "giocatore {player}: il nome è '{name}'; nella lista è '{listed}'; correggere il numero o "
     "usare "
     "{option}"},
    {listed_birth::id,
     "giocatore {player} ({name}): la data di nascita è {birth:d/m/y}; nella lista è "
     "{listed:d/m/y}; "
     "correggerla "
     "o usare {option}"},
    {listed_number::id,
     "giocatore {player} ({name}): nella lista il numero è {listed}; correggerlo o usare {option}"},
    {listed_fide_number::id,
     "{name}: il numero FIDE {number} è quello del giocatore {listed} della lista; correggerlo o "
     "usare "
     "{option}"},
    {namesake::id,
     "giocatore {player} ({name}): stesso nome e data di nascita del giocatore {listed} della "
     "lista; "
     "correggere il numero o usare {option}"},
    {also_plays::id, "il giocatore {player} ({name}) gioca negli stessi giorni anche in '{other}'"},
    {also_play::id,
     "{players} giocatori giocano negli stessi giorni anche in '{other}': {player} ({name}), ..."},
    {year_apart::id,
     "questo torneo inizia più di un anno dopo '{other}'; controllare il record 042"},
    {before_list::id,
     "il torneo è finito il {last:d/m/y}, in tempo per la lista del {list:d/m/y}, che può già "
     "contenerlo; "
     "confrontare con --events"},
    {after_closing::id,
     "il torneo termina il {last:d/m/y}, dopo il giorno di chiusura {closing:d/m/y}: appartiene "
     "alla prossima "
     "lista"},
    {after_today::id,
     "il torneo termina il {last:d/m/y}, dopo oggi; controllare i record 042 e 052"},
    {period_not_complete::id, "la prossima lista non è scritta: il periodo non è completo"},
    {period_has_errors::id, "la prossima lista non è scritta: prima correggere gli errori"},
    {two_lists::id,
     "rapid e lampo hanno due liste (7.1): calcolare '{rapid}' con {rapid_system} e '{blitz}' con "
     "{blitz_system}"},
    {blitz_list::id, "rapid e lampo hanno due liste (7.1): calcolare '{blitz}' con {blitz_system}"},
    {columns_unknown::id, "{list}: mancano colonne, i cui valori non sono noti: {columns}"},
    {list_written::id, "lista del {date:d/m/y}: {parts}"},
    {list_players::id, "{count} {count?giocatore|giocatori}"},
    {list_new::id, "{count} {count?nuovo|nuovi}"},
    {list_promoted::id, "{count} {count?promosso|promossi}"},
    {list_inactive::id, "{count} {count?diventato inattivo|diventati inattivi}"},
    {list_deleted::id, "{count} {count?depennato|depennati}"},
    {no_report_of_event::id, "{file}: avviso: nessun file TRF è del torneo '{event}'"},
    {not_in_list::id,
     "il giocatore {number} ({name}) non è nella lista; si usano i dati del file TRF"},
    {rating_too_high::id,
     "giocatore {number} ({name}): l'Elo {rating} è superiore a {most}; ignorato"},
    {no_edition_in_force::id,
     "nessuna edizione di {system} è in vigore il {start:d/m/y}; calcolato con: {regulation}"},
    {no_start_date::id,
     "il file TRF non indica la data d'inizio (record 042); si usa l'edizione più recente: "
     "{regulation}"},
    {system_contradicted::id,
     "{system} contraddice il record 172: gli Elo nazionali di ITA sono Elo Italia; correggere il "
     "record o l'opzione"},
    {type_unknown::id, "i record 092 e 192 non indicano il tipo di torneo; si considera svizzero"},
    {calculated_by::id, "calcolato con: {regulation}"},
    {of_player::id, "giocatore {number} ({name}): {sentence}"},
    {time_unknown::id, "tempo di riflessione non indicato; si considera sufficiente"},
    {host_from_record::id, "federazione ospitante {federation}, dal record 032"},
    {ledger_needed::id,
     "le variazioni FIDE e le partite prima del periodo si indicano nel registro"},
};
}  // namespace
ITALIAN(rate_reports, rows);
}  // namespace cli
