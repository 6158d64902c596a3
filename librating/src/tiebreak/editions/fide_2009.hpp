#pragma once

#include <array>
#include <string_view>

#include "titles.hpp"
#include "trf/tiebreak/edition.hpp"

namespace trf::tiebreak {

namespace c02 {

inline constexpr std::array<std::string_view, 1> own_codes = {"ADJ"};
inline constexpr std::array<Edition::CodeArticle, 17> code_articles = {{{"PTS", "C.02 13"},
                                                                        {"DE", "C.02 13"},
                                                                        {"WIN", "C.02 13"},
                                                                        {"BPG", "C.02 13"},
                                                                        {"BWG", "C.02 13"},
                                                                        {"PS", "C.02 13"},
                                                                        {"BH", "C.02 13"},
                                                                        {"SB", "C.02 13"},
                                                                        {"KS", "C.02 13"},
                                                                        {"ARO", "C.02 13"},
                                                                        {"TPR", "C.02 13"},
                                                                        {"AOB", "C.02 13"},
                                                                        {"MPTS", "C.02 13"},
                                                                        {"GPTS", "C.02 13"},
                                                                        {"EMMSB", "C.02 13"},
                                                                        {"EMGSB", "C.02 13"},
                                                                        {"ADJ", "C.04.5"}}};

}  // namespace c02

// FIDE Handbook C.04.5 and C.02 13, 2009 to August 2023, with the texts of 2012 and 2019.
inline constexpr Edition fide_2009 = {
    .key = "2009",
    .title = say<said::fide_c04>,
    .opponent_view = OpponentView::unplayed_as_draws,
    .own_unplayed = OwnUnplayed::virtual_opponent,
    .direct_encounter = DirectEncounter::repeated_if_all_met,
    .swiss_list = "PTS,BH/C1,BH,SB,DE,WIN",
    .rapid_swiss_list = "PTS,BH/C1,BH,SB,DE,WIN",
    .round_robin_list = "PTS,DE,WIN,SB,KS",
    .team_list = "MPTS,GPTS,EDE,EMGSB",
    .own_codes = c02::own_codes,
    .code_articles = c02::code_articles,
    .other_codes = "C.07 ",
    .articles = {.played = "C.02 13",
                 .adjusted = "C.04.5",
                 .own_unplayed = "C.04.5",
                 .cuts = {"C.02 13", "C.02 13", "C.02 13", "C.02 13"},
                 .fore = "C.07 8.3",
                 .round_robin = "C.02 13",
                 .unrated = "C.07 10"},
};

}  // namespace trf::tiebreak
