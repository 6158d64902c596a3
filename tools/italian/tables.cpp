#include "trf/pair/messages/tables.hpp"

#include "italian/language.hpp"

namespace cli {
namespace {
using namespace trf::pair::said;

constexpr Row rows[]{
    {too_few_for_a_table::id, "un girone all'italiana richiede almeno 2 giocatori"},
    {table_has_ended::id, "la tabella Berger per {players} giocatori ha {rounds} turni"},
    {round_of_table::id,
     "Turno {round} della tabella Berger per {numbers} giocatori{twice?; ogni coppia gioca due "
     "volte|}"},
    {not_the_round_of_table::id, "Le coppie non sono quelle del turno {round} della tabella"},
    {not_the_colours_of_table::id, "I colori non sono quelli della tabella"},
    {match_of_others::id, "un incontro individuale ha 2 giocatori; il file TRF ne ha {count}"},
    {game_of_match::id,
     "Partita {round} dell'incontro: {player} ha il Bianco, {first?per il colore iniziale|perché i "
     "colori si alternano}"},
    {match_not_paired::id, "I due giocatori non sono abbinati fra loro"},
    {match_colours_do_not_alternate::id, "I colori non si alternano"},
    {scheveningen_of_others::id,
     "un incontro Scheveningen ha 2 squadre; il file TRF ne ha {count}"},
    {scheveningen_of_unequal::id,
     "un incontro Scheveningen ha due squadre con lo stesso numero di giocatori; la squadra {team} "
     "ne ha {players}, la squadra {other} {others}"},
    {scheveningen_of_size::id,
     "non c'è una tabella Scheveningen per squadre di {players}; le tabelle sono da {fewest} a "
     "{most} "
     "giocatori"},
    {scheveningen_repeats::id,
     "il giocatore {player} è più di una volta nelle squadre dell'incontro Scheveningen"},
    {scheveningen_has_ended::id,
     "la tabella Scheveningen per squadre di {players} ha {rounds} turni"},
    {round_of_scheveningen::id,
     "Turno {round} della tabella Scheveningen per squadre di {players}{twice?; ogni coppia gioca "
     "due volte|}"},
    {pair_of_table_in::id, "La tabella abbina {one} e {other} {rounds?nel turno|nei turni} {list}"},
    {pair_not_of_table::id, "La tabella non abbina {one} e {other}"},
};
}  // namespace
ITALIAN(tables, rows);
}  // namespace cli
