// Knock-out counts of teams by boards: C.07 art. 12, over all games of the tournament.

#include <algorithm>
#include <numeric>
#include <string>

#include "boards.hpp"
#include "family.hpp"

namespace trf::tiebreak {

std::span<const Score> board_points(const Crosstable& table, Competitor team) {
  const auto boards = static_cast<std::size_t>(table.boards);
  return std::span(table.board_points).subspan(team * boards, boards);
}

// 12.1: the sum of board number times points scored on it; the lower is better, among teams with
// the same game points.
std::int64_t board_count(const Crosstable& table, Competitor team) {
  std::int64_t total = 0;
  std::int64_t number = 0;
  for (const Score points : board_points(table, team)) total += ++number * points.tenths();
  return total;
}

// 12.2: the points on board 1, then on board 2, and so on.
std::vector<std::int64_t> top_boards(const Crosstable& table, Competitor team) {
  std::vector<std::int64_t> points;
  for (const Score score : board_points(table, team)) points.push_back(score.tenths());
  return points;
}

// 12.3: the points without the last board, then without the last two, and so on.
std::vector<std::int64_t> without_bottom_boards(const Crosstable& table, Competitor team) {
  std::vector<std::int64_t> sums = top_boards(table, team);
  std::partial_sum(sums.begin(), sums.end(), sums.begin());
  if (!sums.empty()) sums.pop_back();
  std::ranges::reverse(sums);
  return sums;
}

namespace {

void collect_bc(const Context& context, const TieBreakCode&, Competitor competitor, Terms& terms) {
  std::int64_t number = 0;
  for (const Score points : board_points(context.table(), competitor)) {
    ++number;
    terms.push_back({.why = Why::counted, .seen = number, .amount = number * points.tenths()});
  }
}

template <std::vector<std::int64_t> (*points_of)(const Crosstable&, Competitor)>
void fill_list(const Context& context, const TieBreakCode&, StandingsColumn& column) {
  const Crosstable& table = context.table();
  std::vector<std::vector<std::int64_t>> lists(table.size());
  std::vector<Competitor> order(table.size());
  for (std::size_t c = 0; c < table.size(); ++c) {
    lists[c] = points_of(table, static_cast<Competitor>(c));
    order[c] = static_cast<Competitor>(c);
  }
  std::ranges::sort(order, [&](Competitor a, Competitor b) { return lists[a] < lists[b]; });
  column.texts.resize(table.size());
  std::int64_t value = 0;
  for (std::size_t k = 0; k < order.size(); ++k) {
    if (k > 0 && lists[order[k]] != lists[order[k - 1]]) ++value;
    column.values[order[k]] = value;
    std::string& text = column.texts[order[k]];
    for (const std::int64_t points : lists[order[k]]) {
      if (!text.empty()) text += ' ';
      text += to_string(Score::from_tenths(points));
    }
  }
}

}  // namespace

const Calculation Calculations::bc = {.whom = For::teams,
                                      .needs_equal_game_points = true,
                                      .decimals = 1,
                                      .term_decimals = 1,
                                      .collect = collect_bc,
                                      .finish = sum};
const Calculation Calculations::tbr = {.whom = For::teams, .fill = fill_list<top_boards>};
const Calculation Calculations::bbe = {.whom = For::teams,
                                       .fill = fill_list<without_bottom_boards>};

}  // namespace trf::tiebreak
