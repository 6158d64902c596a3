// Koya system: C.07 9.2, 14.5.

#include "family.hpp"

namespace trf::tiebreak {
namespace {

// 9.2: points against opponents with at least 50 % of the highest possible score; /L moves that
// limit by half points. Forfeits count as awarded.
void collect_ks(const Context& context, const TieBreakCode& code, Competitor competitor,
                Terms& terms) {
  const Crosstable& table = context.table();
  const std::int64_t twice_limit =
      std::int64_t{context.scheduled_games()} * table.win_of(code.points).tenths() +
      std::int64_t{10} * code.limit_shift;
  collect_rounds(context, competitor, terms,
                 [&](std::size_t, const Cell& cell) -> std::optional<Term> {
                   if (!cell.is_paired()) return std::nullopt;
                   const std::int64_t total = table.total(cell.game.opponent, code.points).tenths();
                   const bool counts = 2 * total >= twice_limit;
                   return Term{.why = counts ? Why::at_or_above_limit : Why::below_limit,
                               .seen = total,
                               .amount = counts ? cell.of(code.points).tenths() : 0};
                 });
}

}  // namespace

const Calculation Calculations::ks = {.takes_points = true,
                                      .decimals = 1,
                                      .term_decimals = 1,
                                      .seen_decimals = 1,
                                      .collect = collect_ks,
                                      .finish = sum};

}  // namespace trf::tiebreak
