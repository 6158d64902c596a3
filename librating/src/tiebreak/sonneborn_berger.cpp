// Sonneborn-Berger: C.07 9.1, 13.2; SST 1 of the Italian rules is the same sum (reading S0).

#include "family.hpp"

namespace trf::tiebreak {
namespace {

// 9.1: each opponent's score times the points scored against him; 13.2: the opponent's total of the
// first letter times the own points of the second. The element of the lowest opponent's score is
// the least significant, and among equals the lowest contribution.
void collect_sb(const Context& context, const Code& code, Competitor competitor, Terms& terms) {
  const Crosstable& table = context.table();
  const View& view = context.view(code);
  const auto row = table.row(competitor);
  const std::size_t begin = std::size_t{competitor} * static_cast<std::size_t>(table.rounds);
  for (std::size_t r = 0; r < row.size(); ++r) {
    const Seen& seen = view.rounds[begin + r];
    if (seen.why == Why::none) continue;
    const ScoreProduct product(seen.score, row[r].of(code.own_points));
    terms.push_back({.round = static_cast<int>(r + 1),
                     .opponent = row[r].game.opponent,
                     .why = seen.why,
                     .voluntarily_unplayed = seen.voluntarily_unplayed,
                     .seen = seen.score.tenths(),
                     .amount = product.hundredths(),
                     .significance = seen.score.tenths()});
  }
}

constexpr unsigned modifiers = takes_cut | takes_median | takes_forfeits;

constexpr Family esb(std::string_view name, std::string_view title) {
  Family family;
  family.name = name;
  family.article = "13.2";
  family.title = title;
  family.takes = modifiers;
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
                   .title = "Sonneborn-Berger",
                   .takes = modifiers | takes_points,
                   .decimals = 2,
                   .term_decimals = 2,
                   .seen_decimals = 1,
                   .collect = collect_sb,
                   .finish = sum};
const Family emmsb = esb("EMMSB", "opponents' match points by own match points");
const Family emgsb = esb("EMGSB", "opponents' match points by own game points");
const Family egmsb = esb("EGMSB", "opponents' game points by own match points");
const Family eggsb = esb("EGGSB", "opponents' game points by own game points");

}  // namespace trf::tiebreak
