#include "trf/rating/messages/rating_list.hpp"

#include "italian/language.hpp"

namespace cli {
namespace {
using namespace trf::rating::said;

constexpr Row rows[]{
    {no_id_column::id,
     "manca la colonna 'id'; era attesa una lista Elo in CSV, o il testo o l'XML della FIDE"},
    {no_rating_column::id,
     "manca una colonna di Elo; era attesa rating, fide_rating, rapid_rating o blitz_rating"},
    {no_list_players::id, "la lista non contiene giocatori"},
    {list_is_cut::id, "l'elemento che racchiude i giocatori non è chiuso: la lista è troncata"},
    {player_is_cut::id, "questo <player> non è chiuso: la lista è troncata"},
    {rating_not_whole::id, "l'Elo '{found}' non è un numero intero da 1 a {most}; ignorato"},
    {rating_zero::id, "l'Elo è 0; lasciare vuota la cella di chi è senza Elo"},
    {count_not_whole::id, "{column} '{found}' non è un numero intero fino a {most}"},
    {flag_not_0_or_1::id, "'{found}' non è 0 o 1"},
    {norm_date_wrong::id, "double '{found}' non è una data"},
    {date_wrong::id, "{column} '{found}' non è una data"},
    {dates_differ::id, "list_date è {found}; alla riga {line} è {before}"},
    {pool_wrong::id, "pool '{found}' non è DATA:PARTITE:PUNTI:SOMMA, uniti da ';'"},
    {letter_wrong::id, "'{found}' non è una categoria da A a G"},
    {row_without_id::id, "in questa riga manca l'id"},
    {id_repeated::id, "questo id è già usato alla riga {line}; questa riga è ignorata"},
    {fide_id_repeated::id, "questo numero FIDE è già usato alla riga {line}"},
    {no_event_column::id, "manca la colonna '{column}'; serve un elenco di tornei"},
    {not_a_date_of_event::id, "{column} '{found}' non è una data"},
    {not_a_content::id, "content '{found}' non è stato scritto da trf-rate"},
    {event_row_is_cut::id, "questa riga ha troppo poche celle: il file è troncato"},
    {quotation_open::id, "queste virgolette non sono mai chiuse"},
};
}  // namespace
ITALIAN(rating_list, rows);
}  // namespace cli
