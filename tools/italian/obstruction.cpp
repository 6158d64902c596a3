#include "trf/pair/messages/obstruction.hpp"

#include "italian/language.hpp"

namespace cli {
namespace {
using namespace trf::pair::said;

constexpr Row rows[]{
    {not_pairable::id, "non esiste un abbinamento legale: {reasons}"},
    {reasons::id, "{all}"},
    {no_bye_possible::id,
     "non esiste un abbinamento legale: i giocatori sono in numero dispari e a nessuno si può "
     "assegnare il bye"},
    {no_opponent_left::id, "{players} non {players?ha|hanno} avversari compatibili"},
    {only_opponents::id, "{players} si {players?può|possono} abbinare solo con {others}"},
    {odd_group::id,
     "{players}, in numero dispari, non hanno avversari compatibili fuori dal gruppo"},
    {odd_group_with::id,
     "{players}, in numero dispari, fuori dal gruppo si possono abbinare solo con {others}"},
    {players_want_opponents::id,
     "in {players} hanno solo {opponents} {opponents?avversario possibile|avversari possibili}"},
    {groups_want_opponents::id,
     "{groups} {groups?gruppo ha|gruppi hanno} solo {opponents} {opponents?avversario "
     "possibile|avversari possibili} all'esterno"},
    {more_players::id, "{count} {count?altro|altri}"},
    {more_pairs::id, "{count} {count?altra coppia non è ammessa|altre coppie non sono ammesse}"},
    {the_bye::id, "il bye"},
    {met_in_round::id, "{player} e {other} si sono già incontrati nel turno {round}"},
    {prohibited_pair::id, "{player} e {other} sono una coppia vietata"},
    {not_allowed_to_meet::id, "{player} e {other} non possono essere abbinati"},
    {both_absolute::id,
     "{player} e {other} hanno entrambi una preferenza assoluta per il {colour?Bianco|Nero}"},
    {bye_not_allowed::id, "a {player} non si può assegnare il bye"},
};
}  // namespace
ITALIAN(obstruction, rows);
}  // namespace cli
