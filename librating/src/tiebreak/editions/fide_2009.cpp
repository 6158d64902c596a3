#include <array>

#include "editions.hpp"

namespace trf::tiebreak {
namespace {
constexpr std::array<std::string_view, 1> own_codes = {"ADJ"};
}

// FIDE Handbook C.04.5 and C.02 13, 2009 to August 2023, with the texts of 2012 and 2019.
constinit const Edition fide_2009 = {
    .key = "2009",
    .title = "FIDE C.04.5 / C.02 13, 2009 to August 2023",
    .opponent_view = OpponentView::unplayed_as_draws,
    .own_unplayed = OwnUnplayed::virtual_opponent,
    .direct_encounter = DirectEncounter::repeated_if_all_met,
    .swiss_list = "PTS,BH/C1,BH,SB,DE,WIN",
    .rapid_swiss_list = "PTS,BH/C1,BH,SB,DE,WIN",
    .round_robin_list = "PTS,DE,WIN,SB,KS",
    .team_list = "MPTS,GPTS,EDE,EMGSB",
    .own_codes = own_codes,
    .articles = {.played = "C.02 13",
                 .adjusted = "C.04.5",
                 .own_unplayed = "C.04.5",
                 .forfeit_cap = "",
                 .bye_cap = "",
                 .unplayed_cut = "",
                 .round_robin = "C.02 13",
                 .direct_encounter = "C.02 13"},
};

}  // namespace trf::tiebreak
