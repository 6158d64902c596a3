#pragma once

#include <array>
#include <string_view>

#include "titles.hpp"
#include "trf/tiebreak/edition.hpp"

namespace trf::tiebreak {

namespace c07 {

inline constexpr std::array<std::string_view, 2> own_codes = {"ABH", "AFB"};
// Codes that came with the text of 2026, accepted before it too.
inline constexpr std::array<Edition::CodeArticle, 3> later_codes = {
    {{"STD", "C.07 2026, 7.7"}, {"TPN", "C.07 2026, 7.8"}, {"RTNG", "C.07 2026, 10.6"}}};

}  // namespace c07

// FIDE Handbook C.07, in force from 1 September 2023.
inline constexpr Edition fide_2023 = {
    .key = "2023",
    .title = fide_c07<9, 2023>,
    .opponent_view = OpponentView::trailing_byes_as_draws,       // 16.3
    .own_unplayed = OwnUnplayed::dummy,                          // 16.4, without caps
    .cuts_unplayed_rounds_first = true,                          // 16.5
    .direct_encounter = DirectEncounter::repeated_with_partial,  // 6.2, 6.3
    .swiss_list = "PTS,BH/C1,BH,SB,DE,WIN",
    .rapid_swiss_list = "PTS,BH/C1,BH,SB,DE,WIN",
    .round_robin_list = "PTS,DE,WIN,SB,KS",
    .team_list = "MPTS,GPTS,EDE,EMGSB",
    .own_codes = c07::own_codes,
    .code_articles = c07::later_codes,
    .articles = {.played = "16.3.1",
                 .adjusted = "16.3.2",
                 .own_unplayed = "16.4",
                 .cuts = {"14.1", "14.2", "14.3", "14.4"},
                 .unplayed_cut = "16.5",
                 .fore = "8.3",
                 .round_robin = "15.2",
                 .unrated = "10"},
};

}  // namespace trf::tiebreak
