#include "trf/messages/edits.hpp"

#include "italian/language.hpp"

namespace cli {
namespace {
using namespace trf::said;

constexpr Row rows[]{
    {no_round_paired::id, "nessun turno è abbinato"},
    {round_not_paired::id, "il turno {round} non è abbinato; l'ultimo turno abbinato è il {last}"},
    {later_rounds_stay::id,
     "il turno {round} non è l'ultimo; i turni successivi restano come sono stati abbinati "
     "(C.04.2 4.3)"},
    {no_such_player::id, "nessun giocatore ha il numero d'ordine {number}"},
    {no_opponent::id, "{number} non ha avversario nel turno {round}"},
    {board_of_pair::id, "scacchiera {board} ({white}-{black})"},
    {white_is_other::id,
     "{white} ha il Bianco: scrivere {white}-{black}, con il risultato dalla parte del Bianco"},
    {board_has_games::id,
     "la scacchiera {board} ha più partite: scrivere {board}.1, {board}.2, ..."},
    {no_such_game::id, "il turno {round} non ha la scacchiera {board}.{game}"},
    {no_such_board::id, "il turno {round} non ha la scacchiera {board}; l'ultima è la {last}"},
    {match_is_forfeited::id,
     "scacchiera {board}: l'incontro delle squadre {white} e {black} è deciso a forfait e non ha "
     "partite"},
    {other_board::id,
     "alla scacchiera {board} giocano {white}-{black}; {number} gioca alla scacchiera {own}"},
    {not_a_pair::id, "{white} e {black} non sono abbinati nel turno {round}: {one}, {other}"},
    {two_results::id, "{board}: due risultati, {first} e {second}"},
    {other_result::id, "{board}: il risultato è già {old}, non {wanted}"},
    {result_corrected::id, "{board}: {old} corretto in {wanted}"},
    {points_stay::id,
     "i punti di {players} {players?giocatore|giocatori} non erano la somma dei risultati e "
     "restano"},
    {team_points_stay::id,
     "i punti di {teams} {teams?squadra|squadre} non erano la somma dei risultati e restano"},
    {only_last_round::id, "si può annullare solo l'ultimo turno abbinato, il {round}"},
    {round_has_results::id, "il turno {round} ha {results} {results?risultato|risultati}"},
    {row_not_aligned::id, "la riga del giocatore {number} non è nelle sue colonne"},
    {no_such_team::id, "nessuna squadra ha il numero {number}"},
    {round_is_paired::id, "il turno {round} è già abbinato"},
    {no_such_round::id, "il turno {round} non esiste; il torneo ha {rounds} turni"},
    {no_full_point_bye::id, "il TRF06 non ha bye da un punto"},
    {bye_replaced::id,
     "{team?squadra|giocatore} {number}, turno {round}: bye da {wanted?mezzo punto|un punto|zero "
     "punti} invece di bye da {old?mezzo punto|un punto|zero punti}"},
    {rounds_unknown_one_marked::id,
     "{team?squadra|giocatore} {number}: il numero di turni non è noto; è segnato solo il turno "
     "{round}"},
    {not_withdrawn::id,
     "{team?la squadra|il giocatore} {number} non risulta in ritiro dal turno {round} in poi"},
    {no_record_for_prohibited::id, "il {dialect} non ha un record per gli abbinamenti vietati"},
    {no_such_participant::id, "nessun giocatore e nessuna squadra ha il numero {number}"},
    {two_numbers_needed::id, "un abbinamento vietato richiede due numeri"},
    {number_twice::id, "in un abbinamento vietato un numero è ripetuto"},
    {xxp_is_for_all_rounds::id, "il record XXP vale per tutti i turni"},
    {rounds_unknown_give_them::id,
     "il numero di turni non è noto; indicare il primo e l'ultimo turno, o il record 142"},
    {rounds_unknown::id, "il numero di turni non è noto; indicare il record 142"},
    {not_rounds::id, "i turni {first}-{last} non sono turni del torneo"},
    {round_one_is_paired::id, "il turno 1 è già abbinato"},
    {teams_accelerate_by_192::id, "un torneo a squadre si accelera con il record 192"},
    {already_accelerated::id, "il torneo è già accelerato (192, 250 o XXA)"},
    {no_record_for_acceleration::id, "il {dialect} non ha un record per l'accelerazione"},
    {players_come_with_teams::id,
     "i giocatori di un torneo a squadre si aggiungono con la squadra"},
    {table_pairs_everybody::id,
     "la tabella del torneo abbina tutti in ogni turno: non ammette bye, abbinamenti vietati o "
     "accelerazione"},
    {round_robin_takes_no_entries::id,
     "un girone non ammette iscritti in ritardo dopo l'abbinamento del turno 1"},
    {numbers_end::id, "i numeri d'ordine finiscono con {last}"},
    {already_in_report::id, "{name} è già nel file: giocatore {number}"},
    {not_in_encoding::id, "'{name}' ha caratteri che la codifica del file non ha"},
    {numbers_are_final::id,
     "il turno {round} è abbinato: dopo l'abbinamento del turno 4 i numeri non cambiano (C.04.2 "
     "2.3)"},
    {round_robin_has_begun::id,
     "gli abbinamenti di un girone seguono i numeri, e il turno 1 è abbinato"},
    {numbers_were_drawn::id, "i numeri sono sorteggiati"},
    {record_299_misplaced::id,
     "il record 299 non è nelle sue colonne; i suoi numeri non si possono cambiare"},
};
}  // namespace
ITALIAN(edits, rows);
}  // namespace cli
