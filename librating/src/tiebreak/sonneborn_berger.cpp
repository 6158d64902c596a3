// Sonneborn-Berger: C.07 9.1, 13.2; SST 1 of the Italian rules is the same sum (reading S0).

#include "family.hpp"

namespace trf::tiebreak {
namespace {

// 9.1: each opponent's score times the points scored against the opponent; 13.2: the opponent's
// total of the first letter times the own points of the second. The element of the lowest
// opponent's score is the least significant, and among equals the lowest contribution.
void collect_sb(const Context& context, const TieBreakCode& code, Competitor competitor,
                Terms& terms) {
  collect_seen(context, code, competitor, terms, [&code](const Cell& cell, const Seen& seen) {
    return ScoreProduct(seen.score, cell.of(code.own_points)).hundredths();
  });
}

constexpr Calculation esb = {.whom = For::teams,
                             .cuts_by = CutsBy::opponent_score,
                             .decimals = 2,
                             .term_decimals = 2,
                             .seen_decimals = 1,
                             .collect = collect_sb,
                             .finish = sum};

}  // namespace

const Calculation Calculations::sb = {.takes_points = true,
                                      .cuts_by = CutsBy::opponent_score,
                                      .decimals = 2,
                                      .term_decimals = 2,
                                      .seen_decimals = 1,
                                      .collect = collect_sb,
                                      .finish = sum};
const Calculation Calculations::emmsb = esb;
const Calculation Calculations::emgsb = esb;
const Calculation Calculations::egmsb = esb;
const Calculation Calculations::eggsb = esb;

}  // namespace trf::tiebreak
