#pragma once

#include <array>
#include <string_view>

#include "titles.hpp"
#include "trf/tiebreak/edition.hpp"

namespace trf::tiebreak {

namespace swiss_1989 {

inline constexpr std::array<std::string_view, 2> own_codes = {"ADJ", "WINS16"};
inline constexpr std::array<Edition::CodeArticle, 6> code_articles = {{{"PTS", "1989 16"},
                                                                       {"BH", "1989 16 a"},
                                                                       {"BH/M1", "1989 16 b"},
                                                                       {"DE", "1989 16 c"},
                                                                       {"WINS16", "1989 16 d"},
                                                                       {"ADJ", "1989 16"}}};

}  // namespace swiss_1989

// FIDE Swiss rules 1989, art. 16: a) full Buchholz, b) median, c) the result between the tied if
// all have met, d) wins, e) lot. Readings A1 to A6: every unplayed round is half a point for the
// opponents, every own unplayed round an opponent with half of the rounds so far; the points of the
// mutual games are added once.
inline constexpr Edition fide_1989 = {
    .key = "1989",
    .title = say<said::swiss_rules_1989>,
    .opponent_view = OpponentView::unplayed_as_draws,
    .own_unplayed = OwnUnplayed::half_of_rounds,
    .direct_encounter = DirectEncounter::once_if_all_met,
    .mutual_games_are_averaged = false,
    .swiss_list = "PTS,BH,BH/M1,DE,WINS16",
    .rapid_swiss_list = "PTS,BH,BH/M1,DE,WINS16",
    .round_robin_list = "PTS,SB",
    .team_list = "MPTS,GPTS",
    .own_codes = swiss_1989::own_codes,
    .code_articles = swiss_1989::code_articles,
    .other_codes = "C.07 ",
    .articles = {.played = "1989 16 a",
                 .adjusted = "1989 16",
                 .own_unplayed = "1989 16",
                 .cuts = {"1989 16 b", "1989 16 b", "1989 16 b", "1989 16 b"},
                 .fore = "C.07 8.3",
                 .round_robin = "1989 16",
                 .unrated = "C.07 10"},
};

}  // namespace trf::tiebreak
