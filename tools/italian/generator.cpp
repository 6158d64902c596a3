#include "pair/messages/generator.hpp"

#include "italian/language.hpp"

namespace cli {
namespace {
using namespace trf_pair::said;

constexpr Row rows[]{
    {unknown_key::id, "voce sconosciuta '{key}'{hint}"},
    {invalid_setting::id, "valore '{value}' di '{key}' non valido (atteso: {form})"},
    {not_a_setting::id, "atteso VOCE=VALORE, non '{line}'"},
    {in_line::id, "{line}: {fault}"},
    {in_file::id, "{file}:{fault}"},
    {set_takes::id, "'--set' richiede VOCE=VALORE"},
    {ratings_reversed::id, "l'Elo massimo, {high}, è inferiore all'Elo minimo, {low}"},
    {no_cycles::id,
     "cycles=2 richiede un sistema con una tabella, non '{system}'; usare berger o scheveningen"},
    {cycles_of_team_type::id, "cycles={cycles} contraddice team-type={type}"},
    {xxa_is_individual::id, "acceleration=xxa è per tornei individuali; usare 250 o baku"},
    {needs_match_points::id,
     "l'accelerazione richiede i punti squadra come punteggio primario (C.04.7 1.4.4)"},
    {points_out_of_order::id,
     "una vittoria deve valere più di una patta, e una patta almeno quanto una sconfitta"},
    {baku_needs_usual_points::id,
     "l'accelerazione Baku richiede che una vittoria valga due patte e una sconfitta 0 punti "
     "(C.04.7 1.1)"},
    {seed_is_not_a_number::id,
     "valore '{value}' dell'opzione '--seed' non valido; usare un numero intero minore di 2^64"},
    {reads_no_file::id, "'--generate' non legge alcun FILE"},
    {writes_trf_only::id, "'--generate' ha solo il formato 'trf'"},
    {seed_drawn::id, "seme {seed}"},
    {ends_early::id, "seme {seed}: il torneo finisce prima; {reason}"},
    {form_range::id, "{low}..{high}, oppure MIN..MAX"},
    {form_number::id, "{low}..{high}"},
    {form_of_ratings::id, "MIN..MAX"},
    {form_frequency::id, "una percentuale come 2.5% o un numero"},
    {form_round_frequency::id, "una percentuale come 2.5%, un numero, o un numero come 2/round"},
    {form_rate::id, "una percentuale come 2.5%"},
    {form_like::id, "come {example}"},
    {form_words::id, "{words}"},
    {form_date::id, "AAAA-MM-GG"},
    {form_games::id, "una partita ogni tante"},
    {form_players::id, "un giocatore ogni tanti"},
    {form_points::id, "punti"},
};
}  // namespace
ITALIAN(generator, rows);
}  // namespace cli
