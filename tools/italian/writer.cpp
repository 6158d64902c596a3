#include "trf/messages/writer.hpp"

#include "italian/language.hpp"

namespace cli {
namespace {
using namespace trf::said;

constexpr Row rows[]{
    {cannot_store::id, "il {dialect} non può contenere {what}"},
    {value_too_wide::id,
     "{field} '{found}' del record {tag} supera le sue {columns} {columns?colonna|colonne}"},
    {too_many_numbers::id, "il record {tag} ha troppi numeri"},
    {loss_points_by_colour::id,
     "punti che dipendono dal colore, o diversi fra un risultato e il suo bye (XXS)"},
    {loss_pairing_by_rank::id, "l'abbinamento secondo la posizione (XXC rank)"},
    {loss_type_code::id, "il tipo codificato {code} (192)"},
    {loss_controller::id, "il controllore degli abbinamenti (182)"},
    {loss_ranking_method::id, "il metodo dell'ordine iniziale (172)"},
    {loss_tie_breaks::id, "gli spareggi tecnici (202)"},
    {loss_standings_order::id, "l'ordine di classifica (212)"},
    {loss_time_control::id, "il tempo di riflessione codificato (222)"},
    {loss_time_control_text_stays::id,
     "il tempo di riflessione codificato (222); resta il testo del record 122"},
    {loss_board_colours::id, "i colori delle scacchiere (352)"},
    {loss_match_points::id, "i punti squadra (362)"},
    {loss_abnormal_points::id, "i punti anomali (299)"},
    {loss_line_ups::id, "le formazioni (300)"},
    {loss_team_byes::id, "i bye delle squadre (320)"},
    {loss_forfeited_matches::id, "gli incontri decisi a forfait (330)"},
    {loss_team_results::id, "i risultati di squadra per la lettura (801, 802)"},
    {loss_teams::id,
     "numeri, sigle, forze, punti e posizioni delle squadre (310); restano nomi e componenti "
     "(013)"},
    {loss_national::id, "i dati nazionali dei giocatori ({records} {records?record|record})"},
    {loss_announced_byes::id,
     "i bye dei turni successivi (240, {players} {players?giocatore|giocatori})"},
    {loss_unknown_points::id, "i punti di una partita sospesa (162 X)"},
    {loss_prohibited_in_rounds::id, "gli abbinamenti vietati solo in alcuni turni (260)"},
    {loss_point_system::id, "il sistema di punteggio (162, XXS, BB*)"},
    {loss_acceleration::id, "l'accelerazione (250)"},
    {loss_acceleration_match_points::id,
     "i punti squadra dell'accelerazione (250); restano i punti partita (XXA)"},
    {loss_player_acceleration::id, "l'accelerazione (XXA)"},
    {loss_prohibited::id, "gli abbinamenti vietati (260, XXP)"},
    {loss_absent::id, "i giocatori assenti al prossimo turno (XXZ)"},
    {loss_initial_colour::id, "il colore iniziale (152, XXC)"},
    {loss_rounds::id, "il numero di turni, {rounds} (142, XXR)"},
    {loss_unrated_results::id,
     "{results} {results?risultato|risultati} W, D o L: {results?diventa|diventano} 1, = o 0, come "
     "se {results?valesse|valessero} per l'Elo"},
    {loss_byes::id, "{byes} bye U o F: {byes?diventa|diventano} + senza avversario"},
    {not_read_field::id, "{field}: '{found}' non è letto; non è nel risultato"},
    {not_read_record::id, "il record {tag} è ripetuto; questa riga non è nel risultato"},
    {not_read_text::id, "'{found}' non è letto; non è nel risultato"},
    {no_room_in_columns::id,
     "{field} {found} del giocatore {player}: manca lo spazio nelle colonne {first}-{last}"},
    {no_room_for_team::id,
     "{field} {found} della squadra {team}: manca lo spazio nelle colonne {first}-{last}"},
    {row_not_in_columns::id, "riga {line}: la riga del giocatore {player} non è nelle sue colonne"},
    {mark_removed::id, "tolto il BOM iniziale"},
    {sub_removed::id, "tolto lo 0x1A finale"},
    {last_line_ended::id, "aggiunto il fine riga all'ultima riga"},
    {line_ends_changed::id, "{lines} fine riga {lines?reso|resi} come gli altri"},
    {fixed::id, "corretto: {repair}"},
    {field_repaired::id, "{field} '{old}' -> '{wanted}'"},
    {record_repaired::id, "'{old}' -> '{wanted}'"},
};
}  // namespace
ITALIAN(writer, rows);
}  // namespace cli
