#include "trf/messages/found_teams.hpp"

#include "italian/language.hpp"

namespace cli {
namespace {
using namespace trf::found;

constexpr Row rows[]{
    {teams_needed::id, "il record {tag} richiede squadre: non ci sono i record 310 e 013"},
    {team_byes_alone::id, "il record 320 è in un torneo senza squadre"},
    {team_number_missing::id, "i numeri delle squadre non vanno da 1 a {count}: manca {missing}"},
    {member_of_other::id, "il giocatore {player} è già un componente di '{team}'"},
    {columns_used::id, "le colonne {first} e {last} del record 310 devono essere vuote"},
    {in_no_team::id, "il giocatore {player} non è in una squadra"},
    {line_up_again::id,
     "la squadra {team} ha già una formazione per il turno "
     "{round} alla riga {line}"},
    {not_a_member::id, "il giocatore {player} non è un componente della squadra {team}"},
    {line_up_size::id,
     "la formazione ha {boards} {boards?scacchiera|scacchiere}; il record 352 "
     "ne ha {colours}"},
    {twice_in_line_up::id,
     "il giocatore {player} è su due scacchiere della formazione: {first} e {second}"},
    {in_line_up_without_game::id,
     "il giocatore {player} è alla scacchiera {board} della formazione del turno {round}, ma non "
     "ha "
     "una partita"},
    {plays_without_line_up::id,
     "il giocatore {player} ha una partita nel turno {round}, ma non è nella formazione della "
     "squadra "
     "{team}"},
    {boards_do_not_meet::id,
     "il giocatore {player} è alla scacchiera {board} della formazione del turno {round}, "
     "l'avversario {opponent} alla scacchiera {other}"},
    {too_many_boards::id,
     "l'incontro delle squadre {one} e {other} nel turno {round} ha {boards} scacchiere; il record "
     "352 ne ha {colours}"},
    {bye_after_end::id, "c'è un bye nel turno {round}, ma il torneo ha {rounds} turni"},
    {team_mates_met::id,
     "i giocatori {player} e {other} di '{team}' si sono "
     "incontrati nel turno {round}"},
    {met_two_teams::id,
     "i giocatori di '{team}' hanno incontrato le squadre "
     "{one} e {other} nel turno {round}"},
    {boards_out_of_order::id,
     "le scacchiere del turno {round} non sono nell'ordine dei componenti; "
     "deve indicarle il record "
     "300"},
    {board_colour_differs::id,
     "la scacchiera {board} del turno {round} non ha "
     "il colore del record 352 ({colours})"},
    {match_points_differ::id, "i punti squadra sono {stated}; gli incontri danno {found}"},
    {game_points_differ::id, "i punti individuali sono {stated}; le partite danno {found}"},
    {team_meets_itself::id, "una squadra non può incontrare se stessa"},
    {no_such_round::id, "il turno {round} non esiste"},
    {forfeited_but_played::id,
     "il record 330 alla riga {line} indica a forfait l'incontro del turno "
     "{round}, ma una partita è "
     "stata giocata"},
    {forfeited_but_won::id,
     "il record 330 alla riga {line} indica l'incontro del turno {round} come perso dalla squadra "
     "{team}, ma la cella è una vittoria a forfait"},
    {too_many_members::id, "il record 013 ha più di {most} componenti"},
    {member_touches_name::id,
     "il primo componente del record 013 è attaccato al nome della squadra"},
    {team_without_name::id, "la squadra {team} non ha un nome"},
    {line_up_opponent::id,
     "la formazione indica l'avversario {named}; la squadra {team} ha incontrato la squadra {met} "
     "nel turno {round}"},
    {line_up_without_match::id,
     "la squadra {team} ha una formazione, ma non ha un incontro nel turno {round}"},
    {bye_of_paired_team::id,
     "la squadra {team} ha il bye del turno {round}, ma ha incontrato la squadra {other}"},
    {bye_not_named::id, "la squadra {team} ha U nel turno {round}, ma il record 320 non la indica"},
    {team_without_rank::id, "la squadra {team} non ha una posizione in classifica"},
    {team_rank_out_of_range::id,
     "la posizione della squadra {team} è {found}; usare da 1 a {most}"},
    {team_rank_expected::id,
     "la posizione è {found}; dopo {better} {better?squadra migliore|squadre migliori} è attesa la "
     "{wanted}"},
    {team_rank_not_by_points::id,
     "la posizione {rank} con {points} punti {match?squadra|partita} non segue i punti"},
    {team_ranks_not_by_points::id,
     "le posizioni non seguono i punti {match?squadra|partita}: {teams} squadre sono fuori ordine"},
    {other_match_points::id, "i punti squadra sono {here} qui e {there} alla riga {line}"},
};
}  // namespace
ITALIAN(found_teams, rows);
}  // namespace cli
