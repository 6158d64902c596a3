#include <array>

#include "editions.hpp"

namespace trf::tiebreak {
namespace {
constexpr std::array<std::string_view, 2> own_codes = {"ABH", "AFB"};
}

// FIDE Handbook C.07, in force from 1 September 2023; for every code here its numbers are those of
// 2024.
constinit const Edition fide_2023 = {
    .key = "2023",
    .title = "FIDE C.07, 1 September 2023",
    .opponent_view = OpponentView::trailing_byes_as_draws,       // 16.3
    .own_unplayed = OwnUnplayed::dummy,                          // 16.4, without caps
    .cuts_unplayed_rounds_first = true,                          // 16.5
    .direct_encounter = DirectEncounter::repeated_with_partial,  // 6.2, 6.3
    .swiss_list = "PTS,BH/C1,BH,SB,DE,WIN",
    .rapid_swiss_list = "PTS,BH/C1,BH,SB,DE,WIN",
    .round_robin_list = "PTS,DE,WIN,SB,KS",
    .team_list = "MPTS,GPTS,EDE,EMGSB",
    .own_codes = own_codes,
    .articles = {.played = "16.3.1",
                 .adjusted = "16.3.2",
                 .own_unplayed = "16.4",
                 .forfeit_cap = "",
                 .bye_cap = "",
                 .unplayed_cut = "16.5",
                 .round_robin = "15.2",
                 .direct_encounter = "6"},
};

}  // namespace trf::tiebreak
