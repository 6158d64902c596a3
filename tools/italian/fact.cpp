#include "trf/pair/messages/fact.hpp"

#include "italian/language.hpp"

namespace cli {
namespace {
using namespace trf::pair::said;

constexpr Row rows[]{
    {fact_residents::id, "residenti"},
    {fact_moved_down::id, "scesi"},
    {fact_downfloaters::id, "downfloater"},
    {fact_upfloaters::id, "upfloater"},
    {fact_floaters::id, "scendono"},
    {fact_points::id, "punti"},
    {fact_unplayed_games::id, "partite non giocate"},
    {fact_games_played::id, "partite giocate"},
    {fact_matches_played::id, "incontri giocati"},
    {fact_order_of_shifters::id, "ordine di spostamento"},
    {fact_games_of::id, "partite giocate da {player}"},
    {fact_matches_of::id, "incontri giocati da {player}"},
    {fact_index_of::id, "indice di {player}"},
    {fact_colours_of::id, "colori di {player}"},
    {value_number::id, "{number}"},
    {value_points::id, "{points}"},
    {value_code::id, "{code:B/N}"},
    {value_list::id, "{values}"},
    {value_players::id, "{players}"},
    {value_index::id, "BH {buchholz}, SB {berger:0,0}"},
    {value_scores::id, "{scores}"},
    {value_ahead::id, "{count}: {values}"},
    {value_pair::id, "{one}-{other}"},
    {value_yes_or_no::id, "{yes?sì|no}"},
    {value_absent::id, "-"},
    {value_none::id, "nessuno"},
};
}  // namespace
ITALIAN(fact, rows);
}  // namespace cli
