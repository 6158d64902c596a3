#include "pair/messages/pair_options.hpp"

#include "italian/language.hpp"

namespace cli {
namespace {
using namespace trf_pair::said;

constexpr Row rows[]{
    {help_system::id, "sistema di abbinamento (se manca: record 192, altrimenti dutch)"},
    {help_edition::id,
     "edizione delle regole, dutch: 2017, 2026; dubov: 2018, 2026; lim: 1989, 2026 (se manca: dal "
     "record 192 o dalla data d'inizio)"},
    {help_round::id,
     "abbina di nuovo il turno N, ignorando N e i successivi; con --check: solo questo turno "
     "(Double-Swiss: incontro N)"},
    {help_type::id, "tipo di torneo; prevale sui record 092 e 192"},
    {help_explain::id,
     "spiega il turno, un giocatore (12, o un nome) o perché due giocatori non sono abbinati "
     "(12,7; NOME;NOME; 12,bye); con --check: le differenze"},
    {help_check::id, "abbina di nuovo ogni turno e dà un verdetto"},
    {help_show::id, "un turno registrato con risultati, bye e assenti (se manca: l'ultimo)"},
    {help_slips::id, "con --show --format=html: cedole dei risultati da ritagliare"},
    {help_schedule::id, "tutti i turni di un girone all'italiana o di un incontro Scheveningen"},
    {help_generate::id, "genera tornei casuali"},
    {help_players::id, "generate: giocatori (nei tornei a squadre: squadre), N o MIN..MAX"},
    {help_rounds::id, "generate: turni, N o MIN..MAX"},
    {help_seed::id, "generate: seme del primo torneo, poi N+1, ... (se manca: casuale)"},
    {help_count::id, "generate: numero di tornei"},
    {help_config::id, "generate: impostazioni, VOCE=VALORE per riga (voci: trf-pair(1))"},
    {help_set::id, "generate: un'altra impostazione"},
    {help_description::id,
     "Abbina il prossimo turno di ogni file TRF. Con --check abbina di nuovo ogni turno e "
     "confronta. Con --generate genera tornei casuali."},
    {help_next_round::id, "il prossimo turno"},
    {help_why_not::id, "perché 12 e 7 non sono abbinati"},
    {help_fill_in::id, "scrive l'abbinamento nel file TRF"},
    {help_verify::id, "controlla ogni turno"},
    {one_mode_only::id, "'--check', '--generate' e '--schedule' non si possono usare insieme"},
    {show_alone::id, "'--show' non si può usare insieme a un'altra modalità"},
};
}  // namespace
ITALIAN(pair_options, rows);
}  // namespace cli
