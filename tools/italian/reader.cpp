#include "trf/messages/reader.hpp"

#include "italian/language.hpp"

namespace cli {
namespace {
using namespace trf::said;

constexpr Row rows[]{
    {file_too_large::id, "il file supera i {bytes} byte"},
    {too_many_lines::id, "il file ha più di {lines} righe"},
    {file_is_empty::id, "il file è vuoto"},
    {no_player_row::id, "non ci sono giocatori; serve almeno un record 001 leggibile"},
    {other_format::id,
     "il file non è un file TRF; è {format?un archivio ZIP|un file gzip: va decompresso|un file "
     "bzip2: va decompresso|un file xz: va decompresso|un documento PDF|un documento XML|una "
     "pagina HTML|un file PGN di partite|un documento JSON|un "
     "documento JSON|un collegamento di Windows|un vecchio documento d'ufficio: salvare come CSV "
     "la tabella che contiene|un foglio di calcolo: salvarlo come CSV|una tabella (CSV)}"},
    {file_is_utf16::id, "il file è in UTF-16 o UTF-32; salvarlo in UTF-8"},
    {file_is_nul::id, "metà dei byte sono NUL: è UTF-16 senza BOM, oppure non è un testo"},
    {file_is_vega::id,
     "il file è un torneo di Vega (TDF), non un file TRF; esportare da Vega il file per "
     "l'omologazione FIDE"},
    {second_report::id, "qui inizia un secondo torneo; è letto solo il primo"},
    {unknown_record::id, "il record '{tag}' non appartiene a un dialetto noto; resta invariato"},
    {no_space_after_tag::id,
     "il record {tag} non è letto: la colonna 4 è '{found}'; serve uno spazio"},
    {separator_not_blank::id,
     "il record {tag} non è letto: la colonna {column} è '{found}'; serve uno spazio"},
    {round_beyond_stated::id,
     "è registrato il turno {round}, ma il torneo ha {rounds} {rounds?turno|turni}"},
    {field_not_number::id, "{field}: '{found}'; serve un numero o un campo vuoto"},
    {field_not_in_range::id,
     "{field}: '{found}'; nelle colonne {first}-{last} serve un numero da {low} a {high}"},
    {points_unreadable::id,
     "punti: '{found}'; nelle colonne {first}-{last} serve un numero come 10.5"},
    {start_number_unreadable::id,
     "numero d'ordine: '{found}'; nelle colonne {first}-{last} serve un numero da 1 a {most}; la "
     "riga è ignorata"},
    {start_number_used::id,
     "il numero d'ordine {number} è già usato alla riga {line}; questa riga è ignorata"},
    {row_too_short::id,
     "la riga del giocatore {number} finisce prima dei punti (colonne {first}-{last})"},
    {row_too_long::id, "la riga ha {rounds} turni; ne sono letti solo {most}"},
    {columns_count_bytes::id,
     "in {rows} {rows?riga|righe} con nomi accentati le colonne contano i byte e non i caratteri; "
     "lette così"},
    {columns_shifted::id,
     "in {rows} {rows?riga|righe} punti, posizione e risultati sono spostati a "
     "{right?destra|sinistra} di {columns} {columns?colonna|colonne}; non sono letti"},
    {national_without_player::id,
     "il record nazionale {federation} indica il numero d'ordine {number}, che non ha un record "
     "001"},
    {opponent_unreadable::id, "avversario: '{found}'; serve un numero da 0 a {most}"},
    {cell_misaligned::id, "la casella del turno {round} non è nelle sue colonne: '{found}'"},
    {opponent_unknown::id, "l'avversario {opponent} del turno {round} non ha un record 001"},
    {own_opponent::id, "il giocatore {player} risulta avversario di se stesso nel turno {round}"},
    {colour_upper_case::id, "colore: '{found}'; scriverlo minuscolo"},
    {colour_unreadable::id, "colore: '{found}'; serve w, b, - o un campo vuoto"},
    {result_unreadable::id, "risultato: '{found}'; serve uno fra 1 = 0 + - W D L H F U Z"},
    {result_lower_case::id, "la lettera '{found}' del risultato è minuscola; scriverla maiuscola"},
    {bye_with_opponent::id,
     "il codice di bye {code} è accanto all'avversario {opponent}; un bye non ha avversario"},
    {game_without_colour::id, "la partita contro {opponent} del turno {round} non ha colore"},
    {result_without_opponent::id, "il risultato {code} richiede un avversario; il campo è vuoto"},
    {colour_alone::id, "nel turno {round} c'è un colore senza avversario e senza risultato"},
    {no_such_day::id, "il giorno '{found}' non esiste"},
    {date_unreadable::id, "data: '{found}'; scriverla come AAAA/MM/GG"},
    {date_in_other_form::id, "data: '{found}', letta come {date}; scriverla come AAAA/MM/GG"},
    {number_unreadable::id, "'{found}' non è un numero"},
    {rounds_unreadable::id, "numero di turni: '{found}'; serve un numero da 1 in su"},
    {round_date_unreadable::id, "data del turno {round}: '{found}'; scriverla come AA/MM/GG"},
    {round_dates_off_columns::id,
     "{records} record 132 {records?ha|hanno} una data fuori dalle colonne; il turno {round} è "
     "letto "
     "come {date}; scrivere tutte le date in un solo record"},
    {initial_colour_unreadable::id, "colore iniziale: '{found}'; serve W o B"},
    {method_unknown::id,
     "'{found}' non è un metodo; usare FIDE, NRO, FIDON, NIDOF, HBFN, LBFN o OTHER"},
    {federation_missing_in_172::id, "la prima parola è '{found}'; serve una federazione"},
    {not_a_tie_break::id, "'{found}' non è uno spareggio tecnico (C.07)"},
    {tie_break_modifier::id, "'{code}': {fault}"},
    {and_more_faults::id, "{fault} (e {more} in più)"},
    {time_control_unreadable::id,
     "tempo di riflessione: '{found}'; servono periodi M/S+I o S+I separati da ':'"},
    {configuration_unknown::id, "'{found}' non è noto; il record XXC ha rank, white1 e black1"},
};
}  // namespace
ITALIAN(reader, rows);
}  // namespace cli
