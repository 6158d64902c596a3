#include "trf/tiebreak/messages/tie_breaks.hpp"

#include "italian/language.hpp"

namespace cli {
namespace {
using namespace trf::tiebreak::said;

constexpr Row rows[]{
    {points::id, "punti"},
    {match_points::id, "punti squadra"},
    {game_points::id, "punti partita"},
    {other_points::id, "l'altro fra punti squadra e punti partita"},
    {wins::id, "numero di vittorie"},
    {games_won::id, "partite vinte alla scacchiera"},
    {games_with_black::id, "partite giocate con il Nero"},
    {wins_with_black::id, "partite vinte con il Nero"},
    {progressive_scores::id, "punteggi progressivi"},
    {rounds_elected::id, "turni che si è scelto di giocare"},
    {standard_points::id, "punti standard"},
    {pairing_number::id, "numero d'abbinamento del torneo"},
    {rating_of_player::id, "Elo"},
    {wins_of_1989::id, "partite vinte (1989)"},
    {buchholz::id, "Buchholz"},
    {fore_buchholz::id, "Fore Buchholz"},
    {average_buchholz::id, "media dei Buchholz degli avversari"},
    {score_strength::id, "punteggio per forza dei punteggi"},
    {adjusted_for_buchholz::id, "punteggio che gli avversari vedono per il Buchholz"},
    {adjusted_for_fore_buchholz::id, "punteggio che gli avversari vedono per il Fore Buchholz"},
    {recounted_score::id, "punteggio ricontato"},
    {italian_buchholz::id, "Buchholz italiano: senza il più basso"},
    {italian_buchholz_lowest::id, "Buchholz italiano: il punteggio escluso"},
    {buchholz_of_late_entries::id, "Buchholz senza il turno 1 di chi entra al turno 2"},
    {sonneborn_berger::id, "Sonneborn-Berger"},
    {match_by_match::id, "punti squadra degli avversari per i propri punti squadra"},
    {match_by_game::id, "punti squadra degli avversari per i propri punti partita"},
    {game_by_match::id, "punti partita degli avversari per i propri punti squadra"},
    {game_by_game::id, "punti partita degli avversari per i propri punti partita"},
    {koya::id, "sistema Koya"},
    {average_rating::id, "media Elo degli avversari"},
    {performance_rating::id, "performance Elo del torneo"},
    {perfect_performance::id, "performance perfetta del torneo"},
    {average_performance::id, "media delle performance degli avversari"},
    {average_perfect_performance::id, "media delle performance perfette degli avversari"},
    {direct_encounter::id, "scontro diretto"},
    {extended_encounter::id, "scontro diretto esteso"},
    {extended_top_boards::id, "scontro diretto esteso, prime scacchiere"},
    {extended_bottom_board::id, "scontro diretto esteso, eliminazione dell'ultima scacchiera"},
    {extended_count_top_boards::id,
     "scontro diretto esteso, conto delle scacchiere, prime scacchiere"},
    {extended_count_bottom_board::id,
     "scontro diretto esteso, conto delle scacchiere, eliminazione dell'ultima scacchiera"},
    {board_count::id, "conto delle scacchiere, a parità di punti partita"},
    {top_boards::id, "risultati delle prime scacchiere"},
    {bottom_board::id, "eliminazione dell'ultima scacchiera"},
    {standing_order::id, "risultati contro i giocatori nell'ordine di classifica"},
    {fide_c07::id, "FIDE C.07, {date}"},
    {fide_c04::id, "FIDE C.04.5 / C.02 13, dal 2009 all'agosto 2023"},
    {swiss_rules_1989::id, "regole svizzere FIDE 1989, art. 16"},
    {italian_systems::id, "sistemi italiani di spareggio tecnico"},
    {fsi_rtf_2014::id, "FSI RTF 2014, 7.3.1"},
};
}  // namespace
ITALIAN(tie_breaks, rows);
}  // namespace cli
