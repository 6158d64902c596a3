#include "tiebreak/messages/tiebreak_prizes.hpp"

#include "italian/language.hpp"

namespace cli {
namespace {
using namespace tiebreak_tool::said;

constexpr Row rows[]{
    {prize_column_missing::id,
     "nella lista dei premi manca la colonna '{column}'; le colonne sono prize, condition, place, "
     "value"},
    {prize_column_unknown::id, "la colonna '{column}' non è usata{hint}"},
    {prize_without_name::id, "il premio non ha nome"},
    {prize_place_wrong::id, "il posto è '{found}'; scrivere un numero intero da 1 a 9999"},
    {prize_value_wrong::id,
     "il valore è '{found}'; scrivere un numero positivo con al massimo due decimali, come 100 o "
     "62.50"},
    {prize_place_twice::id, "il posto {place} del premio '{prize}' è già alla riga {line}"},
    {prize_two_conditions::id, "il premio '{prize}' ha un'altra condizione alla riga {line}"},
    {no_prizes::id, "la lista dei premi non contiene premi"},
    {prizes_for_players::id,
     "premio '{prize}': le condizioni riguardano i giocatori; --type=swiss mette in classifica i "
     "giocatori"},
    {prizes_alone::id,
     "--prizes dà i premi della classifica di un turno; esclude --round=*, --category, --check e "
     "--format=trf"},
    {prize_left::id,
     "il posto {place} del premio '{prize}' non ha vincitore: {any?chi può vincerlo ha già un "
     "premio|nessun giocatore può vincerlo}"},
    {prize_order_undecided::id,
     "{ids} hanno la stessa posizione e il loro ordine decide un premio; sorteggiare e indicare "
     "l'ordine con --lots"},
    {prizes_unsettled::id,
     "{ids} sono a pari punti e la loro scelta dei premi non ha fine (Hort): uno di loro "
     "riceverebbe "
     "di più da un altro premio; decidere a mano chi riceve quale premio"},
    {prizes::id, "Premi"},
    {prizes_of::id, "Premi; {standings}"},
    {prizes_explained::id, "Premi di {number} {name}; {standings}"},
    {prize_rules::id,
     "{rule?Ogni giocatore riceve al massimo un premio, quello di maggior valore|Un giocatore può "
     "ricevere più premi}. {share?I giocatori a pari punti non dividono i premi|I giocatori a pari "
     "punti dividono i premi in parti uguali|I giocatori a pari punti ricevono metà del premio del "
     "loro posto e dividono le altre metà (Hort)}."},
    {column_prize::id, "premio"},
    {column_place::id, "posto"},
    {heading_prize::id, "Premio"},
    {heading_place::id, "Posto"},
    {heading_value::id, "Valore"},
    {heading_signature::id, "Firma"},
    {prize_total::id, "Totale"},
    {shared_by::id, "diviso fra {sharers} con {points} punti"},
    {moves_up::id,
     "{before} {before?giocatore|giocatori} di posizione migliore {before?ha|hanno} un altro "
     "premio"},
    {both_notes::id, "{first}; {second}"},
    {prize_received::id, "ricevuto con la posizione {rank} e {points} punti"},
    {prize_not_met::id, "non soddisfa la condizione {condition}"},
    {prize_none_left::id, "tutti i posti vanno a giocatori di posizione migliore"},
    {prize_worth_less::id, "vale meno del premio ricevuto: {value}"},
    {prize_worth_the_same::id, "vale quanto il premio ricevuto, che precede nella lista: {value}"},
};
}  // namespace
ITALIAN(tiebreak_prizes, rows);
}  // namespace cli
