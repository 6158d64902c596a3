#include "trf/messages/read_records.hpp"

#include "italian/language.hpp"

namespace cli {
namespace {
using namespace trf::said;

constexpr Row rows[]{
    {kind_of_bye_unreadable::id, "tipo di bye: '{found}'; serve F, H o Z"},
    {range_not_in_order::id,
     "i turni {first_round}-{last_round} e i numeri {first_id}-{last_id} non sono in ordine"},
    {group_not_usable::id,
     "il record ha {ids} {ids?numero|numeri} per i turni {first}-{last}; servono almeno due numeri "
     "e turni in ordine"},
    {word_not_start_number::id, "'{found}' non è un numero d'ordine da 1 a {most}"},
    {words_not_of_299::id,
     "il record è '{found}'; servono tipo, punti, turno e numeri nelle loro colonne"},
    {record_299_read_as_words::id,
     "il record 299 non è nelle sue colonne; è letto parola per parola"},
    {kind_of_points_unreadable::id,
     "tipo: '{found}'; serve uno fra W D L F H Z + - o un campo vuoto"},
    {symbols_missing::id,
     "mancano i simboli con i loro punti nelle colonne {first}, {second}, ..."},
    {symbol_unreadable::id, "'{symbol}' e '{points}' non sono un simbolo e i suoi punti"},
    {symbols_read_as_words::id,
     "i simboli non sono nelle colonne {first}, {second}, ...; sono letti parola per parola"},
    {code_of_points_unknown::id,
     "'{found}' non è CODICE=punti; i codici sono WW BW WD BD WL BL ZPB HPB FPB PAB FW FL W D"},
    {too_many_members::id, "la squadra ha più di {most} componenti; gli altri non sono letti"},
    {member_unknown::id,
     "il giocatore '{found}' nelle colonne {first}-{last} non ha un record 001"},
    {team_number_used::id,
     "il numero di squadra {number} è già usato alla riga {line}; questo record è ignorato"},
    {second_record_320::id, "il record 320 è già presente; questo è ignorato"},
    {forfeit_unreadable::id,
     "'{kind}' e '{round}' non sono un forfait e il suo turno; servono +-, -+ o -- e un turno"},
};
}  // namespace
ITALIAN(read_records, rows);
}  // namespace cli
