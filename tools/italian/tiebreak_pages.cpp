#include "tiebreak/messages/tiebreak_pages.hpp"

#include "italian/language.hpp"

namespace cli {
namespace {
using namespace tiebreak_tool::said;

constexpr Row rows[]{
    {open_game::id, "Turno {round}, scacchiera {board}"},
    {open_games::id, "Partite senza risultato:"},
    {overall::id, "Generale"},
    {overall_rank::id, "Posizione nella classifica generale"},
    {column::id, "{text}"},
    {table::id, "Tabellone"},
    {crosstable::id, "Tabellone"},
    {rounds_of_teams::id,
     "Per ogni turno: la riga dell'avversario, il risultato; + − = per un turno non giocato"},
    {rounds_of_players::id,
     "Per ogni turno: la riga dell'avversario, il colore, il risultato; + − = per un turno non "
     "giocato"},
    {rounds_of_members::id,
     "Per ogni turno: il numero dell'avversario, il colore, il risultato; + − = per un turno non "
     "giocato"},
    {colour_letter::id, "{colour?B|N}"},
    {race::id, "Andamento: punti dopo ogni turno"},
    {leaders::id, "I primi e i loro punti: {leaders}"},
    {players_of_teams::id, "Giocatori delle squadre"},
    {colour_letters::id, "Bianco e Nero"},
    {average_column::id, "media Elo degli avversari con Elo (FIDE 1997, 11.31)"},
    {games_column::id, "partite contro avversari con Elo"},
    {points_column::id, "punti in queste partite"},
    {unrated_performance_column::id,
     "performance di un giocatore senza Elo con almeno 4 di tali partite (FIDE 1997, 11.31)"},
    {performance_column::id,
     "performance: media Elo degli avversari con Elo, più dp della percentuale (C.07 10.2)"},
    {remarks::id, "Osservazioni"},
};
}  // namespace
ITALIAN(tiebreak_pages, rows);
}  // namespace cli
