#include "trf/tiebreak/standings.hpp"

#include <algorithm>
#include <numeric>
#include <span>

#include "family.hpp"
#include "trf/message.hpp"

namespace trf::tiebreak {
namespace {

StandingsColumn compute(const Context& context, const TieBreakCode& code, Ranking& ranking) {
  const Family& family = *code.family;
  StandingsColumn column;
  column.heading = code.text;
  column.decimals = family.calculation.decimals;
  column.low_is_better = (family.direction == Direction::low) != code.reversed;
  column.values.assign(context.table().size(), 0);
  if (code.dropped) {
    column.values.assign(context.table().size(), StandingsColumn::undefined);
  } else if (family.calculation.refine != nullptr) {
    family.calculation.refine(context, code, ranking, column);
  } else if (family.calculation.fill != nullptr) {
    family.calculation.fill(context, code, column);
  } else if (code.limit_shift == 0 && code.divisor == 0) {
    column.values = context.values(code);
  } else {
    Terms terms;
    for (std::size_t c = 0; c < column.values.size(); ++c) {
      column.values[c] = evaluate(context, code, static_cast<Competitor>(c), terms)
                             .value_or(StandingsColumn::undefined);
    }
  }
  return column;
}

/// Larger keys come first; undefined values come last (reading U1).
std::int64_t key(const StandingsColumn& column, Competitor competitor) {
  const std::int64_t value = column.values[competitor];
  return value == StandingsColumn::undefined || !column.low_is_better ? value : -value;
}

bool has_equal_game_points(const Crosstable& table, std::span<const Competitor> group) {
  return std::ranges::all_of(group, [&](Competitor one) {
    return table.total(one, PointsKind::game) == table.total(group.front(), PointsKind::game);
  });
}

/// Splits the tied groups to which the column can be applied.
template <class AppliesTo>
void split(Ranking& ranking, const StandingsColumn& column, AppliesTo applies_to) {
  for (std::size_t first = 0; first < ranking.size();) {
    const std::size_t end = ranking.end_of(first);
    if (end - first > 1 && applies_to(std::span(ranking.order).subspan(first, end - first))) {
      const auto begin = ranking.order.begin() + static_cast<std::ptrdiff_t>(first);
      std::stable_sort(begin, ranking.order.begin() + static_cast<std::ptrdiff_t>(end),
                       [&](Competitor a, Competitor b) { return key(column, a) > key(column, b); });
      std::size_t start = first;
      for (std::size_t k = first; k < end; ++k) {
        if (key(column, ranking.order[k]) != key(column, ranking.order[start])) start = k;
        ranking.start[k] = static_cast<std::uint32_t>(start);
      }
    }
    first = end;
  }
}

void fill_ranks(Standings& standings) {
  const Ranking& ranking = standings.ranking;
  standings.rank.resize(ranking.size());
  for (std::size_t k = 0; k < ranking.size(); ++k)
    standings.rank[ranking.order[k]] = ranking.start[k] + 1;
}

}  // namespace

Standings rank(const Crosstable& table, const Edition& edition,
               const std::vector<TieBreakCode>& codes) {
  const Context context(table, edition);
  Standings standings;
  Ranking& ranking = standings.ranking;
  ranking.order.resize(table.size());
  std::iota(ranking.order.begin(), ranking.order.end(), Competitor{0});
  ranking.start.assign(table.size(), 0);
  for (const TieBreakCode& code : codes) {
    StandingsColumn column = compute(context, code, ranking);
    if (code.family->calculation.refine == nullptr) {
      split(ranking, column, [&](std::span<const Competitor> group) {
        return !code.family->calculation.needs_equal_game_points ||
               has_equal_game_points(table, group);
      });
    }
    standings.columns.push_back(std::move(column));
  }
  fill_ranks(standings);
  return standings;
}

void apply_lots(Standings& standings, const Crosstable& table, const std::vector<int>& lots) {
  StandingsColumn drawn;
  drawn.low_is_better = true;
  drawn.values.assign(table.size(), static_cast<std::int64_t>(lots.size()));
  for (std::size_t k = lots.size(); k-- > 0;) {
    const Competitor competitor = table.find(lots[k]);
    if (competitor != no_competitor) drawn.values[competitor] = static_cast<std::int64_t>(k);
  }
  split(standings.ranking, drawn, [](std::span<const Competitor>) { return true; });
  fill_ranks(standings);
}

std::string to_text(const StandingsColumn& column, Competitor competitor) {
  if (!column.texts.empty()) return column.texts[competitor];
  const std::int64_t value = column.values[competitor];
  if (value == StandingsColumn::undefined) return "-";
  return to_string(Decimal{value, static_cast<std::uint8_t>(column.decimals)});
}

}  // namespace trf::tiebreak
