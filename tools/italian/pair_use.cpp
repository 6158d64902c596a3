#include "pair/messages/pair_use.hpp"

#include "italian/language.hpp"

namespace cli {
namespace {
using namespace trf_pair::said;

constexpr Row rows[]{
    {no_such_format::id, "'{option}' non ha il formato '{format}'"},
    {system_unknown::id, "il sistema '{system}' non esiste"},
    {type_not_paired::id,
     "trf-pair non abbina tornei di tipo '{type}'; scegliere un sistema con --system"},
    {one_edition_only::id, "il sistema '{system}' ha una sola edizione"},
    {no_such_edition::id,
     "il sistema '{system}' non ha l'edizione {edition} (possibili: {editions})"},
    {explain_takes::id, "'--explain' richiede uno o due giocatori, o un giocatore e 'bye'"},
    {no_player_called::id, "nessun giocatore si chiama '{name}'"},
    {several_players_called::id,
     "{count} giocatori si chiamano '{name}'; usare un numero d'ordine: {players}"},
    {only_for_systems::id, "'{option}' è per i sistemi {systems}"},
    {is_a_team_event::id,
     "questo è un torneo a squadre, e il sistema '{system}' abbina giocatori; usare "
     "--system=team-swiss"},
    {has_no_teams::id,
     "il sistema '{system}' abbina squadre, e il file TRF non ne ha (record 310 o 013)"},
    {code_not_paired::id,
     "il record 192 è {code}, che trf-pair non abbina; scegliere un sistema con --system"},
    {rules_not_available::id,
     "le regole del {system} prima del {day:d/m/y} non sono disponibili; usare --edition={edition} "
     "per "
     "abbinare con regole più recenti"},
    {baku_needs_points::id,
     "il record 192 è {code}, ma l'accelerazione Baku richiede che una vittoria valga due patte e "
     "una sconfitta 0 punti (C.04.7 1.1)"},
    {game_points_not_accelerated::id,
     "il punteggio primario sono i punti partita: il torneo non può essere accelerato (C.04.7 "
     "1.4.4)"},
    {unknown_entrant::id, "{team?la squadra|il giocatore} {number} non esiste"},
    {record_not_readable::id, "il record {record} non è leggibile: dopo {record} serve uno spazio"},
    {paired_by::id, "abbinato con {regulation}"},
    {paired_by_newest::id, "abbinato con {regulation}, perché il file TRF non ha una data"},
    {all_rounds_paired::id,
     "tutti i {rounds} turni sono abbinati; non c'è un turno {round} da abbinare"},
    {no_such_round::id, "non c'è un turno {round} da abbinare: il torneo ha {rounds} turni"},
    {other_round_first::id, "il turno {round} non è abbinato: prima viene il turno {next}"},
    {no_results_yet::id,
     "il turno {round} non è abbinato: il turno {last} non ha ancora risultati; inserirli prima"},
    {bye_in_table::id,
     "{team?la squadra|il giocatore} {number} ha chiesto un bye, ma la tabella abbina tutti; "
     "registrare le partite non giocate come forfait"},
    {round_explained::id, "il turno {next} non si può ancora abbinare; si spiega il turno {round}"},
    {no_player_to_pair::id,
     "il turno {round} non è abbinato: {team?nessuna squadra|nessun giocatore} è presente"},
    {round_is_not_paired::id, "il turno {round} non è abbinato"},
    {schedule_has_begun::id, "il turno 1 è già abbinato; il calendario non è stato inserito"},
    {players_present::id,
     "turno {round}, {players} {players?giocatore presente|giocatori presenti}"},
    {teams_present::id, "turno {round}, {teams} {teams?squadra presente|squadre presenti}"},
    {board_without_result::id,
     "turno {round}: la scacchiera {board} ({white}-{black}) non ha risultato"},
    {open_game_counts::id,
     "turno {round}: la scacchiera {board} ({white}-{black}) non ha risultato; vale {points} "
     "{points?punto|punti} per entrambi i giocatori ({rule})"},
    {to_be_excluded::id,
     "il giocatore {player} ha perso {losses} partite a forfait e deve essere escluso (RTF 7.5.1)"},
    {rounds_unknown::id,
     "il numero dei turni non è noto: le norme dell'ultimo turno non si applicano"},
    {rounds_unknown_lim::id,
     "il numero dei turni non è noto: le norme dell'ultimo turno (art. 13) e dei Maxi-tornei non "
     "si applicano"},
    {rounds_unknown_dubov::id,
     "il file TRF non indica il numero dei turni (142, XXR); per MaxT valgono {round} turni, come "
     "se questo fosse l'ultimo"},
    {initial_colour_unknown::id,
     "il file TRF non indica il colore iniziale (152, XXC); si usa il Bianco"},
    {parity_of_arrived::id,
     "i numeri pari e dispari contano solo i giocatori già arrivati; con i numeri del file TRF "
     "alcuni colori sarebbero diversi (C.04.2 2.4)"},
    {ratings_missing::id,
     "{count} {count?giocatore non ha|giocatori non hanno} Elo; si usa 0, l'arbitro ne assegna uno "
     "(C.04.4.1 1.1.2)"},
    {clubs_not_kept_apart::id,
     "i giocatori di una squadra o di un circolo (record 013) non sono tenuti separati, perché "
     "nessun articolo lo richiede; il record 260 o XXP vieta coppie"},
};
}  // namespace
ITALIAN(pair_use, rows);
}  // namespace cli
