#include <array>

#include "editions.hpp"

namespace trf::tiebreak {
namespace {
constexpr std::array<std::string_view, 4> own_codes = {"ADJ", "BHITA", "BHLOW", "DRITA"};
}

// "Sistemi di spareggio nella classifica finale di un torneo": Sonneborn-Berger for round robins,
// the Italian variant of Buchholz for Swiss and Italo-Svizzero tournaments. The text is silent on
// unplayed rounds: reading I4 takes those of the Swiss rules of 1989.
constinit const Edition ita = {
    .key = "ita",
    .title = "Italian tie-break systems",
    .opponent_view = OpponentView::unplayed_as_draws,
    .own_unplayed = OwnUnplayed::half_of_rounds,
    .direct_encounter = DirectEncounter::once_if_all_met,
    .swiss_list = "PTS,BHITA,BHLOW,DE,DRITA",
    .rapid_swiss_list = "PTS,BHITA,BHLOW,DE,DRITA",
    .round_robin_list = "PTS,SB,DRITA",
    .team_list = "MPTS,GPTS",
    .own_codes = own_codes,
    .articles = {.played = "SST 2",
                 .adjusted = "1989 16",
                 .own_unplayed = "1989 16",
                 .forfeit_cap = "",
                 .bye_cap = "",
                 .unplayed_cut = "",
                 .round_robin = "SST 1",
                 .direct_encounter = "SST 2"},
};

}  // namespace trf::tiebreak
