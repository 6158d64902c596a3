#include <array>

#include "editions.hpp"

namespace trf::tiebreak {
namespace {
constexpr std::array<std::string_view, 2> own_codes = {"ADJ", "BHFSI"};
}

// FSI technical regulation (RTF) 2014: 7.3.1 full Buchholz for Swiss tournaments, Sonneborn-Berger
// for round robins; 7.5.2 c an entrant of round 2 with half a point gets nothing for round 1.
// FSI rapid and blitz regulation 4.6: Buchholz Cut 1. The numbers are FIDE's of 2009.
constinit const Edition fsi_2014 = {
    .key = "fsi2014",
    .title = "FSI RTF 2014, 7.3.1",
    .opponent_view = OpponentView::unplayed_as_draws,
    .own_unplayed = OwnUnplayed::virtual_opponent,
    .direct_encounter = DirectEncounter::repeated_if_all_met,
    .swiss_list = "PTS,BHFSI",
    .rapid_swiss_list = "PTS,BH/C1",
    .round_robin_list = "PTS,SB",
    .team_list = "MPTS,GPTS",
    .own_codes = own_codes,
    .articles = {.played = "RTF 7.3.1",
                 .adjusted = "C.04.5",
                 .own_unplayed = "C.04.5",
                 .forfeit_cap = "",
                 .bye_cap = "",
                 .unplayed_cut = "",
                 .round_robin = "C.02 13",
                 .direct_encounter = "C.02 13"},
};

}  // namespace trf::tiebreak
