#include "trf/pair/messages/criteria.hpp"

#include "italian/language.hpp"

namespace cli {
namespace {
using namespace trf::pair::said;

constexpr Row rows[]{
    {count_of_downfloaters::id, "{count} downfloater"},
    {scores_of_downfloaters::id,
     "{scores?il downfloater ha il punteggio|i downfloater hanno i punteggi} {scores}"},
    {next_bracket_impossible::id, "il gruppo seguente non è abbinabile"},
    {next_bracket_complete::id, "il gruppo seguente è abbinato per intero"},
    {next_bracket_leaves::id,
     "il gruppo seguente ha {count} {count?giocatore non abbinato|giocatori non abbinati} "
     "({values})"},
    {unplayed_games_of_pab::id,
     "chi riceve il bye (PAB) ha {count} {count?partita non giocata|partite non giocate}"},
    {topscorers_beyond_two::id,
     "{count} {count?topscorer o avversario ha|topscorer o avversari hanno} differenza di colore "
     "oltre 2"},
    {topscorers_third_time::id,
     "{count} {count?topscorer o avversario ha|topscorer o avversari hanno} lo stesso colore tre "
     "volte di fila"},
    {without_preference::id,
     "{count} {count?giocatore non ottiene|giocatori non ottengono} il colore preferito"},
    {without_strong_preference::id,
     "{count} {count?giocatore non ottiene|giocatori non ottengono} il colore di preferenza forte"},
    {residents_down_again::id,
     "{count} {count?residente che scende era già sceso|residenti che scendono erano già scesi} "
     "{ago?nel turno precedente|due turni prima}"},
    {opponents_up_again::id,
     "{count} {count?avversario di giocatore sceso ha avuto|avversari di giocatori scesi hanno "
     "avuto} un upfloat {ago?nel turno precedente|due turni prima}"},
    {differences_of_mdps::id,
     "differenze di punteggio degli scesi con un downfloat {ago?nel turno precedente|due turni "
     "prima}: {differences}"},
    {differences_of_opponents::id,
     "differenze di punteggio degli avversari di scesi con un upfloat {ago?nel turno "
     "precedente|due turni prima}: {differences}"},
    {pairing_differences::id, "differenze di punteggio d'abbinamento {differences}"},
    {next_bracket_differences::id,
     "il gruppo seguente ha {count} {count?giocatore non abbinato|giocatori non abbinati} e le "
     "differenze di punteggio {values}"},
    {down_again::id,
     "{count} {count?giocatore scende|giocatori scendono} di nuovo dopo un downfloat {ago?nel "
     "turno precedente|due turni prima}"},
    {up_again::id,
     "{count} {count?giocatore sale|giocatori salgono} di nuovo dopo un upfloat {ago?nel turno "
     "precedente|due turni prima}"},
    {differences_down_again::id,
     "differenze di punteggio di chi scende di nuovo dopo un downfloat {ago?nel turno "
     "precedente|due turni prima}: {differences}"},
    {differences_up_again::id,
     "differenze di punteggio di chi sale di nuovo dopo un upfloat {ago?nel turno precedente|due "
     "turni prima}: {differences}"},
    {count_of_upfloaters::id, "{count} upfloater"},
    {scores_of_upfloaters::id,
     "{scores?l'upfloater ha il punteggio|gli upfloater hanno i punteggi} {scores}"},
    {maximum_upfloaters::id, "{count} upfloater {count?massimo|massimi}"},
    {earlier_upfloats::id, "{count} upfloat {count?precedente|precedenti} di upfloater massimi"},
    {upfloaters_again::id, "{count} upfloater già {count?salito|saliti} nel turno precedente"},
    {count_of_floaters::id, "{count} {count?giocatore scende|giocatori scendono}"},
    {scores_of_floaters::id,
     "{scores?il giocatore che scende ha il punteggio|i giocatori che scendono hanno i punteggi} "
     "{scores}"},
    {next_scoregroup::id,
     "il gruppo di punteggio seguente {complies?è|non è} abbinabile con il minimo di upfloater"},
    {upfloaters_floated::id,
     "{count} upfloater {count?ha avuto|hanno avuto} un float nel turno precedente"},
    {opponents_floated::id,
     "{count} {count?avversario di un upfloater ha avuto|avversari di upfloater hanno avuto} un "
     "float nel turno precedente"},
    {teams_without_preference::id,
     "{count} {count?squadra non ottiene|squadre non ottengono} il colore preferito"},
    {teams_without_strong_preference::id,
     "{count} {count?squadra non ottiene|squadre non ottengono} il colore di preferenza forte"},
};
}  // namespace
ITALIAN(criteria, rows);
}  // namespace cli
