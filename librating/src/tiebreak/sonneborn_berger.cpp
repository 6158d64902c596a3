// Sonneborn-Berger: C.07 9.1, 13.2; SST 1 of the Italian rules is the same sum (reading S0).

#include "family.hpp"
#include "trf/tiebreak/messages/tie_breaks.hpp"

namespace trf::tiebreak {
namespace {

// 9.1: each opponent's score times the points scored against the opponent; 13.2: the opponent's
// total of the first letter times the own points of the second. The element of the lowest
// opponent's score is the least significant, and among equals the lowest contribution.
void collect_sb(const Context& context, const Code& code, Competitor competitor, Terms& terms) {
  collect_seen(context, code, competitor, terms, [&code](const Cell& cell, const Seen& seen) {
    return ScoreProduct(seen.score, cell.of(code.own_points)).hundredths();
  });
}

constexpr Family esb(std::string_view name, Message (*title)()) {
  Family family;
  family.name = name;
  family.article = "13.2";
  family.title = title;
  family.whom = For::teams;
  family.decimals = 2;
  family.term_decimals = 2;
  family.seen_decimals = 1;
  family.collect = collect_sb;
  family.finish = sum;
  return family;
}

}  // namespace

const Family sb = {.name = "SB",
                   .article = "9.1",
                   .title = say<said::sonneborn_berger>,
                   .takes_points = true,
                   .decimals = 2,
                   .term_decimals = 2,
                   .seen_decimals = 1,
                   .collect = collect_sb,
                   .finish = sum};
const Family emmsb = esb("EMMSB", say<said::match_by_match>);
const Family emgsb = esb("EMGSB", say<said::match_by_game>);
const Family egmsb = esb("EGMSB", say<said::game_by_match>);
const Family eggsb = esb("EGGSB", say<said::game_by_game>);

}  // namespace trf::tiebreak
