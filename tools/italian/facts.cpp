#include "cli/messages/facts.hpp"

#include "italian/language.hpp"

namespace cli {
namespace {
using namespace cli::said;

constexpr Row rows[]{
    {minutes_or_base::id, "'--minutes' non si può usare insieme a '--base' o '--increment'"},
    {no_key_column::id,
     "manca la colonna 'sno' o 'id'; le righe richiedono il numero d'ordine o l'id di un "
     "giocatore"},
    {start_numbers_of_batch::id,
     "un file '--players' per sno vale per un solo file TRF; per più file usare id"},
    {unknown_column::id, "{file}: avviso: la colonna '{column}' non è nota e non è usata"},
    {row_without_key::id, "in questa riga manca {column}"},
    {player_has_row::id, "il giocatore {player} ha già una riga"},
    {not_a_score::id, "{column} '{cell}' non è un punteggio"},
    {not_a_whole_number::id, "{column} '{cell}' non è un numero intero da {low} a {high}"},
    {no_player_of_row::id,
     "--players ha una riga per il giocatore {player}, che non è nel file TRF"},
};
}  // namespace
ITALIAN(facts, rows);
}  // namespace cli
