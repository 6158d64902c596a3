#include <array>

#include "editions.hpp"

namespace trf::tiebreak {
namespace {
constexpr std::array<std::string_view, 2> own_codes = {"ADJ", "WINS16"};
}

// FIDE Swiss rules 1989, art. 16: a) full Buchholz, b) median, c) the result between the tied if
// all have met, d) wins, e) lot. Readings A1 to A6: every unplayed round is half a point for the
// opponents, every own unplayed round an opponent with half of the rounds so far.
constinit const Edition fide_1989 = {
    .key = "1989",
    .title = "FIDE Swiss rules 1989, art. 16",
    .opponent_view = OpponentView::unplayed_as_draws,
    .own_unplayed = OwnUnplayed::half_of_rounds,
    .direct_encounter = DirectEncounter::once_if_all_met,
    .swiss_list = "PTS,BH,BH/M1,DE,WINS16",
    .rapid_swiss_list = "PTS,BH,BH/M1,DE,WINS16",
    .round_robin_list = "PTS,SB",
    .team_list = "MPTS,GPTS",
    .own_codes = own_codes,
    .articles = {.played = "1989 16 a",
                 .adjusted = "1989 16",
                 .own_unplayed = "1989 16",
                 .forfeit_cap = "",
                 .bye_cap = "",
                 .unplayed_cut = "",
                 .round_robin = "1989 16",
                 .direct_encounter = "1989 16 c"},
};

}  // namespace trf::tiebreak
