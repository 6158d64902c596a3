#include "trf/messages/found_players.hpp"

#include "italian/language.hpp"

namespace cli {
namespace {
using namespace trf::found;

constexpr Row rows[]{
    {no_name::id, "giocatore {player}: manca il nome"},
    {name_too_long::id, "il nome del giocatore {player} occupa anche la colonna {column}"},
    {name_form::id,
     "il nome è '{name}'; usare 'Cognome, Nome': {fault?manca "
     "la virgola|ci sono più virgole|manca "
     "lo spazio dopo la virgola|il nome inizia con uno "
     "spazio|il nome contiene cifre|il nome è in "
     "maiuscolo}"},
    {no_sex::id, "giocatore {player}: sesso non indicato"},
    {unknown_sex::id, "il sesso è '{found}'; usare m o w"},
    {woman_title_of_man::id, "{title} è un titolo femminile, ma il sesso è m"},
    {national_category::id,
     "il campo del titolo contiene la categoria "
     "nazionale {category}; scriverla nel record NRS"},
    {unknown_title::id, "il titolo è '{found}'; usare GM, IM, FM, CM, WGM, WIM, WFM o WCM"},
    {title_in_other_form::id, "il titolo è '{found}'; usare {title}"},
    {title_not_right::id, "il titolo {title} non è allineato a destra"},
    {rating_out_of_range::id, "l'Elo {rating} non è compreso fra {lowest} e {highest}"},
    {rating_below_floor::id, "l'Elo {rating} è inferiore a {floor}, il minimo dal {since:d/m/y}"},
    {no_federation::id, "giocatore {player}: manca la federazione"},
    {fide_id_not_digits::id, "il numero FIDE è '{found}'; usare cifre"},
    {fide_id_zero::id, "il giocatore {player} ha numero FIDE {found}; lasciare vuoto il campo"},
    {unidentified::id,
     "il giocatore {player} è senza Elo, senza numero FIDE e "
     "senza data di nascita"},
    {no_fide_id::id, "giocatore {player}: manca il numero FIDE"},
    {national_id::id, "'{number}' non è un numero FIDE; sembra un numero nazionale"},
    {no_such_day::id, "la data di nascita è {date}; questo giorno non esiste"},
    {birth_form::id, "la data di nascita è '{found}'; usare {form}"},
    {born_after::id,
     "la data di nascita {date:d/m/y} è successiva {what?al primo "
     "giorno|all'ultimo giorno|a oggi}, {day:d/m/y}"},
    {unlikely_age::id,
     "data di nascita {date:d/m/y}: il giocatore {player} ha {age} {age?anno|anni}"},
    {no_rank::id, "giocatore {player}: manca la posizione in classifica"},
    {rank_out_of_range::id, "la posizione è {found}; usare da 1 a {most}"},
    {not_right_aligned::id,
     "{field?numero d'ordine|nome|sesso|federazione|numero "
     "FIDE|Elo|punti|posizione}: '{value}' non è "
     "allineato a destra"},
    {column_empty::id,
     "{field?numero d'ordine|nome|sesso|federazione|numero "
     "FIDE|Elo|punti|posizione}: il campo è "
     "vuoto in tutte le {rows} righe"},
    {start_number_missing::id, "i numeri d'ordine non vanno da 1 a {count}: manca {missing}"},
    {same_fide_id::id, "il numero FIDE {number} è anche alla riga {line}"},
    {same_national_id::id, "il numero {federation} {number} è anche alla riga {line}"},
    {same_person::id, "'{name}', data di nascita {birth:d/m/y}, è già alla riga {line}"},
    {not_in_rating_order::id,
     "il giocatore {player} non è in ordine di Elo; "
     "{players} {players?giocatore|giocatori} fuori "
     "ordine"},
};
}  // namespace
ITALIAN(found_players, rows);
}  // namespace cli
